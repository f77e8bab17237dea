import ProgressionKit

/// One entry with all that it is linked to, for the terminal.
struct EntryCard {
  let entry: JournalEntry
  let linked: [Journal.Linked]
  let playthrough: JournalPlaythrough

  func lines(isColored: Bool) -> [String] {
    let state = TrackText.state(of: entry)
    let title = TrackTable.Cell(text: PlainText.visible(entry.name), style: .strong)
    let what = "\(entry.kind) \(entry.id)\(state.isEmpty ? "" : ", \(state)")"
    var table = TrackTable()
    for relation in JournalRelation.allCases {
      let others = linked.filter { $0.relation == relation }.map(\.entry)
      for (index, other) in others.enumerated() {
        table.add([
          TrackTable.Cell(text: index == 0 ? relation.description : "", style: .faint),
          TrackTable.Cell(text: other.name),
          TrackTable.Cell(
            text: other.isDone ? other.kind.doneWord : "", style: .good),
        ])
      }
    }
    add("tags", [entry.tags.joined(separator: ", ")], to: &table)
    add("stands for", [entry.node ?? ""], to: &table)
    add(
      "note", entry.note.split(separator: "\n", omittingEmptySubsequences: false).map(String.init),
      to: &table)
    add("playthrough", [playthrough.title], to: &table)
    return ["\(title.shown(isColored))  \(what)"] + table.lines(indent: 2, isColored: isColored)
  }

  private func add(_ label: String, _ texts: [String], to table: inout TrackTable) {
    guard texts.contains(where: { !$0.isEmpty }) else { return }
    for (index, text) in texts.enumerated() {
      table.add([
        TrackTable.Cell(text: index == 0 ? label : "", style: .faint), TrackTable.Cell(text: text),
      ])
    }
  }
}
