import ProgressionKit

/// A rule pack and a player of it, as the options of `status` and `explain` say.
struct PackInput {
  let pack: RulePack
  let engine: Engine
  /// The player, at the time that is asked about.
  let player: PlayerState
  /// The time that is asked about; `nil` is the player's own.
  let instant: Int64?
  /// The revision of the player who was read; that time passes on a copy does not count.
  let revision: Int64

  /// The options that choose the player.
  static let options = [
    OptionSpec(
      long: "state", summary: "a saved player, `-` for standard input; else a new player",
      value: .init(name: "FILE", completion: .path)),
    OptionSpec(
      long: "playthrough", summary: "a playthrough of the saved player; else the current one",
      value: .init(name: "NAME")),
    OptionSpec(
      long: "given", summary: "a starting state in the words of scenarios, as a JSON object",
      value: .init(name: "JSON")),
    OptionSpec(
      long: "now", summary: "lets time pass up to an instant, written as ISO 8601",
      value: .init(name: "INSTANT")),
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
    if invocation.has("playthrough"), !invocation.has("state") {
      throw .usage("`--playthrough` is one of a saved player: it goes with `--state`")
    }
    let instant = try Self.instant(invocation)
    (pack, engine) = try Self.readEngine(name, &context)
    // A player who is made here does not begin after the time that is asked about.
    let start = min(instant ?? Instants.scenarioStart, Instants.scenarioStart)
    var player: PlayerState
    if let path = invocation.value("state") {
      let account = try Self.readState(path, engine, &context)
      player = try Self.playthrough(invocation.value("playthrough"), of: account, engine)
    } else if let text = invocation.value("given") {
      player = try Self.readGiven(text, at: start, engine, &context)
    } else {
      player = engine.newPlayer(at: start)
    }
    revision = player.revision
    if let instant { try Self.letTimePass(to: instant, player: &player, engine) }
    self.player = player
    self.instant = instant
  }

  /// The state of a playthrough as it is found when the player comes back to it.
  private static func playthrough(
    _ name: String?, of account: PlayerAccount, _ engine: Engine
  ) throws(CommandFailure) -> PlayerState {
    guard let name, name != account.current.playthrough else { return account.current }
    guard account.names.contains(name) else {
      throw CommandFailure(
        "the player has no playthrough `\(PlainText.visible(name))`, only "
          + account.names.map { "`\($0)`" }.joined(separator: ", "))
    }
    var copy = account
    do {
      try engine.apply(Command(.resume(name)), to: &copy, as: .operator)
    } catch {
      throw CommandFailure("the playthrough cannot be resumed: \(error.json)")
    }
    return copy.current
  }

  private static func instant(_ invocation: Invocation) throws(CommandFailure) -> Int64? {
    guard let text = invocation.value("now") else { return nil }
    do {
      return try Instants.parse(text)
    } catch {
      throw .usage("`--now` is no instant: \(error)")
    }
  }

  private static func letTimePass(
    to instant: Int64, player: inout PlayerState, _ engine: Engine
  ) throws(CommandFailure) {
    if instant < player.now {
      throw CommandFailure(
        "the player is at \(Instants.text(player.now)) already, after `--now`")
    }
    do {
      try engine.apply(Command(.tick, now: instant), to: &player, as: .operator)
    } catch {
      throw CommandFailure("time cannot pass up to `--now`: \(error.json)")
    }
  }

  /// Reads a rule pack and compiles it; its findings go to standard error.
  ///
  /// - Throws: A failure with exit code 1 where the pack was read and is wrong, else 2.
  static func readEngine(
    _ name: String, _ context: inout Context
  ) throws(CommandFailure) -> (pack: RulePack, engine: Engine) {
    let (pack, engine) = try compile(name, &context)
    guard let engine else { throw failure(of: pack) }
    return (pack, engine)
  }

  /// Reads the game of a rule pack; its findings go to standard error.
  ///
  /// Where only the checks found errors, or no engine can be made of it, the game is there all the same.
  ///
  /// - Throws: A failure with exit code 1 where the pack was read and has gaps, else 2.
  static func readGame(
    _ name: String, _ context: inout Context
  ) throws(CommandFailure) -> (game: Game, isValid: Bool) {
    let (pack, engine) = try compile(name, &context)
    if let engine { return (engine.game, true) }
    guard pack.isPartWhole, let game = pack.part else { throw failure(of: pack) }
    return (game, false)
  }

  private static func compile(
    _ name: String, _ context: inout Context
  ) throws(CommandFailure) -> (pack: RulePack, engine: Engine?) {
    let pack = try readPack(name, in: context)
    let (engine, findings) = pack.compiled()
    context.errors += DiagnosticRenderer.text(
      pack.diagnostics + findings, sources: pack.sources, color: context.colorsErrors)
    return (pack, engine)
  }

  private static func failure(of pack: RulePack) -> CommandFailure {
    CommandFailure(
      "`\(pack.name)` is no valid rule pack", exitCode: pack.isMalformed ? .failure : .findings)
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
  ) throws(CommandFailure) -> PlayerAccount {
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
      return try engine.decodeAccount(file, id: id)
    } catch {
      context.errors += DiagnosticRenderer.text(
        error.diagnostics, sources: sources, color: context.colorsErrors)
      throw CommandFailure("`\(file.name)` is no saved player of this rule pack")
    }
  }

  private static func readGiven(
    _ text: String, at start: Int64, _ engine: Engine, _ context: inout Context
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
          return try engine.newPlayer(at: start, given: given)
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

extension RulePack {
  /// Whether a file of the pack is no JSON.
  var isMalformed: Bool { diagnostics.contains { $0.code.name.hasPrefix("json-") } }
}
