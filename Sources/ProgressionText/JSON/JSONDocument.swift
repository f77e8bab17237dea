/// A JSON text that was read, with the place of every value and key.
///
/// Kept as one flat list of nodes beside the bytes of the file; cheap to copy.
public struct JSONDocument: Sendable {
  let storage: JSONStorage

  /// The file that places in this document carry.
  public var file: FileID { storage.file }

  /// The outermost value.
  public var root: JSONValue { JSONValue(storage: storage, index: 0) }
}
