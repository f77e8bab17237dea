import ProgressionKit

/// `track export`: a playthrough as a document.
enum TrackExportCommand {
  static let spec = CommandSpec(
    name: "export", group: TrackCommand.name,
    summary: "writes a playthrough as Markdown, or as JSON to import elsewhere",
    options: [
      OptionSpec(long: "all", summary: "writes all playthroughs"), .format("markdown", "json"),
      TrackOptions.playthrough, TrackFolder.option,
    ],
    examples: ["progression track export --format json > first-run.json"],
    action: run)

  static func run(
    _ invocation: Invocation, _ context: inout Context
  ) throws(CommandFailure) -> ExitCode {
    let session = try TrackSession(invocation, context)
    var journal = session.journal
    if !invocation.has("all") {
      let id = try session.playthrough().id
      journal = try journalResult { () throws(JournalError) in try journal.only(id) }
    }
    if invocation.value("format") == "json" {
      context.output += String(decoding: journal.json(style: .indented), as: UTF8.self)
    } else {
      context.output += journal.markdown
    }
    return .success
  }
}
