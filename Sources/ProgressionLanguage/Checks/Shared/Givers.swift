import ProgressionModel

/// What gives each node and starts each timer: a moment of a node, a product on sale, a chest or a
/// timer; where it is asked for, what gives each holding, sets each flag and raises each counter too.
///
/// What a reset of the calendar gives comes by itself and has no giver.
struct Givers {
  private let nodeCount: Int
  private let timerCount: Int
  private let space: VertexSpace
  private var starts: [Int32]
  private var vertices: [Int32]

  init(_ checked: CheckedGame, space: VertexSpace, withSupplies: Bool = false) {
    let game = checked.game
    nodeCount = game.nodes.count
    timerCount = game.timers.count
    self.space = space
    let firstSupply = game.nodes.count + game.timers.count
    var pairs: [(receiver: Int, giver: Int32)] = []
    func add(_ bundle: Bundle, from vertex: Int) {
      let giver = Int32(clamping: vertex)
      for node in bundle.unlock { pairs.append((node.position, giver)) }
      for timer in bundle.timers { pairs.append((game.nodes.count + timer.position, giver)) }
      guard withSupplies else { return }
      func add(supply vertex: Int) {
        pairs.append((firstSupply + vertex - space.firstSupply, giver))
      }
      for amount in bundle.amounts { add(supply: space.holding(amount.holding)) }
      for flag in bundle.set { add(supply: space.flag(flag)) }
      for addition in bundle.add { add(supply: space.counter(addition.counter)) }
    }
    for position in game.nodes.indices
    where withSupplies || checked.shape.nodes[position].givesNodes {
      let node = game.nodes[position]
      let giver = NodeRef(position: position)
      for reward in node.rewards where node.canPay(reward.moment) {
        let isAtOpening = reward.moment.order <= Reward.Moment.atRank(1).order
        add(reward.bundle, from: isAtOpening ? space.open(giver) : space.done(giver))
      }
      if let product = node.product { add(product.grants, from: space.done(giver)) }
    }
    for (position, chest) in game.chests.enumerated() {
      for content in chest.contents where content.weight > 0 {
        add(content.grants, from: space.chest(ChestRef(position: position)))
      }
    }
    for (position, timer) in game.timers.enumerated() {
      add(timer.grants, from: space.timer(TimerRef(position: position)))
    }
    let count = firstSupply + (withSupplies ? space.supplyCount : 0)
    starts = [Int32](repeating: 0, count: count + 1)
    for pair in pairs { starts[pair.receiver + 1] += 1 }
    for position in 0..<count { starts[position + 1] += starts[position] }
    var next = starts
    vertices = [Int32](repeating: 0, count: pairs.count)
    for pair in pairs {
      vertices[Int(next[pair.receiver])] = pair.giver
      next[pair.receiver] += 1
    }
  }

  /// The vertices of what opens a node.
  func of(_ node: NodeRef) -> ArraySlice<Int32> { givers(of: node.position) }

  /// The vertices of what starts a timer.
  func of(_ timer: TimerRef) -> ArraySlice<Int32> { givers(of: nodeCount + timer.position) }

  /// The vertices of what gives the holding, flag or counter of a vertex.
  func of(supply vertex: Int) -> ArraySlice<Int32> {
    givers(of: nodeCount + timerCount + vertex - space.firstSupply)
  }

  /// Whether nothing gives anything.
  var isEmpty: Bool { vertices.isEmpty }

  private func givers(of receiver: Int) -> ArraySlice<Int32> {
    vertices[Int(starts[receiver])..<Int(starts[receiver + 1])]
  }
}

extension Node {
  /// Whether the moment can come at all.
  func canPay(_ moment: Reward.Moment) -> Bool {
    switch moment {
    case .atRank(let rank): rank <= ranks ?? 1
    case .atStars(let stars): stars <= level?.maxStars ?? 0
    case .perNewStar: (level?.maxStars ?? 0) > 0
    case .onUnlock, .perNewRank, .onComplete, .onEveryComplete, .onMark: true
    }
  }
}

extension Bundle {
  /// Whether the bundle opens nodes, at once or when a timer fires.
  var givesNodes: Bool { !unlock.isEmpty || !timers.isEmpty }
}
