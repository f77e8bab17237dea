import ProgressionKit

/// `track new TITLE`: begins a playthrough.
enum TrackNewCommand {
  static let spec = CommandSpec(
    name: "new", group: TrackCommand.name, summary: "begins a playthrough, used from now on",
    arguments: [
      ArgumentSpec(
        name: "TITLE", summary: "the title of the playthrough", arity: .one, completion: .nothing)
    ],
    options: [
      OptionSpec(long: "custom", summary: "it is played by rules of its own"),
      OptionSpec(
        long: "note", summary: "what there is to say about it", value: .init(name: "TEXT")),
      TrackFolder.option, TrackOptions.wait, TrackOptions.format,
    ],
    examples: [
      "progression track new \"First run\"", "progression track new \"Second run\" --custom",
    ],
    action: run)

  static func run(
    _ invocation: Invocation, _ context: inout Context
  ) throws(CommandFailure) -> ExitCode {
    let title = try invocation.required(0)
    var begun: JournalPlaythrough.ID?
    let code = try TrackChange.make(invocation, &context) {
      (journal, session) throws(CommandFailure) in
      let (id, changes) = try journalResult { () throws(JournalError) in
        try journal.begin(
          title, isCustom: invocation.has("custom"), note: invocation.value("note") ?? "")
      }
      begun = id
      return changes
    }
    if let begun { TrackStore(folder: try TrackFolder.find(invocation, context)).use(begun) }
    return code
  }
}
