extension Journal {
  /// Begins a playthrough.
  ///
  /// - Parameters:
  ///   - title: Its title, like no other's in this journal.
  ///   - isCustom: Whether it is played by rules of its own.
  ///   - note: What there is to say about it.
  /// - Returns: Its number, and the one difference.
  /// - Throws: `invalidText`, `duplicatePlaythrough`, `full`.
  @discardableResult
  public mutating func begin(
    _ title: String, isCustom: Bool = false, note: String = ""
  ) throws(JournalError) -> (id: JournalPlaythrough.ID, changes: [JournalChange]) {
    let title = try JournalText.normalized(title, .title)
    let note = try JournalText.normalized(note, .note)
    try requireNoPlaythrough(titled: title)
    guard nextPlaythrough <= JournalEntry.maximumNumber else { throw .full }
    let playthrough = JournalPlaythrough(
      id: JournalPlaythrough.ID(nextPlaythrough), title: title, isCustom: isCustom, note: note)
    nextPlaythrough += 1
    playthroughTable.insert(playthrough)
    return (playthrough.id, [.playthroughBegun(playthrough)])
  }

  /// Gives a playthrough another title.
  ///
  /// - Throws: `unknownPlaythroughID`, `invalidText`, `duplicatePlaythrough`.
  @discardableResult
  public mutating func rename(
    _ id: JournalPlaythrough.ID, to title: String
  ) throws(JournalError) -> [JournalChange] {
    let old = try required(id).title
    let title = try JournalText.normalized(title, .title)
    if title == old { return [] }
    try requireNoPlaythrough(titled: title)
    playthroughTable.update(id) { $0.title = title }
    return [.playthroughRenamed(id, from: old, to: title)]
  }

  /// Replaces the note of a playthrough; the empty text takes it away.
  ///
  /// - Throws: `unknownPlaythroughID`, `invalidText`.
  @discardableResult
  public mutating func setNote(
    of id: JournalPlaythrough.ID, to note: String
  ) throws(JournalError) -> [JournalChange] {
    let old = try required(id).note
    let note = try JournalText.normalized(note, .note)
    if note == old { return [] }
    playthroughTable.update(id) { $0.note = note }
    return [.playthroughNoted(id, from: old, to: note)]
  }

  /// Says whether a playthrough is played by rules of its own.
  ///
  /// - Throws: `unknownPlaythroughID`.
  @discardableResult
  public mutating func setCustom(
    _ isCustom: Bool, of id: JournalPlaythrough.ID
  ) throws(JournalError) -> [JournalChange] {
    if try required(id).isCustom == isCustom { return [] }
    playthroughTable.update(id) { $0.isCustom = isCustom }
    return [.playthroughCustom(id, isCustom: isCustom)]
  }

  /// Deletes a playthrough with all that is in it.
  ///
  /// - Returns: Its links, its entries, the playthrough.
  /// - Throws: `unknownPlaythroughID`.
  /// - Complexity: linear in the size of the journal.
  @discardableResult
  public mutating func delete(
    _ id: JournalPlaythrough.ID
  ) throws(JournalError) -> [JournalChange] {
    let playthrough = try required(id)
    let entries = entries(in: id)
    var changes: [JournalChange] = []
    for link in linkTable.links where entryTable[link.first]?.playthrough == id {
      changes.append(.unlinked(link))
    }
    for case .unlinked(let link) in changes { linkTable.remove(link) }
    for entry in entries {
      entryTable.remove(entry.id)
      changes.append(.deleted(entry))
    }
    playthroughTable.remove(id)
    changes.append(.playthroughDeleted(playthrough))
    return changes
  }

  private func requireNoPlaythrough(titled title: String) throws(JournalError) {
    if playthroughTable.contains(where: { $0.title == title }) {
      throw .duplicatePlaythrough(title)
    }
  }
}
