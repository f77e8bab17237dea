/// The number of a file among the files of one load.
///
/// `Sources.add(_:)` hands them out in the order of reading, from 0.
public struct FileID: Hashable, Sendable, Comparable {
  /// The position in `Sources.files`; -1 belongs to no file.
  public let index: Int32

  /// Makes the identity of the file at a position.
  public init(index: Int32) {
    self.index = index
  }

  /// Orders files as they were added.
  public static func < (left: FileID, right: FileID) -> Bool {
    left.index < right.index
  }
}
