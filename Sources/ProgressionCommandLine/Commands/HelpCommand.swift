/// `help COMMAND`: the same as `COMMAND --help`.
enum HelpCommand {
  static let spec = CommandSpec(
    name: "help", summary: "shows help, of one command where it is named",
    arguments: [
      ArgumentSpec(
        name: "COMMAND", summary: "the name of a command", arity: .optional,
        completion: .command)
    ],
    action: run)

  static func run(
    _ invocation: Invocation, _ context: inout Context
  ) throws(CommandFailure) -> ExitCode {
    guard let name = invocation.argument(0) else {
      context.output += HelpRenderer.program(columns: context.columns)
      return .success
    }
    guard let command = CommandTree.command(name) else {
      throw .usage(
        "unknown command `\(name)`",
        help: CommandParser.suggestion(for: name, among: CommandTree.visible.map(\.name)))
    }
    context.output += HelpRenderer.command(command, columns: context.columns)
    return .success
  }
}
