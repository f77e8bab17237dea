import ProgressionModel
import ProgressionText

/// Everything that is known of a rule pack at run time: the checked game, where its values are
/// in a player state, and how derived values follow from facts.
///
/// Immutable, and shared by the engine and all its states. Its identity tells states of
/// different engines apart.
final class Layout: Sendable {
  let game: Game
  let fingerprint: Digest128
  let names: NameTable

  /// How the values of a state are kept.
  let lanes: Lanes
  let factCount: Int
  let nodes: ContiguousArray<NodeSlots>
  let quests: ContiguousArray<QuestSlots>
  let holdings: ContiguousArray<HoldingSlots>
  let counters: ContiguousArray<CounterSlots>
  let flags: ContiguousArray<Slot>
  let choices: ContiguousArray<ChoiceSlots>
  let resets: ContiguousArray<ResetSlots>
  let chests: ContiguousArray<ChestSlots>
  let timers: ContiguousArray<TimerSlots>
  /// What pays or costs once, owner by owner.
  let shares: ContiguousArray<ShareSlot>
  /// The totals that shares add up to, by slot.
  let terms: ContiguousArray<Term>
  let timed: ContiguousArray<TimedSlots>
  let baselines: ContiguousArray<BaselineSlots>
  let streaks: ContiguousArray<StreakSlots>
  /// Where the shares of totals and the facts of lives are.
  let shareIndex: ShareIndex
  /// How long each fact lives, and how it is merged.
  let lives: SlotLives
  /// The facts of the account.
  let accountSlots: ContiguousArray<Slot>
  let joins: ContiguousArray<Join>
  let nodeLives: ContiguousArray<Life>
  let holdingLives: ContiguousArray<Life>
  /// The reset that ends the playthrough.
  let playthroughReset: ResetRef?
  /// The zone of each calendar reset, in the order of the resets; UTC for others.
  let zones: ContiguousArray<ZoneTable>
  let weeklyWindows: ContiguousArray<(window: WeeklyWindow, zone: ZoneTable)>
  let cohorts: ContiguousArray<(salt: String, share: Int64)>
  /// The nodes that can be withheld, by the slot that says whether they count.
  let withholding: SlotNodes
  /// The nodes that routes open by themselves, by the slot that says whether any does.
  let routed: SlotNodes
  /// Where the values of conditions are; -1 where only cells ask for one, which have it in their
  /// tables.
  let conditions: ContiguousArray<Slot>
  let quantities: ContiguousArray<QuantitySlots>
  let rules: ContiguousArray<Slot>
  /// For each collection the done points and all points.
  let collections: ContiguousArray<(done: Slot, total: Slot, percent: Slot)>
  let automaticRoutes: NodeLists<AutomaticRoute>
  let playerRoutes: NodeLists<PlayerRoute>
  let productDiscounts: NodeLists<(holds: Slot, basisPoints: Int64)>
  let productWhen: ContiguousArray<Slot>

  /// How derived values follow, in an order in which inputs come before what uses them, members of
  /// a cycle next to each other.
  let cells: ContiguousArray<Cell>
  /// The slot of each cell's value.
  let cellSlots: ContiguousArray<Slot>
  /// The cell of each derived value, by slot less `factCount`.
  let cellsBySlot: ContiguousArray<Int32>
  /// The slots of the inputs of cell c: `inputs[inputStart[c]..<inputStart[c + 1]]`.
  let inputStart: ContiguousArray<Int32>
  let inputs: ContiguousArray<Slot>
  /// The weights of the inputs of linear cells, by place in `inputs`, where not 1.
  let inputWeights: [Int: Int64]
  /// What follows from a change of a slot: its places in `watchers`, `crossings` and `dependents`.
  let links: SlotLinks
  /// The cells that read a slot, slot by slot.
  let dependents: ContiguousArray<Dependent>
  /// The weights of inputs, each once.
  let weights: ContiguousArray<Int64>
  /// The thresholds on a slot, lowest first, slot by slot.
  let crossings: ContiguousArray<Crossing>
  /// For each cell the first and the last but one place of its cycle, or -1.
  let cycleStart: ContiguousArray<Int32>
  let cycleEnd: ContiguousArray<Int32>
  /// The nodes at which a slot can make something due, slot by slot.
  let watchers: ContiguousArray<Int32>
  /// For each slot what it means for the changes of a command.
  let roles: SlotRoles
  /// The slots that the changes of a command follow from.
  let told: SlotSet
  let reaches: ContiguousArray<Reach.Thresholds>
  let attributeTests: ContiguousArray<(attribute: AttributeRef, test: AttributeTest)>
  /// For each attribute the cells that test it.
  let testsOfAttribute: ContiguousArray<[Int32]>
  /// How all derived values are computed at once.
  let pass: EvaluationPass
  /// The non-bonus levels, in order, for `nextLevel`.
  let plainLevels: ContiguousArray<NodeRef>

  /// What hangs on time.
  let time: TimeIndex

  /// The nodes that are no levels.
  let namedNodes: ContiguousArray<NodeRef>
  /// The number of levels, bonus levels too.
  let levelCount: Int

  /// The number of linear cells, each of which has a running sum in a state.
  private let sumCount: Int

  init(_ parts: consuming LayoutBuilder) {
    game = parts.game.trimmed()
    fingerprint = Digest128.fingerprint(of: parts.game, zones: parts.usedZones)
    names = NameTable(parts.game)
    lanes = parts.lanes
    factCount = parts.factCount
    nodes = parts.nodes
    quests = parts.quests
    holdings = parts.holdings
    counters = parts.counters
    flags = parts.flags
    choices = parts.choices
    resets = parts.resets
    chests = parts.chests
    timers = parts.timers
    shares = parts.shares.trimmed()
    terms = parts.terms
    timed = parts.timed
    baselines = parts.baselines
    streaks = parts.streaks
    lives = SlotLives(parts.lives)
    accountSlots = ContiguousArray(
      parts.lives.indices.lazy.filter { parts.lives[$0] == .account }.map { Slot(clamping: $0) })
    joins = parts.joins.trimmed()
    nodeLives = parts.nodeLives
    holdingLives = parts.holdingLives
    playthroughReset = parts.game.resets.firstIndex { $0.ends == .playthrough }.map {
      ResetRef(position: $0)
    }
    shareIndex = ShareIndex(shares: parts.shares, lives: parts.lives, game: parts.game)
    zones = parts.zones
    weeklyWindows = parts.weeklyWindows
    cohorts = parts.cohorts
    let slots = parts.factCount + parts.cells.count
    withholding = SlotNodes(nodes: parts.nodes, slots: slots) { $0.counts }
    routed = SlotNodes(nodes: parts.nodes, slots: slots) { $0.routes }
    conditions = parts.conditions
    quantities = parts.quantities
    rules = parts.rules
    collections = parts.collections
    automaticRoutes = NodeLists(parts.automaticRoutes)
    playerRoutes = NodeLists(parts.playerRoutes)
    productDiscounts = NodeLists(parts.productDiscounts)
    productWhen = parts.productWhen
    cells = parts.cells
    cellSlots = parts.cellSlots
    cellsBySlot = parts.cellsBySlot
    inputStart = parts.inputStart
    inputs = ContiguousArray(parts.inputs.map { $0.slot })
    inputWeights = parts.inputWeights
    links = SlotLinks(
      slots: slots, watchers: parts.watchers.lists, crossings: parts.crossingLists,
      dependents: parts.dependentLists)
    dependents = parts.dependents
    weights = parts.weights.values
    crossings = parts.crossings
    cycleStart = parts.cycleStart
    cycleEnd = parts.cycleEnd
    watchers = parts.watchers.nodes
    roles = SlotRoles(parts.roles)
    told = SlotSet(told: parts.roles, parts)
    reaches = parts.reaches
    attributeTests = parts.attributeTests
    let (factCount, cellsBySlot) = (parts.factCount, parts.cellsBySlot)
    testsOfAttribute = ContiguousArray(
      parts.testsOfAttribute.map { slots in slots.map { cellsBySlot[Int($0) - factCount] } })
    pass = EvaluationPass(EvaluationRecords(parts))
    plainLevels = parts.plainLevels
    time = TimeIndex(parts.game)
    var named: ContiguousArray<NodeRef> = []
    for (index, slots) in parts.nodes.enumerated() where slots.bestStars < 0 {
      named.append(NodeRef(position: index))
    }
    namedNodes = named
    levelCount = parts.nodes.reduce(0) { $0 + ($1.bestStars < 0 ? 0 : 1) }
    sumCount = parts.sumCount
  }

  /// What an id names, old ids followed.
  ///
  /// Asked for here, where the table is: from elsewhere it would be copied to be asked.
  @inline(never)
  func entity(_ id: String) -> NameTable.Entity? { names.lookup(id) }

  /// What an id that is declared names.
  @inline(never)
  func entity(declaredAs id: String) -> NameTable.Entity? { names[id] }

  /// What an id that is declared names, where it stands in JSON.
  @inline(never)
  func entity(declaredAs id: JSONValue) -> NameTable.Entity? { names[id] }

  /// The running sums of a state without facts.
  var emptySums: ContiguousArray<Int64> { ContiguousArray(repeating: 0, count: sumCount) }
}
