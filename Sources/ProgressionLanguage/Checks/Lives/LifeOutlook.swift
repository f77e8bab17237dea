import ProgressionModel

/// What conditions can be while facts of some lives are known and all others are not.
struct LifeOutlook {
  /// Which facts are known, and how.
  enum Assumption {
    /// What may end before the life has just begun anew.
    case begun(before: Lifetime)
    /// What only commands change and outlives the life is as far as it can be.
    case kept(beyond: Lifetime)
  }

  /// Whether a condition, or its opposite, may hold.
  struct Prospect {
    var mayHold: Bool
    /// The condition that reads a known fact the wrong way round and decides it so; -1 for none.
    var witness: Int32 = -1
  }

  let checked: CheckedGame
  let lives: FactLives
  let assumption: Assumption
  private var holding: [Prospect]
  private var failing: [Prospect]
  /// The first condition within each that reads a known fact; -1 for none.
  private(set) var readings: [Int32]
  /// The known fact that each quantity reads.
  private(set) var facts: [LivingFact?]
  private(set) var members: [LivingFact?]

  var game: Game { checked.game }

  /// - Complexity: O(n) for n conditions, quantities and members of sets.
  init(_ assumption: Assumption, _ checked: CheckedGame, _ lives: FactLives) {
    self.checked = checked
    self.lives = lives
    self.assumption = assumption
    let open = Prospect(mayHold: true)
    holding = [Prospect](repeating: open, count: checked.game.conditions.count)
    failing = holding
    readings = [Int32](repeating: -1, count: checked.game.conditions.count)
    facts = [LivingFact?](repeating: nil, count: checked.game.quantities.count)
    members = []
    for set in checked.game.nodeSets { members.append(known(in: set)) }
    for position in 0..<checked.order.count {
      switch checked.order[position] {
      case .condition(let condition): look(at: condition)
      case .quantity(let quantity): facts[quantity.position] = known(in: game[quantity])
      }
    }
  }

  /// Whether a condition may hold; no condition always does.
  func holds(_ condition: ConditionRef?) -> Prospect {
    condition.map { holding[$0.position] } ?? Prospect(mayHold: true)
  }

  /// Whether a condition may be false.
  func fails(_ condition: ConditionRef) -> Prospect { failing[condition.position] }

  /// The first condition within `condition` that reads a known fact.
  func reading(in condition: ConditionRef) -> ConditionRef? {
    let reading = readings[condition.position]
    return reading < 0 ? nil : ConditionRef(reading)
  }

  /// The known fact that a condition of one leaf reads.
  func fact(of condition: ConditionRef) -> LivingFact? {
    guard case .compare(let quantity, let bounds) = game[condition] else {
      return known(in: game[condition])
    }
    if let fact = facts[quantity.position] { return fact }
    for bound in bounds {
      if case .quantity(let operand) = bound.operand, let fact = facts[operand.position] {
        return fact
      }
    }
    return nil
  }

  private mutating func look(at condition: ConditionRef) {
    let position = condition.position
    switch game[condition] {
    case .constant(let value):
      holding[position] = Prospect(mayHold: value)
      failing[position] = Prospect(mayHold: !value)
    case .all(let parts):
      holding[position] = Self.every(parts, holding)
      failing[position] = Self.some(parts, failing)
      read(parts, in: position)
    case .any(let parts):
      holding[position] = Self.some(parts, holding)
      failing[position] = Self.every(parts, failing)
      read(parts, in: position)
    case .none(let parts):
      holding[position] = Self.every(parts, failing)
      failing[position] = Self.some(parts, holding)
      read(parts, in: position)
    case .not(let part):
      holding[position] = failing[part.position]
      failing[position] = holding[part.position]
      read([part], in: position)
    case .rule(let rule):
      let body = game[rule].condition
      holding[position] = holding[body.position]
      failing[position] = failing[body.position]
      read([body], in: position)
    case .compare(let quantity, let bounds):
      compare(quantity, bounds, at: Int32(clamping: position))
    case .completed, .unlocked, .ownedProduct, .ownedItem, .flag, .visited, .met, .active, .failed,
      .marked, .attribute, .now, .weekly, .cohort, .waiting:
      guard known(in: game[condition]) != nil else { return }
      let itself = Int32(clamping: position)
      readings[position] = itself
      // What an attribute is anew may be anything.
      if case .attribute = game[condition] { return }
      switch assumption {
      case .begun:
        holding[position] = Prospect(mayHold: false)
        failing[position] = Prospect(mayHold: true, witness: itself)
      case .kept:
        failing[position] = Prospect(mayHold: false, witness: itself)
      }
    }
  }

  private mutating func read(_ parts: [ConditionRef], in position: Int) {
    for part in parts where readings[part.position] >= 0 {
      readings[position] = readings[part.position]
      return
    }
  }

  private static func every(_ parts: [ConditionRef], _ prospects: [Prospect]) -> Prospect {
    var result = Prospect(mayHold: true)
    for part in parts {
      let one = prospects[part.position]
      if one.mayHold != result.mayHold {
        if one.mayHold { continue }
        result = one
      } else if result.witness < 0 {
        result.witness = one.witness
      }
    }
    return result
  }

  private static func some(_ parts: [ConditionRef], _ prospects: [Prospect]) -> Prospect {
    var result = Prospect(mayHold: false)
    for part in parts {
      let one = prospects[part.position]
      if one.mayHold != result.mayHold {
        if result.mayHold { continue }
        result = one
      } else if result.witness < 0 {
        result.witness = one.witness
      }
    }
    return result
  }
}

extension LifeOutlook {
  /// One side of a comparison: whether it reads a known fact, and its value where that is known too.
  private struct Side {
    var isKnown: Bool
    var value: Int64?
  }

  private mutating func compare(_ quantity: QuantityRef, _ bounds: [Bound], at position: Int32) {
    let left = side(quantity)
    var isRead = left.isKnown
    var all = Prospect(mayHold: true)
    var none = Prospect(mayHold: false)
    for bound in bounds {
      let right: Side
      switch bound.operand {
      case .literal(let number): right = Side(isKnown: false, value: number)
      case .quantity(let operand):
        right = side(operand)
        if right.isKnown { isRead = true }
      }
      let one = prospect(left, bound.comparator, right, at: position)
      if !one.mayHold && all.mayHold { all = one }
      if one.mayHold == all.mayHold && all.witness < 0 { all.witness = one.witness }
      let opposite = prospect(left, bound.comparator.negated, right, at: position)
      if opposite.mayHold && !none.mayHold { none = opposite }
      if opposite.mayHold == none.mayHold && none.witness < 0 { none.witness = opposite.witness }
    }
    guard isRead else { return }
    readings[Int(position)] = position
    holding[Int(position)] = all
    failing[Int(position)] = none
    // What never happened is no number, and no comparison of it holds.
    if case .timeSince = game[quantity], left.isKnown, case .begun = assumption {
      holding[Int(position)] = Prospect(mayHold: false)
      failing[Int(position)] = Prospect(mayHold: true, witness: position)
    }
  }

  private func prospect(
    _ left: Side, _ comparator: Comparator, _ right: Side, at position: Int32
  ) -> Prospect {
    var mayHold = true
    if let value = left.value, let other = right.value {
      mayHold = comparator.holds(value, other)
    }
    let signs = comparator.dependencies
    let isDenied = left.isKnown && signs.isLeftNegative || right.isKnown && signs.isRightNegative
    let isDecisive =
      switch assumption {
      case .begun: mayHold
      case .kept: !mayHold
      }
    return Prospect(mayHold: mayHold, witness: isDenied && isDecisive ? position : -1)
  }

  private func side(_ quantity: QuantityRef) -> Side {
    guard facts[quantity.position] != nil else { return Side(isKnown: false, value: nil) }
    switch (assumption, game[quantity]) {
    case (.kept, .counter(let counter)): return Side(isKnown: true, value: game[counter].maximum)
    case (.kept, _): return Side(isKnown: true, value: nil)
    case (.begun, .counter(let counter)): return Side(isKnown: true, value: game[counter].initial)
    case (.begun, .have(let amount)): return Side(isKnown: true, value: game[amount].initial)
    case (.begun, .sum), (.begun, .min), (.begun, .max), (.begun, .countConditions):
      // Parts of it may live longer.
      return Side(isKnown: true, value: nil)
    case (.begun, _): return Side(isKnown: true, value: 0)
    }
  }
}
