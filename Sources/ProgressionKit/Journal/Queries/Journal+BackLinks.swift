extension Journal {
  /// An entry at the other end of a link, and what the link means from this end.
  public struct Linked: Hashable, Sendable {
    /// What the link means, seen from the entry that was asked about.
    public let relation: JournalRelation
    /// The entry at the other end.
    public let entry: JournalEntry
  }

  /// All that an entry is linked to, in the order of the numbers.
  ///
  /// Both ends of a link tell it, from their sides: a person gives a quest, the quest is given by the
  /// person. Nothing for a number that no entry has.
  ///
  /// - Complexity: logarithmic, and the number of links found.
  public func linked(to id: JournalEntry.ID) -> [Linked] {
    guard let kind = entryTable[id]?.kind else { return [] }
    return linkTable.others(of: id).compactMap { other in
      entryTable[other].map {
        Linked(relation: JournalRelation(from: kind, to: $0.kind), entry: $0)
      }
    }
  }

  /// The entries that an entry is linked to in one way: who gives this quest, who is here.
  ///
  /// - Complexity: logarithmic, and the number of the entry's links.
  public func entries(
    _ relation: JournalRelation, of id: JournalEntry.ID
  ) -> [JournalEntry] {
    linked(to: id).filter { $0.relation == relation }.map(\.entry)
  }

  /// Whether two entries are linked.
  ///
  /// - Complexity: logarithmic.
  public func areLinked(_ one: JournalEntry.ID, _ other: JournalEntry.ID) -> Bool {
    linkTable.contains(JournalLink(one, other))
  }
}
