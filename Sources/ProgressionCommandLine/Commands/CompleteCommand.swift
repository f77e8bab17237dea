import ProgressionKit

/// `__complete WORD...`: what a completion script asks.
///
/// Prints one offer a line, a tab before its description; `:files` and `:folders` ask the shell
/// for paths. It never fails: a shell has no place to show why.
enum CompleteCommand {
  static let spec = CommandSpec(
    name: "__complete", summary: "answers the completion scripts",
    isHidden: true, takesEverything: true, action: run)

  static func run(
    _ invocation: Invocation, _ context: inout Context
  ) throws(CommandFailure) -> ExitCode {
    let directory = context.workingDirectory
    let engine = CompletionEngine(
      nodes: { path in
        guard
          let pack = try? RulePack(contentsOf: PathText.join(directory, path), named: path)
        else { return [] }
        return (pack.game?.nodes ?? []).map { ($0.id, $0.title) }
      },
      codes: { CodeCatalogue.all.map { ($0.code.name, $0.title) } })
    for offer in engine.offers(for: invocation.positionals) {
      switch offer {
      case .files: context.print(":files")
      case .folders: context.print(":folders")
      case .word(let word, let description): context.print("\(word)\t\(description)")
      }
    }
    return .success
  }
}
