import ProgressionModel
import ProgressionText

extension GameReader {
  /// Reads amounts that are paid: `{"coins": 50}`; `nil` after a mistake.
  mutating func price(_ json: JSONValue, _ what: String) -> [Amount]? {
    guard isPrice(json, what) else { return nil }
    var amounts: [Amount] = []
    var isWhole = true
    for member in json.members where isEntry(member, of: json) {
      if let holding = pricedHolding(member, what),
        let amount = priceAmount(member.value, of: member)
      {
        amounts.append(Amount(holding: holding, amount: amount))
      } else {
        isWhole = false
      }
    }
    return isWhole ? amounts : nil
  }

  /// Whether a value is an object of amounts that is not empty.
  mutating func isPrice(_ json: JSONValue, _ what: String) -> Bool {
    if json.kind == .object {
      if json.count > 0 { return true }
      report.error(
        .zeroPrice, at: json.place, "`\(what)` of nothing", help: ["write \"free\" if it is free"])
      return false
    }
    let currency = firstCurrency ?? "coins"
    var help = ["write {\"\(currency)\": 50}"]
    if let number = json.integer { help = ["write {\"\(currency)\": \(number)}"] }
    if let text = json.string, names.lookup(text) != nil { help = ["write {\"\(text)\": 1}"] }
    report.error(
      .notAPrice, at: json.place,
      "`\(what)` says what is paid and how much; this is \(Self.describe(json))", help: help)
    return false
  }

  private var firstCurrency: String? {
    for holding in game.holdings where holding.kind == .currency { return holding.id }
    return nil
  }

  mutating func pricedHolding(_ member: JSONMember, _ what: String) -> HoldingRef? {
    if case .holding(let holding) = names[keyOf: member] { return holding }
    let found = entity(named: member.key, at: member.keyPlace, what, .holding)
    if case .holding(let holding) = found { return holding }
    return nil
  }

  /// One amount of a price.
  mutating func priceAmount(_ json: JSONValue, of member: JSONMember) -> Int64? {
    if let amount = json.integer, amount >= 1 { return amount }
    let what = member.key
    if json.integer == 0 {
      report.error(
        .zeroPrice, at: json.place, "a price of 0 \(what) is no price",
        help: ["leave it out, or write \"free\" for the whole price"])
      return nil
    }
    return integer(json, what, in: 1...Int64.max)
  }
}
