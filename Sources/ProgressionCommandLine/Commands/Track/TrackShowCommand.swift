import ProgressionKit

/// `track show NAME`: an entry, and what it is linked to.
enum TrackShowCommand {
  static let spec = CommandSpec(
    name: "show", group: TrackCommand.name, summary: "shows an entry and all that it is linked to",
    arguments: [.entry()], options: TrackOptions.reading,
    examples: ["progression track show \"White-Faced Varré\""],
    action: run)

  static func run(
    _ invocation: Invocation, _ context: inout Context
  ) throws(CommandFailure) -> ExitCode {
    let session = try TrackSession(invocation, context)
    let playthrough = try session.playthrough()
    let entry = try session.entry(try invocation.required(0), in: playthrough)
    let linked = session.journal.linked(to: entry.id)
    if invocation.value("format") == "json" {
      TrackJSON.write(&context) { writer in
        writer.key("entry")
        entry.write(to: &writer)
        writer.key("linked")
        writer.beginArray()
        for other in linked {
          writer.beginObject()
          writer.key("relation")
          writer.string(other.relation.rawValue)
          writer.key("entry")
          other.entry.write(to: &writer)
          writer.endObject()
        }
        writer.endArray()
      }
    } else {
      let card = EntryCard(entry: entry, linked: linked, playthrough: playthrough)
      for line in card.lines(isColored: context.colorsOutput) { context.print(line) }
    }
    return .success
  }
}
