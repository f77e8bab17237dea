public import ProgressionText

/// The numbers and names of a rule pack that a designer balances, as a table for a spreadsheet.
///
/// Rows are found by their keys, never by their position. A cell shows what counts, wherever it is
/// written; one that comes from defaults becomes the node's own once it is changed.
public struct BalanceTable: Sendable {
  /// Which table.
  public enum Name: String, CaseIterable, Sendable {
    /// The levels of all worlds.
    case levels
    /// What has a price, a column for each holding.
    case prices
    /// What is given, a column for each holding.
    case rewards
    /// Every number that a condition compares with.
    case thresholds
    /// Currencies and items.
    case holdings
  }

  /// What may stand in a column.
  enum Content {
    /// What the row is found by, or what is shown beside it.
    case fixed
    case integer
    case boolean
    case text
    /// Names, with `|` between them.
    case names
    /// Integers, with `|` between them.
    case integers
    /// An integer where one is written, else a text.
    case asWritten
  }

  struct Column {
    let name: String
    var content = Content.fixed
    /// Whether the row is found by it.
    var isKey = false
  }

  struct Cell {
    var text = ""
    /// From the owner to what is shown; `nil` where nothing can be.
    var path: [TableStep]?
    /// Whether an integer stands there.
    var isInteger = false
  }

  struct Row {
    let owner: Int
    var cells: [Cell]
  }

  /// Which table it is.
  public let name: Name
  let columns: [Column]
  let rows: [Row]
  let owners: [TableOwner]

  /// The names of the columns.
  public var columnNames: [String] { columns.map(\.name) }

  /// The cells as text, row by row.
  public var texts: [[String]] { rows.map { row in row.cells.map(\.text) } }

  /// Makes a table of a pack that has no errors.
  ///
  /// - Parameters:
  ///   - name: Which table.
  ///   - sources: The files of the pack, the main file first.
  ///   - holdings: Holdings that have a column even where no row has an amount of them.
  /// - Complexity: Linear in the size of the pack and of the table.
  public init(_ name: Name, of sources: Sources, showing holdings: [String] = []) {
    let files = PackFiles(sources)
    var builder = TableBuilder(files: files.roots, showing: holdings)
    builder.fill(name)
    self.name = name
    columns = builder.columns
    rows = builder.rows
    owners = builder.owners
  }

  /// The cells that a row is found by.
  func key(of row: Row) -> [String] {
    columns.indices.filter { columns[$0].isKey }.map { row.cells[$0].text }
  }
}

/// The files of a pack as values.
struct PackFiles {
  let roots: [JSONValue]

  init(_ sources: Sources) {
    roots = sources.files.enumerated().compactMap { index, file in
      let id = FileID(index: Int32(truncatingIfNeeded: index))
      let dialect: JSONDialect = file.name.hasSuffix(".jsonc") ? .withComments : .strict
      return JSONReader.read(file, as: id, dialect: dialect).document?.root
    }
  }
}
