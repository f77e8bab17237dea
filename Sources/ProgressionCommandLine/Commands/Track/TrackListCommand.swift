import ProgressionKit

/// `track list`: the entries of a playthrough.
enum TrackListCommand {
  static let spec = CommandSpec(
    name: "list", group: TrackCommand.name, summary: "lists the entries of a playthrough",
    discussion: [
      "A filter asks for fields: `kind == quest`, `done`, `cleared == false`, `met`, `has merchant`, "
        + "`at \"Church of Elleh\"`, `by \"Varré\"`, `linked \"Varré\"`, `name ~ \"church\"`, "
        + "`text ~ \"iron fist\"`, `node == varre`; joined by `and` or by `or`, with `not` and "
        + "brackets."
    ],
    options: [
      OptionSpec(
        long: "filter", short: "f", summary: "which entries", value: .init(name: "FILTER")),
      OptionSpec(
        long: "sort", short: "s", summary: "in which order",
        value: .init(
          name: "ORDER", choices: JournalOrder.allCases.map(\.rawValue), byDefault: "kind")),
    ] + TrackOptions.reading,
    examples: [
      "progression track list --filter 'cleared == false and has merchant'",
      "progression track list --filter 'kind == quest and not done' --sort newest",
    ],
    action: run)

  static func run(
    _ invocation: Invocation, _ context: inout Context
  ) throws(CommandFailure) -> ExitCode {
    let session = try TrackSession(invocation, context)
    let playthrough = try session.playthrough()
    var filter = JournalFilter.all([])
    if let text = invocation.value("filter") {
      do {
        let read = try JournalFilterText(text)
        try read.check(in: session.journal, playthrough.id)
        filter = read.filter
      } catch {
        context.errors += DiagnosticRenderer.text(
          error.diagnostic, sources: error.sources, color: context.colorsErrors)
        return .failure
      }
    }
    let order = invocation.value("sort").flatMap(JournalOrder.init(rawValue:)) ?? .kind
    let entries = order.sorted(session.journal.entries(in: playthrough.id, where: filter))
    if invocation.value("format") == "json" {
      TrackJSON.write(&context) { writer in
        writer.key("playthrough")
        playthrough.write(to: &writer)
        writer.key("entries")
        writer.beginArray()
        for entry in entries { entry.write(to: &writer) }
        writer.endArray()
      }
    } else {
      let list = EntryList(journal: session.journal, entries: entries, isGrouped: order == .kind)
      context.print(PlainText.visible("\(playthrough.title): \(list.summary)"))
      for line in list.lines(isColored: context.colorsOutput) { context.print(line) }
    }
    return .success
  }
}
