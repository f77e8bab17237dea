import ProgressionModel

/// Everything that is known of a rule pack at run time: the checked game, where its values are
/// in a player state, and how derived values follow from facts.
///
/// Immutable, and shared by the engine and all its states. Its identity tells states of
/// different engines apart.
final class Layout: Sendable {
  let game: Game
  let fingerprint: Digest128
  let names: NameTable

  let factCount: Int
  let nodes: ContiguousArray<NodeSlots>
  let holdings: ContiguousArray<HoldingSlots>
  let counters: ContiguousArray<Slot>
  let flags: ContiguousArray<Slot>
  /// The member that was taken, as its position plus 1, or 0.
  let choices: ContiguousArray<Slot>
  let conditions: ContiguousArray<Slot>
  let quantities: ContiguousArray<QuantitySlots>
  let rules: ContiguousArray<Slot>
  /// For each collection the done points and all points.
  let collections: ContiguousArray<(done: Slot, total: Slot, percent: Slot)>
  let automaticRoutes: ContiguousArray<[AutomaticRoute]>
  let playerRoutes: ContiguousArray<[PlayerRoute]>
  let productDiscounts: ContiguousArray<[(holds: Slot, basisPoints: Int64)]>
  let productWhen: ContiguousArray<Slot>

  /// The derived cells, by slot less `factCount`.
  let cells: ContiguousArray<Cell>
  /// The inputs of cell c: `inputs[inputStart[c]..<inputStart[c + 1]]`.
  let inputStart: ContiguousArray<Int32>
  let inputs: ContiguousArray<CellGraph.Input>
  /// The cells that read slot s: `dependents[dependentStart[s]..<dependentStart[s + 1]]`.
  let dependentStart: ContiguousArray<Int32>
  let dependents: ContiguousArray<CellGraph.Input>
  /// The thresholds on slot s, lowest first:
  /// `crossings[crossingStart[s]..<crossingStart[s + 1]]`.
  let crossingStart: ContiguousArray<Int32>
  let crossings: ContiguousArray<Crossing>
  /// For each cell the first and the last but one place of its cycle, or -1.
  let cycleStart: ContiguousArray<Int32>
  let cycleEnd: ContiguousArray<Int32>
  /// For each slot the node whose claims it can make due, or -1.
  let watchers: ContiguousArray<Int32>
  /// For each slot what it means for the changes of a command.
  let roles: ContiguousArray<SlotRole>
  let reaches: ContiguousArray<Reach.Thresholds>
  let attributeTests: ContiguousArray<(attribute: AttributeRef, test: AttributeTest)>
  /// For each attribute the cells that test it.
  let testsOfAttribute: ContiguousArray<[Slot]>
  /// The non-bonus levels, in order, for `nextLevel`.
  let plainLevels: ContiguousArray<NodeRef>

  /// The nodes that are no levels.
  let namedNodes: ContiguousArray<NodeRef>
  /// The number of levels, bonus levels too.
  let levelCount: Int

  /// The values of a state without facts, all derived values up to date.
  let emptyValues: ContiguousArray<Int64>
  let emptySums: ContiguousArray<Int64>

  init(_ parts: consuming LayoutBuilder) {
    game = parts.game
    fingerprint = Digest128.fingerprint(of: parts.game)
    names = NameTable(parts.game)
    factCount = parts.factCount
    nodes = parts.nodes
    holdings = parts.holdings
    counters = parts.counters
    flags = parts.flags
    choices = parts.choices
    conditions = parts.conditions
    quantities = parts.quantities
    rules = parts.rules
    collections = parts.collections
    automaticRoutes = parts.automaticRoutes
    playerRoutes = parts.playerRoutes
    productDiscounts = parts.productDiscounts
    productWhen = parts.productWhen
    cells = parts.cells
    inputStart = parts.inputStart
    inputs = parts.inputs
    dependentStart = parts.dependentStart
    dependents = parts.dependents
    crossingStart = parts.crossingStart
    crossings = parts.crossings
    cycleStart = parts.cycleStart
    cycleEnd = parts.cycleEnd
    watchers = parts.watchers
    roles = parts.roles
    reaches = parts.reaches
    attributeTests = parts.attributeTests
    testsOfAttribute = parts.testsOfAttribute
    plainLevels = parts.plainLevels
    var named: ContiguousArray<NodeRef> = []
    for (index, slots) in parts.nodes.enumerated() where slots.bestStars < 0 {
      named.append(NodeRef(position: index))
    }
    namedNodes = named
    levelCount = parts.nodes.reduce(0) { $0 + ($1.bestStars < 0 ? 0 : 1) }
    emptyValues = ContiguousArray(repeating: 0, count: parts.factCount + parts.cells.count)
    emptySums = ContiguousArray(repeating: 0, count: parts.cells.count)
  }
}
