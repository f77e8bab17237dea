import ProgressionModel

/// Compiles a checked game into the tables of a layout.
///
/// First every fact gets its slot, then every node its reserved derived cells, so that
/// conditions can refer forward; then conditions, quantities and nodes become cells, and at last
/// the cells are renumbered so that inputs come before what uses them.
struct LayoutBuilder {
  /// The most members that the sets and collections of a pack have together.
  static let mostInputs = 1 << 24

  let game: Game
  var graph: CellGraph
  let factCount: Int
  var nodes: ContiguousArray<NodeSlots> = []
  var quests: ContiguousArray<QuestSlots> = []
  var holdings: ContiguousArray<HoldingSlots> = []
  var counters: ContiguousArray<CounterSlots> = []
  var flags: ContiguousArray<Slot> = []
  var choices: ContiguousArray<ChoiceSlots> = []
  var resets: ContiguousArray<ResetSlots> = []
  var chests: ContiguousArray<ChestSlots> = []
  var timers: ContiguousArray<TimerSlots> = []
  var shares: ContiguousArray<ShareSlot> = []
  var terms: ContiguousArray<Term> = []
  var timed: ContiguousArray<TimedSlots> = []
  var baselines: ContiguousArray<BaselineSlots> = []
  var streaks: ContiguousArray<StreakSlots> = []
  var lives: ContiguousArray<Life> = []
  var joins: ContiguousArray<Join> = []
  var nodeLives: ContiguousArray<Life> = []
  var holdingLives: ContiguousArray<Life> = []
  /// The tables of the zones that the pack names, each once, by name.
  let usedZones: [ZoneTable]
  var zones: ContiguousArray<ZoneTable> = []
  var weeklyWindows: ContiguousArray<(window: WeeklyWindow, zone: ZoneTable)> = []
  var cohorts: ContiguousArray<(salt: String, share: Int64)> = []
  var conditions: ContiguousArray<Slot> = []
  var quantities: ContiguousArray<QuantitySlots> = []
  var rules: ContiguousArray<Slot> = []
  var collections: ContiguousArray<(done: Slot, total: Slot, percent: Slot)> = []
  var automaticRoutes: ContiguousArray<[AutomaticRoute]> = []
  var playerRoutes: ContiguousArray<[PlayerRoute]> = []
  var productDiscounts: ContiguousArray<[(holds: Slot, basisPoints: Int64)]> = []
  var productWhen: ContiguousArray<Slot> = []
  var reaches: ContiguousArray<Reach.Thresholds> = []
  var attributeTests: ContiguousArray<(attribute: AttributeRef, test: AttributeTest)> = []
  var testsOfAttribute: ContiguousArray<[Slot]> = []
  var plainLevels: ContiguousArray<NodeRef> = []
  var watchers = SlotNodes()
  var roles: ContiguousArray<SlotRole> = []
  var aggregates: [AggregateKey: Slot] = [:]

  /// Where the lanes of facts begin, and which of the bytes are 0 or 1.
  let factLanes: Lanes
  let truthFacts: ContiguousArray<Bool>

  // Filled by `finish`.
  var lanes: Lanes
  var cells: ContiguousArray<Cell> = []
  var inputStart: ContiguousArray<Int32> = []
  var inputs: ContiguousArray<CellGraph.Input> = []
  var inputWeights: [Int: Int64] = [:]
  var weights = WeightTable()
  var dependentLists = SlotLists(counts: [])
  var dependents: ContiguousArray<Dependent> = []
  var crossingLists = SlotLists(counts: [])
  var crossings: ContiguousArray<Crossing> = []
  var cycleStart: ContiguousArray<Int32> = []
  var cycleEnd: ContiguousArray<Int32> = []
  var runs: ContiguousArray<CellRun> = []
  var cellSlots: ContiguousArray<Slot> = []
  var cellsBySlot: ContiguousArray<Int32> = []
  var sumCount = 0

  init(
    _ game: Game, zones tables: ZoneTables, keepsConditions: Bool = false
  ) throws(CompileError) {
    usedZones = try LayoutBuilder.zones(of: game, in: tables)
    // A first allocation finds where the lanes begin.
    let lanes = LayoutBuilder.allocate(game, Lanes()).facts.lanes
    let (facts, moments) = LayoutBuilder.allocate(game, lanes)
    guard facts.count < Int(Int32.max) / 8 else { throw CompileError.tooLarge }
    // Members of sets become inputs of cells; beyond this a pack is not one that a person wrote.
    var inputs = 0
    for collection in game.collections {
      for entry in collection.entries { inputs += game[entry.members].nodes.count }
    }
    for set in game.nodeSets { inputs += set.nodes.count + set.items.count }
    guard inputs <= LayoutBuilder.mostInputs else { throw CompileError.tooLarge }
    self.game = game
    factLanes = lanes
    truthFacts = facts.areTruths
    self.lanes = lanes
    factCount = facts.count
    graph = CellGraph(
      factCount: facts.count, roomFor: 2 * game.nodes.count + game.conditions.count)
    nodes = facts.nodes
    quests = facts.quests
    holdings = facts.holdings
    counters = facts.counters
    flags = facts.flags
    choices = facts.choices
    resets = facts.resets
    chests = facts.chests
    timers = facts.timers
    shares = facts.shares
    terms = facts.terms
    timed = moments.timed
    baselines = moments.baselines
    streaks = moments.streaks
    for (index, slots) in baselines.enumerated() {
      guard case .acceptance(let quest) = slots.origin else { continue }
      quests[Int(quest)].baselines.append(index)
    }
    lives = facts.lives
    joins = facts.joins
    nodeLives = facts.nodeLives
    holdingLives = facts.holdingLives
    for reset in game.resets {
      zones.append(reset.calendar.map { table(of: $0.schedule.zone) } ?? ZoneTable.utc)
    }
    testsOfAttribute = ContiguousArray(repeating: [], count: game.attributes.count)
    productDiscounts = ContiguousArray(repeating: [], count: game.nodes.count)
    productWhen = ContiguousArray(repeating: CellGraph.always, count: game.nodes.count)

    automaticRoutes.reserveCapacity(game.nodes.count)
    playerRoutes.reserveCapacity(game.nodes.count)
    reserveNodes()
    rules.reserveCapacity(game.rules.count)
    for _ in game.rules { rules.append(graph.reserve()) }
    for index in game.collections.indices { collections.append(compileCollection(index)) }
    compileConditionsAndQuantities()
    compileMoments()
    for (index, rule) in game.rules.enumerated() {
      pass(conditions[rule.condition.position], to: rules[index])
    }
    for index in game.nodes.indices { compileNode(index) }
    try finish(keepsConditions: keepsConditions)
  }

  private static func allocate(
    _ game: Game, _ lanes: Lanes
  ) -> (facts: FactAllocator, moments: MomentSlots) {
    var facts = FactAllocator(game, lanes: lanes)
    facts.allocate()
    let moments = allocateMoments(of: game, &facts)
    return (facts, moments)
  }

  /// Makes a reserved cell 1 exactly where `slot` is not 0.
  mutating func pass(_ slot: Slot, to reserved: Slot) {
    graph.define(
      reserved, as: Cell(operation: .within, low: 1, high: Int64.max),
      of: CollectionOfOne(CellGraph.Input(slot: slot, weight: 1)))
  }
}

/// Why a checked game cannot be compiled.
public enum CompileError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The pack has more facts, conditions and members of sets than a state can address.
  case tooLarge
  /// Conditions depend on their own negation; the language's checks report this with its places.
  case negativeCycle
  /// The pack names a zone for which there are no rules.
  case unknownZone(String)

  /// The reason as a sentence.
  public var description: String {
    switch self {
    case .tooLarge:
      "the pack has more facts, conditions and members of sets than a player state can address"
    case .negativeCycle: "conditions depend on their own negation"
    case .unknownZone(let name): "there are no rules for the time zone `\(name)`"
    }
  }
}

/// The cell of a quantity, and whether the quantity is there at all.
struct QuantitySlots: Sendable {
  var value: Slot
  var present: Slot = CellGraph.always

  /// Whether both are there: those of a quantity that only cells ask for may be in their tables.
  var isKept: Bool { value >= 0 && present >= 0 }
}

/// A measure of a set that is summed once however often it is asked for.
struct AggregateKey: Hashable {
  enum Measure: Hashable {
    case stars
    case clears
    case fails
    case score
    case marks(String?)
    case ranks
    case property(NodeProperty)
    case withStars(Int64)
  }

  var set: NodeSetRef
  var measure: Measure
}
