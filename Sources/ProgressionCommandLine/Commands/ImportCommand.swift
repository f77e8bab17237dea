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
    let shownName = fileName == "-" ? "standard input" : fileName
    let table = TableImport(name, text, for: pack.sources, holdings: game.holdings.map(\.id))
    if !table.problems.isEmpty {
      print(table.problems, of: shownName, &context)
      return .findings
    }
    let trial = ImportTrial(pack: pack, table: table)
    let problems = trial.problems
    if !problems.isEmpty {
      print(problems, of: shownName, &context)
      if problems.count >= ImportTrial.most {
        context.printError("there may be more cells like these: mend them first")
      }
      context.printProblem("with these changes the rule pack has errors: nothing is written")
      return .findings
    }
    let files = table.files() ?? []
    let isWritten = invocation.has("write")
    if isWritten { try write(files, of: pack, packName, context) }
    let names = files.map(\.file.name)
    if invocation.value("format") == "json" {
      context.output += TableReport.json(table, files: names, isWritten: isWritten)
      return .success
    }
    context.output += TableReport.text(table)
    if isWritten {
      for name in names { context.print("wrote \(PlainText.visible(name))") }
    } else if !table.changes.isEmpty {
      context.printError("nothing is written: add --write")
    }
    return .success
  }

  private static func print(
    _ problems: [TableProblem], of name: String, _ context: inout Context
  ) {
    for problem in problems {
      context.printError(
        "\(PlainText.visible(name)):\(problem.row):\(problem.column): error: "
          + PlainText.visible(problem.message))
      if let help = problem.help { context.printError("  \(PlainText.visible(help))") }
    }
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
