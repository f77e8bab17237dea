import ProgressionEngine
import ProgressionLanguage
import ProgressionModel
import ProgressionText

/// A player of one rule pack who is spoken to in JSON: bytes in, bytes out.
///
/// It needs the four core modules only, so it compiles to a browser's WebAssembly as it does to
/// a server.
struct BrowserGame {
  private let engine: Engine
  private var state: PlayerState

  /// The engine of a pack, or why there is none as `{"errors": [...]}`.
  static func load(
    _ pack: ContiguousArray<UInt8>
  ) -> (game: BrowserGame?, answer: ContiguousArray<UInt8>) {
    var sources = Sources()
    let file = sources.add(SourceFile(name: "rules.json", bytes: pack))
    let reading = RulePackReader.read(file, in: &sources) { _ in nil }
    guard let game = reading.game else { return (nil, errors(reading.diagnostics, sources)) }
    do {
      let engine = try Engine(compiling: game)
      var writer = JSONWriter(style: .compact)
      writer.beginObject()
      writer.key("loaded")
      writer.string(game.id)
      writer.key("fingerprint")
      writer.string(engine.fingerprint)
      writer.endObject()
      return (BrowserGame(engine: engine, state: engine.newPlayer()), writer.finish())
    } catch {
      let diagnostic = Diagnostic("compile", at: .none, error.description)
      return (nil, errors([diagnostic], sources))
    }
  }

  /// The outcome or rejection of one command; an empty line begins again with a new player.
  mutating func answer(_ line: ContiguousArray<UInt8>) -> ContiguousArray<UInt8> {
    var writer = JSONWriter(style: .compact)
    if line.isEmpty {
      state = engine.newPlayer()
      writer.beginObject()
      writer.key("player")
      writer.string("new")
      writer.endObject()
      return writer.finish()
    }
    let file = SourceFile(name: "command", bytes: line)
    var sources = Sources()
    let reading = JSONReader.read(file, as: sources.add(file))
    guard let document = reading.document else {
      return Self.errors(reading.diagnostics, sources)
    }
    let result = CommandReader.read(document.root)
    guard let command = result.command else {
      return Self.errors(result.diagnostics, sources)
    }
    do {
      OutcomeWriter.write(try engine.apply(command, to: &state, as: .operator), to: &writer)
    } catch {
      OutcomeWriter.writeOutcome(of: error, to: &writer)
    }
    return writer.finish()
  }

  private static func errors(
    _ diagnostics: [Diagnostic], _ sources: Sources
  ) -> ContiguousArray<UInt8> {
    var writer = JSONWriter(style: .compact)
    writer.beginObject()
    writer.key("errors")
    writer.beginArray()
    for diagnostic in diagnostics {
      let location = sources.location(of: diagnostic.place)
      let place = location.map { "\($0.description): " } ?? ""
      writer.string(place + diagnostic.message)
    }
    writer.endArray()
    writer.endObject()
    return writer.finish()
  }
}
