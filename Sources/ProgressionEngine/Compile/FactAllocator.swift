import ProgressionModel

/// Gives every fact of a game its slot, its life and the way in which it is merged.
struct FactAllocator {
  let game: Game
  private var numbers: FactLane
  private var countFacts: FactLane
  private var bytes: FactLane
  /// For each fact of the lane of bytes whether it is 0 or 1.
  private(set) var areTruths: ContiguousArray<Bool> = []
  private(set) var nodes: ContiguousArray<NodeSlots> = []
  private(set) var quests: ContiguousArray<QuestSlots> = []
  private(set) var holdings: ContiguousArray<HoldingSlots> = []
  private(set) var counters: ContiguousArray<CounterSlots> = []
  private(set) var flags: ContiguousArray<Slot> = []
  private(set) var choices: ContiguousArray<ChoiceSlots> = []
  private(set) var resets: ContiguousArray<ResetSlots> = []
  private(set) var chests: ContiguousArray<ChestSlots> = []
  private(set) var timers: ContiguousArray<TimerSlots> = []
  var shares: ContiguousArray<ShareSlot> = []
  private(set) var terms: ContiguousArray<Term> = []
  let nodeLives: ContiguousArray<Life>
  let holdingLives: ContiguousArray<Life>

  /// Begins with the facts that every state has.
  ///
  /// Where the lanes begin follows from an allocation that has been made before.
  init(_ game: Game, lanes: Lanes = Lanes()) {
    self.game = game
    numbers = FactLane(
      start: 0, lives: [.account, .account, .account, .account, .lasting],
      joins: [.largest, .largest, .computed, .computed, .largest])
    countFacts = FactLane(start: lanes.counts)
    bytes = FactLane(start: lanes.bytes)
    var nodeLives = ContiguousArray(game.nodes.indices.map { Life(game.nodes[$0].scope) })
    var holdingLives = ContiguousArray(game.holdings.map { Life($0.scope) })
    for (index, reset) in game.resets.enumerated() {
      guard case .listed(let nodes, let holdings) = reset.ends else { continue }
      let life = Life(ResetRef(position: index))
      for node in nodes { nodeLives[node.position] = life }
      for holding in holdings { holdingLives[holding.position] = life }
    }
    self.nodeLives = nodeLives
    self.holdingLives = holdingLives
  }

  /// The number of facts.
  var count: Int { numbers.count + countFacts.count + bytes.count }

  /// Where the lanes of these facts begin.
  var lanes: Lanes {
    let counts = numbers.count
    return Lanes(
      counts: counts, bytes: counts + countFacts.count, derived: count, derivedNumbers: count,
      end: count)
  }

  var lives: ContiguousArray<Life> { numbers.lives + countFacts.lives + bytes.lives }
  var joins: ContiguousArray<Join> { numbers.joins + countFacts.joins + bytes.joins }

  /// The life of a total.
  func life(ofTerm slot: Slot) -> Life { numbers.lives[Int(slot)] }

  /// A slot for a number outside the tables, such as what conditions need to remember.
  mutating func next(_ life: Life, _ join: Join) -> Slot {
    numbers.next(life, join)
  }

  /// A slot for what mostly fits in 32 bits: an instant, a score or an amount that was paid.
  mutating func nextCount(_ life: Life, _ join: Join) -> Slot {
    countFacts.next(life, join)
  }

  /// Slots for what is true or false.
  private mutating func nextTruth(_ life: Life, _ join: Join, count number: Int = 1) -> Slot {
    areTruths.append(contentsOf: repeatElement(true, count: number))
    return bytes.next(life, join, count: number)
  }

  /// A slot for bits or what is mostly a small number, such as how often something happened.
  private mutating func nextByte(_ life: Life, _ join: Join) -> Slot {
    areTruths.append(false)
    return bytes.next(life, join)
  }

  mutating func allocate() {
    for flag in game.flags { flags.append(nextTruth(Life(flag.scope), .computed)) }
    for index in game.counters.indices { addCounter(index) }
    for index in game.holdings.indices { addHolding(index) }
    for choice in game.choices { addChoice(choice) }
    for index in game.holdings.indices where holdings[index].refilledAt >= 0 {
      let owner = ShareOwner(kind: .refill, index: Int32(clamping: index))
      holdings[index].firstShare = Int32(clamping: shares.count)
      addShare(owner, .grants, of: holdings[index].earned, holdingLives[index])
      holdings[index].endShare = Int32(clamping: shares.count)
    }
    nodes.reserveCapacity(game.nodes.count)
    for index in game.nodes.indices { addNode(index) }
    for index in game.resets.indices { addReset(index) }
    for index in game.chests.indices { addChest(index) }
    for index in game.timers.indices { addTimer(index) }
  }

  private mutating func addCounter(_ index: Int) {
    let life = Life(game.counters[index].scope)
    let slots = CounterSlots(
      value: next(life, .computed), base: next(life, .computed), plus: next(life, .computed),
      minus: next(life, .computed))
    counters.append(slots)
    let counter = CounterRef(position: index)
    terms.append(Term(slot: slots.plus, role: .counter(counter, isPlus: true)))
    terms.append(Term(slot: slots.minus, role: .counter(counter, isPlus: false)))
  }

  private mutating func addHolding(_ index: Int) {
    let life = holdingLives[index]
    let hasRefill = game.holdings[index].refill != nil
    let slots = HoldingSlots(
      balance: next(life, .computed), initial: next(life, .largest),
      earned: next(life, .computed), bought: next(life, .computed),
      returned: next(life, .computed), forgiven: next(life, .computed),
      spent: next(life, .computed), taken: next(life, .computed),
      refunded: next(life, .computed),
      refilledAt: hasRefill ? next(life, .largest) : -1, firstShare: 0, endShare: 0)
    holdings.append(slots)
    let holding = HoldingRef(position: index)
    for term in HoldingTerm.all {
      terms.append(Term(slot: slots[term], role: .holding(holding, term)))
    }
  }

  private mutating func addChoice(_ choice: ChoiceGroup) {
    // A choice ends with its members; where they do not end together, it stays.
    let lives = Set(choice.members.map { whole(nodeLives[$0.position]) })
    let lasting: Life = lives.contains(.account) ? .account : .lasting
    let life = lives.count == 1 ? lives.first ?? lasting : lasting
    choices.append(
      ChoiceSlots(member: next(life, .computed), takenAt: next(life, .computed)))
  }

  /// The life that a life ends with: the playthrough's may end with a reset.
  private func whole(_ life: Life) -> Life {
    guard life == .playthrough,
      let reset = game.resets.firstIndex(where: { $0.ends == .playthrough })
    else { return life }
    return Life(ResetRef(position: reset))
  }

  // MARK: Nodes

  private mutating func addNode(_ index: Int) {
    let life = nodeLives[index]
    var slots = NodeSlots()
    slots.firstNumber = Slot(clamping: numbers.count)
    slots.sources = nextByte(life, .union)
    slots.sourceAt = nextCount(life, .computed)
    slots.sourceVersion = nextByte(life, .computed)
    if game.nodes[index].ranks != nil { slots.storedRank = nextByte(life, .largest) }
    switch game.nodes[index].details {
    case .level(let level): addLevel(level, life, to: &slots)
    case .location(let location):
      slots.visited = nextTruth(life, .largest)
      if location.completeWhen == nil {
        slots.completed = nextTruth(life, .largest)
        slots.clears = nextByte(life, .largest)
      }
    case .quest(let quest): addQuest(quest, index, life, to: &slots)
    case .npc: slots.met = nextTruth(life, .largest)
    case .product: addProduct(index, life, to: &slots)
    case .world, .feature, .achievement: break
    }
    for reward in game.nodes[index].rewards.indices {
      addClaim(at: game.nodes[index].rewards[reward].moment, life, to: &slots)
    }
    addShares(ofNode: index, life, to: &slots)
    nodes.append(slots)
  }

  private mutating func addLevel(_ level: Level, _ life: Life, to slots: inout NodeSlots) {
    slots.world = level.world.index
    slots.completed = nextTruth(life, .largest)
    slots.bestStars = nextByte(life, .largest)
    slots.clears = nextByte(life, .largest)
    slots.fails = nextByte(life, .largest)
    slots.starts = nextByte(life, .largest)
    slots.ends = nextByte(life, .largest)
    if !level.scoreForStars.isEmpty { slots.bestScore = nextCount(life, .largest) }
    if !level.marks.isEmpty {
      slots.firstMark = nextTruth(life, .largest, count: level.marks.count)
      slots.markCount = Int32(clamping: level.marks.count)
    }
  }

  private mutating func addQuest(
    _ quest: Quest, _ index: Int, _ life: Life, to slots: inout NodeSlots
  ) {
    slots.quest = Int32(clamping: quests.count)
    quests.append(
      QuestSlots(
        node: NodeRef(position: index), attempts: next(life, .computed),
        phase: nextByte(life, .computed), acceptedAt: next(life, .computed),
        stage: next(life, .computed),
        autoAccepted: quest.acceptance == .automatic ? nextTruth(life, .largest) : -1))
  }

  private mutating func addProduct(_ index: Int, _ life: Life, to slots: inout NodeSlots) {
    slots.purchases = next(life, .computed)
    slots.storeUnits = next(life, .computed)
    slots.storeOwned = nextTruth(.account, .computed)
    slots.ownedUntil = next(.account, .computed)
    slots.pending = next(.account, .computed)
    terms.append(Term(slot: slots.purchases, role: .purchases(NodeRef(position: index))))
  }

  private mutating func addClaim(
    at moment: Reward.Moment, _ life: Life, to slots: inout NodeSlots
  ) {
    switch moment {
    case .onUnlock:
      if slots.paidUnlock < 0 { slots.paidUnlock = nextTruth(life, .largest) }
    case .perNewRank, .atRank:
      if slots.paidRank < 0 { slots.paidRank = nextByte(life, .largest) }
    case .onComplete:
      if slots.paidComplete < 0 { slots.paidComplete = nextTruth(life, .largest) }
    case .perNewStar, .atStars:
      if slots.paidStars < 0 { slots.paidStars = nextByte(life, .largest) }
    case .onMark:
      if slots.firstPaidMark < 0 {
        slots.firstPaidMark = nextTruth(life, .largest, count: Int(slots.markCount))
      }
    case .onEveryComplete:
      break
    }
  }

  // MARK: What acts by itself

  private mutating func addReset(_ index: Int) {
    let reset = game.resets[index]
    let life = Life(ResetRef(position: index))
    var slots = ResetSlots(
      period: next(.lasting, .largest), happenedAt: next(.lasting, .largest),
      firstShare: Int32(clamping: shares.count), endShare: 0)
    let owner = ShareOwner(kind: .reset, index: Int32(clamping: index))
    switch reset.trigger {
    case .calendar(let calendar):
      // Each boundary's gift belongs to the period that it begins: a device that catches up gives
      // what another one gave one by one, and what each gave alone stays.
      addShares(owner, .grants, 0, of: calendar.grants, life)
    case .command(let command):
      for part in command.price ?? [] {
        addShare(owner, .price, of: holdings[part.holding.position].spent, life)
      }
    }
    slots.endShare = Int32(clamping: shares.count)
    resets.append(slots)
  }

  private mutating func addChest(_ index: Int) {
    let chest = game.chests[index]
    let life = Life(chest.scope)
    let owner = ShareOwner(kind: .chest, index: Int32(clamping: index))
    var slots = ChestSlots(
      openings: next(.account, .largest), firstShare: Int32(clamping: shares.count), endShare: 0)
    for part in chest.price {
      addShare(owner, .price, of: holdings[part.holding.position].spent, life)
    }
    for content in chest.contents { addShares(owner, .grants, 0, of: content.grants, life) }
    slots.endShare = Int32(clamping: shares.count)
    chests.append(slots)
  }

  private mutating func addTimer(_ index: Int) {
    let timer = game.timers[index]
    let life = Life(timer.scope)
    let owner = ShareOwner(kind: .timer, index: Int32(clamping: index))
    var slots = TimerSlots(
      startedAt: next(life, .computed), runs: next(life, .computed),
      firstShare: Int32(clamping: shares.count), endShare: 0)
    addShares(owner, .grants, 0, of: timer.grants, life)
    slots.endShare = Int32(clamping: shares.count)
    timers.append(slots)
  }
}
