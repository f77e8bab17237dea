import ProgressionModel
import ProgressionText

/// Finds alternatives of an `any` or `none`, and conditions that are counted, of which another makes
/// one needless.
struct AlternativesCheck {
  private let checked: CheckedGame
  private let forms: ConditionForms
  private var found = WrittenOnce()

  private var game: Game { checked.game }

  /// - Complexity: O(n) for n conditions, since of each list a limited number of parts is compared.
  static func run(
    on checked: CheckedGame, _ forms: ConditionForms, into findings: inout Findings
  ) {
    var check = AlternativesCheck(checked: checked, forms: forms)
    check.forEachList { $0.check($1, at: $2, isCount: $3) }
    if check.found.isEmpty { return }
    var readings: [Place: Int] = [:]
    check.forEachList { check, _, place, _ in
      if check.found.isAbout(place) { readings[place, default: 0] += 1 }
    }
    check.found.report(readings: readings, into: &findings)
  }

  private init(checked: CheckedGame, forms: ConditionForms) {
    self.checked = checked
    self.forms = forms
  }

  private mutating func forEachList(
    _ body: (inout AlternativesCheck, [ConditionRef], Place, _ isCount: Bool) -> Void
  ) {
    for (position, condition) in game.conditions.enumerated() {
      switch condition {
      case .any(let parts) where parts.count > 1, .none(let parts) where parts.count > 1:
        body(&self, parts, game.conditionPlaces[position], false)
      default: break
      }
    }
    for (position, quantity) in game.quantities.enumerated() {
      if case .countConditions(let parts) = quantity, parts.count > 1 {
        body(&self, parts, game.quantityPlaces[position], true)
      }
    }
  }

  private mutating func check(_ list: [ConditionRef], at place: Place, isCount: Bool) {
    if place.isNone { return }
    var alternatives: [(condition: ConditionRef, needs: Conjunction)] = []
    for part in list.prefix(Conjunction.mostParts) where checked.ranges[part] == .depends {
      alternatives.append((part, Conjunction([part], forms, checked)))
    }
    for (index, right) in alternatives.enumerated() {
      for left in alternatives[..<index] {
        let literal = forms.literal(of: right.condition)
        let other = forms.literal(of: left.condition)
        if literal == other {
          add(
            .duplicateCondition, at: right.condition, beside: left.condition,
            isCount ? "the same condition counts twice" : "the same alternative stands here twice",
            note: "it stands here too", help: "take one of them out, or write what was meant",
            in: place)
          break
        }
        if isCount { continue }
        if literal == other ^ 1 {
          add(
            .alwaysTrue, at: right.condition, beside: left.condition,
            "one of two opposites always holds, so this list asks for nothing",
            note: "its opposite",
            help: "leave one of them out, or write `all` where both are needed",
            in: place)
          break
        }
        if right.needs.implies(left.needs, forms) {
          shadowed(right.condition, by: left.condition, in: place)
          break
        }
        if left.needs.implies(right.needs, forms) {
          shadowed(left.condition, by: right.condition, in: place)
          break
        }
      }
    }
  }

  private mutating func shadowed(
    _ part: ConditionRef, by other: ConditionRef, in list: Place
  ) {
    add(
      .shadowedAlternative, at: part, beside: other,
      "this alternative adds nothing: whenever it holds, another one holds too",
      note: "the other one, which asks for less", help: "leave it out, or ask for less in it",
      in: list)
  }

  private mutating func add(
    _ code: DiagnosticCode, at part: ConditionRef, beside other: ConditionRef,
    _ message: String, note: String, help: String, in list: Place
  ) {
    let written = game.conditionPlaces[part.position]
    let place = written.isNone ? list : written
    let beside = game.conditionPlaces[other.position]
    found.add(
      Diagnostic(
        code, severity: .warning, at: place, message,
        related: beside.isNone || beside == place ? [] : [.init(place: beside, message: note)],
        help: [help]), about: list)
  }
}
