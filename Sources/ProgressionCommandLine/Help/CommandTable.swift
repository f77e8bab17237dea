/// The table of commands as Markdown, for the README.
enum CommandTable {
  /// The lines of the table of the program.
  static var lines: [String] { lines(of: CommandTree.visible) }

  /// The lines of a table of some commands, such as those that belong to one.
  static func lines(of commands: [CommandSpec]) -> [String] {
    ["| command | does |", "|---|---|"]
      + commands.map { "| `\($0.signature)` | \($0.summary) |" }
  }
}
