import ProgressionModel

/// What is true of conditions and quantities whatever is played.
struct StaticRanges {
  /// Whether a condition can change at all.
  enum Truth {
    case always
    case never
    case depends
  }

  /// Whether each condition is the same for ever, for one player: a draw of chance is.
  private(set) var isFixed: [Bool]
  /// The truth of each condition.
  private(set) var truths: [Truth]
  /// The least and greatest value of each quantity.
  private(set) var intervals: [Interval]

  /// - Complexity: O(n) for n conditions, quantities and members of sets.
  init(
    _ game: Game, shape: GameShape, facts: GameFacts, measures: MeasureTable,
    order: ExpressionOrder,
    isWhole: Bool
  ) {
    truths = [Truth](repeating: .depends, count: game.conditions.count)
    isFixed = [Bool](repeating: false, count: game.conditions.count)
    intervals = [Interval](repeating: .unbounded, count: game.quantities.count)
    let limits = MeasureLimits(game, shape: shape, facts: facts, isWhole: isWhole)
    var isKnown = [Bool](repeating: false, count: measures.count)
    for position in 0..<order.count {
      switch order[position] {
      case .condition(let condition):
        truths[condition.position] = truth(of: game[condition], in: game)
        isFixed[condition.position] = isFixed(condition, in: game)
      case .quantity(let quantity):
        let measure = measures[quantity]
        let first = measures.quantities[measure]
        if isKnown[measure] {
          intervals[quantity.position] = intervals[first.position]
          continue
        }
        let interval = interval(of: game[quantity], limits: limits)
        intervals[quantity.position] = interval
        // The first quantity of the measure may come later in the order; it is the same.
        intervals[first.position] = interval
        isKnown[measure] = true
      }
    }
  }

  subscript(condition: ConditionRef) -> Truth { truths[condition.position] }
  subscript(quantity: QuantityRef) -> Interval { intervals[quantity.position] }

  /// The values of the right side of a bound.
  func interval(of operand: Bound.Operand) -> Interval {
    switch operand {
    case .literal(let value): .exactly(value)
    case .quantity(let quantity): self[quantity]
    }
  }

  private func interval(of quantity: Quantity, limits: MeasureLimits) -> Interval {
    switch quantity {
    case .countConditions(let conditions):
      var range = Interval.exactly(0)
      for condition in conditions {
        switch self[condition] {
        case .always:
          range.lower += 1
          range.upper += 1
        case .depends: range.upper += 1
        case .never: break
        }
      }
      return range
    case .sum(let parts): return .sum(parts.map { self[$0] })
    case .min(let parts): return .least(parts.map { self[$0] })
    case .max(let parts): return .greatest(parts.map { self[$0] })
    case .times(let part, let factor): return self[part].times(factor)
    case .since(let part, _), .sinceAccepted(let part, _):
      return Interval(lower: 0, upper: max(0, self[part].upper))
    default: return limits.interval(of: quantity)
    }
  }

  private func truth(of condition: Condition, in game: Game) -> Truth {
    switch condition {
    case .constant(let value): value ? .always : .never
    case .all(let parts): all(parts)
    case .any(let parts): opposite(of: allOpposite(parts))
    case .none(let parts): allOpposite(parts)
    case .not(let part): opposite(of: self[part])
    case .rule(let rule): self[game[rule].condition]
    case .compare(let quantity, let bounds): compare(self[quantity], bounds)
    case .now(let from?, let until?): from < until ? .depends : .never
    case .cohort(_, let share): share <= 0 ? .never : share >= 100 ? .always : .depends
    case .completed, .unlocked, .ownedProduct, .ownedItem, .flag, .visited, .met, .active, .failed,
      .marked, .attribute, .now, .weekly, .waiting:
      .depends
    }
  }

  private func isFixed(_ condition: ConditionRef, in game: Game) -> Bool {
    switch self[condition] {
    case .always, .never: return true
    case .depends: break
    }
    switch game[condition] {
    case .cohort: return true
    case .all(let parts), .any(let parts), .none(let parts):
      return parts.allSatisfy { isFixed[$0.position] }
    case .not(let part): return isFixed[part.position]
    case .rule(let rule): return isFixed[game[rule].condition.position]
    default: return false
    }
  }

  private func all(_ parts: [ConditionRef]) -> Truth {
    var result = Truth.always
    for part in parts {
      switch self[part] {
      case .never: return .never
      case .depends: result = .depends
      case .always: break
      }
    }
    return result
  }

  private func allOpposite(_ parts: [ConditionRef]) -> Truth {
    var result = Truth.always
    for part in parts {
      switch self[part] {
      case .always: return .never
      case .depends: result = .depends
      case .never: break
      }
    }
    return result
  }

  private func opposite(of truth: Truth) -> Truth {
    switch truth {
    case .always: .never
    case .never: .always
    case .depends: .depends
    }
  }

  private func compare(_ left: Interval, _ bounds: [Bound]) -> Truth {
    var result = Truth.always
    for bound in bounds {
      switch Interval.compare(left, bound.comparator, interval(of: bound.operand)) {
      case .never: return .never
      case .depends: result = .depends
      case .always: break
      }
    }
    return result
  }
}
