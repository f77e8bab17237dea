/// What a player writes down about games: quests, locations, people, notes, and links between them.
///
/// A value. A copy is a snapshot that nothing changes any more, and costs nothing until one of the two
/// changes: then they go on sharing all but the pages that differ. Every entry belongs to exactly one
/// playthrough, and no other sees it. Nothing in a journal knows of a clock, a file or a thread.
///
/// ```swift
/// var journal = Journal()
/// let run = try journal.begin("First run").id
/// let varre = try journal.add(.npc, "White-Faced Varré", in: run).id
/// try journal.add(.quest, "Touch the Two Fingers", in: run, linkedTo: [varre])
/// journal.entries(.gives, of: varre).map(\.name)  // ["Touch the Two Fingers"]
/// ```
///
/// Each operation either does what it says and returns the exact differences, or throws a
/// ``JournalError`` and changes nothing. What would change nothing, such as a tag that is there,
/// returns no difference.
public struct Journal: Hashable, Sendable {
  var playthroughTable = PagedList<JournalPlaythrough>()
  var entryTable = PagedList<JournalEntry>()
  var linkTable = LinkTable()
  /// The numbers that the next playthrough and the next entry get.
  var nextPlaythrough: Int64 = 1
  var nextEntry: Int64 = 1
  /// The schema that it was read with, if that is a newer one, and what that schema added.
  var schema = JournalSchema.current
  var extras = JournalExtras()

  /// Makes an empty journal.
  public init() {}

  /// Whether nothing was ever written in it, or all of it is gone.
  public var isEmpty: Bool { playthroughTable.isEmpty }
}
