/// What a link means, seen from one of its ends.
public enum JournalRelation: String, CaseIterable, Hashable, Sendable, CustomStringConvertible {
  /// Of a person: the quests that they give.
  case gives
  /// Of a quest: who gives it.
  case givenBy
  /// Of a person: the locations where they are.
  case at
  /// Of a location: who is here.
  case here
  /// Of a quest: the locations where it happens.
  case happensAt
  /// Of a location: the quests that happen here.
  case questsHere
  /// Of a note: what it is about.
  case about
  /// Of anything else: the notes about it.
  case notes
  /// Of two entries of one kind: they have to do with each other.
  case related

  /// What a link from an entry of one kind to one of another means for the first.
  public init(from kind: JournalEntry.Kind, to other: JournalEntry.Kind) {
    switch (kind, other) {
    case (.npc, .quest): self = .gives
    case (.quest, .npc): self = .givenBy
    case (.npc, .location): self = .at
    case (.location, .npc): self = .here
    case (.quest, .location): self = .happensAt
    case (.location, .quest): self = .questsHere
    case (.note, .quest), (.note, .location), (.note, .npc): self = .about
    case (.quest, .note), (.location, .note), (.npc, .note): self = .notes
    case (.quest, .quest), (.location, .location), (.npc, .npc), (.note, .note): self = .related
    }
  }

  /// The words before the names of the other ends: `given by`.
  public var description: String {
    switch self {
    case .gives: "gives"
    case .givenBy: "given by"
    case .at: "at"
    case .here: "who is here"
    case .happensAt: "happens at"
    case .questsHere: "quests here"
    case .about: "about"
    case .notes: "notes"
    case .related: "related"
    }
  }
}
