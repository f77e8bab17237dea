extension Journal {
  /// Adds an entry, from wherever one is: the other ends of its links are there already.
  ///
  /// - Parameters:
  ///   - kind: What it is.
  ///   - name: Its name, like that of no other entry of its kind in the playthrough.
  ///   - playthrough: The playthrough that it belongs to.
  ///   - note: What there is to say about it.
  ///   - tags: Its tags, such as `merchant`; repeats count once.
  ///   - isDone: Whether it is done, cleared, met.
  ///   - node: The id of the node of a rule pack that it stands for.
  ///   - others: Entries to link it to; repeats count once.
  /// - Returns: Its number; and the addition, then its links.
  /// - Throws: `unknownPlaythroughID`, `invalidText`, `tooManyTags`, `duplicateEntry`, `duplicateNode`,
  ///   `unknownEntryID` and `differentPlaythroughs` for others, `full`.
  /// - Complexity: linear in the number of entries, for the look at other names.
  @discardableResult
  public mutating func add(
    _ kind: JournalEntry.Kind, _ name: String, in playthrough: JournalPlaythrough.ID,
    note: String = "", tags: [String] = [], isDone: Bool = false, node: String? = nil,
    linkedTo others: [JournalEntry.ID] = []
  ) throws(JournalError) -> (id: JournalEntry.ID, changes: [JournalChange]) {
    _ = try required(playthrough)
    guard nextEntry <= JournalEntry.maximumNumber else { throw .full }
    var entry = JournalEntry(
      id: JournalEntry.ID(nextEntry), playthrough: playthrough, kind: kind,
      name: try JournalText.normalized(name, .name), isDone: isDone)
    entry.content.note = try JournalText.normalized(note, .note)
    try entry.add(tags)
    if let node { entry.content.node = try JournalText.normalized(node, .node) }
    try requireNoEntry(of: kind, named: entry.name, in: playthrough)
    try requireNoEntry(for: entry.node, in: playthrough)
    var links: [JournalLink] = []
    for id in others {
      let other = try required(id)
      guard other.playthrough == playthrough else {
        throw .differentPlaythroughs(entry.label, other.label)
      }
      let link = JournalLink(entry.id, id)
      if !links.contains(link) { links.append(link) }
    }
    links.sort()
    nextEntry += 1
    entryTable.insert(entry)
    for link in links { linkTable.insert(link) }
    return (entry.id, [.added(entry)] + links.map { .linked($0) })
  }

  /// Deletes an entry; its links go with it, what they led to stays.
  ///
  /// Notes about it stay too, as notes about nothing.
  ///
  /// - Returns: Its links, then the entry.
  /// - Throws: `unknownEntryID`.
  @discardableResult
  public mutating func delete(_ id: JournalEntry.ID) throws(JournalError) -> [JournalChange] {
    let entry = try required(id)
    var changes: [JournalChange] = []
    for link in linkTable.links(of: id) {
      linkTable.remove(link)
      changes.append(.unlinked(link))
    }
    entryTable.remove(id)
    changes.append(.deleted(entry))
    return changes
  }

  /// Refuses a name that an entry of its kind has in the playthrough.
  func requireNoEntry(
    of kind: JournalEntry.Kind, named name: String, in playthrough: JournalPlaythrough.ID
  ) throws(JournalError) {
    let folded = FoldedText(name)
    for page in entryTable.pages {
      for entry in page
      where entry.kind == kind && entry.playthrough == playthrough && entry.foldedName == folded
        && entry.name == name
      {
        throw .duplicateEntry(entry.label)
      }
    }
  }

  /// Refuses a node that an entry of the playthrough stands for.
  func requireNoEntry(
    for node: String?, in playthrough: JournalPlaythrough.ID
  ) throws(JournalError) {
    guard let node else { return }
    if let entry = entry(for: node, in: playthrough) { throw .duplicateNode(node, entry.label) }
  }
}
