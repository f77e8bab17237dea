extension Journal {
  /// Links two entries, in whatever order; what it means follows from their kinds.
  ///
  /// - Throws: `unknownEntryID`, `linkedToItself`, `differentPlaythroughs`, `alreadyLinked`.
  /// - Complexity: logarithmic.
  @discardableResult
  public mutating func link(
    _ one: JournalEntry.ID, _ other: JournalEntry.ID
  ) throws(JournalError) -> [JournalChange] {
    let (one, other) = try pair(one, other)
    guard one.playthrough == other.playthrough else {
      throw .differentPlaythroughs(one.label, other.label)
    }
    let link = JournalLink(one.id, other.id)
    guard linkTable.insert(link) else { throw .alreadyLinked(one.label, other.label) }
    return [.linked(link)]
  }

  /// Takes the link between two entries away, in whatever order they are named.
  ///
  /// - Throws: `unknownEntryID`, `linkedToItself`, `notLinked`.
  /// - Complexity: logarithmic.
  @discardableResult
  public mutating func unlink(
    _ one: JournalEntry.ID, _ other: JournalEntry.ID
  ) throws(JournalError) -> [JournalChange] {
    let (one, other) = try pair(one, other)
    let link = JournalLink(one.id, other.id)
    guard linkTable.remove(link) else { throw .notLinked(one.label, other.label) }
    return [.unlinked(link)]
  }

  /// Moves a person to a location: from one where they are, or else from all.
  ///
  /// - Parameters:
  ///   - person: Who moves.
  ///   - location: Where they are from now on.
  ///   - old: The one location that they leave; by default they leave every other.
  /// - Returns: The links that went, then the one that came, unless it was there.
  /// - Throws: `unknownEntryID`, `wrongKind`, `differentPlaythroughs`, `notLinked` where they are not
  ///   at `old`.
  @discardableResult
  public mutating func move(
    _ person: JournalEntry.ID, to location: JournalEntry.ID, from old: JournalEntry.ID? = nil
  ) throws(JournalError) -> [JournalChange] {
    let mover = try required(person, .npc)
    let target = try required(location, .location)
    guard mover.playthrough == target.playthrough else {
      throw .differentPlaythroughs(mover.label, target.label)
    }
    var left: [JournalLink] = []
    if let old {
      let place = try required(old, .location)
      let link = JournalLink(person, old)
      guard linkTable.contains(link) else { throw .notLinked(mover.label, place.label) }
      left = old == location ? [] : [link]
    } else {
      left = entries(.at, of: person).filter { $0.id != location }
        .map { JournalLink(person, $0.id) }.sorted()
    }
    for link in left { linkTable.remove(link) }
    let link = JournalLink(person, location)
    let isNew = linkTable.insert(link)
    return left.map { .unlinked($0) } + (isNew ? [.linked(link)] : [])
  }

  private func pair(
    _ one: JournalEntry.ID, _ other: JournalEntry.ID
  ) throws(JournalError) -> (JournalEntry, JournalEntry) {
    let ends = (try required(one), try required(other))
    if one == other { throw .linkedToItself(ends.0.label) }
    return ends
  }
}
