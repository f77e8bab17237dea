public import ProgressionModel
import ProgressionText

extension Journal {
  /// Adds an entry that stands for a node of a rule pack, under the node's title and with its tags.
  ///
  /// A quest, a location and a person stand for themselves, a world and a level are locations, all else
  /// is a note. The title may give away what the player has not seen yet: whether they may know of
  /// the node is for the caller to ask.
  ///
  /// - Parameters:
  ///   - node: The id of the node.
  ///   - game: The game of the rule pack.
  ///   - playthrough: The playthrough that the entry belongs to.
  ///   - others: Entries to link it to.
  /// - Returns: The number of the entry; and the addition, then its links.
  /// - Throws: `unknownNode`, `duplicateNode` where an entry stands for it already, and what
  ///   ``add(_:_:in:note:tags:isDone:node:linkedTo:)`` throws.
  /// - Complexity: linear in the number of entries and of nodes.
  @discardableResult
  public mutating func add(
    node: String, of game: Game, in playthrough: JournalPlaythrough.ID,
    linkedTo others: [JournalEntry.ID] = []
  ) throws(JournalError) -> (id: JournalEntry.ID, changes: [JournalChange]) {
    guard let found = game.nodes.first(where: { $0.id == node }) else {
      throw .unknownNode(node, nearest: NameSuggestion.nearest(to: node, in: game.nodes.map(\.id)))
    }
    let tags = found.tags.filter { (try? JournalText.normalized($0, .tag)) != nil }
    return try add(
      JournalEntry.Kind(ofNode: found.kind), found.title, in: playthrough, tags: tags, node: node,
      linkedTo: others)
  }
}

extension JournalEntry.Kind {
  /// What an entry for a kind of node is.
  init(ofNode kind: Node.Kind) {
    switch kind.description {
    case "quest": self = .quest
    case "npc": self = .npc
    case "location", "world", "level": self = .location
    default: self = .note
    }
  }
}
