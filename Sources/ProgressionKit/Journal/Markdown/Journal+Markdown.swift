extension Journal {
  /// The journal as a readable document: playthroughs, and in each its quests, locations, people and notes
  /// with all that they are linked to.
  ///
  /// Names and notes are escaped, so that nothing in them is taken for markup.
  ///
  /// - Complexity: linear in the size of the journal, logarithmic for each link.
  public var markdown: String {
    var parts: [String] = []
    for playthrough in playthroughTable {
      parts.append(JournalMarkdown(self, playthrough).text)
    }
    return parts.joined(separator: "\n")
  }
}

/// One playthrough as Markdown.
private struct JournalMarkdown {
  private let journal: Journal
  private(set) var text = ""

  init(_ journal: Journal, _ playthrough: JournalPlaythrough) {
    self.journal = journal
    line("# \(MarkdownText.escaped(playthrough.title))")
    if playthrough.isCustom {
      line()
      line("*A custom playthrough.*")
    }
    if !playthrough.note.isEmpty {
      line()
      quote(playthrough.note, indent: "")
    }
    let entries = journal.entries(in: playthrough.id)
    for kind in JournalEntry.Kind.allCases {
      let some = entries.filter { $0.kind == kind }
      if some.isEmpty { continue }
      line()
      line("## \(Self.title(of: kind))")
      line()
      for entry in some { write(entry) }
    }
  }

  private static func title(of kind: JournalEntry.Kind) -> String {
    switch kind {
    case .quest: "Quests"
    case .location: "Locations"
    case .npc: "People"
    case .note: "Notes"
    }
  }

  private mutating func write(_ entry: JournalEntry) {
    // A note is nothing to tick off, unless the player did.
    let box = entry.isDone ? "[x] " : (entry.kind == .note ? "" : "[ ] ")
    line("- \(box)**\(MarkdownText.escaped(entry.name))**")
    let linked = journal.linked(to: entry.id)
    for relation in JournalRelation.allCases {
      let names = linked.filter { $0.relation == relation }.map { $0.entry.name }
      if names.isEmpty { continue }
      let list = names.map { MarkdownText.escaped($0) }.joined(separator: ", ")
      line("  - \(relation): \(list)")
    }
    if !entry.tags.isEmpty {
      line("  - tags: \(entry.tags.map { MarkdownText.escaped($0) }.joined(separator: ", "))")
    }
    if !entry.note.isEmpty {
      line()
      quote(entry.note, indent: "  ")
      line()
    }
  }

  private mutating func quote(_ note: String, indent: String) {
    for part in note.split(separator: "\n", omittingEmptySubsequences: false) {
      line("\(indent)>" + (part.isEmpty ? "" : " " + MarkdownText.escaped(String(part))))
    }
  }

  private mutating func line(_ text: String = "") {
    self.text += text
    self.text += "\n"
  }
}
