/// Standard input and output as they come and go, for commands that answer before they have read
/// everything.
public struct ByteStream: Sendable {
  /// What one reading gave.
  public enum Chunk: Sendable {
    /// Some bytes, at least one.
    case bytes(ContiguousArray<UInt8>)
    /// There is nothing more.
    case end
    /// It cannot be read, and why.
    case failure(String)
  }

  /// What became of a writing.
  public enum Result: Sendable {
    /// All was taken.
    case written
    /// The reader went away, having seen what it wanted.
    case closed
    /// It takes no more, as on a full disk.
    case failed
  }

  /// Waits for some bytes; called by one thread at a time.
  public let read: @Sendable () -> Chunk
  /// Writes all bytes before it returns; called by one thread at a time.
  public let write: @Sendable (ContiguousArray<UInt8>) -> Result

  /// Makes a stream.
  public init(
    read: @escaping @Sendable () -> Chunk,
    write: @escaping @Sendable (ContiguousArray<UInt8>) -> Result
  ) {
    self.read = read
    self.write = write
  }

  /// Gives nothing and keeps nothing.
  public static let empty = ByteStream(read: { .end }, write: { _ in .written })
}
