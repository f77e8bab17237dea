import ProgressionModel

/// Gives every fact of a game its slot.
struct FactAllocator {
  private let game: Game
  private(set) var count = 2
  private(set) var nodes: ContiguousArray<NodeSlots> = []
  private(set) var holdings: ContiguousArray<HoldingSlots> = []
  private(set) var counters: ContiguousArray<Slot> = []
  private(set) var flags: ContiguousArray<Slot> = []
  private(set) var choices: ContiguousArray<Slot> = []

  init(_ game: Game) {
    self.game = game
  }

  private mutating func next(_ number: Int = 1) -> Slot {
    let slot = Slot(clamping: count)
    count += number
    return slot
  }

  mutating func allocate() {
    for _ in game.flags { flags.append(next()) }
    for _ in game.counters { counters.append(next()) }
    for _ in game.holdings {
      holdings.append(HoldingSlots(balance: next(), earned: next(), spent: next(), taken: next()))
    }
    for _ in game.choices { choices.append(next()) }
    nodes.reserveCapacity(game.nodes.count)
    for node in game.nodes { nodes.append(slots(of: node)) }
  }

  private mutating func slots(of node: Node) -> NodeSlots {
    var slots = NodeSlots()
    slots.sources = next()
    if node.ranks != nil { slots.storedRank = next() }
    if let level = node.level { addLevel(level, to: &slots) }
    if let location = node.location {
      slots.visited = next()
      if location.completeWhen == nil {
        slots.completed = next()
        slots.clears = next()
      }
    }
    if node.product != nil { slots.purchases = next() }
    for reward in node.rewards { addClaim(of: reward, to: &slots) }
    return slots
  }

  private mutating func addLevel(_ level: Level, to slots: inout NodeSlots) {
    slots.completed = next()
    slots.bestStars = next()
    slots.clears = next()
    slots.fails = next()
    slots.starts = next()
    if !level.scoreForStars.isEmpty { slots.bestScore = next() }
    if !level.marks.isEmpty {
      slots.firstMark = next(level.marks.count)
      slots.markCount = Int32(clamping: level.marks.count)
    }
  }

  private mutating func addClaim(of reward: Reward, to slots: inout NodeSlots) {
    switch reward.moment {
    case .onUnlock:
      if slots.paidUnlock < 0 { slots.paidUnlock = next() }
    case .perNewRank, .atRank:
      if slots.paidRank < 0 { slots.paidRank = next() }
    case .onComplete:
      if slots.paidComplete < 0 { slots.paidComplete = next() }
    case .perNewStar, .atStars:
      if slots.paidStars < 0 { slots.paidStars = next() }
    case .onMark:
      if slots.firstPaidMark < 0 { slots.firstPaidMark = next(Int(slots.markCount)) }
    case .onEveryComplete:
      break
    }
  }
}
