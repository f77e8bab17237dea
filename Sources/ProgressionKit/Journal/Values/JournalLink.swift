/// A link between two entries of one playthrough.
///
/// It is stored once and has no direction: what it means follows from the kinds of its two ends, and
/// each end sees it from its own side.
public struct JournalLink: Hashable, Sendable, Comparable {
  /// The end with the smaller number.
  public let first: JournalEntry.ID
  /// The end with the larger number.
  public let second: JournalEntry.ID

  /// The link between two entries, in whatever order they are given.
  public init(_ one: JournalEntry.ID, _ other: JournalEntry.ID) {
    first = min(one, other)
    second = max(one, other)
  }

  /// Orders links by their first end, then by their second.
  public static func < (left: JournalLink, right: JournalLink) -> Bool {
    left.first == right.first ? left.second < right.second : left.first < right.first
  }
}

extension JournalLink: Keyed {
  var key: JournalLink { self }
}
