/// Which entries a list shows.
///
/// Made in code, or read from a text by ``JournalFilterText``. Names and words are compared whatever
/// their case and accents.
public indirect enum JournalFilter: Hashable, Sendable {
  /// All of these hold; none of them holds for everything.
  case all([JournalFilter])
  /// One of these holds; without any it holds for nothing.
  case any([JournalFilter])
  /// This does not hold.
  case not(JournalFilter)

  /// It is of a kind.
  case kind(JournalEntry.Kind)
  /// It is of one of these kinds, and done or not.
  case done([JournalEntry.Kind], Bool)
  /// It has a tag.
  case tagged(String)
  /// It has a name.
  case named(String)
  /// Its name has every word of a text.
  case nameHas(String)
  /// Its name, note and tags have every word of a text.
  case textHas(String)
  /// It stands for a node of a rule pack.
  case node(String)
  /// It is a person or a quest at the location with a name or number.
  case at(String)
  /// It is a quest that the person with a name or number gives.
  case by(String)
  /// It is linked to the entry with a name or number.
  case linked(String)
}

extension Journal {
  /// The entries of a playthrough for which a filter holds, in the order in which they were added.
  ///
  /// A name in the filter may mean several entries, or none; then nothing is at it, by it or linked to
  /// it.
  ///
  /// - Complexity: linear in the number of entries, each by the size of the filter.
  public func entries(
    in playthrough: JournalPlaythrough.ID, where filter: JournalFilter
  ) -> [JournalEntry] {
    let test = FilterTest(filter, FilterNames(self, playthrough))
    var found: [JournalEntry] = []
    for page in entryTable.pages {
      for entry in page where entry.playthrough == playthrough && test.holds(for: entry) {
        found.append(entry)
      }
    }
    return found
  }
}
