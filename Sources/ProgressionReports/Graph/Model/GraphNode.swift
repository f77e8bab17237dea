public import ProgressionEngine

/// Something in a graph that opens or is read.
public struct GraphNode: Hashable, Sendable {
  /// What the node is.
  public enum Kind: Hashable, Sendable, CaseIterable {
    case world
    case level
    /// Levels of a world that open one after the other, or with their world, as one node.
    case row
    case feature
    case achievement
    case quest
    case location
    case npc
    case product
    case currency
    case item
    case counter
    case flag
    case timer
    case collection
    case chest
    case reset
    case rule
    /// Many nodes that are counted together, such as all levels.
    case total
  }

  /// The id in the rule pack; that of a row is its first and last level's, that of a total its title.
  ///
  /// No two nodes of a graph have the same.
  public var id: String
  /// The title for people.
  public var title: String
  /// What the node is.
  public var kind: Kind
  /// What there is to say beside the title: a price, a time, a number of levels.
  public var notes: [String]
  /// Whether it is open in a new game.
  public var isStart: Bool
  /// What it is for the player, where a player is given; `nil` for facts.
  public var status: Status?
  /// The position of the world that it is drawn in.
  public var cluster: Int?

  /// Makes a node; by default there is nothing to say about it.
  public init(
    id: String, title: String, kind: Kind, notes: [String] = [], isStart: Bool = false,
    status: Status? = nil, cluster: Int? = nil
  ) {
    self.id = id
    self.title = title
    self.kind = kind
    self.notes = notes
    self.isStart = isStart
    self.status = status
    self.cluster = cluster
  }
}

extension GraphNode.Kind: CustomStringConvertible {
  /// The word for the kind, as in `world`.
  public var description: String {
    switch self {
    case .world: "world"
    case .level: "level"
    case .row: "levels"
    case .feature: "feature"
    case .achievement: "achievement"
    case .quest: "quest"
    case .location: "location"
    case .npc: "npc"
    case .product: "product"
    case .currency: "currency"
    case .item: "item"
    case .counter: "counter"
    case .flag: "flag"
    case .timer: "timer"
    case .collection: "collection"
    case .chest: "chest"
    case .reset: "reset"
    case .rule: "rule"
    case .total: "total"
    }
  }

  /// Whether the kind has a status: all else are facts that conditions read.
  public var hasStatus: Bool {
    switch self {
    case .world, .level, .row, .feature, .achievement, .quest, .location, .npc, .product: true
    default: false
    }
  }
}

extension GraphNode {
  /// The lines under the title: the kind, the status where there is one, then the notes.
  ///
  /// A level says its kind by its shape and its place in the box of its world.
  var details: [String] {
    var first: [String] = []
    if kind != .row, kind != .level || cluster == nil { first.append(kind.description) }
    if let status { first.append(Self.word(status)) }
    if isStart, status == nil { first.append("from the start") }
    return (first.isEmpty ? [] : [first.joined(separator: ", ")]) + notes
  }

  /// The word that people use for a status; the mark before it can be told without colours.
  static func word(_ status: Status) -> String {
    switch status {
    case .completed: "\u{2714} completed"
    case .unlocked: "\u{25CB} open"
    case .available: "\u{25C7} available"
    case .locked: "\u{2715} locked"
    case .hidden: "\u{2026} hidden"
    }
  }
}
