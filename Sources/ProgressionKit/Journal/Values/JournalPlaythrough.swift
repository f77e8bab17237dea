/// One game of a player: what is written in one playthrough, no other sees.
public struct JournalPlaythrough: Identifiable, Sendable {
  /// The number of a playthrough: from 1, rising, never given twice in one journal.
  public struct ID: Hashable, Comparable, Sendable, CustomStringConvertible {
    /// The number.
    public let number: Int64

    /// The identity of the playthrough with a number.
    public init(_ number: Int64) {
      self.number = number
    }

    /// The number.
    public var description: String { "\(number)" }

    /// Orders playthroughs as they were begun.
    public static func < (left: ID, right: ID) -> Bool {
      left.number < right.number
    }
  }

  /// The number of the playthrough in its journal.
  public let id: ID
  /// Its title: 1 to 200 scalars in normal form C, no two alike in a journal.
  public internal(set) var title: String
  /// Whether it is played by rules of its own, so that some things are not earned in it.
  public internal(set) var isCustom = false
  /// What the player wrote about it; empty for nothing.
  public internal(set) var note = ""
  /// What a newer version wrote about it.
  var extras = JournalExtras()
}

extension JournalPlaythrough: Hashable {
  /// Whether all that is stored is the same.
  public static func == (left: JournalPlaythrough, right: JournalPlaythrough) -> Bool {
    left.id == right.id && left.title == right.title && left.isCustom == right.isCustom
      && left.note == right.note && left.extras == right.extras
  }

  /// Hashes the number and the title.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(id)
    hasher.combine(title)
  }
}

extension JournalPlaythrough: Keyed {
  var key: ID { id }
}
