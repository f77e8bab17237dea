extension Journal {
  /// An entry that a search found.
  public struct Hit: Hashable, Sendable {
    /// The entry.
    public let entry: JournalEntry
    /// Whether its name alone has every word.
    public let isInName: Bool
  }

  /// The entries in whose name, note and tags every word of a text occurs, whatever the case and the
  /// accents.
  ///
  /// A word may occur inside a longer one. Entries with all words in their names come first, each part
  /// in the order in which they were added. A text without words finds nothing.
  ///
  /// - Parameters:
  ///   - words: What to look for.
  ///   - playthrough: The playthrough to look through; `nil` for all.
  /// - Returns: The entries, each once.
  /// - Complexity: linear in all that is written in the journal.
  public func search(
    _ words: String, in playthrough: JournalPlaythrough.ID? = nil
  ) -> [Hit] {
    let words = FoldedText(words).words
    if words.isEmpty { return [] }
    var named: [Hit] = []
    var others: [Hit] = []
    for page in entryTable.pages {
      for entry in page where playthrough == nil || entry.playthrough == playthrough {
        let missing = words.filter { !entry.foldedName.contains($0) }
        if missing.isEmpty {
          named.append(Hit(entry: entry, isInName: true))
        } else if missing.allSatisfy({ entry.foldedRest.contains($0) }) {
          others.append(Hit(entry: entry, isInName: false))
        }
      }
    }
    return named + others
  }
}
