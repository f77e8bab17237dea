import ProgressionKit

/// `track done`, `track clear`, `track met`: one thing, in the words of quests, locations and people.
enum TrackDoneCommand {
  static let done = spec("done", "says that quests or notes are done", [.quest, .note])
  static let clear = spec("clear", "says that locations are cleared", [.location])
  static let met = spec("met", "says that people were met", [.npc])

  private static func spec(
    _ name: String, _ summary: String, _ kinds: [JournalEntry.Kind]
  ) -> CommandSpec {
    CommandSpec(
      name: name, group: TrackCommand.name, summary: summary,
      arguments: [.entry("NAME", .some)],
      options: [OptionSpec(long: "not", short: "n", summary: "says that they are not")]
        + TrackOptions.changing,
      action: { (invocation, context) throws(CommandFailure) in
        try run(invocation, &context, kinds)
      })
  }

  private static func run(
    _ invocation: Invocation, _ context: inout Context, _ kinds: [JournalEntry.Kind]
  ) throws(CommandFailure) -> ExitCode {
    try TrackChange.make(invocation, &context) { (journal, session) throws(CommandFailure) in
      let playthrough = try session.playthrough()
      for name in invocation.positionals {
        let entry = try entry(name, kinds, session, playthrough)
        _ = try journalResult { () throws(JournalError) in
          try journal.setDone(!invocation.has("not"), of: entry.id)
        }
      }
      return journal.difference(from: session.journal)
    }
  }

  /// The entry of one of some kinds that a name means, though it may mean one of another kind too.
  private static func entry(
    _ name: String, _ kinds: [JournalEntry.Kind], _ session: TrackSession,
    _ playthrough: JournalPlaythrough
  ) throws(CommandFailure) -> JournalEntry {
    for kind in kinds {
      let found = try? session.journal.entry(named: name, in: playthrough.id, kind)
      if let found { return found }
    }
    let entry = try session.entry(name, in: playthrough)
    let command = command(for: entry.kind)
    throw CommandFailure(
      "\(entry.label) is not one of the \(kinds.map(\.plural).joined(separator: " or "))",
      help: ["write `\(CommandTree.name) \(command.fullName)`"])
  }

  private static func command(for kind: JournalEntry.Kind) -> CommandSpec {
    switch kind {
    case .quest, .note: done
    case .location: clear
    case .npc: met
    }
  }
}
