import ProgressionKit

/// Entries as a list in the terminal.
struct EntryList {
  let journal: Journal
  let entries: [JournalEntry]
  /// Whether each kind has a heading, rather than each line its kind.
  let isGrouped: Bool
  /// Whether each line says which playthrough it belongs to.
  var showsPlaythrough = false
  /// Whether each line ends with the beginning of the note.
  var showsNote = false

  /// How many there are, in words.
  var summary: String { TrackText.count(Int64(entries.count), "entry", "entries") }

  func lines(isColored: Bool) -> [String] {
    var table = TrackTable()
    for entry in entries { table.add(cells(of: entry)) }
    let rows = table.lines(indent: isGrouped ? 2 : 0, isColored: isColored)
    guard isGrouped else { return rows }
    var lines: [String] = []
    var kind: JournalEntry.Kind?
    for (entry, row) in zip(entries, rows) {
      if entry.kind != kind {
        kind = entry.kind
        lines += ["", TrackText.heading(entry.kind)]
      }
      lines.append(row)
    }
    return lines
  }

  private func cells(of entry: JournalEntry) -> [TrackTable.Cell] {
    var cells: [TrackTable.Cell] = []
    if showsPlaythrough {
      cells.append(
        TrackTable.Cell(text: journal[entry.playthrough]?.title ?? "", style: .faint))
    }
    cells.append(TrackTable.Cell(text: entry.id.description, style: .faint))
    if !isGrouped { cells.append(TrackTable.Cell(text: entry.kind.description)) }
    cells.append(TrackTable.Cell(text: box(of: entry), style: entry.isDone ? .good : .plain))
    cells.append(TrackTable.Cell(text: entry.name, style: entry.isDone ? .plain : .strong))
    cells.append(TrackTable.Cell(text: whereabouts(of: entry)))
    cells.append(TrackTable.Cell(text: entry.tags.joined(separator: ", "), style: .faint))
    if showsNote {
      cells.append(TrackTable.Cell(text: TrackText.firstLine(of: entry.note), style: .faint))
    }
    return cells
  }

  private func box(of entry: JournalEntry) -> String {
    if entry.isDone { return "[x]" }
    return entry.kind == .note ? "" : "[ ]"
  }

  /// Who gives a quest and where it happens, where a person is, what a note is about.
  private func whereabouts(of entry: JournalEntry) -> String {
    let linked = journal.linked(to: entry.id)
    var parts: [String] = []
    for (relation, word) in [
      (JournalRelation.givenBy, "from"), (.happensAt, "at"), (.at, "at"), (.about, "about"),
    ] {
      let names = linked.filter { $0.relation == relation }.map(\.entry.name)
      if !names.isEmpty { parts.append("\(word) \(names.joined(separator: ", "))") }
    }
    return parts.joined(separator: ", ")
  }
}
