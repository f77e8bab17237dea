import ProgressionModel

/// What a node of a graph stands for.
enum GraphSource: Hashable {
  case node(NodeRef)
  case holding(HoldingRef)
  case counter(CounterRef)
  case flag(FlagRef)
  case timer(TimerRef)
  case collection(CollectionRef)
  case chest(ChestRef)
  case reset(ResetRef)
  case rule(RuleRef)
  /// A set of nodes that is counted together, by its name.
  case total(String)
}

/// That a condition, a route or a reward leads from one thing to another.
struct GraphReading: Hashable {
  var from: GraphSource
  var to: GraphSource
  var route: GraphEdge.Route
  /// What it has a part in; what blocks may keep a node from opening or from being completed.
  var question = Question.opening
  var isAlternative = false
  /// The way that it is a part of; empty for what is needed whatever way is taken.
  var way: [WayStep] = []
  /// The number of that way, where the ways of the target are numbered.
  var wayNumber: String?
  /// What is asked of it; empty where that is its completion, or that it is set, holds or is owned.
  var label = ""
  /// The price of the way, where the way is this reading and nothing else.
  var price: String?
}

extension GraphSource {
  /// What is asked of it where a label says nothing else.
  func word(on route: GraphEdge.Route) -> String {
    switch self {
    case .flag: "set"
    case .rule: "holds"
    case .node, .holding, .counter, .timer, .collection, .chest, .reset, .total:
      route == .product ? "owned" : "completed"
    }
  }

  /// The words for what it stands for, as a node of a graph; the id where the title is blank.
  func node(in game: Game) -> GraphNode {
    var node = titled(in: game)
    if GraphText.isBlank(node.title) { node.title = node.id }
    return node
  }

  private func titled(in game: Game) -> GraphNode {
    switch self {
    case .node(let node):
      let entry = game[node]
      return GraphNode(id: entry.id, title: entry.title, kind: GraphNode.Kind(entry.kind))
    case .holding(let holding):
      let entry = game[holding]
      return GraphNode(
        id: entry.id, title: entry.title, kind: entry.kind == .item ? .item : .currency)
    case .counter(let counter):
      return GraphNode(id: game[counter].id, title: game[counter].title, kind: .counter)
    case .flag(let flag):
      return GraphNode(id: game[flag].id, title: game[flag].title, kind: .flag)
    case .timer(let timer):
      let entry = game[timer]
      return GraphNode(
        id: entry.id, title: entry.title, kind: .timer,
        notes: ["after \(Durations.text(entry.after))"])
    case .collection(let collection):
      let entry = game[collection]
      return GraphNode(id: entry.id, title: entry.title, kind: .collection)
    case .chest(let chest):
      let entry = game[chest]
      return GraphNode(id: entry.id, title: entry.title, kind: .chest)
    case .reset(let reset):
      return GraphNode(id: game[reset].id, title: game[reset].title, kind: .reset)
    case .rule(let rule):
      return GraphNode(id: game[rule].id, title: game[rule].id, kind: .rule)
    case .total(let name):
      return GraphNode(id: name, title: name, kind: .total)
    }
  }
}

extension GraphNode.Kind {
  /// The kind of a node of the game.
  init(_ kind: Node.Kind) {
    switch kind {
    case .world: self = .world
    case .level: self = .level
    case .feature: self = .feature
    case .achievement: self = .achievement
    case .quest: self = .quest
    case .location: self = .location
    case .npc: self = .npc
    case .product: self = .product
    }
  }
}
