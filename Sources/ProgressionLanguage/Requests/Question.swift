public import ProgressionModel

/// A question about a player, in the words of the commands and scenarios that ask the same.
public enum Question: Hashable, Sendable {
  /// The status of every node, the next level and all amounts.
  case status
  /// The status of one node.
  case statusOf(String)
  /// The status of every node of a kind.
  case statusOfAll(Node.Kind)
  /// Why a node is open or not, and what is missing.
  case explain(String)
  /// The amount of every holding.
  case have
  /// The first level in order that is open and not done.
  case nextLevel
}

extension Question {
  /// The words that questions begin with.
  static let heads = ["status", "explain", "have", "nextLevel"]

  /// The words that stand for every node of a kind; no id is one of them.
  static let groups: [(word: String, kind: Node.Kind)] = [
    ("worlds", .world), ("levels", .level), ("features", .feature),
    ("achievements", .achievement), ("quests", .quest), ("locations", .location),
    ("npcs", .npc), ("products", .product),
  ]

  /// The question that a head and what follows its colon are; `nil` where that is none.
  init?(_ head: String, about subject: String?) {
    switch (head, subject) {
    case ("status", nil): self = .status
    case ("have", nil): self = .have
    case ("nextLevel", nil): self = .nextLevel
    case ("status", let subject?) where !subject.isEmpty:
      for group in Question.groups where group.word == subject {
        self = .statusOfAll(group.kind)
        return
      }
      self = .statusOf(subject)
    case ("explain", let subject?) where !subject.isEmpty: self = .explain(subject)
    default: return nil
    }
  }
}
