import ProgressionModel

/// Conditions in a form in which equal ones are equal and opposite ones are opposite.
///
/// Each condition is a literal: twice the number of its form, plus one where it is denied. `none`
/// and `any` are denials of an `all`, a rule is what it stands for, the order of parts is no matter.
struct ConditionForms {
  /// What tells forms apart.
  private enum Key: Hashable {
    case always
    case completed(NodeRef)
    case open(NodeRef)
    case item(HoldingRef)
    case flag(FlagRef)
    case visited(NodeRef)
    case met(NodeRef)
    case active(NodeRef)
    case failed(NodeRef)
    case marked(NodeRef, Int64?)
    case attribute(AttributeRef, AttributeTest)
    case now(Int64?, Int64?)
    case weekly(WeeklyWindow)
    case cohort(String, Int64)
    case waiting(TimerRef)
    case compare(measure: Int, [Bound])
    case all([Int32])
  }

  /// The literal of each condition.
  private var literals: [Int32]
  /// What each form says of one number, where it does.
  private var demands: [Demand?] = []
  private var subjects: [Demand.Subject] = []

  /// - Complexity: O(n log n) for n conditions and their parts.
  init(_ checked: CheckedGame) {
    let game = checked.game
    literals = [Int32](repeating: 0, count: game.conditions.count)
    var known: [Key: Int32] = [:]
    var subjects = DemandSubjects()
    for position in 0..<checked.order.count {
      guard case .condition(let condition) = checked.order[position] else { continue }
      literals[condition.position] = literal(of: game[condition], checked, &known, &subjects)
    }
    self.subjects = subjects.subjects
  }

  func literal(of condition: ConditionRef) -> Int32 { literals[condition.position] }

  /// What a literal says of one number, or `nil` where it says something else.
  func demand(of literal: Int32) -> Demand? {
    guard let demand = demands[Int(literal >> 1)] else { return nil }
    return literal & 1 == 0 ? demand : demand.denied
  }

  /// What a demand is about.
  func subject(of demand: Demand) -> Demand.Subject { subjects[Int(demand.subject)] }

  private mutating func literal(
    of condition: Condition, _ checked: CheckedGame, _ known: inout [Key: Int32],
    _ subjects: inout DemandSubjects
  ) -> Int32 {
    let game = checked.game
    let key: Key
    var demand: Demand?
    switch condition {
    case .rule(let rule): return literals[game[rule].condition.position]
    case .not(let part): return literals[part.position] ^ 1
    case .all(let parts): return combined(parts.map { literals[$0.position] }, &known)
    case .any(let parts): return combined(parts.map { literals[$0.position] ^ 1 }, &known) ^ 1
    case .none(let parts): return combined(parts.map { literals[$0.position] ^ 1 }, &known)
    case .constant(let value): return form(.always, nil, &known) ^ (value ? 0 : 1)
    case .completed(let node): key = .completed(node)
    case .unlocked(let node), .ownedProduct(let node): key = .open(node)
    case .ownedItem(let item): key = .item(item)
    case .flag(let flag): key = .flag(flag)
    case .visited(let node): key = .visited(node)
    case .met(let node): key = .met(node)
    case .active(let node): key = .active(node)
    case .failed(let node): key = .failed(node)
    case .marked(let node, let mark): key = .marked(node, mark)
    case .waiting(let timer): key = .waiting(timer)
    case .now(let from, let until): key = .now(from, until)
    case .weekly(let window): key = .weekly(window)
    case .cohort(let salt, let share):
      key = .cohort(salt, share)
      demand = Demand(subject: subjects.of(.draw(salt)), lower: .min, upper: share - 1)
    case .attribute(let attribute, let test):
      key = .attribute(attribute, test)
      demand = Demand(test, subject: subjects.of(.attribute(attribute)))
    case .compare(let quantity, let bounds):
      let measure = checked.measures[quantity]
      key = .compare(measure: measure, bounds.map { $0.shared(checked.measures) })
      demand = Demand(
        bounds, subject: subjects.of(.measure(measure)),
        canBeAbsent: checked.ranges[quantity].canBeAbsent)
    }
    return form(key, demand, &known)
  }

  /// The literal of all of some literals.
  private mutating func combined(_ parts: [Int32], _ known: inout [Key: Int32]) -> Int32 {
    if parts.count == 1, let only = parts.first { return only }
    var unique: [Int32] = []
    for part in parts.sorted() where unique.last != part { unique.append(part) }
    if unique.count == 1, let only = unique.first { return only }
    return form(unique.isEmpty ? .always : .all(unique), nil, &known)
  }

  private mutating func form(
    _ key: Key, _ demand: Demand?, _ known: inout [Key: Int32]
  ) -> Int32 {
    if let form = known[key] { return 2 * form }
    let form = Int32(clamping: demands.count)
    demands.append(demand)
    known[key] = form
    return 2 * form
  }
}

extension Bound {
  /// The bound with the quantity that stands for all that measure the same.
  fileprivate func shared(_ measures: MeasureTable) -> Bound {
    guard case .quantity(let quantity) = operand else { return self }
    return Bound(comparator: comparator, operand: .quantity(measures.first(for: quantity)))
  }
}
