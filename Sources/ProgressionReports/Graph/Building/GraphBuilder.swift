public import ProgressionEngine
public import ProgressionModel

/// Makes the graph of a game.
struct GraphBuilder {
  let game: Game
  let options: GraphOptions
  let status: ((NodeRef) -> Status)?

  let sets: NodeSetNames
  /// What leads from what to what, of every node but levels that open as levels do.
  var readings: [GraphReading] = []
  /// What there is to say about nodes.
  var notes: [GraphSource: [String]] = [:]
  /// The nodes that are open in a new game.
  var starts: Set<NodeRef> = []
  /// The levels that open as levels do.
  let isPlain: [Bool]
  /// The levels that are nodes of their own.
  var isShown: [Bool]
  /// The facts that are read, in the order in which they were met.
  var facts: [GraphSource] = []
  private var knownFacts: Set<GraphSource> = []
  private var nextFact = 0

  init(game: Game, options: GraphOptions, status: ((NodeRef) -> Status)?) {
    self.game = game
    self.options = options
    self.status = status
    sets = NodeSetNames(game)
    isPlain = PlainLevels.all(of: game)
    isShown = [Bool](repeating: false, count: game.nodes.count)
  }

  /// The graph.
  consuming func graph() -> ProgressionGraph {
    for position in game.nodes.indices {
      let node = NodeRef(position: position)
      if game[node].level == nil || options.showsLevels || game[node].id == options.shownLevel
        || !isPlain[position]
      {
        isShown[position] = true
      }
      read(node)
    }
    let gifts = GraphGifts(game)
    for node in game.nodes.indices.map({ NodeRef(position: $0) }) { take(gifts, to: .node(node)) }
    while nextFact < facts.count {
      let fact = facts[nextFact]
      nextFact += 1
      if case .rule(let rule) = fact { read(rule) }
      if case .chest(let chest) = fact { read(chest) }
      take(gifts, to: fact)
    }
    return GraphAssembly(self).assembled()
  }

  /// Keeps readings, and in mind what they speak of.
  mutating func keep(_ more: [GraphReading]) {
    for reading in more {
      meet(reading.from)
      meet(reading.to)
      readings.append(reading)
    }
  }

  private mutating func meet(_ source: GraphSource) {
    if case .node(let node) = source {
      isShown[node.position] = true
    } else if knownFacts.insert(source).inserted {
      facts.append(source)
    }
  }

  private mutating func read(_ rule: RuleRef) {
    var reader = ConditionReadings(game: game, target: .rule(rule), sets: sets)
    reader.read(game[rule].condition, as: .counts, on: Way(isOpen: true))
    finish(reader)
  }

  private mutating func read(_ chest: ChestRef) {
    var reader = ConditionReadings(game: game, target: .chest(chest), sets: sets)
    if let when = game[chest].when { reader.read(when, as: .taken) }
    reader.read(GraphWords.price(game[chest].price, in: game), as: .taken, asking: "costs")
    finish(reader)
  }

  /// Keeps what a reader found.
  mutating func finish(_ reader: ConditionReadings) {
    let (readings, words) = reader.finished()
    keep(readings)
    if !words.isEmpty { notes[reader.target, default: []] += words }
  }

  private mutating func take(_ gifts: GraphGifts, to target: GraphSource) {
    let givers = gifts.givers(of: target)
    if givers.count > GraphGifts.mostGivers {
      notes[target, default: []].append("given by \(givers.count)")
    } else {
      keep(givers.map { GraphReading(from: $0, to: target, route: .grants) })
    }
  }
}

extension ProgressionGraph {
  /// Makes the graph of a game.
  ///
  /// - Parameters:
  ///   - game: The checked game.
  ///   - options: What is shown.
  ///   - status: What each node is for a player; without it nothing is said about players.
  /// - Complexity: O(n) for n nodes, conditions and members of sets.
  public init(
    _ game: Game, options: GraphOptions = GraphOptions(), status: ((NodeRef) -> Status)? = nil
  ) {
    self = GraphBuilder(game: game, options: options, status: status).graph()
  }

  /// Makes the graph of a game with what is open for a player.
  ///
  /// - Complexity: O(n) for n nodes, conditions and members of sets.
  public init(_ engine: Engine, of player: PlayerState, options: GraphOptions = GraphOptions()) {
    self.init(engine.game, options: options) { engine.status(of: $0, in: player).status }
  }
}
