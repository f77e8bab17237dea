import ProgressionKit

/// `track search WORDS...`: entries by what is written in them.
enum TrackSearchCommand {
  static let spec = CommandSpec(
    name: "search", group: TrackCommand.name, summary: "finds entries by words, names first",
    discussion: [
      "Every word must occur in the name, the note or the tags, whatever the case and the accents. "
        + "Without `--everywhere` only this playthrough is looked through."
    ],
    arguments: [
      ArgumentSpec(
        name: "WORD", summary: "a word, or a part of one", arity: .some, completion: .nothing)
    ],
    options: [OptionSpec(long: "everywhere", summary: "looks through all playthroughs")]
      + TrackOptions.reading,
    action: run)

  static func run(
    _ invocation: Invocation, _ context: inout Context
  ) throws(CommandFailure) -> ExitCode {
    let session = try TrackSession(invocation, context)
    let words = invocation.positionals.joined(separator: " ")
    let isEverywhere = invocation.has("everywhere")
    let playthrough = isEverywhere ? nil : try session.playthrough()
    let hits = session.journal.search(words, in: playthrough?.id)
    if invocation.value("format") == "json" {
      TrackJSON.write(&context) { writer in
        writer.key("hits")
        writer.beginArray()
        for hit in hits {
          writer.beginObject()
          writer.key("entry")
          hit.entry.write(to: &writer)
          writer.key("inName")
          writer.boolean(hit.isInName)
          writer.endObject()
        }
        writer.endArray()
      }
    } else if hits.isEmpty {
      context.print("nothing found")
    } else {
      let list = EntryList(
        journal: session.journal, entries: hits.map(\.entry), isGrouped: false,
        showsPlaythrough: isEverywhere, showsNote: true)
      for line in list.lines(isColored: context.colorsOutput) { context.print(line) }
    }
    return .success
  }
}
