import ProgressionKit

/// `track note NAME [TEXT]`: what there is to say about an entry.
enum TrackNoteCommand {
  static let spec = CommandSpec(
    name: "note", group: TrackCommand.name, summary: "writes a note on an entry",
    discussion: [
      "The text replaces the note that is there; an empty one takes it away. `-` reads the text "
        + "from standard input. A note that stands for itself is an entry: `track add note`."
    ],
    arguments: [
      .entry(),
      ArgumentSpec(
        name: "TEXT", summary: "the note, `-` for standard input", arity: .one,
        completion: .nothing),
    ],
    options: [OptionSpec(long: "append", summary: "puts the text under the note that is there")]
      + TrackOptions.changing,
    examples: ["progression track note Varré \"Calls everybody Lambkin.\""],
    action: run)

  static func run(
    _ invocation: Invocation, _ context: inout Context
  ) throws(CommandFailure) -> ExitCode {
    let name = try invocation.required(0)
    var text = try invocation.required(1)
    if text == "-" { text = String(decoding: context.readInput(), as: UTF8.self) }
    return try TrackChange.make(invocation, &context) {
      (journal, session) throws(CommandFailure) in
      let entry = try session.entry(name, in: try session.playthrough())
      let isAdded = invocation.has("append") && !entry.note.isEmpty
      return try journalResult { () throws(JournalError) in
        try journal.setNote(of: entry.id, to: isAdded ? entry.note + "\n" + text : text)
      }
    }
  }
}
