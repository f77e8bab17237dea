/// Why an operation on a journal was refused; the journal is as before.
public enum JournalError: Error, Hashable, Sendable {
  /// A text cannot be a name, a title, a note, a tag or the id of a node.
  case invalidText(JournalTextError)

  /// No entry of the playthrough has that name or number; with the entry that was probably meant.
  case unknownEntry(String, nearest: JournalEntry.Label?)
  /// Several entries have that name; their numbers tell them apart.
  case ambiguousEntry(String, candidates: [JournalEntry.Label])
  /// No entry has that number.
  case unknownEntryID(JournalEntry.ID)
  /// The playthrough has an entry of that kind and name.
  case duplicateEntry(JournalEntry.Label)
  /// An entry of the playthrough stands for that node already.
  case duplicateNode(String, JournalEntry.Label)
  /// The rule pack has no node with that id; with the id that was probably meant.
  case unknownNode(String, nearest: String?)
  /// The entry is of another kind than the operation needs.
  case wrongKind(JournalEntry.Label, needed: JournalEntry.Kind)
  /// The entry has as many tags as it may.
  case tooManyTags(JournalEntry.Label, limit: Int64)

  /// No playthrough has that title; with the title that was probably meant.
  case unknownPlaythrough(String, nearest: String?)
  /// Several playthroughs have a title that differs only in case or accents.
  case ambiguousPlaythrough(String, candidates: [String])
  /// No playthrough has that number.
  case unknownPlaythroughID(JournalPlaythrough.ID)
  /// A playthrough has that title.
  case duplicatePlaythrough(String)

  /// An entry cannot be linked to itself.
  case linkedToItself(JournalEntry.Label)
  /// The two are linked.
  case alreadyLinked(JournalEntry.Label, JournalEntry.Label)
  /// The two are not linked.
  case notLinked(JournalEntry.Label, JournalEntry.Label)
  /// Entries of two playthroughs cannot be linked.
  case differentPlaythroughs(JournalEntry.Label, JournalEntry.Label)

  /// A new title is for one playthrough, and there are none or several.
  case notOnePlaythrough(count: Int64)
  /// There is no operation to undo.
  case nothingToUndo
  /// There is no undone operation to do again.
  case nothingToRedo
  /// No number is left for one more entry or playthrough.
  case full
}
