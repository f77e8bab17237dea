/// `completions SHELL`: the script that teaches a shell.
enum CompletionsCommand {
  static let spec = CommandSpec(
    name: "completions", summary: "prints the completion script of a shell",
    discussion: [
      "Load it in the shell's start file, for instance `source <(progression completions bash)`. "
        + "Node ids are completed from the rule pack that the command line names."
    ],
    arguments: [
      ArgumentSpec(
        name: "SHELL",
        summary: "one of \(CompletionScript.allCases.map(\.rawValue).joined(separator: ", "))",
        arity: .one, completion: .words(CompletionScript.allCases.map(\.rawValue)))
    ],
    action: run)

  static func run(
    _ invocation: Invocation, _ context: inout Context
  ) throws(CommandFailure) -> ExitCode {
    let name = try invocation.required(0)
    guard let script = CompletionScript(rawValue: name) else {
      let shells = CompletionScript.allCases.map(\.rawValue)
      throw .usage(
        "unknown shell `\(name)`",
        help: CommandParser.suggestion(for: name, among: shells)
          + ["there are completions for \(shells.joined(separator: ", "))"])
    }
    context.output += script.text
    return .success
  }
}
