import ProgressionModel

/// What can be opened, completed and met when everything goes well: the least fixed point in which
/// negations hold, prices can be paid and the game sets flags, counters and items as it likes.
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

  var game: Game { checked.game }

  init(_ checked: CheckedGame, needsSight: Bool = false) {
    self.checked = checked
    self.needsSight = needsSight
    let game = checked.game
    space = VertexSpace(game)
    graph = DependencyGraph(waysInOf: checked, space: space, needsSight: needsSight)
    readers = graph.reversed()
    isReached = [Bool](repeating: false, count: space.vertexCount)
    ranks = [Int64](repeating: 0, count: game.nodes.count)
    announcedRanks = ranks
    isGranted = [Bool](repeating: false, count: game.nodes.count)
    openChildren = [Int32](repeating: 0, count: game.conditions.count)
    levelsLeft = [Int32](repeating: 0, count: game.nodes.count)
    let space = space
    values = checked.measures.quantities.map { Self.firstValue(of: $0, checked, space) }
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
      case .done, .condition: reach(Int(vertex))
      case .quantity, .set, .chest, .timer: break
      }
    }
    settle()
  }

  /// Whether there is nothing more to hope for.
  func isComplete(_ vertex: Int) -> Bool {
    switch space.meaning(of: vertex) {
    case .open(let node): return ranks[node.position] >= checked.shape[node].ranks
    case .done, .condition, .chest, .timer: return isReached[vertex]
    case .quantity(let quantity):
      return !checked.measures.isFirst(quantity)
        || values[checked.measures[quantity]] >= checked.ranges[quantity].upper
    case .set: return false
    }
  }
}
