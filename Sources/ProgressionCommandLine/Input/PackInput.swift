import ProgressionKit

/// A rule pack and a player of it, as the options of `status` and `explain` say.
struct PackInput {
  let pack: RulePack
  let engine: Engine
  let player: PlayerState

  /// The options that choose the player.
  static let options = [
    OptionSpec(
      long: "state", summary: "a saved player, `-` for standard input; else a new player",
      value: .init(name: "FILE", completion: .path)),
    OptionSpec(
      long: "given", summary: "a starting state in the words of scenarios, as a JSON object",
      value: .init(name: "JSON")),
  ]

  /// Reads what the command line names.
  ///
  /// Warnings of the pack go to standard error.
  ///
  /// - Throws: A failure with exit code 1 where the pack was read and is wrong, else 2.
  init(_ invocation: Invocation, _ context: inout Context) throws(CommandFailure) {
    let name = try invocation.required(0)
    if invocation.has("state"), invocation.has("given") {
      throw .usage("`--state` and `--given` exclude each other")
    }
    pack = try Self.readPack(name, in: context)
    context.errors += pack.report(color: context.colorsErrors)
    do {
      engine = try pack.engine()
    } catch {
      // The report has been shown above; only a compiler's complaint has not.
      let isShown = pack.game == nil
      let message = isShown ? "`\(pack.name)` is no valid rule pack" : error.description
      let isMalformed = pack.diagnostics.contains { $0.code.name.hasPrefix("json-") }
      throw CommandFailure(message, exitCode: isMalformed ? .failure : .findings)
    }
    if let path = invocation.value("state") {
      player = try Self.readState(path, engine, &context)
    } else if let text = invocation.value("given") {
      player = try Self.readGiven(text, engine, &context)
    } else {
      player = engine.newPlayer()
    }
  }

  private static func readPack(
    _ name: String, in context: Context
  ) throws(CommandFailure) -> RulePack {
    do {
      return try RulePack(
        contentsOf: PathText.join(context.workingDirectory, name), named: name)
    } catch {
      throw CommandFailure(error.description)
    }
  }

  private static func readState(
    _ name: String, _ engine: Engine, _ context: inout Context
  ) throws(CommandFailure) -> PlayerState {
    let file: SourceFile
    if name == "-" {
      file = SourceFile(name: "standard input", bytes: ContiguousArray(context.readInput()))
    } else {
      do {
        file = try FileSystem.read(
          PathText.join(context.workingDirectory, name), named: name)
      } catch {
        throw CommandFailure(error.description)
      }
    }
    var sources = Sources()
    let id = sources.add(file)
    do {
      return try engine.decode(file, id: id)
    } catch {
      context.errors += DiagnosticRenderer.text(
        error.diagnostics, sources: sources, color: context.colorsErrors)
      throw CommandFailure("`\(file.name)` is no saved player of this rule pack")
    }
  }

  private static func readGiven(
    _ text: String, _ engine: Engine, _ context: inout Context
  ) throws(CommandFailure) -> PlayerState {
    let file = SourceFile(name: "--given", text: text)
    var sources = Sources()
    let reading = JSONReader.read(file, as: sources.add(file))
    var diagnostics = reading.diagnostics
    if let document = reading.document {
      let result = ScenarioReader.readGiven(document.root, game: engine.game)
      diagnostics += result.diagnostics
      if let given = result.given {
        do {
          return try engine.newPlayer(given: given)
        } catch {
          throw CommandFailure("the starting state cannot be: \(error.json)")
        }
      }
    }
    context.errors += DiagnosticRenderer.text(
      diagnostics, sources: sources, color: context.colorsErrors)
    throw CommandFailure("`--given` is no starting state of this rule pack")
  }
}
