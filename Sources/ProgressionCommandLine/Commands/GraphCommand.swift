import ProgressionKit

/// `graph PACK`: what opens what, as a picture.
enum GraphCommand {
  private static let formats = ["dot", "mermaid", "svg", "json"]

  static let spec = CommandSpec(
    name: "graph", summary: "draws what opens what",
    discussion: [
      "An arrow leads from what a condition reads to what it opens, and says what is asked; one without "
        + "words asks for the completion. The head of an arrow tells how the node opens, a dashed line "
        + "that it is one of several ways; lines with the same `way` number are needed together. Items that a "
        + "price asks for are nodes, and currencies words in the box.",
      "Levels that open one after the other are one node, but those that a condition names or that "
        + "have an unlock of their own. A picture (`svg`) has at most \(GraphPicture.mostNodes) nodes, "
        + "fewer of a dense pack, a Mermaid chart what its renderers take; a note says what was left out.",
      "With `--state` or `--given` each node says whether it is open.",
      "A pack that can be read and is wrong, as one whose conditions go in a circle, is drawn all the same; "
        + "the exit code is 1.",
    ],
    arguments: [
      ArgumentSpec(
        name: "PACK", summary: "a rule pack: its file or folder", arity: .one,
        completion: .path)
    ],
    options: [
      OptionSpec(
        long: "format", summary: "how the graph is written",
        value: .init(name: "FORMAT", choices: formats, byDefault: formats[0])),
      OptionSpec(
        long: "output", summary: "write to a file, whole or not at all, instead of standard output",
        value: .init(name: "FILE", completion: .path)),
      OptionSpec(long: "levels", summary: "show each level"),
      OptionSpec(
        long: "focus", summary: "show what leads to a node and what it leads to",
        value: .init(name: "NODE", completion: .node)),
      OptionSpec(
        long: "depth", summary: "how many steps from the node",
        value: .init(name: "N", byDefault: "2")),
    ] + PackInput.options,
    examples: [
      "progression graph Rules/falling-sky --format svg --output falling-sky.svg",
      "progression graph Rules/ring-quest --focus bell-tower --depth 1 --format mermaid",
      "progression graph Rules/saga | dot -Tpdf > saga.pdf",
    ],
    action: run)

  static func run(
    _ invocation: Invocation, _ context: inout Context
  ) throws(CommandFailure) -> ExitCode {
    if invocation.has("depth"), !invocation.has("focus") {
      throw .usage("`--depth` counts from a node: it goes with `--focus`")
    }
    let depth = try depth(invocation)
    let focus = invocation.value("focus")
    let options = GraphOptions(showsLevels: invocation.has("levels"), shownLevel: focus)
    var (graph, game, isValid) = try read(invocation, options, &context)
    if let focus {
      guard let part = graph.focused(on: focus, depth: depth) else {
        throw CommandFailure(
          "the graph has no node `\(PlainText.visible(focus))`",
          help: CommandParser.suggestion(
            for: focus, among: (game.nodes.map(\.id) + graph.nodes.map(\.id))))
      }
      graph = part
    }
    let (text, omitted) = write(graph, as: invocation.value("format"))
    if omitted > 0 { context.printError("note: \(GraphHint.text(omitted: omitted))") }
    if let name = invocation.value("output") {
      try Self.write(text, to: name, in: context)
    } else {
      context.output += text
    }
    return isValid ? .success : .findings
  }

  /// The graph, for a player where the command line names one; a pack with errors has no players.
  private static func read(
    _ invocation: Invocation, _ options: GraphOptions, _ context: inout Context
  ) throws(CommandFailure) -> (ProgressionGraph, Game, isValid: Bool) {
    let playerOptions = ["state", "given", "now", "playthrough"]
    if playerOptions.contains(where: { invocation.has($0) }) {
      let input = try PackInput(invocation, &context)
      let graph = ProgressionGraph(input.engine, of: input.player, options: options)
      return (graph, input.engine.game, true)
    }
    let (game, isValid) = try PackInput.readGame(try invocation.required(0), &context)
    if !isValid {
      context.printError("note: the rule pack has errors; the graph shows it as it is written")
    }
    return (ProgressionGraph(game, options: options), game, isValid)
  }

  private static func depth(_ invocation: Invocation) throws(CommandFailure) -> Int {
    guard let text = invocation.value("depth") else { return 2 }
    guard let depth = Int(text), depth >= 0 else {
      throw .usage("`--depth` is a number of steps, 0 or more")
    }
    return depth
  }

  private static func write(
    _ graph: ProgressionGraph, as format: String?
  ) -> (text: String, omitted: Int) {
    switch format {
    case "mermaid": GraphMermaid.text(graph)
    case "svg": GraphPicture.text(graph)
    case "json": (GraphJSON.text(graph), 0)
    default: (GraphDOT.text(graph), 0)
    }
  }

  private static func write(
    _ text: String, to name: String, in context: Context
  ) throws(CommandFailure) {
    let path = PathText.normalized(PathText.join(context.workingDirectory, name))
    switch FileSystem.kind(of: path) {
    case .file, nil: break
    case .folder: throw CommandFailure(FileError(name, .isFolder).description)
    case .special: throw CommandFailure(FileError(name, .isSpecial).description)
    }
    let folder = DurableFolder(
      path: PathText.folder(path),
      name: PathText.folder(name).isEmpty ? "." : PathText.folder(name))
    guard FileSystem.kind(of: folder.path) == .folder else {
      throw CommandFailure("there is no folder `\(folder.name)` to put it in")
    }
    try folder.replace(PathText.name(path), with: ContiguousArray(text.utf8), lasts: false)
  }
}
