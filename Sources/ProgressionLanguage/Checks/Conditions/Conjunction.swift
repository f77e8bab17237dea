import ProgressionModel
import ProgressionText

/// What a condition needs all at once: its parts, those of an `all` inside it among them.
struct Conjunction {
  struct Part {
    let literal: Int32
    /// The condition as it is written; a rule for all that it stands for.
    let written: ConditionRef
  }

  /// Beyond this many parts the rest is left out.
  static let mostParts = 64

  private(set) var parts: [Part] = []
  /// Whether no part was left out.
  private(set) var isWhole = true

  /// How many lists, rules and parts are looked at, so that deep lists of lists stay cheap too.
  private static let mostSteps = 4 * mostParts

  /// - Complexity: O(1), since the parts and steps are limited.
  init(_ conditions: [ConditionRef], _ forms: ConditionForms, in game: Game) {
    var pending: [(condition: ConditionRef, written: ConditionRef?)] = []
    for condition in conditions.prefix(Self.mostParts + 1).reversed() {
      pending.append((condition, nil))
    }
    var steps = 0
    while let (condition, written) = pending.popLast() {
      steps += 1
      if parts.count == Self.mostParts || steps > Self.mostSteps {
        isWhole = false
        return
      }
      switch game[condition] {
      case .all(let inner):
        for part in inner.prefix(Self.mostParts + 1).reversed() { pending.append((part, written)) }
      case .rule(let rule):
        pending.append((game[rule].condition, written ?? condition))
      default:
        parts.append(Part(literal: forms.literal(of: condition), written: written ?? condition))
      }
    }
  }

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
