import ProgressionModel
import ProgressionText

/// What is told of quantities that look back: the time since a fact, streaks, growth.
extension Explainer {
  /// A comparison of the time since a fact, such as `5h of 3d since Boss was completed: 2d 19h more`.
  func elapsed(
    _ quantity: QuantityRef, since fact: TimedFact, _ bounds: [Bound], _ place: Place,
    _ holds: Bool, _ isNegated: Bool
  ) -> Requirement {
    var leaf = Requirement(
      kind: .quantity, place: place, holds: holds, isBlocker: isNegated,
      subjects: subjects(of: fact), text: "never happened: " + words(for: fact, isSo: false))
    guard let origin = plain.firstInstant(of: fact) else { return leaf }
    let have = state.now.subtractingClamped(origin)
    let what = "since " + words(for: fact, isSo: true)
    guard let bound = telling(bounds, of: quantity, have, isNegated),
      let limit = plain.value(bound.operand)
    else {
      leaf.have = have
      leaf.text = "\(Durations.text(have)) \(what), compared with what does not count yet"
      return leaf
    }
    let comparator = isNegated ? bound.comparator.negated : bound.comparator
    let target = comparator.target(limit)
    leaf.isBlocker = comparator.isUpper
    leaf.have = have
    leaf.need = target
    leaf.missing = holds ? nil : comparator.distance(from: have, to: limit)
    leaf.text = sentence(have, bounds, comparator, limit, what, leaf.missing, isNegated)
    return leaf
  }

  private func sentence(
    _ have: Int64, _ bounds: [Bound], _ comparator: Comparator, _ limit: Int64, _ what: String,
    _ missing: Int64?, _ isNegated: Bool
  ) -> String {
    let asks = asks(bounds, isNegated) { $0.asks(ofTime: Explainer.exactly($1)) }
    let passed = Durations.text(have)
    guard let missing else { return "\(passed) \(what) (\(asks))" }
    let rest = Durations.text(missing)
    switch comparator {
    case .atLeast where bounds.count == 1:
      return "\(passed) of \(Explainer.exactly(limit)) \(what): \(rest) more"
    case .atLeast, .moreThan: return "\(passed) \(what): \(rest) more (\(asks))"
    case .equals where have < limit: return "\(passed) \(what): \(rest) more (\(asks))"
    case .atMost, .lessThan, .equals: return "\(passed) \(what): \(rest) too long (\(asks))"
    case .notEquals: return "\(passed) \(what) (\(asks))"
    }
  }

  /// A length of time to the second, as in `3d 4h 30m`.
  private static func exactly(_ seconds: Int64) -> String {
    var rest = seconds.magnitude
    var parts: [String] = []
    for (letter, length) in [("w", 604_800), ("d", 86_400), ("h", 3_600), ("m", 60), ("s", 1)]
      as [(String, UInt64)]
    {
      if rest / length > 0 { parts.append("\(rest / length)\(letter)") }
      rest %= length
    }
    if parts.isEmpty { return "0s" }
    return (seconds < 0 ? "-" : "") + parts.joined(separator: " ")
  }

  // MARK: Facts

  /// The fact as a clause: `Boss was completed`, or that it is not so.
  func words(for fact: TimedFact, isSo: Bool) -> String {
    let was = isSo ? "was" : "was not"
    switch fact {
    case .completed(let node): return "\(knownName(of: node)) \(was) completed"
    case .unlocked(let node): return "\(knownName(of: node)) \(was) opened"
    case .visited(let node): return "\(knownName(of: node)) \(was) visited"
    case .met(let node): return "\(knownName(of: node)) \(was) met"
    case .active(let node): return "\(knownName(of: node)) \(was) active"
    case .ownedProduct(let node): return "\(knownName(of: node)) \(was) owned"
    case .ownedItem(let item): return "\(name(of: item)) \(was) owned"
    case .marked(let node, let mark):
      let name = mark.flatMap { tables[node].level?.mark(at: $0) }
      if isSecret(node) { return knownName(of: node) }
      return "\(knownName(of: node)) \(isSo ? "got" : "did not get") "
        + (name.map { "the mark `\($0)`" } ?? "a mark")
    case .flag(let flag): return "\(name(of: flag)) \(was) set"
    case .reset(let reset): return (isSo ? "the last " : "") + name(of: reset)
    }
  }

  func subjects(of fact: TimedFact) -> [String] {
    switch fact {
    case .completed(let node), .unlocked(let node), .visited(let node), .met(let node),
      .active(let node), .ownedProduct(let node), .marked(let node, _):
      isSecret(node) ? [] : [tables[node].id]
    case .ownedItem(let item): [tables[item].id]
    case .flag(let flag): [tables[flag].id]
    case .reset(let reset): [tables[reset].id]
    }
  }

  // MARK: Periods

  /// What a streak counts, as in `days in a row of Daily Bonus`.
  func words(forStreakOf node: NodeRef, isOne: Bool) -> String {
    var unit = isOne ? "time" : "times"
    if case .reset(let reset) = tables[node].scope, let calendar = tables[reset].calendar {
      switch calendar.schedule.every {
      case .day: unit = isOne ? "day" : "days"
      case .week: unit = isOne ? "week" : "weeks"
      }
    }
    return "\(unit) in a row of \(knownName(of: node))"
  }
}

extension Comparator {
  /// Whether more is worse.
  var isUpper: Bool { self == .atMost || self == .lessThan || self == .notEquals }

  /// What the comparison asks of a length of time, in words.
  func asks(ofTime limit: String) -> String {
    switch self {
    case .atLeast: "\(limit) or more"
    case .atMost: "\(limit) or less"
    case .moreThan: "more than \(limit)"
    case .lessThan: "less than \(limit)"
    case .equals: "exactly \(limit)"
    case .notEquals: "not \(limit)"
    }
  }
}
