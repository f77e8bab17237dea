/// What the names in a filter mean in one playthrough.
struct FilterNames {
  private let journal: Journal
  private let entries: [JournalEntry]

  init(_ journal: Journal, _ playthrough: JournalPlaythrough.ID) {
    self.journal = journal
    entries = journal.entries(in: playthrough)
  }

  /// The entries that a name or a number means, of a kind or of any.
  func meant(by name: String, _ kind: JournalEntry.Kind?) -> [JournalEntry] {
    let ofKind = entries.filter { kind == nil || $0.kind == kind }
    if name.hasPrefix("#"), let number = Int64(name.dropFirst()) {
      return ofKind.filter { $0.id.number == number }
    }
    let folded = FoldedText(name)
    return ofKind.filter { $0.foldedName == folded }
  }

  /// The entries that are linked to what a name means in one of some ways, seen from there.
  func linked(
    to name: String, _ kind: JournalEntry.Kind?, _ relations: [JournalRelation]?
  ) -> Set<JournalEntry.ID> {
    var found: Set<JournalEntry.ID> = []
    for entry in meant(by: name, kind) {
      for other in journal.linked(to: entry.id)
      where relations?.contains(other.relation) ?? true {
        found.insert(other.entry.id)
      }
    }
    return found
  }
}
