public import ProgressionText

/// A table from a spreadsheet, compared with the rule pack that it is about.
///
/// Rows and columns that are missing stay as they are; their order means nothing.
public struct TableImport: Sendable {
  /// The table as the pack has it.
  public let table: BalanceTable
  /// The cells that differ, in the order of the file.
  public private(set) var changes: [TableChange] = []
  /// What is wrong with the file; with any, nothing is changed.
  public private(set) var problems: [TableProblem] = []
  private let sources: Sources
  private let holdings: [String]

  /// Reads and compares a table.
  ///
  /// - Parameters:
  ///   - name: Which table it is.
  ///   - text: The text: comma, semicolon or tab between cells, with or without byte order mark.
  ///   - sources: The files of a pack without errors, the main file first.
  ///   - holdings: The ids of all holdings, any of which may be a column.
  public init(
    _ name: BalanceTable.Name, _ text: ContiguousArray<UInt8>, for sources: Sources,
    holdings: [String]
  ) {
    self.sources = sources
    self.holdings = holdings
    let known = BalanceTable(name, of: sources, showing: holdings)
    table = known
    let (rows, problems) = SeparatedReader.rows(of: text, knowing: Set(known.columnNames))
    self.problems = problems
    guard problems.isEmpty else { return }
    guard let header = rows.first else {
      self.problems = [TableProblem(row: 1, column: 1, message: "the file is empty", help: nil)]
      return
    }
    let columns = columns(of: header.cells)
    guard self.problems.isEmpty else { return }
    compare(rows.dropFirst(), columns)
    reportEmptiedPrices()
  }

  /// The columns of the file, as those of the table; reports unknown, repeated and missing ones.
  private mutating func columns(of header: [String]) -> [Int] {
    var columns: [Int] = []
    let names = table.columnNames
    var header = header.map(TableText.trimmed)
    // Spreadsheets may write empty columns behind the last.
    while header.last?.isEmpty == true { header.removeLast() }
    for (index, name) in header.enumerated() {
      guard let column = names.firstIndex(of: name) else {
        let nearest = NameSuggestion.nearest(to: name, in: names)
        report(
          1, index, "the table `\(table.name.rawValue)` has no column `\(name)`",
          nearest.map { "did you mean `\($0)`?" }
            ?? "its columns are \(names.joined(separator: ", "))")
        continue
      }
      if columns.contains(column) { report(1, index, "the column `\(name)` stands twice") }
      columns.append(column)
    }
    for (index, column) in table.columns.enumerated()
    where column.isKey && !columns.contains(index) && problems.isEmpty {
      report(1, 0, "the column `\(column.name)` is missing", "rows are found by it")
    }
    return columns
  }

  private mutating func compare(
    _ rows: ArraySlice<(number: Int, cells: [String])>, _ columns: [Int]
  ) {
    var known: [[String]: Int] = [:]
    for (index, row) in table.rows.enumerated() { known[table.key(of: row)] = index }
    var seen: [[String]: Int] = [:]
    for (number, cells) in rows {
      var texts: [Int: String] = [:]
      for (index, column) in columns.enumerated() {
        texts[column] = SeparatedText.unguarded(index < cells.count ? cells[index] : "")
      }
      for index in cells.indices.dropFirst(columns.count) where !cells[index].isEmpty {
        report(number, index, "there is no column over `\(cells[index])`")
      }
      let keys = table.columns.indices.filter { table.columns[$0].isKey }
      let key = keys.map { TableText.trimmed(texts[$0] ?? "") }
      guard let row = known[key] else {
        reportRow(number, key, columns, keys)
        continue
      }
      if let first = seen[key] {
        report(
          number, columns.firstIndex(of: keys[0]) ?? 0,
          "the row `\(key.joined(separator: " "))` is the same as row \(first)")
        continue
      }
      seen[key] = number
      for (index, column) in columns.enumerated() where !table.columns[column].isKey {
        compare(row, column, texts[column] ?? "", (number, index + 1))
      }
    }
  }

  private mutating func reportRow(_ number: Int, _ key: [String], _ columns: [Int], _ keys: [Int]) {
    let ids = table.rows.map { $0.cells[keys[0]].text }
    let nearest = ids.contains(key[0]) ? nil : NameSuggestion.nearest(to: key[0], in: ids)
    report(
      number, columns.firstIndex(of: keys[0]) ?? 0,
      "the pack has no row `\(key.filter { !$0.isEmpty }.joined(separator: " "))`",
      nearest.map { "did you mean `\($0)`?" }
        ?? "an import changes what is there; add it to the rule pack first")
  }

  private mutating func compare(
    _ row: Int, _ column: Int, _ text: String, _ place: (row: Int, column: Int)
  ) {
    let content = table.columns[column].content
    let cell = table.rows[row].cells[column]
    let new = TableText.normalized(text, content, isInteger: cell.isInteger)
    if new == cell.text { return }
    let key = table.key(of: table.rows[row])
    let owner = table.owners[table.rows[row].owner]
    let name = table.columns[column].name
    guard cell.path != nil else {
      let what =
        content == BalanceTable.Content.fixed ? "is shown, not imported" : "has no number here"
      let help =
        content == BalanceTable.Content.fixed
        ? "write `\(cell.text)` again"
        : "prices of ranks are a list: write one for each rank in the rule pack first, then it has cells"
      return report(
        place.row, place.column - 1, "`\(name)` \(what)",
        cell.text.isEmpty && content == .fixed ? "leave it empty" : help)
    }
    if new.isEmpty {
      guard content != .asWritten, let path = cell.path, let first = path.first,
        case .key(let outer) = first, owner.own(outer) != nil
      else {
        return report(
          place.row, place.column - 1, "`\(name)` of `\(key[0])` cannot be left empty",
          content == .asWritten
            ? "a condition needs its number" : "it comes from defaults: \(cell.text)")
      }
      if case .index? = path.last {
        return report(
          place.row, place.column - 1, "a price of `\(key[0])` cannot lose one of its ranks",
          "write a number; take ranks away in the rule pack, where `ranks` says how many there are")
      }
    } else {
      let (json, expected) = TableText.json(new, content, isInteger: cell.isInteger)
      if json == nil {
        return report(
          place.row, place.column - 1, "`\(text)` in the column `\(name)` is no value",
          "write \(expected)")
      }
    }
    changes.append(
      TableChange(
        key: key, column: name, old: cell.text, new: new, row: row, cell: column, place: place))
  }

  /// Reports prices that would lose their last amount, each once.
  private mutating func reportEmptiedPrices() {
    var seen: Set<Int> = []
    for change in changes where change.new.isEmpty && seen.insert(change.row).inserted {
      guard let path = table.rows[change.row].cells[change.cell].path?.dropLast(),
        case .key(let last)? = path.last, PriceRows.keys.contains(last),
        case .key(let first)? = path.first,
        let price = owner(of: change.row).effective(first)?.part(path.dropFirst())
      else { continue }
      let inRow = changes.filter { $0.row == change.row }
      let stays = AmountRow.amounts(of: price).count - inRow.count { $0.new.isEmpty }
      if stays > 0 || inRow.contains(where: { !$0.new.isEmpty && $0.old.isEmpty }) { continue }
      report(
        change.place.row, change.place.column - 1,
        "the price of `\(change.key[0])` cannot lose its last amount",
        "write an amount of another holding in its row; what shall be free has no price in the rule pack"
      )
    }
  }

  /// The same import with some of its changes only.
  package func keeping(_ isKept: (TableChange) -> Bool) -> TableImport {
    var copy = self
    copy.changes = changes.filter(isKept)
    return copy
  }

  private mutating func report(
    _ row: Int, _ column: Int, _ message: String, _ help: String? = nil
  ) {
    problems.append(TableProblem(row: row, column: column + 1, message: message, help: help))
  }

  /// The files of the pack with the changes: small edits, the rest byte for byte as it was.
  ///
  /// - Returns: The files that differ, by their position among the sources; `nil` where a change
  ///   cannot be written, or would change more than its cell.
  public func files() -> [(index: Int, file: SourceFile)]? {
    guard problems.isEmpty, let files = TableEdits.files(changes, in: table, sources) else {
      return nil
    }
    var changed = Sources()
    for (index, file) in sources.files.enumerated() {
      _ = changed.add(files.first { $0.index == index }?.file ?? file)
    }
    let after = BalanceTable(table.name, of: changed, showing: holdings)
    guard after.columnNames == table.columnNames, after.rows.count == table.rows.count else {
      return nil
    }
    return hasOnlyChanges(after) ? files : nil
  }

  /// Whether a table after the changes differs in nothing but them and what follows from them: cells
  /// that come from defaults follow those, and where a value is taken away, the one behind it shows.
  private func hasOnlyChanges(_ after: BalanceTable) -> Bool {
    var expected: [[String?]] = table.texts
    for change in changes {
      expected[change.row][change.cell] = change.new.isEmpty ? nil : change.new
    }
    let changesDefaults = changes.contains { owner(of: $0.row).table == "defaults" }
    for (index, texts) in after.texts.enumerated() {
      for (cell, text) in texts.enumerated() where expected[index][cell] != text {
        guard expected[index][cell] != nil else { continue }
        guard changesDefaults, isInherited(table.rows[index], cell) else { return false }
      }
    }
    return true
  }

  private func owner(of row: Int) -> TableOwner { table.owners[table.rows[row].owner] }

  private func isInherited(_ row: BalanceTable.Row, _ cell: Int) -> Bool {
    guard case .key(let key)? = row.cells[cell].path?.first else { return false }
    return table.owners[row.owner].own(key) == nil
  }
}
