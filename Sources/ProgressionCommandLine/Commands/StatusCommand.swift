import ProgressionKit

/// `status PACK`: what is open.
enum StatusCommand {
  static let spec = CommandSpec(
    name: "status", summary: "shows what is open for a player",
    discussion: ["Without a saved player or a starting state it shows a new player."],
    arguments: [
      ArgumentSpec(
        name: "PACK", summary: "a rule pack: its file or folder", arity: .one,
        completion: .path)
    ],
    options: PackInput.options + [.format("text", "json")],
    examples: [
      "progression status Rules/falling-sky",
      #"progression status Rules/star-gates --given '{"have": {"coins": 50}}'"#,
      "progression status Rules/falling-sky --now 2026-11-01T00:00:00Z",
    ],
    action: run)

  static func run(
    _ invocation: Invocation, _ context: inout Context
  ) throws(CommandFailure) -> ExitCode {
    let input = try PackInput(invocation, &context)
    if invocation.value("format") == "json" {
      var writer = JSONWriter(style: .indented)
      StatusJSON(engine: input.engine, player: input.player, revision: input.revision)
        .write(to: &writer)
      context.output += writer.text
    } else {
      for line in lines(input) { context.print(line) }
    }
    return .success
  }

  private static func lines(_ input: PackInput) -> [String] {
    let engine = input.engine
    let game = engine.game
    let player = input.player
    var headline = "\(game.title) \(game.version), revision \(input.revision)"
    if input.player.playthrough != PlayerAccount.firstPlaythrough {
      headline += ", playthrough \(input.player.playthrough)"
    }
    if let instant = input.instant { headline += ", at \(Instants.text(instant))" }
    var lines = [headline]
    if let next = engine.nextLevel(in: player) {
      lines.append("next level: \(game[next].id)")
    }
    let rows = game.nodes.indices.map { NodeRef(position: $0) }.map { node in
      let record = engine.status(of: node, in: player)
      return [
        game[node].id, record.status.description,
        details(of: node, record, input).joined(separator: "; "),
      ]
    }
    lines.append("")
    lines += TextLayout.table(rows, indent: 2)
    let amounts = game.holdings.indices.map { HoldingRef(position: $0) }.map { holding in
      let refill = engine.refillsAt(of: holding, in: player)
      return [
        game[holding].id, "\(engine.have(holding, in: player))",
        refill.map { "full at \(Instants.text($0.full))" } ?? "",
      ]
    }
    if !amounts.isEmpty {
      lines.append("")
      lines += TextLayout.table(amounts, indent: 2)
    }
    return lines
  }

  private static func details(
    of node: NodeRef, _ record: StatusRecord, _ input: PackInput
  ) -> [String] {
    let engine = input.engine
    var details: [String] = []
    let isWorld = engine.game[node].world != nil
    if isWorld || engine.game[node].level != nil {
      let progress = engine.progress(of: node, in: input.player)
      if isWorld { details.append(count(progress.done, of: progress.total, "level")) }
      details.append(count(progress.stars, of: progress.maxStars, "star"))
    }
    if let state = record.state { details.append(state.description) }
    if let stage = record.stage, let stages = record.stages {
      details.append("stage \(stage) of \(stages)")
    }
    if let place = record.place { details.append("at \(engine.game[place].id)") }
    if let failsAt = record.failsAt { details.append("fails at \(Instants.text(failsAt))") }
    if let rank = record.rank, let ranks = record.ranks {
      details.append("rank \(rank) of \(ranks)")
    }
    details += record.offers.map(RecordJSON.words)
    if record.isPending { details.append("a payment is under way") }
    if let opensAt = record.opensAt { details.append("opens at \(Instants.text(opensAt))") }
    if let never = record.never { details.append("never: \(never)") }
    return details
  }

  private static func count(_ number: Int64, of total: Int64, _ word: String) -> String {
    "\(number) of \(total) \(word)\(total == 1 ? "" : "s")"
  }
}
