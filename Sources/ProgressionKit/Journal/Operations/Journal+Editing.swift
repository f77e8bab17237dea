extension Journal {
  /// Gives an entry another name.
  ///
  /// - Throws: `unknownEntryID`, `invalidText`, `duplicateEntry`.
  @discardableResult
  public mutating func rename(
    _ id: JournalEntry.ID, to name: String
  ) throws(JournalError) -> [JournalChange] {
    let entry = try required(id)
    let name = try JournalText.normalized(name, .name)
    if name == entry.name { return [] }
    try requireNoEntry(of: entry.kind, named: name, in: entry.playthrough)
    entryTable.update(id) { $0.content.name = name }
    return [.renamed(id, from: entry.name, to: name)]
  }

  /// Replaces the note of an entry; the empty text takes it away.
  ///
  /// - Throws: `unknownEntryID`, `invalidText`.
  @discardableResult
  public mutating func setNote(
    of id: JournalEntry.ID, to note: String
  ) throws(JournalError) -> [JournalChange] {
    let entry = try required(id)
    let note = try JournalText.normalized(note, .note)
    if note == entry.note { return [] }
    entryTable.update(id) { $0.content.note = note }
    return [.noted(id, from: entry.note, to: note)]
  }

  /// Says that an entry is done, cleared, met, or that it is not.
  ///
  /// - Throws: `unknownEntryID`.
  @discardableResult
  public mutating func setDone(
    _ isDone: Bool, of id: JournalEntry.ID
  ) throws(JournalError) -> [JournalChange] {
    if try required(id).isDone == isDone { return [] }
    entryTable.update(id) { $0.content.isDone = isDone }
    return [.done(id, isDone)]
  }

  /// Gives an entry tags; those that it has, whatever their case and accents, change nothing.
  ///
  /// - Throws: `unknownEntryID`, `invalidText`, `tooManyTags`.
  @discardableResult
  public mutating func tag(
    _ id: JournalEntry.ID, _ tags: [String]
  ) throws(JournalError) -> [JournalChange] {
    let old = try required(id)
    var entry = old
    try entry.add(tags)
    return setTags(of: old, to: entry.tags)
  }

  /// Takes tags off an entry; those that it has not change nothing.
  ///
  /// - Throws: `unknownEntryID`, `invalidText`.
  @discardableResult
  public mutating func untag(
    _ id: JournalEntry.ID, _ tags: [String]
  ) throws(JournalError) -> [JournalChange] {
    let old = try required(id)
    var unwanted: Set<FoldedText> = []
    for tag in tags { unwanted.insert(FoldedText(try JournalText.normalized(tag, .tag))) }
    return setTags(of: old, to: old.tags.filter { !unwanted.contains(FoldedText($0)) })
  }

  private mutating func setTags(of old: JournalEntry, to tags: [String]) -> [JournalChange] {
    entryTable.update(old.id) { $0.content.tags = tags }
    return JournalChange.ofTags(old.id, from: old.tags, to: tags)
  }

  /// Says for which node of a rule pack an entry stands; `nil` for none.
  ///
  /// - Throws: `unknownEntryID`, `invalidText`, `duplicateNode`.
  @discardableResult
  public mutating func bind(
    _ id: JournalEntry.ID, to node: String?
  ) throws(JournalError) -> [JournalChange] {
    let entry = try required(id)
    var node = node
    if let given = node { node = try JournalText.normalized(given, .node) }
    if node == entry.node { return [] }
    try requireNoEntry(for: node, in: entry.playthrough)
    entryTable.update(id) { $0.content.node = node }
    return [.bound(id, from: entry.node, to: node)]
  }
}

extension JournalEntry {
  /// The number of tags that an entry may have.
  static let maximumTags: Int64 = 64

  /// Adds tags that it has not.
  mutating func add(_ added: [String]) throws(JournalError) {
    if added.isEmpty { return }
    var tags = tags
    var folded = Set(tags.map { FoldedText($0) })
    for tag in added {
      let tag = try JournalText.normalized(tag, .tag)
      guard folded.insert(FoldedText(tag)).inserted else { continue }
      let index = tags.firstIndex { tag.utf8.lexicographicallyPrecedes($0.utf8) } ?? tags.count
      tags.insert(tag, at: index)
    }
    guard tags.count <= JournalEntry.maximumTags else {
      throw .tooManyTags(label, limit: JournalEntry.maximumTags)
    }
    content.tags = tags
  }
}
