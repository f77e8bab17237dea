import ProgressionKit

/// What the tracker says, in words.
enum TrackText {
  /// A number with its word: `1 entry`, `2 entries`.
  static func count(_ number: Int64, _ word: String, _ plural: String? = nil) -> String {
    "\(number) \(number == 1 ? word : plural ?? word + "s")"
  }

  /// An entry in a sentence: `npc #3 White-Faced Varré`.
  static func name(_ label: JournalEntry.Label) -> String {
    "\(label.kind) \(label.id) \(label.name)"
  }

  /// The heading over the entries of a kind.
  static func heading(_ kind: JournalEntry.Kind) -> String {
    switch kind {
    case .quest: "Quests"
    case .location: "Locations"
    case .npc: "People"
    case .note: "Notes"
    }
  }

  /// The first line of a note, cut where it is long.
  static func firstLine(of note: String) -> String {
    let line = note.prefix { $0 != "\n" }
    let isCut = line.count > 60 || line.count < note.count
    return line.prefix(60) + (isCut ? "…" : "")
  }

  /// Whether an entry is done, in the word of its kind; nothing for a note that is not.
  static func state(of entry: JournalEntry) -> String {
    if entry.isDone { return entry.kind.doneWord }
    switch entry.kind {
    case .quest: return "open"
    case .location: return "not cleared"
    case .npc: return "not met"
    case .note: return ""
    }
  }

  /// A link as a sentence, said of the end that does something.
  static func sentence(_ one: JournalEntry, _ other: JournalEntry) -> String {
    switch JournalRelation(from: one.kind, to: other.kind) {
    case .gives: "\(one.name) gives \(other.name)"
    case .at: "\(one.name) is at \(other.name)"
    case .happensAt: "\(one.name) happens at \(other.name)"
    case .about: "\(one.name) is about \(other.name)"
    case .related: "\(one.name) and \(other.name) belong together"
    case .givenBy, .here, .questsHere, .notes: sentence(other, one)
    }
  }
}
