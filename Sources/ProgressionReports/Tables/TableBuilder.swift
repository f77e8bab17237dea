import ProgressionText

/// Collects the rows of a table.
struct TableBuilder {
  let owners: [TableOwner]
  private(set) var columns: [BalanceTable.Column] = []
  private(set) var rows: [BalanceTable.Row] = []
  /// The ids of currencies, then of items.
  private let declared: [String]
  private let currencies: [String]
  /// The holdings that have a column in any case.
  private let shown: Set<String>

  init(files: [JSONValue], showing holdings: [String]) {
    owners = TableOwner.all(in: files)
    currencies = files.flatMap { Self.ids($0["currencies"]) }
    declared = currencies + files.flatMap { Self.ids($0["items"]) }
    shown = Set(holdings)
  }

  /// The ids of a table that is a map or a list.
  private static func ids(_ table: JSONValue?) -> [String] {
    guard let table else { return [] }
    return table.elements.compactMap(\.string)
      + table.members.map(\.key).filter { !TableOwner.isAside($0) }
  }

  mutating func fill(_ name: BalanceTable.Name) {
    switch name {
    case .levels: fillLevels()
    case .prices: fillAmounts(["node", "where", "rank"], PriceRows.all(of:))
    case .rewards: fillAmounts(["node", "where"], RewardRows.all(of:))
    case .thresholds: fillThresholds()
    case .holdings: fillHoldings()
    }
  }

  // MARK: - Levels

  private mutating func fillLevels() {
    let priced = declared.filter { id in
      shown.contains(id)
        || owners.contains { $0.table == "levels" && $0.effective("startPrice")?[id] != nil }
    }
    columns = [
      .init(name: "level", isKey: true), .init(name: "world"), .init(name: "title", content: .text),
      .init(name: "bonus", content: .boolean), .init(name: "maxStars", content: .integer),
      .init(name: "scoreForStars", content: .integers), .init(name: "marks", content: .names),
      .init(name: "tags", content: .names),
    ]
    columns += priced.map { .init(name: "startPrice \($0)", content: .integer) }
    for (index, owner) in owners.enumerated() where owner.table == "levels" {
      let world = owner.id.prefix { $0 != "/" }
      var cells = [BalanceTable.Cell(text: owner.id), BalanceTable.Cell(text: String(world))]
      cells.append(cell(owner.own("title"), ["title"]))
      cells.append(cell(owner.effective("bonus"), ["bonus"], without: "false"))
      cells.append(cell(owner.effective("maxStars"), ["maxStars"], without: "3"))
      for key in ["scoreForStars", "marks", "tags"] {
        cells.append(cell(owner.effective(key), [key]))
      }
      for id in priced {
        cells.append(cell(owner.effective("startPrice")?[id], ["startPrice", id]))
      }
      rows.append(.init(owner: index, cells: cells))
    }
  }

  private func cell(
    _ value: JSONValue?, _ path: [String], without missing: String = ""
  ) -> BalanceTable.Cell {
    BalanceTable.Cell(
      text: value.map(TableText.text) ?? missing, path: path.map { .key($0) },
      isInteger: value?.kind == .integer)
  }

  // MARK: - Amounts

  private mutating func fillAmounts(
    _ keys: [String], _ find: (TableOwner) -> [AmountRow]
  ) {
    let found = owners.map(find)
    let used = Set(found.joined().flatMap { row in row.amounts.map(\.id) } + currencies)
    let holdings = declared.filter { used.contains($0) || shown.contains($0) }
    columns = keys.map { .init(name: $0, isKey: true) }
    columns += holdings.map { id in
      // A holding may be called like what rows are found by; no id has a blank.
      .init(name: keys.contains(id) ? "holding \(id)" : id, content: .integer)
    }
    for (index, owner) in owners.enumerated() {
      for row in found[index] {
        var cells = [BalanceTable.Cell(text: owner.id), BalanceTable.Cell(text: row.place)]
        if keys.count > 2 { cells.append(BalanceTable.Cell(text: row.rank.map { "\($0)" } ?? "")) }
        for id in holdings { cells.append(row.cell(id)) }
        rows.append(.init(owner: index, cells: cells))
      }
    }
  }

  // MARK: - Thresholds

  private mutating func fillThresholds() {
    columns = [
      .init(name: "node", isKey: true), .init(name: "where", isKey: true),
      .init(name: "quantity"), .init(name: "comparator", isKey: true),
      .init(name: "value", content: .asWritten),
    ]
    for (index, owner) in owners.enumerated() {
      guard case .object(let value) = owner.form else { continue }
      var finder = ThresholdRows(isEntry: owner.table != "rules")
      finder.read(value, [])
      for row in finder.rows {
        let isInteger = row.value.kind == .integer
        rows.append(
          .init(
            owner: index,
            cells: [
              .init(text: owner.id), .init(text: row.place), .init(text: row.quantity),
              .init(text: row.comparator),
              .init(text: TableText.text(row.value), path: row.path, isInteger: isInteger),
            ]))
      }
    }
  }

  // MARK: - Holdings

  private mutating func fillHoldings() {
    columns = [
      .init(name: "holding", isKey: true), .init(name: "title", content: .text),
      .init(name: "initial", content: .integer), .init(name: "cap", content: .integer),
      .init(name: "refill amount", content: .integer), .init(name: "refill every", content: .text),
    ]
    for (index, owner) in owners.enumerated()
    where owner.table == "currencies" || owner.table == "items" {
      var cells = [BalanceTable.Cell(text: owner.id)]
      for path in [["title"], ["initial"], ["cap"], ["refill", "amount"], ["refill", "every"]] {
        var value = owner.own(path[0])
        for key in path.dropFirst() { value = value?[key] }
        cells.append(cell(value, path))
      }
      rows.append(.init(owner: index, cells: cells))
    }
  }
}
