/// The table of commands as Markdown, for the README.
enum CommandTable {
  /// The lines of the table.
  static var lines: [String] {
    ["| command | does |", "|---|---|"]
      + CommandTree.visible.map { "| `\($0.signature)` | \($0.summary) |" }
  }
}
