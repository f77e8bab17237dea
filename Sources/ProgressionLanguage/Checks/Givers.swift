import ProgressionModel

/// What gives each node: a moment of another node, or a product on sale.
struct Givers {
  private var starts: [Int32]
  private var vertices: [Int32]

  init(_ checked: CheckedGame, space: VertexSpace) {
    let game = checked.game
    var pairs: [(node: NodeRef, giver: Int32)] = []
    for position in game.nodes.indices where checked.shape.nodes[position].givesNodes {
      let node = game.nodes[position]
      let giver = NodeRef(position: position)
      for reward in node.rewards where node.canPay(reward.moment) {
        let isAtOpening = reward.moment.order <= Reward.Moment.atRank(1).order
        let vertex = isAtOpening ? space.open(giver) : space.done(giver)
        for given in reward.bundle.unlock { pairs.append((given, Int32(clamping: vertex))) }
      }
      for given in node.product?.grants.unlock ?? [] {
        pairs.append((given, Int32(clamping: space.done(giver))))
      }
    }
    starts = [Int32](repeating: 0, count: game.nodes.count + 1)
    for pair in pairs { starts[pair.node.position + 1] += 1 }
    for position in 0..<game.nodes.count { starts[position + 1] += starts[position] }
    var next = starts
    vertices = [Int32](repeating: 0, count: pairs.count)
    for pair in pairs {
      vertices[Int(next[pair.node.position])] = pair.giver
      next[pair.node.position] += 1
    }
  }

  func of(_ position: Int) -> ArraySlice<Int32> {
    vertices[Int(starts[position])..<Int(starts[position + 1])]
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
