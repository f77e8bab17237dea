import ProgressionModel
import ProgressionText

extension GameReader {
  /// Reads the price of a route: `"free"`, or amounts, of which each may be a list by rank.
  mutating func rankPrices(_ json: JSONValue, _ node: Node) -> [RankPrice]? {
    if json.equals("free") { return [] }
    guard isPrice(json, "price") else { return nil }
    var prices: [RankPrice] = []
    var isWhole = true
    for member in json.members where isEntry(member, of: json) {
      let holding = pricedHolding(member, "price")
      let amounts = rankAmounts(member, node)
      if let holding, let amounts {
        prices.append(RankPrice(holding: holding, amounts: amounts))
      } else {
        isWhole = false
      }
    }
    return isWhole ? prices : nil
  }

  private mutating func rankAmounts(_ member: JSONMember, _ node: Node) -> [Int64]? {
    let list = member.value
    guard list.kind == .array else { return priceAmount(list, of: member).map { [$0] } }
    guard let ranks = node.ranks else {
      report.error(
        .rankPrices, at: list.place, "a list of prices is by rank, and `\(node.id)` has no ranks",
        help: ["write one number, or give it \"ranks\": \(list.count)"])
      return nil
    }
    if list.count != ranks {
      report.error(
        .rankPrices, at: list.place,
        "`\(node.id)` has \(ranks) ranks, and this list has \(list.count) prices")
      return nil
    }
    var amounts: [Int64] = []
    for element in list.elements {
      if let amount = priceAmount(element, of: member) { amounts.append(amount) }
    }
    return Int64(amounts.count) == list.count ? amounts : nil
  }

  /// Reads `reach` with `at`.
  mutating func reach(_ json: JSONValue, _ node: Node) -> Reach? {
    guard let reached = json["reach"] else {
      if let at = json["at"] {
        report.error(
          .thresholds, at: at.place, "`at` gives thresholds, and nothing says of what",
          help: ["write \"reach\": {\"earned\": \"…\"} beside it"])
      }
      return nil
    }
    guard let ranks = node.ranks else {
      report.error(
        .rankedRoute, at: reached.place, "`reach` gives ranks, and `\(node.id)` has none",
        help: ["give it \"ranks\", or write \"when\": {…, \"atLeast\": …}"])
      return nil
    }
    let quantity = quantity(reached)
    guard let at = json["at"] else {
      report.error(
        .thresholds, at: reached.place, "`reach` needs its thresholds",
        help: ["write \"at\": [10, 20, 30] or \"at\": {\"from\": 10, \"step\": 10} beside it"])
      return nil
    }
    let thresholds = thresholds(at, ranks: ranks)
    guard let quantity, let thresholds else { return nil }
    return Reach(quantity: quantity, thresholds: thresholds)
  }

  private mutating func thresholds(_ json: JSONValue, ranks: Int64) -> Reach.Thresholds? {
    switch json.kind {
    case .array: return list(json, ranks: ranks)
    case .object: return steps(json, ranks: ranks)
    default:
      reportType(
        of: json, "`at` is a list of thresholds or {\"from\": …, \"step\": …}",
        help: ranks == 1 ? ["write [\(json.sourceText)]"] : [])
      return nil
    }
  }

  private mutating func list(_ json: JSONValue, ranks: Int64) -> Reach.Thresholds? {
    if json.count != ranks {
      report.error(
        .thresholds, at: json.place, "there are \(ranks) ranks and \(json.count) thresholds")
      return nil
    }
    return rising(json, "at").map { .list($0) }
  }

  /// Numbers that rise strictly.
  mutating func rising(
    _ json: JSONValue, _ what: String, in range: ClosedRange<Int64> = Int64.min...Int64.max
  ) -> [Int64]? {
    var numbers: [Int64] = []
    for element in json.elements {
      guard let number = integer(element, what, in: range) else { return nil }
      if let last = numbers.last, number <= last {
        report.error(
          .thresholds, at: element.place, "thresholds rise: \(number) comes after \(last)")
        return nil
      }
      numbers.append(number)
    }
    return numbers
  }

  private mutating func steps(_ json: JSONValue, ranks: Int64) -> Reach.Thresholds? {
    checkKeys(json, .steps)
    guard let fromValue = json["from"], let stepValue = json["step"] else {
      report.error(
        .missingKey, at: json.place, "`at` has both `from` and `step`",
        help: ["write {\"from\": 100, \"step\": 50}"])
      return nil
    }
    let from = integer(fromValue, "from")
    let step = integer(stepValue, "step", in: 1...Int64.max)
    guard let from, let step else { return nil }
    let (distance, isTooFar) = step.multipliedReportingOverflow(by: ranks - 1)
    if isTooFar || from.addingReportingOverflow(distance).overflow {
      report.error(
        .outOfRange, at: stepValue.place, "the threshold of rank \(ranks) leaves 64 bits")
      return nil
    }
    return .linear(from: from, step: step, count: ranks)
  }

  /// Reads `discounts`.
  mutating func discounts(_ json: JSONValue) -> [Discount] {
    let form = "{\"when\": …, \"basisPoints\": 2500}"
    guard isList(json, "`discounts`", help: ["write [\(form)]"]) else { return [] }
    var discounts: [Discount] = []
    for element in json.elements {
      guard isObject(element, "a discount", help: ["write \(form)"]) else { continue }
      checkKeys(element, .discount)
      guard let when = element["when"], let points = element["basisPoints"] else {
        report.error(
          .missingKey, at: element.place, "a discount has both `when` and `basisPoints`",
          help: ["write \(form)"])
        continue
      }
      let condition = condition(when)
      let basisPoints = integer(points, "basisPoints", in: 1...9999)
      if let condition, let basisPoints {
        discounts.append(Discount(when: condition, basisPoints: basisPoints))
      }
    }
    return discounts
  }
}
