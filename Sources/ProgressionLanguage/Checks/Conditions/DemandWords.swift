import ProgressionModel

/// Says in words what a demand asks for.
struct DemandWords {
  private let checked: CheckedGame
  private let forms: ConditionForms

  init(_ checked: CheckedGame, _ forms: ConditionForms) {
    self.checked = checked
    self.forms = forms
  }

  /// What is demanded of, as in `the counter `wins``.
  func subject(of demand: Demand) -> String {
    switch forms.subject(of: demand) {
    case .measure(let measure):
      QuantityWords(checked).subject(of: checked.measures.quantities[measure])
    case .attribute(let attribute): "the attribute `\(checked.game[attribute].id)`"
    case .draw(let salt): "the draw for `\(salt)`"
    }
  }

  /// What is demanded, as in `at least 5`; a number as the pack writes it.
  func range(of demand: Demand) -> String {
    if demand.values != nil { return "one of some values" }
    if demand.lower == demand.upper { return number(demand.lower, demand) }
    if case .draw = forms.subject(of: demand), demand.lower == .min {
      return "below \(demand.upper &+ 1)"
    }
    if demand.upper == .max { return "at least \(number(demand.lower, demand))" }
    if demand.lower == .min { return "at most \(number(demand.upper, demand))" }
    return "from \(number(demand.lower, demand)) to \(number(demand.upper, demand))"
  }

  /// That two demands leave nothing, as in `cannot be at least 5 and at most 3 at once`.
  func clash(_ left: Demand, _ right: Demand) -> String {
    guard let values = left.values, let others = right.values else {
      return "\(subject(of: right)) cannot be \(range(of: left)) and \(range(of: right)) at once"
    }
    if values.count == 1, others.count == 1 {
      return "\(subject(of: right)) cannot have two values at once"
    }
    return "no value of \(subject(of: right)) is in both lists"
  }

  private func number(_ value: Int64, _ demand: Demand) -> String {
    guard case .measure(let measure) = forms.subject(of: demand) else { return "\(value)" }
    return QuantityWords(checked).number(value, of: checked.measures.quantities[measure]).shown
  }
}
