import ProgressionKit

/// The program `progression`: what the executable runs and tests call.
public enum Program {
  /// The version of the program and its library.
  public static let version = "0.1.0"

  /// Runs one command line, without the name of the executable, in `context`.
  ///
  /// Never traps and never reads the command line, the environment or the terminal of the
  /// process: `context` is all it knows. Files are read, and written by `new` alone.
  public static func run(_ arguments: [String], in context: inout Context) -> ExitCode {
    var command: CommandSpec?
    do {
      return try dispatch(arguments, in: &context, command: &command)
    } catch {
      report(error, of: command, in: &context)
      return error.exitCode
    }
  }

  private static func dispatch(
    _ arguments: [String], in context: inout Context, command: inout CommandSpec?
  ) throws(CommandFailure) -> ExitCode {
    var words = arguments[...]
    var color: String?
    while let word = words.first, word.hasPrefix("-"), word != "-" {
      words.removeFirst()
      switch word {
      case "-h", "--help":
        context.output += HelpRenderer.program(columns: context.columns)
        return .success
      case "--version":
        context.print("\(CommandTree.name) \(version)")
        return .success
      case "--color":
        guard let value = words.popFirst() else {
          throw .usage("the option `--color` needs a value WHEN")
        }
        color = value
      default:
        if word.hasPrefix("--color=") {
          color = String(word.dropFirst("--color=".count))
        } else if word.hasPrefix("--") {
          throw CommandParser.unknownOption(
            String(word.dropFirst(2)), among: CommandTree.options)
        } else {
          throw .usage("unknown option `\(word)`")
        }
      }
    }
    guard let name = words.popFirst() else {
      context.errors += HelpRenderer.shortUsage(columns: context.columns)
      return .failure
    }
    guard var spec = CommandTree.command(name) else {
      throw .usage(
        "unknown command `\(name)`",
        help: CommandParser.suggestion(for: name, among: CommandTree.visible.map(\.name)))
    }
    command = spec
    while let word = words.first, !spec.subcommands.isEmpty, !word.hasPrefix("-") {
      words.removeFirst()
      guard let found = spec.subcommand(word) else {
        throw .usage(
          "unknown command `\(spec.fullName) \(word)`",
          help: CommandParser.suggestion(for: word, among: spec.subcommands.map(\.name)))
      }
      spec = found
      command = found
    }
    let before = color.map { ["--color", $0] } ?? []
    let invocation = try CommandParser.parse(before + words, for: spec)
    if invocation.has(OptionSpec.help.long) {
      context.output += HelpRenderer.command(spec, columns: context.columns)
      return .success
    }
    context.colorChoice =
      invocation.value(OptionSpec.color.long).flatMap(ColorChoice.init(rawValue:)) ?? .auto
    return try spec.action(invocation, &context)
  }

  private static func report(
    _ failure: CommandFailure, of command: CommandSpec?, in context: inout Context
  ) {
    context.printProblem(failure.message, help: failure.help)
    guard failure.showsUsage else { return }
    if let command {
      context.printError("usage: \(HelpRenderer.usageLine(command))")
      context.printError("see `\(CommandTree.name) \(command.fullName) --help`")
    } else {
      context.printError("usage: \(HelpRenderer.programUsageLine)")
      context.printError("see `\(CommandTree.name) --help`")
    }
  }
}
