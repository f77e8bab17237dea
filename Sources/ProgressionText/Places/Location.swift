/// A place as people write it: file, line and column.
public struct Location: Hashable, Sendable, CustomStringConvertible {
  /// The name of the file.
  public let file: String
  /// The line, from 1.
  public let line: Int64
  /// The column in Unicode scalars, from 1.
  public let column: Int64

  /// Makes a location of its parts.
  public init(file: String, line: Int64, column: Int64) {
    self.file = file
    self.line = line
    self.column = column
  }

  /// `file:line:column`.
  public var description: String { "\(file):\(line):\(column)" }
}
