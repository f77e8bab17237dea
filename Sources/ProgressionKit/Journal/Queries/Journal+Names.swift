import ProgressionText

extension Journal {
  /// The entry that a name means: one with exactly that name, or else with that name but for case and
  /// accents.
  ///
  /// `#12`, and `12` where no entry has that name, mean the entry with that number.
  ///
  /// - Parameters:
  ///   - name: The name, or a number.
  ///   - playthrough: The playthrough that is looked through; no other is.
  ///   - kind: The kind to look for; by default any.
  /// - Returns: The entry.
  /// - Throws: `unknownEntry` with the entry that was probably meant, `ambiguousEntry`.
  /// - Complexity: linear in the number of entries.
  public func entry(
    named name: String, in playthrough: JournalPlaythrough.ID, _ kind: JournalEntry.Kind? = nil
  ) throws(JournalError) -> JournalEntry {
    let name = (try? JournalText.normalized(name, .name)) ?? name
    let isNumber = name.hasPrefix("#")
    if isNumber, let entry = numbered(name.dropFirst(), in: playthrough, kind) { return entry }
    let folded = FoldedText(name)
    let entries = entries(in: playthrough, kind)
    let alike = entries.filter { $0.foldedName == folded }
    let exact = alike.filter { $0.name == name }
    let found = exact.isEmpty ? alike : exact
    if found.count > 1 { throw .ambiguousEntry(name, candidates: found.map(\.label)) }
    if let entry = found.first { return entry }
    if let entry = numbered(name[...], in: playthrough, kind) { return entry }
    throw .unknownEntry(name, nearest: Self.nearest(to: folded, among: entries)?.label)
  }

  private func numbered(
    _ digits: Substring, in playthrough: JournalPlaythrough.ID, _ kind: JournalEntry.Kind?
  ) -> JournalEntry? {
    guard digits.utf8.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }), let number = Int64(digits),
      let entry = entryTable[JournalEntry.ID(number)], entry.playthrough == playthrough,
      kind == nil || entry.kind == kind
    else { return nil }
    return entry
  }

  /// The entry whose name is near, or else the first whose name has it as a part.
  private static func nearest(
    to name: FoldedText, among entries: [JournalEntry]
  ) -> JournalEntry? {
    let names = entries.map { $0.foldedName.text }
    if let nearest = NameSuggestion.nearest(to: name.text, in: names) {
      return names.firstIndex(of: nearest).map { entries[$0] }
    }
    return name.bytes.isEmpty ? nil : entries.first { $0.foldedName.contains(name) }
  }

  /// The playthrough that a title means: exactly, or else but for case and accents.
  ///
  /// - Throws: `unknownPlaythrough` with the title that was probably meant, `ambiguousPlaythrough`.
  public func playthrough(titled title: String) throws(JournalError) -> JournalPlaythrough {
    let title = (try? JournalText.normalized(title, .title)) ?? title
    let folded = FoldedText(title)
    let alike = playthroughs.filter { FoldedText($0.title) == folded }
    let exact = alike.filter { $0.title == title }
    let found = exact.isEmpty ? alike : exact
    if found.count > 1 { throw .ambiguousPlaythrough(title, candidates: found.map(\.title)) }
    if let playthrough = found.first { return playthrough }
    throw .unknownPlaythrough(
      title, nearest: NameSuggestion.nearest(to: title, in: playthroughs.map(\.title)))
  }
}
