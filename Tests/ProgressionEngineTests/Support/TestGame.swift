import ProgressionEngine
import ProgressionLanguage
import ProgressionModel
import ProgressionText

/// A rule pack written in a test, read and compiled.
struct TestGame: Sendable {
  let engine: Engine
  /// The text that was read.
  let text: String

  /// Findings that do not keep an odd pack from meaning something.
  private static let checks = """
    {"unreachable-threshold": "off", "empty-range": "off", "always-true": "off",
      "price-above-cap": "off", "never-completed-world": "off", "equality-can-be-passed": "off",
      "empty-condition": "off"}
    """

  /// A pack of a header and these tables, such as `"flags": ["met"]`.
  init(
    _ tables: String, id: String = "t", version: String = "1.0.0", zones: ZoneTables = .utcOnly,
    keepsConditions: Bool = false
  ) throws {
    let header = #"{"formatVersion": 1, "id": "\#(id)", "version": "\#(version)""#
    try self.init(
      pack: "\(header), \"checks\": \(TestGame.checks),\n\(tables)}", zones: zones,
      keepsConditions: keepsConditions)
  }

  /// A whole pack; warnings do not matter, errors are thrown as text.
  init(
    pack text: String, zones: ZoneTables = .utcOnly, keepsConditions: Bool = false
  ) throws {
    var sources = Sources()
    let id = sources.add(SourceFile(name: "rules.json", text: text))
    let reading = RulePackReader.read(id, in: &sources) { _ in nil }
    guard let game = reading.game else {
      let errors = reading.diagnostics.filter { $0.severity == .error }
      throw TestFailure(DiagnosticRenderer.text(errors, sources: sources, color: false))
    }
    engine =
      keepsConditions
      ? try Engine(keepingConditionsOf: game, zones: zones)
      : try Engine(compiling: game, zones: zones)
    self.text = text
  }

  var game: Game { engine.game }

  /// The node with an id that the test knows to be there.
  func node(_ id: String) throws -> NodeRef {
    guard let node = engine.node(id) else { throw TestFailure("no node `\(id)`") }
    return node
  }

  func holding(_ id: String) throws -> HoldingRef {
    guard let position = game.holdings.firstIndex(where: { $0.id == id }) else {
      throw TestFailure("no holding `\(id)`")
    }
    return HoldingRef(position: position)
  }

  /// Loads a saved state; the findings are thrown as text.
  func load(_ bytes: ContiguousArray<UInt8>) throws(StateError) -> PlayerState {
    try engine.decode(SourceFile(name: "state.json", bytes: bytes), id: FileID(index: 0))
  }
}

/// Why a test cannot go on.
struct TestFailure: Error, CustomStringConvertible {
  var description: String

  init(_ description: String) { self.description = description }
}

extension Command {
  /// A command from its JSON.
  init(json text: String) throws {
    let file = SourceFile(name: "command.json", text: text)
    let (document, _) = JSONReader.read(file, as: FileID(index: 0))
    guard let document else { throw TestFailure("no JSON: \(text)") }
    let (command, diagnostics) = CommandReader.read(document.root)
    guard let command else { throw TestFailure("\(text): \(diagnostics[0].message)") }
    self = command
  }
}
