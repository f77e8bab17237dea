import ProgressionKit

/// `schema [PACK]`: what editors and validators read.
enum SchemaCommand {
  static let spec = CommandSpec(
    name: "schema", summary: "prints a JSON Schema for editors; of PACK, with its ids",
    discussion: [
      "With the schema of PACK an editor offers and checks its worlds, levels, products and all "
        + "other ids, with their titles. Without PACK the schema fits any pack.",
      "`--write` renews the files of PACK instead: `\(PackSchemas.path(of: .pack))` and "
        + "`\(PackSchemas.path(of: .scenarios))` beside its main file. Do so when ids have changed.",
      "Errors in PACK do no harm, unless a file or table cannot be read: then the ids of the others "
        + "are offered, and none is refused.",
    ],
    arguments: [
      ArgumentSpec(
        name: "PACK", summary: "a rule pack: a file, or a folder with rules.json",
        arity: .optional, completion: .path)
    ],
    options: [
      OptionSpec(
        long: "for", summary: "what the schema is for",
        value: .init(
          name: "WHAT", choices: RuleSchema.Subject.allCases.map(\.rawValue),
          byDefault: RuleSchema.Subject.pack.rawValue)),
      OptionSpec(long: "write", summary: "write the schema files of PACK"),
    ],
    examples: [
      "progression schema > rules.schema.json",
      "progression schema Rules/falling-sky --for scenarios",
      "progression schema Rules/falling-sky --write",
    ],
    action: run)

  static func run(
    _ invocation: Invocation, _ context: inout Context
  ) throws(CommandFailure) -> ExitCode {
    let subject = invocation.value("for").flatMap { RuleSchema.Subject(rawValue: $0) } ?? .pack
    guard let name = invocation.argument(0) else {
      if invocation.has("write") {
        throw .usage("`--write` renews the files of a rule pack: name it")
      }
      context.print(RuleSchema(subject))
      return .success
    }
    let (pack, part) = try read(name, &context)
    if invocation.has("write") {
      if invocation.has("for") {
        throw .usage("`--write` writes the schemas for everything: leave `--for` out")
      }
      try write(PackSchemas(of: pack, part), beside: pack, &context)
    } else {
      context.print(RuleSchema(subject, of: part, isWhole: pack.hasAllIDs))
    }
    return pack.hasAllIDs ? .success : .findings
  }

  /// Reads a pack and what can be read of its ids.
  private static func read(
    _ name: String, _ context: inout Context
  ) throws(CommandFailure) -> (RulePack, Game) {
    let pack: RulePack
    do {
      pack = try RulePack(
        contentsOf: PathText.join(context.workingDirectory, name), named: name)
    } catch {
      throw CommandFailure(error.description)
    }
    guard let part = pack.part else {
      context.errors += pack.report(color: context.colorsErrors)
      throw CommandFailure("no id of `\(pack.name)` could be read", exitCode: .findings)
    }
    if !pack.hasAllIDs {
      context.errors += """
        warning: part of `\(pack.name)` could not be read: the ids of the rest are offered, and none is \
        refused; `\(CommandTree.name) check` shows what is wrong

        """
    }
    return (pack, part)
  }

  private static func write(
    _ schemas: PackSchemas, beside pack: RulePack, _ context: inout Context
  ) throws(CommandFailure) {
    let name = PathText.folder(pack.name)
    let folder = DurableFolder(
      path: PathText.join(context.workingDirectory, name), name: name.isEmpty ? "." : name)
    try folder.makeFolder(PackSchemas.folder)
    for file in schemas.files {
      try folder.replace(file.path, with: file.bytes)
      context.print(PathText.join(name, file.path))
    }
  }
}

extension Context {
  fileprivate mutating func print(_ schema: RuleSchema) {
    output += String(decoding: schema.json(), as: UTF8.self)
  }
}
