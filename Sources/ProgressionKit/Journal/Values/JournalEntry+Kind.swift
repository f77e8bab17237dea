extension JournalEntry {
  /// What an entry is.
  public enum Kind: String, CaseIterable, Hashable, Sendable, Comparable, CustomStringConvertible {
    /// Something to do.
    case quest
    /// A place.
    case location
    /// A person, or whoever gives quests.
    case npc
    /// Something to remember.
    case note

    /// The word of files and of the command line.
    public var description: String { rawValue }

    /// Several of them, as a heading says: `quests`.
    public var plural: String { rawValue + "s" }

    /// What is said of one that is done: a quest is `done`, a location `cleared`, a person `met`.
    public var doneWord: String {
      switch self {
      case .quest, .note: "done"
      case .location: "cleared"
      case .npc: "met"
      }
    }

    /// Orders kinds as they are listed: quests, locations, people, notes.
    public static func < (left: Kind, right: Kind) -> Bool {
      left.order < right.order
    }

    private var order: Int {
      switch self {
      case .quest: 0
      case .location: 1
      case .npc: 2
      case .note: 3
      }
    }
  }
}
