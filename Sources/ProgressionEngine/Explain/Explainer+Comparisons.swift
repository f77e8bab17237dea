import ProgressionModel
import ProgressionText

extension Explainer {
  /// A comparison of a quantity as it stands, such as `7 of 9 stars in Lumina Prime: 2 more`.
  func comparison(
    _ quantity: QuantityRef, _ bounds: [Bound], _ place: Place, _ holds: Bool, _ isNegated: Bool
  ) -> Requirement {
    let what = words(for: quantity)
    let subjects = subjects(of: quantity)
    guard let have = plain.value(quantity) else {
      return Requirement(
        kind: .quantity, place: place, holds: holds, isBlocker: isNegated, subjects: subjects,
        text: "nothing counts for \(what) yet")
    }
    guard
      let bound = bounds.first(where: { plain.holds($0, of: quantity) == isNegated })
        ?? bounds.first, let limit = plain.value(bound.operand)
    else {
      return Requirement(
        kind: .quantity, place: place, holds: holds, isBlocker: isNegated, subjects: subjects,
        have: have, text: "\(have) \(what), compared with what does not count yet")
    }
    let comparator = isNegated ? bound.comparator.negated : bound.comparator
    return Requirement(
      kind: .quantity, place: place, holds: holds,
      isBlocker: comparator == .atMost || comparator == .lessThan || comparator == .notEquals,
      subjects: subjects, have: have, need: comparator.target(limit),
      missing: holds ? nil : comparator.distance(from: have, to: limit),
      text: sentence(have, comparator, limit, what, holds))
  }

  private func sentence(
    _ have: Int64, _ comparator: Comparator, _ limit: Int64, _ what: String, _ holds: Bool
  ) -> String {
    let asks = comparator.asks(limit)
    guard !holds, let distance = comparator.distance(from: have, to: limit) else {
      return "\(have) \(what) (\(asks))"
    }
    switch comparator {
    case .atLeast: return "\(have) of \(limit) \(what): \(distance) more (\(asks))"
    case .moreThan:
      return "\(have) of \(limit.addingClamped(1)) \(what): \(distance) more (\(asks))"
    case .atMost, .lessThan: return "\(have) \(what): \(distance) too many (\(asks))"
    case .equals:
      let direction = have < limit ? "more" : "too many"
      return "\(have) \(what): \(distance) \(direction) (\(asks))"
    case .notEquals: return "\(have) \(what) (\(asks))"
    }
  }
}

extension Comparator {
  /// The comparison that holds exactly where this one does not.
  var negated: Comparator {
    switch self {
    case .atLeast: .lessThan
    case .atMost: .moreThan
    case .moreThan: .atMost
    case .lessThan: .atLeast
    case .equals: .notEquals
    case .notEquals: .equals
    }
  }

  /// The nearest number that compares so.
  func target(_ limit: Int64) -> Int64 {
    switch self {
    case .atLeast, .atMost, .equals, .notEquals: limit
    case .moreThan: limit.addingClamped(1)
    case .lessThan: limit.addingClamped(-1)
    }
  }

  /// How far `have` is from comparing so, clamped to 64 bits; `nil` for `notEquals`.
  func distance(from have: Int64, to limit: Int64) -> Int64? {
    if self == .notEquals { return nil }
    let (difference, overflow) = target(limit).subtractingReportingOverflow(have)
    return overflow ? Int64.max : Int64(clamping: difference.magnitude)
  }

  /// What the comparison asks for, in words.
  func asks(_ limit: Int64) -> String {
    switch self {
    case .atLeast: "\(limit) or more"
    case .atMost: "\(limit) or fewer"
    case .moreThan:
      limit == Int64.max ? "more than \(limit)" : "more than \(limit), \(limit + 1) or more"
    case .lessThan:
      limit == Int64.min ? "fewer than \(limit)" : "fewer than \(limit), \(limit - 1) or fewer"
    case .equals: "exactly \(limit)"
    case .notEquals: "not \(limit)"
    }
  }

  /// The comparison between two values, in words.
  var words: String {
    switch self {
    case .atLeast: "at least"
    case .atMost: "at most"
    case .moreThan: "more than"
    case .lessThan: "less than"
    case .equals: "exactly"
    case .notEquals: "not"
    }
  }
}
