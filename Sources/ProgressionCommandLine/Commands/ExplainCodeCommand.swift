import ProgressionKit

/// `explain-code CODE`: the story of a diagnostic.
enum ExplainCodeCommand {
  static let spec = CommandSpec(
    name: "explain-code", summary: "tells what a diagnostic code means; without CODE lists all",
    arguments: [
      ArgumentSpec(
        name: "CODE", summary: "a code, as in unknown-id", arity: .optional, completion: .code)
    ],
    options: [.format("text", "json")],
    action: run)

  static func run(
    _ invocation: Invocation, _ context: inout Context
  ) throws(CommandFailure) -> ExitCode {
    let isJSON = invocation.value("format") == "json"
    guard let name = invocation.argument(0) else {
      if isJSON {
        writeJSON(CodeCatalogue.all, isList: true, to: &context)
      } else {
        let rows = CodeCatalogue.all.map { [$0.code.name, $0.title] }
        for line in TextLayout.table(rows) { context.print(line) }
      }
      return .success
    }
    guard let entry = CodeCatalogue.all.first(where: { $0.code.name == name }) else {
      throw CommandFailure(
        "there is no diagnostic code `\(name)`",
        help: CommandParser.suggestion(for: name, among: CodeCatalogue.all.map(\.code.name))
          + ["`\(CommandTree.name) \(spec.name)` lists all"])
    }
    if isJSON {
      writeJSON([entry], isList: false, to: &context)
    } else {
      writeText(entry, to: &context)
    }
    return .success
  }

  private static func writeText(_ entry: CodeCatalogue.Entry, to context: inout Context) {
    context.print("\(entry.code.name): \(entry.title)")
    context.print()
    context.print(TextLayout.wrap(entry.story, columns: context.columns, indent: 0, first: 0))
    for (title, example) in [("wrong", entry.wrong), ("right", entry.right)]
    where !example.isEmpty {
      context.print()
      context.print("\(title):")
      for line in example.split(separator: "\n", omittingEmptySubsequences: false) {
        context.print(line.isEmpty ? "" : "  \(line)")
      }
    }
    if entry.isConfigurable {
      context.print()
      context.print(
        TextLayout.wrap(
          "A pack may change its severity: \"checks\": {\"\(entry.code.name)\": \"warning\"}, or "
            + "silence it in place: \"$allow\": {\"\(entry.code.name)\": \"why\"}.",
          columns: context.columns, indent: 0, first: 0))
    }
  }

  private static func writeJSON(
    _ entries: [CodeCatalogue.Entry], isList: Bool, to context: inout Context
  ) {
    var writer = JSONWriter(style: .indented)
    if isList { writer.beginArray() }
    for entry in entries {
      writer.beginObject()
      for (key, text) in [
        ("code", entry.code.name), ("title", entry.title), ("story", entry.story),
        ("wrong", entry.wrong), ("right", entry.right),
      ] {
        writer.key(key)
        writer.string(text)
      }
      writer.key("configurable")
      writer.boolean(entry.isConfigurable)
      writer.endObject()
    }
    if isList { writer.endArray() }
    context.output += writer.text
  }
}
