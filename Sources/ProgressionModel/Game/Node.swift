public import ProgressionText

/// What has a status: a world, level, feature, achievement, quest, location, npc or product.
public struct Node: Sendable {
  /// The kinds of node, in the order of the tables of a rule pack.
  public enum Kind: Hashable, Sendable {
    case world
    case level
    case feature
    case achievement
    case quest
    case location
    case npc
    case product
  }

  /// What only one kind of node has.
  public enum Details: Sendable {
    case world(World)
    case level(Level)
    case feature
    case achievement
    // Large and rare: inside they would make every node larger.
    indirect case quest(Quest)
    case location(VisitedPlace)
    case npc(Person)
    indirect case product(Product)
  }

  /// The id; `world/level` for a level.
  public var id: String
  /// The title for people; the id where the pack gives none.
  public var title: String
  /// Where the node is declared.
  public var place: Place
  /// What only this kind of node has.
  public var details: Details
  /// The tags, in the order written.
  public var tags: [String]
  /// The ways to open the node; empty means that only a grant opens it.
  public var routes: [Route]
  /// When a locked or available node is shown; `nil` is always.
  public var visible: ConditionRef?
  /// The exclusive group that the node is a member of.
  public var choice: ChoiceRef?
  /// The number of ranks, or `nil` for a node that is only open or closed.
  public var ranks: Int64?
  /// The rewards, in the order in which claims of one node are paid.
  public var rewards: [Reward]
  /// How long the node's facts live.
  public var scope: Scope
  /// Whether the node opens in a custom playthrough as in any other.
  public var isEarnedInCustom: Bool

  /// Makes a node that nothing opens; the caller fills in the rest.
  public init(id: String, title: String, place: Place, details: Details) {
    self.id = id
    self.title = title
    self.place = place
    self.details = details
    self.tags = []
    self.routes = []
    self.visible = nil
    self.choice = nil
    self.ranks = nil
    self.rewards = []
    self.scope = .playthrough
    self.isEarnedInCustom = true
  }

  /// The kind of the node.
  @inlinable public var kind: Kind {
    switch details {
    case .world: .world
    case .level: .level
    case .feature: .feature
    case .achievement: .achievement
    case .quest: .quest
    case .location: .location
    case .npc: .npc
    case .product: .product
    }
  }

  /// The world's part, or `nil` for another kind.
  @inlinable public var world: World? {
    if case .world(let world) = details { world } else { nil }
  }

  /// The level's part, or `nil` for another kind.
  @inlinable public var level: Level? {
    if case .level(let level) = details { level } else { nil }
  }

  /// The quest's part, or `nil` for another kind.
  @inlinable public var quest: Quest? {
    if case .quest(let quest) = details { quest } else { nil }
  }

  /// The npc's part, or `nil` for another kind.
  @inlinable public var person: Person? {
    if case .npc(let person) = details { person } else { nil }
  }

  /// The location's part, or `nil` for another kind.
  @inlinable public var location: VisitedPlace? {
    if case .location(let location) = details { location } else { nil }
  }

  /// The product's part, or `nil` for another kind.
  @inlinable public var product: Product? {
    if case .product(let product) = details { product } else { nil }
  }

  /// Whether `completed` can be asked of the node.
  ///
  /// Worlds, levels, quests, locations and ranked features and achievements have a completion.
  @inlinable public var hasCompletion: Bool {
    switch details {
    case .world, .level, .quest, .location: true
    case .feature, .achievement: ranks != nil
    case .npc, .product: false
    }
  }
}

extension Node.Kind: CustomStringConvertible {
  /// The word that people use for the kind, as in `world`.
  public var description: String {
    switch self {
    case .world: "world"
    case .level: "level"
    case .feature: "feature"
    case .achievement: "achievement"
    case .quest: "quest"
    case .location: "location"
    case .npc: "npc"
    case .product: "product"
    }
  }

  /// The kind with its article, as in `a world`, `an achievement`.
  public var withArticle: String {
    switch self {
    case .achievement: "an achievement"
    case .npc: "an npc"
    default: "a \(description)"
    }
  }
}

/// How long a fact lives.
public enum Scope: Hashable, Sendable {
  /// One playthrough.
  case playthrough
  /// The account, across playthroughs.
  case account
  /// Until the reset happens next.
  case reset(ResetRef)
}
