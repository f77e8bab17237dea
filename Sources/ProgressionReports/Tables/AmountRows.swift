import ProgressionText

/// Amounts of holdings at one place of an owner.
struct AmountRow {
  /// The place as people write it, as in `unlock[2]`.
  let place: String
  /// The rank that the amounts are for; `nil` for all.
  var rank: Int?
  /// From the owner to the object of amounts.
  let path: [TableStep]
  /// The amounts that are written.
  let amounts: [(id: String, value: JSONValue)]

  /// The cell of a holding.
  func cell(_ id: String) -> BalanceTable.Cell {
    let value = amounts.first { $0.id == id }?.value
    let path = path + [.key(id)]
    guard let rank else {
      // A list of prices has rows of its own.
      if value?.kind == .array { return BalanceTable.Cell() }
      return BalanceTable.Cell(
        text: value.map(TableText.text) ?? "", path: path, isInteger: value?.kind == .integer)
    }
    guard let value, value.kind == .array, let element = value.part([.index(rank - 1)]) else {
      return BalanceTable.Cell()
    }
    return BalanceTable.Cell(
      text: TableText.text(element), path: path + [.index(rank - 1)],
      isInteger: element.kind == .integer)
  }

  /// The amounts of an object; none where it is none.
  static func amounts(of value: JSONValue) -> [(id: String, value: JSONValue)] {
    value.members.filter { !TableOwner.isAside($0.key) }.map { ($0.key, $0.value) }
  }
}

/// The prices of an owner.
enum PriceRows {
  /// The keys whose values are prices.
  static let keys = ["startPrice", "price", "turnInPrice"]

  static func all(of owner: TableOwner) -> [AmountRow] {
    var rows: [AmountRow] = []
    if let unlock = owner.effective("unlock") { routes(unlock, [.key("unlock")], &rows) }
    for key in keys {
      if let price = owner.effective(key) { self.rows(price, [.key(key)], key, &rows) }
    }
    return rows
  }

  /// The prices of a route, of the routes of a list, and of those inside.
  private static func routes(
    _ value: JSONValue, _ path: [TableStep], _ rows: inout [AmountRow]
  ) {
    for (index, element) in value.elements.enumerated() {
      routes(element, path + [.index(index)], &rows)
    }
    if let price = value["price"] {
      self.rows(price, path + [.key("price")], TableStep.text(path), &rows)
    }
    if let any = value["any"], value["when"] != nil { routes(any, path + [.key("any")], &rows) }
  }

  private static func rows(
    _ price: JSONValue, _ path: [TableStep], _ place: String, _ rows: inout [AmountRow]
  ) {
    guard price.kind == .object else { return }
    let amounts = AmountRow.amounts(of: price)
    let ranks =
      amounts.map { Int(clamping: $0.value.kind == .array ? $0.value.count : 0) }.max() ?? 0
    if amounts.contains(where: { $0.value.kind != .array }) {
      rows.append(AmountRow(place: place, path: path, amounts: amounts))
    }
    for rank in 0..<ranks {
      rows.append(AmountRow(place: place, rank: rank + 1, path: path, amounts: amounts))
    }
  }
}

/// What an owner gives.
enum RewardRows {
  static func all(of owner: TableOwner) -> [AmountRow] {
    var rows: [AmountRow] = []
    for member in owner.effective("rewards")?.members.map({ $0 }) ?? []
    where !TableOwner.isAside(member.key) {
      let path: [TableStep] = [.key("rewards"), .key(member.key)]
      guard ["atRank", "atStars", "onMark"].contains(member.key) else {
        rows.append(row(member.value, path, member.key))
        continue
      }
      for entry in member.value.members where !TableOwner.isAside(entry.key) {
        rows.append(row(entry.value, path + [.key(entry.key)], "\(member.key) \(entry.key)"))
      }
    }
    if let grants = owner.own("grants") { rows.append(row(grants, [.key("grants")], "grants")) }
    for (index, content) in (owner.own("weights")?.elements.map { $0 } ?? []).enumerated() {
      guard let grants = content["grants"] else { continue }
      let path: [TableStep] = [.key("weights"), .index(index), .key("grants")]
      rows.append(row(grants, path, TableStep.text(path.dropLast())))
    }
    return rows
  }

  private static func row(_ bundle: JSONValue, _ path: [TableStep], _ place: String) -> AmountRow {
    let amounts = AmountRow.amounts(of: bundle).filter { !others.contains($0.id) }
    return AmountRow(place: place, path: path, amounts: amounts)
  }

  /// What a bundle has beside amounts.
  private static let others = ["unlock", "set", "add", "timers"]
}
