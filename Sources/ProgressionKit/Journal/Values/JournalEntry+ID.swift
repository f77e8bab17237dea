extension JournalEntry {
  /// The number of an entry: from 1, rising, never given twice in one journal.
  ///
  /// An addition that was undone has never been: its number is given again.
  public struct ID: Hashable, Comparable, Sendable, CustomStringConvertible {
    /// The number.
    public let number: Int64

    /// The identity of the entry with a number.
    public init(_ number: Int64) {
      self.number = number
    }

    /// The number as people write it: `#12`.
    public var description: String { "#\(number)" }

    /// Orders entries as they were added.
    public static func < (left: ID, right: ID) -> Bool {
      left.number < right.number
    }
  }

  /// The largest number of an entry or a playthrough: what every reader of JSON takes.
  public static let maximumNumber: Int64 = 9_007_199_254_740_991
}
