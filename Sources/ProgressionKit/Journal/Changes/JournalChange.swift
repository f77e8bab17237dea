/// One exact difference between two journals.
///
/// An operation returns its differences in a fixed order: links that went, entries and playthroughs that
/// went, playthroughs that came or changed, entries that came or changed by number, links that came. No
/// difference, no change.
public enum JournalChange: Hashable, Sendable {
  /// A playthrough was begun.
  case playthroughBegun(JournalPlaythrough)
  /// A playthrough has another title.
  case playthroughRenamed(JournalPlaythrough.ID, from: String, to: String)
  /// A playthrough has another note.
  case playthroughNoted(JournalPlaythrough.ID, from: String, to: String)
  /// A playthrough is custom from now on, or no longer.
  case playthroughCustom(JournalPlaythrough.ID, isCustom: Bool)
  /// A playthrough was deleted; what was in it is listed by itself.
  case playthroughDeleted(JournalPlaythrough)

  /// An entry was added.
  case added(JournalEntry)
  /// An entry has another name.
  case renamed(JournalEntry.ID, from: String, to: String)
  /// An entry has another note.
  case noted(JournalEntry.ID, from: String, to: String)
  /// An entry got a tag.
  case tagged(JournalEntry.ID, String)
  /// An entry lost a tag.
  case untagged(JournalEntry.ID, String)
  /// An entry is done from now on, or no longer.
  case done(JournalEntry.ID, Bool)
  /// An entry stands for another node of a rule pack, or for none.
  case bound(JournalEntry.ID, from: String?, to: String?)
  /// An entry was deleted; its links are listed by themselves.
  case deleted(JournalEntry)

  /// Two entries were linked.
  case linked(JournalLink)
  /// Two entries are no longer linked.
  case unlinked(JournalLink)
}
