public import ProgressionModel
import ProgressionText

/// JSON Schemas of rule packs and scenarios, for editors and validators.
///
/// A schema says what has which shape: keys, types, ranges, and, made for a pack, which ids there are.
/// It takes everything that reading takes; what means nothing although it is well formed only
/// `progression check` finds. Draft 7 of JSON Schema, with the words of VS Code for snippets and
/// messages, which other tools ignore.
public struct RuleSchema: Sendable {
  /// What a schema is for.
  public enum Subject: String, CaseIterable, Sendable {
    /// The main file of a rule pack.
    case pack
    /// A file that a rule pack includes.
    case included
    /// A file of scenarios.
    case scenarios
  }

  /// What the schema is for.
  public let subject: Subject
  private let names: SchemaNames?
  private let title: String?
  private let isWhole: Bool

  /// Makes the schema of any pack: what refers to something looks like an id.
  public init(_ subject: Subject) {
    self.subject = subject
    names = nil
    title = nil
    isWhole = true
  }

  /// Makes the schema of one pack: what refers to something is one of its ids, with their titles.
  ///
  /// - Parameters:
  ///   - subject: What the schema is for.
  ///   - game: The game.
  ///   - isWhole: Whether the game has all ids of the pack. Of a part, as of a pack with errors, ids
  ///     are offered and none is refused.
  /// - Complexity: O(n) for n ids.
  public init(_ subject: Subject, of game: Game, isWhole: Bool = true) {
    self.subject = subject
    self.isWhole = isWhole
    names = SchemaNames(game, includesOld: subject == .scenarios)
    title = game.title.isEmpty ? nil : game.title
  }

  /// The schema as JSON, UTF-8, with two spaces for each level.
  ///
  /// - Complexity: O(n) for n ids.
  public func json() -> ContiguousArray<UInt8> {
    var writer = JSONWriter(style: .indented)
    draft().root.write(to: &writer)
    return writer.finish()
  }

  /// What the tables of keys of the readers and the descriptions here do not have in common: nothing.
  package var gaps: [String] { draft().draft.gaps }

  private func draft() -> (root: SchemaNode, draft: SchemaDraft) {
    var draft = SchemaDraft(
      names: names, isForScenarios: subject == .scenarios, offersOnly: !isWhole)
    draft.defineBasics()
    let body: SchemaNode
    switch subject {
    case .pack: body = draft.pack()
    case .included: body = draft.included()
    case .scenarios: body = draft.scenarios()
    }
    var root: SchemaNode = [
      "$schema": "http://json-schema.org/draft-07/schema#", "title": .text(heading),
    ]
    for member in body.members { root[member.key] = member.value }
    root["definitions"] = .node(draft.definitions)
    return (root, draft)
  }

  private var heading: String {
    let what =
      switch subject {
      case .pack: "a rule pack"
      case .included: "tables of a rule pack"
      case .scenarios: "scenarios"
      }
    return title.map { "\($0): \(what)" } ?? "progression: \(what)"
  }
}
