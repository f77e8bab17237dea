import ProgressionLanguage
import ProgressionSimulation

/// Where scenarios begin.
extension SchemaDraft {
  /// A starting state.
  mutating func given() -> SchemaNode {
    define("given") { draft in
      let amounts = draft.define("given-amounts") { $0.map(from: .holding, to: .integer(0)) }
      return draft.object(
        KeySet("`given`", ScenarioKeys.given),
        [
          "have": amounts.described("balances"),
          "earned": amounts.described("what was ever earned"),
          "stars": draft.map(from: .level, to: .integer(0)).described("stars, of completed levels"),
          "score": draft.map(from: .level, to: .integer(0)).described("best scores"),
          "marks": draft.map(from: .level, to: draft.list(of: draft.mark())).described("marks"),
          "completed": draft.list(of: draft.id(.completable))
            .described("what is completed; of a world its levels that are no bonus"),
          "unlocked": draft.list(of: draft.id(.openable)).described("what was granted"),
          "visited": draft.those(.location).described("locations that were visited"),
          "met": draft.those(.npc).described("npcs that were met"),
          "active": draft.those(.quest).described("quests that are active"),
          "failed": draft.those(.quest).described("quests that have failed"),
          "owned": draft.those(.ownable).described("what is owned"),
          "rank": draft.map(from: .ranked, to: .integer(0)).described("ranks"),
          "counter": draft.integers(of: .counter).described("values of counters"),
          "flag": draft.map(from: .flag, to: .boolean).described("values of flags"),
          "attribute": draft.map(from: .attribute, to: Self.attributeValue)
            .described("values of attributes"),
          "purchases": draft.map(from: .product, to: .integer(0))
            .described("how often products were bought"),
        ]
      )
      .snippet("amounts", ["have": ["${1:coins}": "^${2:50}"]])
      .snippet("stars", ["stars": ["$1": "^${2:3}"]])
    }
  }

  /// A list, or a map that says of each whether it is so.
  private mutating func those(_ slot: SchemaSlot) -> SchemaNode {
    .by(type: [("array", list(of: id(slot))), ("object", map(from: slot, to: .boolean))])
  }
}
