import ProgressionModel
import ProgressionText

/// Finds comparisons that can never hold, always hold, or can be stepped over.
struct ThresholdCheck {
  private let checked: CheckedGame
  private let words: QuantityWords

  private var game: Game { checked.game }

  static func run(on checked: CheckedGame, into findings: inout Findings) {
    let check = ThresholdCheck(checked)
    for (position, condition) in checked.game.conditions.enumerated() {
      guard case .compare(let quantity, let bounds) = condition else { continue }
      let place = checked.game.conditionPlaces[position]
      check.compare(quantity, bounds, at: place, into: &findings)
    }
    for (position, node) in checked.shape.nodes.enumerated() {
      for (index, route) in node.routes.enumerated() where checked.shape.routes[route].reach != nil
      {
        let written = checked.game.nodes[position].routes[index]
        guard let reach = written.reach else { continue }
        check.reach(
          reach, of: checked.game.nodes[position], at: written.place, into: &findings)
      }
    }
  }

  private init(_ checked: CheckedGame) {
    self.checked = checked
    words = QuantityWords(checked)
  }

  private func compare(
    _ quantity: QuantityRef, _ bounds: [Bound], at place: Place, into findings: inout Findings
  ) {
    let left = checked.ranges[quantity]
    var isImpossible = false
    for bound in bounds {
      let right = checked.ranges.interval(of: bound.operand)
      if case .never = Interval.compare(left, bound.comparator, right) {
        isImpossible = true
        impossible(quantity, bound, right, at: place, into: &findings)
      }
    }
    if isImpossible { return }
    if let message = contradiction(of: bounds, within: left) {
      findings.add(
        .emptyRange, at: place, message,
        help: ["both comparisons of a range must hold of one number"])
      return
    }
    guard findings.includeWarnings else { return }
    for bound in bounds {
      let right = checked.ranges.interval(of: bound.operand)
      if case .always = Interval.compare(left, bound.comparator, right) {
        findings.add(
          .alwaysTrue, severity: .warning, at: place,
          "always true: \(words.subject(of: quantity)) \(words.limit(left, bound, right))",
          help: ["leave the comparison out, or ask for a number that has to be reached"])
      } else {
        equality(quantity, bound, within: left, at: place, into: &findings)
      }
    }
  }

  private func impossible(
    _ quantity: QuantityRef, _ bound: Bound, _ right: Interval, at place: Place,
    into findings: inout Findings
  ) {
    let left = checked.ranges[quantity]
    var message = "asks for \(words.request(quantity, bound, right))"
    if left.upper < right.lower || bound.comparator == .moreThan {
      message += " where \(words.most(quantity, left.upper))"
    } else if bound.comparator == .notEquals {
      message += " where it is always \(left.lower)"
    } else {
      message += " where \(left.lower) is the least"
    }
    findings.add(
      .unreachableThreshold, at: place, message, related: words.declarations(of: quantity),
      help: words.help(for: quantity, most: left.upper))
  }

  /// What is wrong with literal bounds that no number meets together.
  private func contradiction(of bounds: [Bound], within interval: Interval) -> String? {
    guard bounds.count > 1 else { return nil }
    var range = interval
    var text = ""
    for bound in bounds {
      guard case .literal(let value) = bound.operand else { return nil }
      switch bound.comparator {
      case .atLeast: range.lower = max(range.lower, value)
      case .moreThan: range.lower = max(range.lower, Interval.saturatingSum(value, 1))
      case .atMost: range.upper = min(range.upper, value)
      case .lessThan: range.upper = min(range.upper, Interval.saturatingSum(value, -1))
      case .equals:
        range.lower = max(range.lower, value)
        range.upper = min(range.upper, value)
      case .notEquals: break
      }
      text += text.isEmpty ? "" : " and "
      text += "`\(bound.comparator)` \(value)"
    }
    var isEmpty = range.lower > range.upper
    for bound in bounds where bound.comparator == .notEquals && range.isSingle {
      if case .literal(range.lower) = bound.operand { isEmpty = true }
    }
    return isEmpty ? "no number is \(text) at once" : nil
  }

  private func equality(
    _ quantity: QuantityRef, _ bound: Bound, within interval: Interval, at place: Place,
    into findings: inout Findings
  ) {
    guard bound.comparator == .equals, case .literal(let value) = bound.operand,
      value > interval.lower, value < interval.upper, game.canJump(quantity),
      // What is held now steps back too, which no other comparison mends.
      !findings.contains(.spendingCloses, at: place)
    else { return }
    let subject = words.subject(of: quantity)
    let (shown, written) = words.number(value, of: quantity)
    findings.add(
      .equalityCanBePassed, severity: .warning, at: place,
      "\(subject) can step over \(shown), and then this never holds",
      help: ["write `\"atLeast\": \(written)`, which holds from \(shown) on"])
  }

  private func reach(
    _ reach: Reach, of node: Node, at place: Place, into findings: inout Findings
  ) {
    let most = checked.ranges[reach.quantity].upper
    let ranks = node.ranks ?? 1
    let reached = reach.thresholds.reached(by: most)
    guard reached < ranks, let threshold = reach.thresholds.threshold(ofRank: reached + 1) else {
      return
    }
    let bound = Bound(comparator: .atLeast, operand: .literal(threshold))
    let request = words.request(reach.quantity, bound, .exactly(threshold))
    findings.add(
      .unreachableThreshold, at: place,
      "rank \(reached + 1) of `\(node.id)` asks for \(request) "
        + "where \(words.most(reach.quantity, most))",
      related: words.declarations(of: reach.quantity),
      help: words.help(for: reach.quantity, most: most))
  }
}
