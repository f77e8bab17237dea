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
      "Of a pack with errors the schema offers the ids that could be read and refuses none.",
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
    let (pack, game) = try read(name, &context)
    if invocation.has("write") {
      if invocation.has("for") {
        throw .usage("`--write` writes the schemas for everything: leave `--for` out")
      }
      try write(PackSchemas(of: pack, game), beside: pack, &context)
    } else {
      context.print(RuleSchema(subject, of: game, isWhole: pack.game != nil))
    }
    return pack.game == nil ? .findings : .success
  }

  /// Reads a pack, or the ids of one that has errors.
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
    if let game = pack.game { return (pack, game) }
    guard let part = pack.part, part.hasIDs else {
      context.errors += pack.report(color: context.colorsErrors)
      throw CommandFailure(
        "no id of `\(pack.name)` could be read", exitCode: .findings)
    }
    context.errors += """
      warning: `\(pack.name)` has errors: its ids are offered as far as they could be read, and none \
      is refused; `\(CommandTree.name) check` shows what is wrong

      """
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

extension Game {
  /// Whether anything is declared.
  fileprivate var hasIDs: Bool {
    !nodes.isEmpty || !holdings.isEmpty || !counters.isEmpty || !flags.isEmpty
      || !attributes.isEmpty || !chests.isEmpty || !timers.isEmpty || !rules.isEmpty
      || !resets.isEmpty || !collections.isEmpty
  }
}
