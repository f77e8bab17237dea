/// One text that was read: its display name and its bytes.
///
/// The name is what diagnostics print, usually a path as the user wrote it. The bytes are kept as they
/// were read; whether they are UTF-8 is for the reader of the format to check.
public struct SourceFile: Sendable {
  /// The name that locations show.
  public let name: String
  /// The content, unchanged.
  public let bytes: ContiguousArray<UInt8>

  /// Makes a file of bytes that were read from somewhere.
  public init(name: String, bytes: ContiguousArray<UInt8>) {
    self.name = name
    self.bytes = bytes
  }

  /// Makes a file of a string, encoded as UTF-8.
  public init(name: String, text: String) {
    self.init(name: name, bytes: ContiguousArray(text.utf8))
  }
}
