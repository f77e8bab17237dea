/// What the reader of JSON refuses before it costs too much.
public struct JSONLimits: Hashable, Sendable {
  /// The number of brackets that may be open at once.
  public var maximumDepth: Int64
  /// The size of a file in bytes; more than 256 MiB counts as 256 MiB.
  public var maximumBytes: Int64
  /// The number of errors after which reading stops.
  public var maximumErrors: Int64

  /// Makes limits; without arguments those of rule packs.
  public init(
    maximumDepth: Int64 = 200, maximumBytes: Int64 = 64 << 20, maximumErrors: Int64 = 100
  ) {
    self.maximumDepth = maximumDepth
    self.maximumBytes = maximumBytes
    self.maximumErrors = maximumErrors
  }
}
