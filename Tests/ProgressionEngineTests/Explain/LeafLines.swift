import ProgressionEngine
import ProgressionLanguage
import ProgressionModel
import ProgressionText

extension TestGame {
  /// Reads a condition about this game, with the tables that know it.
  func read(_ condition: String) throws -> (reference: ConditionRef, tables: Game) {
    let file = SourceFile(name: "condition.json", text: condition)
    let (document, _) = JSONReader.read(file, as: FileID(index: 0))
    guard let document else { throw TestFailure("no JSON: \(condition)") }
    var reader = ConditionReader(game: game)
    guard let reference = reader.read(document.root) else {
      throw TestFailure("\(condition): \(reader.diagnostics.map { $0.message })")
    }
    return (reference, reader.game)
  }

  /// The leaves of a condition as lines, such as `- Kills: 0 of 8, 8 more (8 or more)`.
  func leaves(
    _ condition: String, in state: PlayerState, for audience: Audience = .designer
  ) throws -> [String] {
    let (reference, tables) = try read(condition)
    return engine.requirements(reference, of: tables, in: state, for: audience).map { $0.line }
  }
}

extension Requirement {
  /// `+` or `-`, the text, and in brackets what else is known.
  var line: String {
    var line = (holds ? "+ " : "- ") + text
    if isBlocker { line += " [blocks]" }
    if isImpossible { line += " [impossible]" }
    if needsRealMoney { line += " [real money]" }
    if let holdsAt { line += " [at \(Instants.text(holdsAt))]" }
    return line
  }
}
