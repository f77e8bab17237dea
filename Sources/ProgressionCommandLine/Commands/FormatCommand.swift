import ProgressionKit

/// `format [PATH...]`: rule packs and scenarios in their canonical layout.
enum FormatCommand {
  static let spec = CommandSpec(
    name: "format", summary: "lays rule packs and scenarios out, each in the one canonical way",
    discussion: [
      "A folder is searched for rule packs, the files they include, and scenarios. `-` reads standard "
        + "input and writes standard output.",
      "What fits stands on one line; keys are ordered by what they mean, entries never; comments of "
        + "a .jsonc file stay with what they belong to. The meaning stays: only white space and the "
        + "order of keys change. A file that is no JSON, or has a key twice, is not touched.",
    ],
    arguments: [
      ArgumentSpec(
        name: "PATH", summary: "a rule pack, a file of scenarios or a folder (default Rules)",
        arity: .many, completion: .path)
    ],
    options: [
      OptionSpec(long: "check", summary: "change nothing, list what is laid out otherwise")
    ],
    examples: ["progression format", "progression format --check Rules"],
    action: run)

  static func run(
    _ invocation: Invocation, _ context: inout Context
  ) throws(CommandFailure) -> ExitCode {
    let isCheck = invocation.has("check")
    if invocation.positionals.contains("-") {
      guard invocation.positionals.count == 1 else {
        throw .usage("`-` is standard input, and stands alone")
      }
      return runFilter(isCheck: isCheck, &context)
    }
    let search = LayoutSearch(invocation.positionals, in: context)
    var failures = search.failures
    var changed = 0
    var broken = 0
    for file in search.files {
      do {
        switch try layOut(file, isCheck: isCheck, &context) {
        case .same: continue
        case .changed: changed += 1
        case .broken: broken += 1
        }
      } catch {
        failures.append(error)
      }
    }
    for failure in failures { context.printProblem(failure.message, help: failure.help) }
    let what = isCheck ? "not in the canonical layout" : "laid out anew"
    let files = search.files.count == 1 ? "1 file" : "\(search.files.count) files"
    var summary = "\(changed) of \(files) \(what)"
    if broken > 0 { summary += ", \(broken) with errors" }
    if !failures.isEmpty { summary += ", \(failures.count) not read or written" }
    context.printError(summary)
    if !failures.isEmpty { return .failure }
    return broken > 0 || (isCheck && changed > 0) ? .findings : .success
  }

  private enum Verdict {
    case same
    case changed
    case broken
  }

  private static func layOut(
    _ found: Discovery.Found, isCheck: Bool, _ context: inout Context
  ) throws(CommandFailure) -> Verdict {
    let file: SourceFile
    do {
      file = try FileSystem.read(found.path, named: found.name)
    } catch {
      throw CommandFailure(error.description)
    }
    let dialect: JSONDialect = found.name.hasSuffix(".jsonc") ? .withComments : .strict
    guard let text = try format(file, dialect, &context) else { return .broken }
    if text == file.bytes { return .same }
    if !isCheck {
      try FileReplacement.replace(
        found.path, named: found.name, that: file.bytes, with: text)
    }
    context.print(found.name)
    return .changed
  }

  private static func runFilter(isCheck: Bool, _ context: inout Context) -> ExitCode {
    let name = "standard input"
    let file = SourceFile(name: name, bytes: ContiguousArray(context.readInput()))
    do {
      guard let text = try format(file, .withComments, &context) else { return .findings }
      if isCheck {
        if text != file.bytes { context.print(name) }
        return text == file.bytes ? .success : .findings
      }
      context.output += String(decoding: text, as: UTF8.self)
      return .success
    } catch {
      context.printProblem(error.message, help: error.help)
      return error.exitCode
    }
  }

  /// The text of a file in its layout; `nil` after errors, which are printed.
  private static func format(
    _ file: SourceFile, _ dialect: JSONDialect, _ context: inout Context
  ) throws(CommandFailure) -> ContiguousArray<UInt8>? {
    var sources = Sources()
    let result = SourceLayout.format(file, in: &sources, dialect: dialect)
    if let text = result.bytes { return text }
    guard !result.diagnostics.isEmpty else {
      throw CommandFailure(
        "`\(file.name)` holds no rule pack and no scenarios",
        help: ["an object with keys such as `worlds`, `features` or `scenarios` is laid out"])
    }
    context.errors += DiagnosticRenderer.text(
      result.diagnostics, sources: sources, color: context.colorsErrors)
    return nil
  }
}
