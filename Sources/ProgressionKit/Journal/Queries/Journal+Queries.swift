extension Journal {
  /// The playthroughs, in the order in which they were begun.
  public var playthroughs: [JournalPlaythrough] { Array(playthroughTable) }

  /// The playthrough with a number.
  public subscript(id: JournalPlaythrough.ID) -> JournalPlaythrough? { playthroughTable[id] }

  /// The entry with a number.
  ///
  /// - Complexity: logarithmic.
  public subscript(id: JournalEntry.ID) -> JournalEntry? { entryTable[id] }

  /// All entries of all playthroughs, in the order in which they were added.
  public var entries: [JournalEntry] { Array(entryTable) }

  /// All links, each once, in the order of their ends.
  public var links: [JournalLink] { Array(linkTable.links) }

  /// The number of entries of all playthroughs.
  public var entryCount: Int64 { Int64(entryTable.count) }

  /// The number of links of all playthroughs.
  public var linkCount: Int64 { Int64(linkTable.links.count) }

  /// The entries of a playthrough in the order in which they were added, or those of one kind.
  ///
  /// - Complexity: linear in the number of all entries.
  public func entries(
    in playthrough: JournalPlaythrough.ID, _ kind: JournalEntry.Kind? = nil
  ) -> [JournalEntry] {
    entryTable.filter { $0.playthrough == playthrough && (kind == nil || $0.kind == kind) }
  }

  /// The entry of a playthrough that stands for a node of a rule pack.
  public func entry(
    for node: String, in playthrough: JournalPlaythrough.ID
  ) -> JournalEntry? {
    entryTable.first { $0.playthrough == playthrough && $0.node == node }
  }

  /// The entry with a number.
  ///
  /// - Throws: `unknownEntryID`.
  func required(_ id: JournalEntry.ID) throws(JournalError) -> JournalEntry {
    guard let entry = entryTable[id] else { throw .unknownEntryID(id) }
    return entry
  }

  /// The entry with a number, which is of a kind.
  ///
  /// - Throws: `unknownEntryID`, `wrongKind`.
  func required(
    _ id: JournalEntry.ID, _ kind: JournalEntry.Kind
  ) throws(JournalError) -> JournalEntry {
    let entry = try required(id)
    guard entry.kind == kind else { throw .wrongKind(entry.label, needed: kind) }
    return entry
  }

  /// The playthrough with a number.
  ///
  /// - Throws: `unknownPlaythroughID`.
  func required(_ id: JournalPlaythrough.ID) throws(JournalError) -> JournalPlaythrough {
    guard let playthrough = playthroughTable[id] else { throw .unknownPlaythroughID(id) }
    return playthrough
  }
}
