/// A run of bytes in a file.
///
/// A place is 12 bytes and costs nothing to keep with every value; lines and columns are worked out by
/// `Sources.location(of:)` when somebody asks. An empty place is a point between two bytes.
public struct Place: Hashable, Sendable, Comparable {
  /// The file that the bytes are in.
  public let file: FileID
  /// The offset of the first byte.
  public let start: Int32
  /// The offset after the last byte; equal to `start` for a point.
  public let end: Int32

  /// Makes a place; an `end` before `start` counts as `start`.
  public init(file: FileID, start: Int32, end: Int32) {
    self.file = file
    self.start = start
    self.end = end < start ? start : end
  }

  /// The place of what has none, such as a finding about a command line.
  public static let none = Place(file: FileID(index: -1), start: 0, end: 0)

  /// Whether this is the place of what has none.
  public var isNone: Bool { file.index < 0 }

  /// Orders by file, then by start, then by end; what has no place comes first.
  public static func < (left: Place, right: Place) -> Bool {
    if left.file != right.file { return left.file < right.file }
    if left.start != right.start { return left.start < right.start }
    return left.end < right.end
  }
}
