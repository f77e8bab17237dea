import ProgressionModel
import ProgressionText

/// What a group of nodes is for, which decides what may be in it.
enum GroupUse: Hashable, Sendable {
  /// Levels, for the quantity of this head; a world stands for its levels.
  case levels(String)
  /// Features and achievements.
  case ranks
  /// Nodes and items that can be something.
  case property(NodeProperty)
  /// Nodes and items that a percentage counts.
  case collection
  /// Nodes and holdings that a reset ends.
  case ends

  /// The key in whose value the group stands.
  var head: String {
    switch self {
    case .levels(let head): head
    case .ranks: "ranks"
    case .property: "count"
    case .collection: "of"
    case .ends: "ends"
    }
  }

  /// What the group may name.
  var wanted: EntityKinds {
    switch self {
    case .levels: [.world, .level]
    case .ranks: .ranked
    case .property(.completed): .completable
    case .property(.unlocked): .node
    case .property(.visited): .location
    case .property(.met): .npc
    case .property(.owned): [.product, .item]
    case .collection: EntityKinds.node.union(.item)
    case .ends: EntityKinds.node.union(.holding)
    }
  }

  /// The same for all heads that take levels, so that they share what was read.
  fileprivate var key: GroupUse {
    if case .levels = self { .levels("") } else { self }
  }

  /// Whether a node of a tag or table belongs into the group.
  func includes(_ node: Node) -> Bool {
    switch self {
    case .levels: node.kind == .level
    case .ranks: node.kind == .feature || node.kind == .achievement
    case .property(.completed): node.hasCompletion
    case .property(.unlocked): node.product?.kind != .consumable
    case .property(.visited): node.kind == .location
    case .property(.met): node.kind == .npc
    case .property(.owned): node.kind == .product && node.product?.kind != .consumable
    case .collection:
      node.product?.kind != .consumable && node.level?.isBonus != true && node.kind != .npc
    case .ends: true
    }
  }

  var includesItems: Bool {
    switch self {
    case .property(.owned), .collection, .ends: true
    default: false
    }
  }
}

/// Groups that were read before, so that a group that many nodes name is worked out once.
struct GroupCache: Sendable {
  private struct WordKey: Hashable, Sendable {
    let use: GroupUse
    let word: String
  }

  private struct PlaceKey: Hashable, Sendable {
    let use: GroupUse
    let place: Place
    let world: NodeRef?
  }

  private var words: [WordKey: NodeSetRef] = [:]
  private var places: [PlaceKey: NodeSetRef] = [:]
  private var sets: [NodeSet: NodeSetRef] = [:]

  subscript(use: GroupUse, word: String) -> NodeSetRef? {
    get { words[WordKey(use: use.key, word: word)] }
    set { words[WordKey(use: use.key, word: word)] = newValue }
  }

  subscript(use: GroupUse, place: Place, world: NodeRef?) -> NodeSetRef? {
    get { places[PlaceKey(use: use.key, place: place, world: world)] }
    set { places[PlaceKey(use: use.key, place: place, world: world)] = newValue }
  }

  subscript(set: NodeSet) -> NodeSetRef? {
    get { sets[set] }
    set { sets[set] = newValue }
  }
}
