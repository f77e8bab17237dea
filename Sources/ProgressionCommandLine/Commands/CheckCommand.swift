import ProgressionKit

/// `check [PATH...]`: what is wrong with rule packs and scenarios.
enum CheckCommand {
  static let spec = CommandSpec(
    name: "check", summary: "diagnoses rule packs and scenarios, lists what is open from the start",
    discussion: [
      "A folder is searched for rule packs (rules.json, rules.jsonc) and files of scenarios. "
        + "Scenarios are read but not played. A file that a rule pack around it includes is checked as "
        + "a part of that.",
      "Every finding has a code; `progression explain-code CODE` says more about it.",
      "Of the formats, `json` has everything; `sarif` (2.1.0) and `github` are for services that "
        + "show findings beside the code, `line` has one finding a line, for editors. Of those only "
        + "`line` goes with `--watch`: each time all findings, between the lines `checking` and "
        + "`watching`.",
      "`--fix` makes the changes that are safe to make without thinking, shows them, and reports "
        + "what is left. A file is written whole, and only if it is still what was read.",
      WatchLoop.discussion,
    ],
    arguments: [
      ArgumentSpec(
        name: "PATH", summary: "a rule pack, a file of scenarios or a folder (default Rules)",
        arity: .many, completion: .path)
    ],
    options: [
      .format("text", "json", "sarif", "github", "line"),
      OptionSpec(long: "strict", summary: "warnings fail too: exit code 1"),
      OptionSpec(long: "fix", summary: "applies the safe fixes and shows them"),
      OptionSpec(long: "dry-run", summary: "with --fix: shows the fixes and writes nothing"),
      .watch,
    ],
    examples: [
      "progression check", "progression check Rules/falling-sky --fix",
      "progression check --strict --format sarif",
    ],
    action: run)

  static func run(
    _ invocation: Invocation, _ context: inout Context
  ) throws(CommandFailure) -> ExitCode {
    let (isStrict, isFixing) = (invocation.has("strict"), invocation.has("fix"))
    let isDry = invocation.has("dry-run")
    if isDry, !isFixing { throw .usage("`--dry-run` goes with `--fix`") }
    if try WatchLoop.isAsked(invocation, formats: ["text", "line"]) {
      if isFixing { throw .usage("`--watch` only looks: it does not go with `--fix`") }
      return try WatchLoop(invocation.positionals, .everything, in: context)
        .run(
          CheckWatch(isStrict: isStrict, showsLines: invocation.value("format") == "line"), &context
        )
    }
    var report = CheckReport(invocation.positionals, in: context)
    if isFixing {
      var fixing = FixRun(isDry: isDry, workingDirectory: context.workingDirectory)
      while fixing.apply(report.findings, color: context.colorsErrors) {
        report = CheckReport(invocation.positionals, in: context)
      }
      context.errors += fixing.text
      report.failures += fixing.failures
    }
    for part in report.parts { context.printError(part.note) }
    let findings = report.findings
    switch invocation.value("format") {
    case "json": context.output += report.json
    case "sarif":
      context.output += SARIFReport.text(
        findings, by: .init(name: CommandTree.name, version: Program.version),
        catalogue: CodeCatalogue.all)
    case "github": context.output += GitHubAnnotations.text(findings)
    case "line": context.output += DiagnosticLines.text(findings)
    default: report.writeText(to: &context)
    }
    if !report.failures.isEmpty { return .failure }
    let fails = findings.count(.error) > 0 || isStrict && findings.count(.warning) > 0
    return fails ? .findings : .success
  }
}
