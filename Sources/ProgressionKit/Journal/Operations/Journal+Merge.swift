extension Journal {
  /// Takes the playthroughs of another journal in as new ones.
  ///
  /// They, and the entries in them, get new numbers in the order of their old ones; all else stays. The
  /// other journal's title must be free here, or a new one be given: nothing is mixed into a playthrough
  /// that is there.
  ///
  /// - Parameters:
  ///   - other: The journal, for instance one that was exported.
  ///   - title: A new title, where the other journal has one playthrough.
  /// - Returns: The new playthroughs, and all differences.
  /// - Throws: `duplicatePlaythrough`, `invalidText`, `notOnePlaythrough` where a title is given for none
  ///   or several, `full`.
  /// - Complexity: linear in the size of the other journal.
  @discardableResult
  public mutating func merge(
    _ other: Journal, titled title: String? = nil
  ) throws(JournalError) -> (ids: [JournalPlaythrough.ID], changes: [JournalChange]) {
    let count = Int64(other.playthroughTable.count)
    if title != nil, count != 1 { throw .notOnePlaythrough(count: count) }
    guard count <= JournalEntry.maximumNumber - nextPlaythrough + 1,
      other.entryCount <= JournalEntry.maximumNumber - nextEntry + 1
    else { throw .full }
    var merged = self
    var playthroughs: [JournalPlaythrough.ID: JournalPlaythrough.ID] = [:]
    var ids: [JournalPlaythrough.ID] = []
    for playthrough in other.playthroughTable {
      let id = try merged.begin(
        title ?? playthrough.title, isCustom: playthrough.isCustom, note: playthrough.note
      ).id
      merged.playthroughTable.update(id) { $0.extras = playthrough.extras }
      playthroughs[playthrough.id] = id
      ids.append(id)
    }
    var entries: [JournalEntry.ID: JournalEntry.ID] = [:]
    for entry in other.entryTable {
      guard let playthrough = playthroughs[entry.playthrough] else { continue }
      let copy = entry.copied(to: JournalEntry.ID(merged.nextEntry), in: playthrough)
      merged.nextEntry += 1
      merged.entryTable.insert(copy)
      entries[entry.id] = copy.id
    }
    for link in other.linkTable.links {
      guard let first = entries[link.first], let second = entries[link.second] else { continue }
      merged.linkTable.insert(JournalLink(first, second))
    }
    if other.schema.minor > merged.schema.minor { merged.schema = other.schema }
    let changes = merged.difference(from: self)
    self = merged
    return (ids, changes)
  }

  /// A journal of one playthrough alone, with the numbers that it has here.
  ///
  /// - Throws: `unknownPlaythroughID`.
  /// - Complexity: linear in the size of the journal.
  public func only(_ id: JournalPlaythrough.ID) throws(JournalError) -> Journal {
    let playthrough = try required(id)
    var part = Journal()
    part.playthroughTable.insert(playthrough)
    for entry in entries(in: id) { part.entryTable.insert(entry) }
    for link in linkTable.links where part.entryTable[link.first] != nil {
      part.linkTable.insert(link)
    }
    part.nextPlaythrough = id.number + 1
    part.nextEntry = (part.entryTable.last?.id.number ?? 0) + 1
    part.schema = schema
    return part
  }
}

extension JournalEntry {
  /// The same entry with another number in another playthrough.
  fileprivate func copied(to id: ID, in playthrough: JournalPlaythrough.ID) -> JournalEntry {
    var copy = JournalEntry(
      id: id, playthrough: playthrough, kind: kind, name: name, note: note, tags: tags,
      isDone: isDone, node: node)
    copy.content.extras = content.extras
    return copy
  }
}
