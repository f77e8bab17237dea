import ProgressionKit

/// `import PACK FILE`: a table from a spreadsheet, back into the rule pack.
enum ImportCommand {
  static let spec = CommandSpec(
    name: "import", summary: "shows what a table would change in a rule pack, and writes it",
    discussion: [
      "Nothing is written without `--write`. Rows and columns that are missing stay as they are, and "
        + "their order means nothing; comma, semicolon and tab are told apart by the header.",
      "What is written are small edits: comments and layout of the rest stay. A value that came from "
        + "`defaults` becomes the node's own; a number of levels is written out from the changed level on. "
        + "An empty cell takes away what the node has itself.",
    ],
    arguments: [
      ArgumentSpec(
        name: "PACK", summary: "a rule pack or its folder", arity: .one, completion: .path),
      ArgumentSpec(
        name: "FILE", summary: "the table, `-` for standard input", arity: .one, completion: .path),
    ],
    options: [
      .table, OptionSpec(long: "write", summary: "write the changes"), .format("text", "json"),
    ],
    examples: [
      "progression import Rules/star-gates thresholds.csv --table thresholds",
      "progression import Rules/odyssey prices.csv --table prices --write",
    ],
    action: run)

  static func run(
    _ invocation: Invocation, _ context: inout Context
  ) throws(CommandFailure) -> ExitCode {
    let name = try BalanceTable.Name(invocation)
    let packName = try invocation.required(0)
    let fileName = try invocation.required(1)
    guard let pack = try TablePack.read(packName, &context), let game = pack.game else {
      return .findings
    }
    let text = try read(fileName, &context)
    let table = TableImport(name, text, for: pack.sources, holdings: game.holdings.map(\.id))
    guard table.problems.isEmpty else {
      for problem in table.problems {
        context.printError(
          "\(PlainText.visible(fileName)):\(problem.row):\(problem.column): error: "
            + PlainText.visible(problem.message))
        if let help = problem.help { context.printError("  \(PlainText.visible(help))") }
      }
      return .findings
    }
    guard let files = table.files() else {
      throw CommandFailure(
        "the changes cannot be written into the rule pack as small edits",
        help: ["change it by hand where these values are written"])
    }
    if let report = newErrors(pack, files, context) {
      context.errors += report
      context.printProblem("with these changes the rule pack has errors: nothing is written")
      return .findings
    }
    let isWritten = invocation.has("write")
    if isWritten { try write(files, of: pack, packName, context) }
    if invocation.value("format") == "json" {
      context.output += TableReport.json(table, isWritten: isWritten)
    } else {
      context.output += TableReport.text(table)
      if !table.changes.isEmpty, !isWritten {
        context.printError("nothing is written: add --write")
      }
    }
    return .success
  }

  private static func read(
    _ name: String, _ context: inout Context
  ) throws(CommandFailure) -> ContiguousArray<UInt8> {
    if name == "-" { return ContiguousArray(context.readInput()) }
    do {
      let path = PathText.normalized(PathText.join(context.workingDirectory, name))
      return try FileSystem.read(path, named: name).bytes
    } catch {
      throw CommandFailure(error.description)
    }
  }

  /// What is wrong with the changed pack; `nil` where nothing is.
  private static func newErrors(
    _ pack: RulePack, _ files: [(index: Int, file: SourceFile)], _ context: Context
  ) -> String? {
    var all = pack.sources.files
    for (index, file) in files { all[index] = file }
    guard let main = all.first else { return nil }
    let changed = RulePack(main: main) { include in
      let name = PathText.join(PathText.folder(main.name), include)
      return all.dropFirst().first { $0.name == name }
    }
    if changed.game == nil { return changed.report(color: context.colorsErrors) }
    do {
      _ = try changed.engine()
      return nil
    } catch {
      return "\(error)\n"
    }
  }

  private static func write(
    _ files: [(index: Int, file: SourceFile)], of pack: RulePack, _ name: String,
    _ context: Context
  ) throws(CommandFailure) {
    for (index, file) in files {
      let path = PathText.normalized(PathText.join(context.workingDirectory, file.name))
      try FileReplacement.replace(
        path, named: file.name, that: pack.sources.files[index].bytes, with: file.bytes)
    }
  }
}
