/// What is wrong with a table that was to be imported, and where.
public struct TableProblem: Hashable, Sendable {
  /// The row, from 1, the header being the first; rows are not lines where cells have several.
  public let row: Int
  /// The column, from 1.
  public let column: Int
  /// One sentence in small letters without a final period.
  public let message: String
  /// What to write instead, where that is known.
  public let help: String?

  /// Makes a problem of a cell.
  package init(row: Int, column: Int, message: String, help: String?) {
    self.row = row
    self.column = column
    self.message = message
    self.help = help
  }
}

/// One cell that an import changes.
public struct TableChange: Hashable, Sendable {
  /// The cells that the row is found by.
  public let key: [String]
  /// The name of the column.
  public let column: String
  /// The text before.
  public let old: String
  /// The text after; empty where the value is taken away.
  public let new: String

  /// The position of the row in the table of the pack.
  package let row: Int
  let cell: Int
  /// Where the new text was read.
  package let place: (row: Int, column: Int)

  /// Compares what the change says, not where it stands.
  public static func == (left: TableChange, right: TableChange) -> Bool {
    left.key == right.key && left.column == right.column && left.old == right.old
      && left.new == right.new
  }

  /// Hashes what the change says.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(key)
    hasher.combine(column)
    hasher.combine(new)
  }
}
