import ProgressionModel
import ProgressionText

extension Explainer {
  /// A comparison of a quantity as it stands, such as `7 of 9 stars in Lumina Prime: 2 more` or
  /// `Coins: 3 of 5, 2 more`.
  func comparison(
    _ quantity: QuantityRef, _ bounds: [Bound], _ place: Place, _ holds: Bool, _ isNegated: Bool
  ) -> Requirement {
    if case .timeSince(let fact) = tables[quantity] {
      return elapsed(quantity, since: fact, bounds, place, holds, isNegated)
    }
    let subjects = subjects(of: quantity)
    guard let have = plain.value(quantity) else {
      return Requirement(
        kind: .quantity, place: place, holds: holds, isBlocker: isNegated, subjects: subjects,
        text: "nothing counts for \(words(for: quantity)) yet")
    }
    guard let bound = telling(bounds, of: quantity, have, isNegated),
      let limit = plain.value(bound.operand)
    else {
      return Requirement(
        kind: .quantity, place: place, holds: holds, isBlocker: isNegated, subjects: subjects,
        have: have, text: count(have, quantity) + ", compared with what does not count yet")
    }
    let comparator = isNegated ? bound.comparator.negated : bound.comparator
    let asks = asks(bounds, isNegated) { $0.asks($1) }
    return Requirement(
      kind: .quantity, place: place, holds: holds, isBlocker: comparator.isUpper,
      subjects: subjects, have: have, need: comparator.target(limit),
      missing: holds ? nil : comparator.distance(from: have, to: limit),
      text: sentence(have, comparator, limit, quantity, holds, asks))
  }

  /// The bound that decides: one that fails, or of a negated range that holds the nearest to
  /// leave; a way down from what only grows comes last.
  func telling(
    _ bounds: [Bound], of quantity: QuantityRef, _ have: Int64, _ isNegated: Bool
  ) -> Bound? {
    if let failing = bounds.first(where: { !plain.holds($0, of: quantity) }) { return failing }
    guard isNegated else { return bounds.first }
    let grows = Finality(plain).onlyGrows(quantity)
    var best: (bound: Bound, isDown: Bool, distance: Int64)?
    for bound in bounds {
      guard let limit = plain.value(bound.operand) else { continue }
      let comparator = bound.comparator.negated
      let distance = comparator.distance(from: have, to: limit) ?? 1
      let isDown = grows && (comparator == .lessThan || comparator == .atMost)
      if let best, (best.isDown ? 1 : 0, best.distance) <= (isDown ? 1 : 0, distance) { continue }
      best = (bound, isDown, distance)
    }
    return best?.bound ?? bounds.first
  }

  /// What a comparison asks for, in words: both ends of a range, and what the right side counts.
  func asks(
    _ bounds: [Bound], _ isNegated: Bool, _ words: (Comparator, Int64) -> String
  ) -> String {
    let parts = bounds.compactMap { bound in
      plain.value(bound.operand).map { limit in
        let asked = words(isNegated ? bound.comparator.negated : bound.comparator, limit)
        guard case .quantity(let right) = bound.operand else { return asked }
        return asked + ", the number of " + self.words(for: right)
      }
    }
    return parts.joined(separator: isNegated ? " or " : " and ")
  }

  private func sentence(
    _ have: Int64, _ comparator: Comparator, _ limit: Int64, _ quantity: QuantityRef,
    _ holds: Bool, _ asks: String
  ) -> String {
    guard !holds, let distance = comparator.distance(from: have, to: limit) else {
      return count(have, quantity) + " (\(asks))"
    }
    switch comparator {
    case .atLeast, .moreThan:
      let target = comparator.target(limit)
      return count(have, of: target, quantity) + " \(distance) more (\(asks))"
    case .atMost, .lessThan: return told(have, quantity) + " \(distance) too many (\(asks))"
    case .equals:
      let direction = have < limit ? "more" : "too many"
      return told(have, quantity) + " \(distance) \(direction) (\(asks))"
    case .notEquals: return count(have, quantity) + " (\(asks))"
    }
  }

  /// A number of what a quantity counts, as in `1 star`; what the pack names is not counted in its
  /// words, which fit one number only: `Coins: 1`.
  private func count(_ number: Int64, _ quantity: QuantityRef) -> String {
    isNamed(quantity)
      ? "\(words(for: quantity)): \(number)"
      : "\(number) \(words(for: quantity, isOne: number == 1))"
  }

  private func told(_ number: Int64, _ quantity: QuantityRef) -> String {
    count(number, quantity) + (isNamed(quantity) ? "," : ":")
  }

  private func count(_ have: Int64, of target: Int64, _ quantity: QuantityRef) -> String {
    isNamed(quantity)
      ? "\(words(for: quantity)): \(have) of \(target),"
      : "\(have) of \(target) \(words(for: quantity, isOne: target == 1)):"
  }

  /// Whether what is counted has its name from the pack.
  private func isNamed(_ quantity: QuantityRef) -> Bool {
    switch tables[quantity] {
    case .have, .earned, .spent, .counter: true
    case .times(let part, _), .since(let part, _), .sinceAccepted(let part, _): isNamed(part)
    default: false
    }
  }
}

extension Comparator {
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
