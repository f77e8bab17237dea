/// Writes help from the tree.
enum HelpRenderer {
  /// How the program is called.
  static let programUsageLine = "\(CommandTree.name) COMMAND [ARGUMENTS] [OPTIONS]"

  /// How `command` is called.
  static func usageLine(_ command: CommandSpec) -> String {
    "\(CommandTree.name) \(command.signature)\(command.takesEverything ? "" : " [OPTIONS]")"
  }

  /// What a call without any word shows.
  static func shortUsage(columns: Int) -> String {
    let names = CommandTree.visible.map(\.name).joined(separator: ", ")
    return """
      usage: \(programUsageLine)
      \(TextLayout.wrap("commands: \(names)", columns: columns, indent: 10, first: 0))
      see `\(CommandTree.name) --help`

      """
  }

  /// The help of the program.
  static func program(columns: Int) -> String {
    let commands = CommandTree.visible.map { ($0.signature, $0.summary) }
    return [
      "\(CommandTree.name): \(CommandTree.summary)",
      "usage: \(programUsageLine)",
      section("commands", commands, columns: columns),
      section("options", options(CommandTree.options), columns: columns),
      section(
        "exit codes",
        [
          ("0", "fine"), ("1", "it ran and found something"),
          ("2", "it could not run: usage, or input that cannot be read"),
        ], columns: columns),
      "`\(CommandTree.name) help COMMAND` says more about one of them.",
    ].joined(separator: "\n\n") + "\n"
  }

  /// The help of one command.
  static func command(_ command: CommandSpec, columns: Int) -> String {
    var parts = ["\(command.fullName): \(command.summary)", "usage: \(usageLine(command))"]
    for paragraph in command.discussion {
      parts.append(TextLayout.wrap(paragraph, columns: columns, indent: 0, first: 0))
    }
    if !command.subcommands.isEmpty {
      let commands = command.subcommands.map { ($0.signature, $0.summary) }
      parts.append(section("commands", commands, columns: columns))
    } else if !command.arguments.isEmpty {
      parts.append(
        section(
          "arguments", command.arguments.map { ($0.name, $0.summary) }, columns: columns))
    }
    parts.append(section("options", options(command.allOptions), columns: columns))
    if !command.examples.isEmpty {
      parts.append((["examples:"] + command.examples.map { "  \($0)" }).joined(separator: "\n"))
    }
    return parts.joined(separator: "\n\n") + "\n"
  }

  private static func options(_ options: [OptionSpec]) -> [(String, String)] {
    options.map { option in
      var text = option.summary
      if let value = option.value {
        if !value.choices.isEmpty { text += ": \(value.choices.joined(separator: ", "))" }
        if let word = value.byDefault { text += " (default \(word))" }
      }
      if option.repeats { text += "; may be repeated" }
      return (option.usage, text)
    }
  }

  private static func section(
    _ title: String, _ rows: [(String, String)], columns: Int
  ) -> String {
    // Long names push their text to the next line rather than all text to the right.
    let width = rows.map(\.0.count).filter { $0 <= 24 }.max() ?? 0
    var lines = ["\(title):"]
    for (name, text) in rows {
      let indent = 2 + width + 2
      if name.count <= width {
        let padding = String(repeating: " ", count: width - name.count + 2)
        let wrapped = TextLayout.wrap(text, columns: columns, indent: indent, first: indent)
        lines.append("  \(name)\(padding)\(wrapped.dropFirst(indent))")
      } else {
        lines.append("  \(name)")
        lines.append(TextLayout.wrap(text, columns: columns, indent: indent, first: indent))
      }
    }
    return lines.joined(separator: "\n")
  }
}
