import ProgressionKit

/// `explain PACK NODE`: why a node is open or not, and what is missing.
enum ExplainCommand {
  static let spec = CommandSpec(
    name: "explain", summary: "says why a node is open or not, and what is missing",
    discussion: [
      "Every way to open the node is shown with what it needs, what there is, and what is "
        + "missing. For the player, nothing is said about hidden nodes."
    ],
    arguments: [
      ArgumentSpec(
        name: "PACK", summary: "a rule pack: its file or folder", arity: .one,
        completion: .path),
      ArgumentSpec(
        name: "NODE", summary: "the id of a node, as in lumina-prime/2", arity: .one,
        completion: .node),
    ],
    options: PackInput.options + [.audience, .format("text", "json")],
    examples: [
      "progression explain Rules/falling-sky astra-veridia",
      #"progression explain Rules/falling-sky astra-veridia --given '{"completed": ["lumina-prime/1"]}'"#,
    ],
    action: run)

  static func run(
    _ invocation: Invocation, _ context: inout Context
  ) throws(CommandFailure) -> ExitCode {
    let input = try PackInput(invocation, &context)
    let id = try invocation.required(1)
    let audience = Audience(invocation)
    let engine = input.engine
    guard let node = engine.node(id, in: input.player, for: audience) else {
      throw CommandFailure(
        "the rule pack has no node `\(id)`",
        help: engine.suggestion(for: id, in: input.player, for: audience))
    }
    let explanation = engine.explain(node, in: input.player, for: audience)
    if invocation.value("format") == "json" {
      var writer = JSONWriter(style: .indented)
      ExplanationJSON(explanation: explanation, sources: input.pack.sources)
        .write(to: &writer)
      context.output += writer.text
    } else {
      context.print(explanation.description)
    }
    return .success
  }
}
