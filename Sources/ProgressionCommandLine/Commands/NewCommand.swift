import ProgressionKit

/// `new DIR`: a rule pack to begin with.
enum NewCommand {
  static let spec = CommandSpec(
    name: "new", summary: "writes a small playable rule pack with scenarios to begin with",
    discussion: [
      "The folder must not be there yet, or be empty. It is written whole or not at all.",
      "Editors that know JSON Schema offer and check the ids of the pack at once: its files name "
        + "the schemas in `\(PackSchemas.folder)`.",
    ],
    arguments: [
      ArgumentSpec(
        name: "DIR", summary: "the folder to make", arity: .one, completion: .directory)
    ],
    examples: ["progression new Rules/my-game", "progression run Rules/my-game"],
    action: run)

  static func run(
    _ invocation: Invocation, _ context: inout Context
  ) throws(CommandFailure) -> ExitCode {
    let name = PathText.withoutFinalSlash(try invocation.required(0))
    let path = PathText.normalized(PathText.join(context.workingDirectory, name))
    guard !name.isEmpty, path != "/" else {
      throw .usage("DIR is no name for a new folder")
    }
    let pack = StarterPack(folderName: PathText.name(path))
    let files = pack.files
    try FolderWriter.write(files, to: path, named: name)
    for file in files { context.print(PathText.join(name, file.path)) }
    context.print()
    let word = ShellWord.quoted(name)
    context.print("play it:    \(CommandTree.name) run \(word)")
    context.print("check it:   \(CommandTree.name) check \(word)")
    context.print("new ids:    \(CommandTree.name) schema \(word) --write")
    return .success
  }
}
