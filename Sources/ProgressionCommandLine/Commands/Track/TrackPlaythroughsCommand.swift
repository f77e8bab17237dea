import ProgressionKit

/// `track playthroughs`: what was begun.
enum TrackPlaythroughsCommand {
  static let spec = CommandSpec(
    name: "playthroughs", group: TrackCommand.name,
    summary: "lists what was begun and marks the one in use",
    options: TrackOptions.reading, action: run)

  static func run(
    _ invocation: Invocation, _ context: inout Context
  ) throws(CommandFailure) -> ExitCode {
    let session = try TrackSession(invocation, context)
    let current = try session.playthrough()
    if invocation.value("format") == "json" {
      TrackJSON.write(&context) { writer in
        writer.key("current")
        writer.integer(current.id.number)
        writer.key("playthroughs")
        writer.beginArray()
        for playthrough in session.journal.playthroughs { playthrough.write(to: &writer) }
        writer.endArray()
      }
      return .success
    }
    var table = TrackTable()
    for playthrough in session.journal.playthroughs {
      let isCurrent = playthrough.id == current.id
      let count = Int64(session.journal.entries(in: playthrough.id).count)
      table.add([
        TrackTable.Cell(text: isCurrent ? "*" : " ", style: .good),
        TrackTable.Cell(text: playthrough.title, style: isCurrent ? .strong : .plain),
        TrackTable.Cell(text: TrackText.count(count, "entry", "entries")),
        TrackTable.Cell(text: playthrough.isCustom ? "custom" : "", style: .faint),
        TrackTable.Cell(text: TrackText.firstLine(of: playthrough.note), style: .faint),
      ])
    }
    for line in table.lines(indent: 0, isColored: context.colorsOutput) { context.print(line) }
    return .success
  }
}
