/// `help COMMAND`: the same as `COMMAND --help`.
enum HelpCommand {
  static let spec = CommandSpec(
    name: "help", summary: "shows help, of one command where it is named",
    arguments: [
      ArgumentSpec(
        name: "COMMAND", summary: "the name of a command", arity: .many,
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
    guard var command = CommandTree.command(name) else {
      throw unknown(name, among: CommandTree.visible)
    }
    for name in invocation.positionals.dropFirst() {
      guard let found = command.subcommand(name) else {
        throw unknown("\(command.fullName) \(name)", name, among: command.subcommands)
      }
      command = found
    }
    context.output += HelpRenderer.command(command, columns: context.columns)
    return .success
  }

  private static func unknown(
    _ shown: String, _ name: String? = nil, among commands: [CommandSpec]
  ) -> CommandFailure {
    .usage(
      "unknown command `\(shown)`",
      help: CommandParser.suggestion(for: name ?? shown, among: commands.map(\.name)))
  }
}
