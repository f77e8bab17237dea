public import ProgressionModel

/// Queries about quests and npcs; see `status` for what references and states of other packs answer.
extension Engine {
  /// How far the player is with a quest, hidden or not; `nil` for other nodes.
  public func questState(of node: NodeRef, in state: PlayerState) -> QuestState? {
    guard knows(node, in: state), let quest = layout.quest(of: node) else { return nil }
    return state.questState(of: quest)
  }

  /// Whether the player has met the npc; false for other nodes.
  public func isMet(_ node: NodeRef, in state: PlayerState) -> Bool {
    knows(node, in: state) && state.holds(layout.nodes[node.position].met)
  }

  /// The location where an npc is; `nil` where it has no place or is nowhere, and for other nodes.
  public func place(of node: NodeRef, in state: PlayerState) -> NodeRef? {
    knows(node, in: state) ? state.place(of: node) : nil
  }

  /// How far the player is with a quest, worked out without the derived values; tests compare.
  package func plainQuestState(of node: NodeRef, in state: PlayerState) -> QuestState? {
    guard knows(node, in: state), let quest = layout.quest(of: node) else { return nil }
    return PlainEvaluator(tables: game, state: state).questState(of: quest)
  }

  /// Whether an npc is somewhere, worked out without the derived values; tests compare.
  package func plainPresence(of node: NodeRef, in state: PlayerState) -> Bool? {
    guard knows(node, in: state), let person = game[node].person else { return nil }
    return PlainEvaluator(tables: game, state: state).isPresent(person)
  }
}
