import ProgressionModel
import ProgressionText

/// What a condition needs all at once: its parts, those of lists inside it among them.
///
/// What always holds is left out, so that `true` needs nothing.
struct Conjunction {
  struct Part {
    let literal: Int32
    /// The condition as it is written; a rule for all that it stands for.
    let written: ConditionRef
    /// Whether the part stands in a rule.
    let isInRule: Bool
  }

  private struct Step {
    let condition: ConditionRef
    let isDenied: Bool
    /// The rule that led here.
    let rule: ConditionRef?
  }

  /// Beyond this many parts the rest is left out.
  static let mostParts = 64
  /// How many lists, rules and parts are looked at, so that deep lists of lists stay cheap too.
  private static let mostSteps = 4 * mostParts

  private(set) var parts: [Part] = []
  /// Whether no part was left out.
  private(set) var isWhole = true

  /// - Complexity: O(1), since the parts and steps are limited.
  init(_ conditions: [ConditionRef], _ forms: ConditionForms, _ checked: CheckedGame) {
    var pending: [Step] = []
    func add(_ parts: [ConditionRef], isDenied: Bool, rule: ConditionRef?) {
      for part in parts.prefix(Self.mostParts + 1).reversed() {
        pending.append(Step(condition: part, isDenied: isDenied, rule: rule))
      }
    }
    add(conditions, isDenied: false, rule: nil)
    var steps = 0
    while let step = pending.popLast() {
      steps += 1
      if parts.count == Self.mostParts || steps > Self.mostSteps {
        isWhole = false
        return
      }
      switch (checked.game[step.condition], step.isDenied) {
      case (.all(let inner), false): add(inner, isDenied: false, rule: step.rule)
      case (.any(let inner), true): add(inner, isDenied: true, rule: step.rule)
      case (.none(let inner), false): add(inner, isDenied: true, rule: step.rule)
      case (.not(let inner), let isDenied): add([inner], isDenied: !isDenied, rule: step.rule)
      // Of a rule in a rule no more is asked than its name, so that chains of rules stay cheap.
      case (.rule(let rule), let isDenied) where step.rule == nil:
        add([checked.game[rule].condition], isDenied: isDenied, rule: step.condition)
      default:
        if checked.ranges[step.condition] == (step.isDenied ? .never : .always) { continue }
        let literal = forms.literal(of: step.condition) ^ (step.isDenied ? 1 : 0)
        parts.append(
          Part(
            literal: literal, written: step.rule ?? step.condition, isInRule: step.rule != nil))
      }
    }
  }

  init(of parts: [Part]) { self.parts = parts }

  /// Whether whatever meets this one meets the literal.
  func implies(_ literal: Int32, _ forms: ConditionForms) -> Bool {
    part(implying: literal, forms) != nil
  }

  /// The first part that implies a literal.
  func part(implying literal: Int32, _ forms: ConditionForms) -> Part? {
    let demand = forms.demand(of: literal)
    return parts.first { part in
      if part.literal == literal { return true }
      guard let demand, let own = forms.demand(of: part.literal) else { return false }
      return own.implies(demand)
    }
  }

  /// The first part that cannot hold together with a literal.
  func part(excluding literal: Int32, _ forms: ConditionForms) -> Part? {
    let demand = forms.demand(of: literal)
    return parts.first { part in
      if part.literal == literal ^ 1 { return true }
      guard let demand, let own = forms.demand(of: part.literal) else { return false }
      return own.excludes(demand)
    }
  }

  /// Whether whatever meets this one meets the other.
  func implies(_ other: Conjunction, _ forms: ConditionForms) -> Bool {
    other.isWhole && other.parts.allSatisfy { implies($0.literal, forms) }
  }
}
