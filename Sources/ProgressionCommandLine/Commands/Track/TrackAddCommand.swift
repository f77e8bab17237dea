import ProgressionKit

/// `track add KIND NAME`: adds an entry, linked to what is there.
enum TrackAddCommand {
  static let spec = CommandSpec(
    name: "add", group: TrackCommand.name,
    summary: "adds a quest, a location, a person or a note",
    discussion: [
      "With `--link` it is linked to other entries at once, from whichever side: a quest to who "
        + "gives it, a person to where they are, a location to who is there. What a link means "
        + "follows from the kinds of its two ends."
    ],
    arguments: [
      ArgumentSpec(
        name: "KIND", summary: "one of \(kinds.joined(separator: ", "))", arity: .one,
        completion: .words(kinds)),
      ArgumentSpec(
        name: "NAME", summary: "its name, in any language", arity: .one, completion: .nothing),
    ],
    options: [
      OptionSpec(
        long: "link", short: "l", summary: "an entry to link it to", value: .init(name: "NAME"),
        repeats: true),
      OptionSpec(
        long: "tag", short: "t", summary: "a tag, as in merchant", value: .init(name: "TAG"),
        repeats: true),
      OptionSpec(
        long: "note", summary: "what there is to say about it", value: .init(name: "TEXT")),
      OptionSpec(long: "done", summary: "it is done, cleared, met already"),
      OptionSpec(
        long: "node", summary: "the id in a rule pack that it stands for",
        value: .init(name: "ID")),
      OptionSpec(
        long: "pack", summary: "the rule pack that has this id; checked",
        value: .init(name: "PACK", completion: .path)),
    ] + TrackOptions.changing,
    examples: [
      "progression track add location \"Church of Elleh\" --tag merchant --tag smithing-anvil",
      "progression track add quest \"Touch the Two Fingers\" --link \"White-Faced Varré\"",
    ],
    action: run)

  private static let kinds = JournalEntry.Kind.allCases.map(\.rawValue)

  static func run(
    _ invocation: Invocation, _ context: inout Context
  ) throws(CommandFailure) -> ExitCode {
    let word = try invocation.required(0)
    guard let kind = JournalEntry.Kind(rawValue: word) else {
      throw .usage(
        "there is no kind `\(word)`",
        help: CommandParser.suggestion(for: word, among: kinds)
          + ["the kinds are \(kinds.joined(separator: ", "))"])
    }
    let name = try invocation.required(1)
    try checkNode(invocation, context)
    return try TrackChange.make(invocation, &context) {
      (journal, session) throws(CommandFailure) in
      let playthrough = try session.playthrough()
      var others: [JournalEntry.ID] = []
      for other in invocation.all("link") {
        others.append(try session.entry(other, in: playthrough).id)
      }
      return try journalResult { () throws(JournalError) in
        try journal.add(
          kind, name, in: playthrough.id, note: invocation.value("note") ?? "",
          tags: invocation.all("tag"), isDone: invocation.has("done"),
          node: invocation.value("node"), linkedTo: others)
      }.changes
    }
  }

  /// Where a rule pack is named, whether it has the node.
  private static func checkNode(
    _ invocation: Invocation, _ context: Context
  ) throws(CommandFailure) {
    guard let name = invocation.value("pack") else { return }
    guard let node = invocation.value("node") else {
      throw .usage("`--pack` goes with `--node`: the id of one of its nodes")
    }
    let pack: RulePack
    do {
      pack = try RulePack(
        contentsOf: PathText.join(context.workingDirectory, name), named: name)
    } catch {
      throw CommandFailure(error.description)
    }
    guard let game = pack.game else {
      throw CommandFailure(
        "the rule pack `\(name)` has errors", help: ["see `\(CommandTree.name) check \(name)`"])
    }
    let ids = game.nodes.map(\.id)
    guard ids.contains(node) else {
      let error = JournalError.unknownNode(
        node, nearest: NameSuggestion.nearest(to: node, in: ids))
      throw CommandFailure(error.description, help: error.help)
    }
  }
}
