import ProgressionModel
import ProgressionText

/// Finds parts of an `all` that exclude each other, that another part implies, or that stand twice.
struct PartsCheck {
  private let checked: CheckedGame
  private let forms: ConditionForms
  private let words: DemandWords
  private var found = WrittenOnce()

  private var game: Game { checked.game }

  /// - Complexity: O(n) for n conditions, since of each list a limited number of parts is compared.
  static func run(
    on checked: CheckedGame, _ forms: ConditionForms, into findings: inout Findings
  ) {
    var check = PartsCheck(checked, forms)
    for (position, condition) in checked.game.conditions.enumerated() {
      guard case .all(let parts) = condition, parts.count > 1 else { continue }
      check.check(parts, at: checked.game.conditionPlaces[position])
    }
    if check.found.isEmpty { return }
    var readings: [Place: Int] = [:]
    for (position, condition) in checked.game.conditions.enumerated() {
      guard case .all(let parts) = condition, parts.count > 1 else { continue }
      let place = checked.game.conditionPlaces[position]
      if check.found.isAbout(place) { readings[place, default: 0] += 1 }
    }
    check.found.report(readings: readings, into: &findings)
  }

  private init(_ checked: CheckedGame, _ forms: ConditionForms) {
    self.checked = checked
    self.forms = forms
    words = DemandWords(checked, forms)
  }

  private mutating func check(_ list: [ConditionRef], at place: Place) {
    if place.isNone { return }
    // A part that is always or never true is reported as such.
    let parts = Conjunction(list, forms, checked).parts.filter {
      checked.ranges[$0.written] == .depends
    }
    for (index, part) in parts.enumerated() {
      for other in parts[..<index] where compare(other, part, in: place) { break }
    }
    for (index, part) in parts.enumerated() {
      if case .any(let alternatives) = game[part.written] {
        check(alternatives, of: part, beside: parts, but: index, in: place)
      }
    }
  }

  /// Compares two parts, the first of which comes first; whether something was found.
  private mutating func compare(
    _ first: Conjunction.Part, _ second: Conjunction.Part, in list: Place
  ) -> Bool {
    // What two parts of one rule say is found where the rule is written.
    if first.isInRule, first.written == second.written { return false }
    // Rules are written to be put together, so that they may overlap.
    let mayOverlap = first.isInRule || second.isInRule
    if first.literal == second.literal {
      if mayOverlap { return false }
      add(
        .duplicateCondition, at: second, beside: first, "the same condition stands here twice",
        note: "it stands here too", help: "take one of them out, or write what was meant", in: list)
      return true
    }
    if first.literal == second.literal ^ 1 {
      add(
        .contradiction, at: second, beside: first,
        "this can never hold: it is the opposite of what is asked for beside it",
        note: "its opposite", help: "leave one of them out, or write `any` where one is enough",
        in: list)
      return true
    }
    guard let left = forms.demand(of: first.literal), let right = forms.demand(of: second.literal)
    else { return false }
    if left.excludes(right) {
      add(
        .contradiction, at: second, beside: first,
        "this can never hold: \(words.clash(left, right))",
        note: "the other demand", help: "leave one of them out, or write `any` where one is enough",
        in: list)
      return true
    }
    if mayOverlap { return false }
    if left.implies(right) {
      implied(second, right, by: first, left, in: list)
      return true
    }
    if right.implies(left) {
      implied(first, left, by: second, right, in: list)
      return true
    }
    return false
  }

  private mutating func implied(
    _ part: Conjunction.Part, _ demand: Demand, by other: Conjunction.Part, _ stronger: Demand,
    in list: Place
  ) {
    let what =
      demand.values == nil
      ? "is \(words.range(of: demand)) whenever it is \(words.range(of: stronger))"
      : "is one of these whenever it is one of those beside it"
    add(
      .impliedCondition, at: part, beside: other,
      "this asks for nothing of its own: \(words.subject(of: demand)) \(what)",
      note: "this asks for more", help: "leave it out", in: list)
  }

  /// Finds alternatives that the parts beside their `any` decide already.
  private mutating func check(
    _ alternatives: [ConditionRef], of part: Conjunction.Part, beside parts: [Conjunction.Part],
    but index: Int, in list: Place
  ) {
    var others = parts
    others.remove(at: index)
    if others.isEmpty { return }
    let beside = Conjunction(of: others)
    for alternative in alternatives.prefix(Conjunction.mostParts)
    where checked.ranges[alternative] == .depends {
      let needs = Conjunction([alternative], forms, checked)
      if beside.implies(needs, forms), let first = needs.parts.first,
        let reason = beside.part(implying: first.literal, forms)
      {
        add(
          .impliedCondition, at: part, beside: reason,
          "this `any` asks for nothing of its own: what is asked for beside it is one of its alternatives",
          note: "this is enough for it", help: "leave the `any` out, or what stands beside it",
          in: list)
        return
      }
      for need in needs.parts {
        guard let reason = beside.part(excluding: need.literal, forms) else { continue }
        add(
          .contradiction, at: need, beside: reason,
          "this alternative can never hold: what is asked for beside the `any` excludes it",
          note: "this excludes it", help: "leave the alternative out", in: list)
        break
      }
    }
  }

  private mutating func add(
    _ code: DiagnosticCode, at part: Conjunction.Part, beside other: Conjunction.Part,
    _ message: String, note: String, help: String, in list: Place
  ) {
    let written = game.conditionPlaces[part.written.position]
    let place = written.isNone ? list : written
    let beside = game.conditionPlaces[other.written.position]
    found.add(
      Diagnostic(
        code, severity: .warning, at: place, message,
        related: beside.isNone || beside == place ? [] : [.init(place: beside, message: note)],
        help: [help]), about: list)
  }
}
