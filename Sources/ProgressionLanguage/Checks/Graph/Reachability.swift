import ProgressionModel

/// What can be opened, completed and met when everything goes well: the least fixed point in which
/// negations hold, prices can be paid and the game sets flags, counters and items as it likes, unless
/// `needsSources` leaves that to the pack wherever the pack does it somewhere.
///
/// To complete a node by playing it must be open. A node without routes counts as open, since the
/// game may grant it. A worklist visits every edge once; sums of sets are raised by what is new, and
/// comparisons wait for them in the order of their thresholds.
struct Reachability {
  let checked: CheckedGame
  let space: VertexSpace
  let graph: DependencyGraph
  let readers: DependencyGraph

  /// Whether each vertex of a node or condition is reached.
  var isReached: [Bool]
  /// The most ranks of each node; 1 for what is only open.
  var ranks: [Int64]
  /// The greatest value of each measure.
  var values: [Int64]

  var announcedRanks: [Int64]
  var isGranted: [Bool]
  var openChildren: [Int32]
  var levelsLeft: [Int32]
  var queue: [Int32] = []
  var dirty: [Int32] = []
  var isDirty: [Bool]
  var waiting: WaitingComparisons
  var measureReaders: [[Int32]]

  /// Whether a player takes and buys only what is seen.
  let needsSight: Bool
  /// Whether something in the pack has to give what it gives at all before it can be paid or asked
  /// for; amounts are no matter.
  let needsSources: Bool
  let givers: Givers

  var game: Game { checked.game }

  init(_ checked: CheckedGame, needsSight: Bool = false, needsSources: Bool = false) {
    self.checked = checked
    self.needsSight = needsSight
    self.needsSources = needsSources
    let game = checked.game
    space = VertexSpace(game)
    givers = Givers(checked, space: space, withSupplies: needsSources)
    graph = DependencyGraph(
      waysInOf: checked, space: space, givers: givers, needsSight: needsSight,
      needsSources: needsSources)
    readers = graph.reversed()
    isReached = [Bool](repeating: false, count: space.vertexCount)
    ranks = [Int64](repeating: 0, count: game.nodes.count)
    announcedRanks = ranks
    isGranted = [Bool](repeating: false, count: game.nodes.count)
    openChildren = [Int32](repeating: 0, count: game.conditions.count)
    levelsLeft = [Int32](repeating: 0, count: game.nodes.count)
    let space = space
    values = checked.measures.quantities.map {
      Self.firstValue(of: $0, checked, space, needsSources: needsSources)
    }
    isDirty = [Bool](repeating: false, count: values.count)
    waiting = WaitingComparisons(checked)
    measureReaders = [[Int32]](repeating: [], count: values.count)
    listMeasureReaders()
    begin()
    settle()
  }

  /// Opens and completes a vertex of a node by decree, and all that follows.
  mutating func force(_ vertices: [Int32]) {
    for vertex in vertices {
      switch space.meaning(of: Int(vertex)) {
      case .open(let node): raise(node, to: checked.shape[node].ranks)
      case .done, .condition, .holding, .flag, .counter: reach(Int(vertex))
      case .quantity, .set, .chest, .timer: break
      }
    }
    settle()
  }

  /// Whether there is nothing more to hope for.
  func isComplete(_ vertex: Int) -> Bool {
    switch space.meaning(of: vertex) {
    case .open(let node): return ranks[node.position] >= checked.shape[node].ranks
    case .done, .condition, .chest, .timer, .holding, .flag, .counter: return isReached[vertex]
    case .quantity(let quantity):
      return !checked.measures.isFirst(quantity)
        || values[checked.measures[quantity]] >= checked.ranges[quantity].upper
    case .set: return false
    }
  }
}
