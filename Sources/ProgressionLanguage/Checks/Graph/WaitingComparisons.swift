import ProgressionModel

/// Comparisons that wait until a measure is large enough, the nearest first.
struct WaitingComparisons {
  private struct Waiting {
    let threshold: Int64
    let condition: ConditionRef
  }

  private var byMeasure: [[Waiting]]
  private var next: [Int]

  init(_ checked: CheckedGame) {
    byMeasure = [[Waiting]](repeating: [], count: checked.measures.count)
    next = [Int](repeating: 0, count: checked.measures.count)
    for (position, condition) in checked.game.conditions.enumerated() {
      guard case .compare(let quantity, let bounds) = condition else { continue }
      let reference = ConditionRef(position: position)
      if case .never = checked.ranges[reference] { continue }
      var threshold = Int64.min
      for bound in bounds {
        threshold = max(threshold, Self.need(of: bound, quantity, checked))
      }
      // Until it happened, the time since it is not even below anything.
      if case .timeSince = checked.game[quantity] { threshold = max(threshold, 0) }
      byMeasure[checked.measures[quantity]].append(
        Waiting(threshold: threshold, condition: reference))
    }
    for measure in byMeasure.indices where byMeasure[measure].count > 1 {
      byMeasure[measure].sort {
        $0.threshold != $1.threshold
          ? $0.threshold < $1.threshold : $0.condition < $1.condition
      }
    }
  }

  /// How great the left side must be able to get; upper bounds count as met.
  private static func need(
    of bound: Bound, _ quantity: QuantityRef, _ checked: CheckedGame
  ) -> Int64 {
    let right = checked.ranges.interval(of: bound.operand)
    switch bound.comparator {
    case .atLeast, .equals: return right.lower
    case .moreThan: return Interval.saturatingSum(right.lower, 1)
    case .atMost, .lessThan: return .min
    case .notEquals:
      let left = checked.ranges[quantity]
      return right.isSingle && right.lower == left.lower
        ? Interval.saturatingSum(left.lower, 1) : .min
    }
  }

  /// The comparisons that a value of the measure meets now and did not before.
  mutating func met(by value: Int64, of measure: Int) -> [ConditionRef] {
    var met: [ConditionRef] = []
    while next[measure] < byMeasure[measure].count {
      let waiting = byMeasure[measure][next[measure]]
      if waiting.threshold > value { break }
      met.append(waiting.condition)
      next[measure] += 1
    }
    return met
  }
}
