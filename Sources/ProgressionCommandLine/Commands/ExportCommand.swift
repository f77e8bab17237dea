import ProgressionKit

/// `export PACK`: the numbers of a rule pack for a spreadsheet.
enum ExportCommand {
  static let spec = CommandSpec(
    name: "export", summary: "writes a table of a rule pack for a spreadsheet",
    discussion: [
      "Tables: levels; prices and rewards, a column for each holding; thresholds, every number that "
        + "a condition compares with; holdings.",
      "A cell shows what counts, also where it comes from `defaults`. Names and numbers in one cell have "
        + "`|` between them. `progression import` takes the table back.",
    ],
    arguments: [
      ArgumentSpec(
        name: "PACK", summary: "a rule pack or its folder", arity: .one, completion: .path)
    ],
    options: [
      .table, .format("csv", "tsv"),
      OptionSpec(
        long: "separator", summary: "what stands between cells",
        value: .init(
          name: "WORD", choices: SeparatedText.Separator.allCases.map(\.rawValue),
          byDefault: "comma, in a tsv tab")),
      OptionSpec(long: "bom", summary: "begin with a byte order mark, by which Excel knows UTF-8"),
      OptionSpec(
        long: "output", summary: "the file to write, replaced whole; else standard output",
        value: .init(name: "FILE", completion: .path)),
    ],
    examples: [
      "progression export Rules/star-gates --table thresholds",
      "progression export Rules/odyssey --table prices --separator semicolon --bom --output prices.csv",
    ],
    action: run)

  static func run(
    _ invocation: Invocation, _ context: inout Context
  ) throws(CommandFailure) -> ExitCode {
    let name = try BalanceTable.Name(invocation)
    guard let pack = try TablePack.read(try invocation.required(0), &context) else {
      return .findings
    }
    var separator = SeparatedText.Separator.comma
    if let word = invocation.value("separator") {
      separator = SeparatedText.Separator(rawValue: word) ?? .comma
      if invocation.value("format") == "tsv", separator != .tab {
        throw .usage("a tsv has tabs between its cells")
      }
    } else if invocation.value("format") == "tsv" {
      separator = .tab
    }
    let text = SeparatedText.text(
      of: BalanceTable(name, of: pack.sources), separator: separator, hasMark: invocation.has("bom")
    )
    guard let output = invocation.value("output") else {
      context.output += text
      return .success
    }
    let path = PathText.normalized(PathText.join(context.workingDirectory, output))
    try FileReplacement.write(path, named: output, with: ContiguousArray(text.utf8))
    return .success
  }
}

extension OptionSpec {
  /// Which table of a rule pack.
  static let table = OptionSpec(
    long: "table", summary: "which table",
    value: .init(name: "TABLE", choices: BalanceTable.Name.allCases.map(\.rawValue)))
}

extension BalanceTable.Name {
  /// The table that the option `--table` names.
  init(_ invocation: Invocation) throws(CommandFailure) {
    let words = Self.allCases.map(\.rawValue).joined(separator: ", ")
    guard let name = invocation.value("table").flatMap(Self.init(rawValue:)) else {
      throw .usage("`--table` is missing: which table?", help: ["the tables are \(words)"])
    }
    self = name
  }
}

/// Reads the rule pack of a table.
enum TablePack {
  /// The pack; `nil` after its errors, which are printed.
  ///
  /// - Throws: A failure where it cannot be read or is malformed.
  static func read(_ name: String, _ context: inout Context) throws(CommandFailure) -> RulePack? {
    let pack: RulePack
    do {
      let path = PathText.normalized(PathText.join(context.workingDirectory, name))
      pack = try RulePack(contentsOf: path, named: name)
    } catch {
      throw CommandFailure(error.description)
    }
    if pack.game != nil { return pack }
    context.errors += pack.report(color: context.colorsErrors)
    if pack.isMalformed {
      throw CommandFailure("`\(PlainText.visible(pack.name))` is no valid rule pack")
    }
    return nil
  }
}
