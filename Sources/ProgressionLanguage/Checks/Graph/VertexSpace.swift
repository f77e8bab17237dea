import ProgressionModel

/// Numbers what the derived layer of a game consists of, as vertices of a graph.
///
/// Open before done before conditions before quantities before sets before chests before timers before
/// holdings before flags before counters, each in the order of its table.
struct VertexSpace {
  /// What a vertex stands for.
  enum Meaning {
    /// A node is open, or has its ranks.
    case open(NodeRef)
    /// A node is completed; of a product: it can be bought.
    case done(NodeRef)
    case condition(ConditionRef)
    case quantity(QuantityRef)
    /// A property of every member of a set.
    case set
    /// A chest can be opened.
    case chest(ChestRef)
    /// A timer was started, and fires some day.
    case timer(TimerRef)
    /// Some of a holding can be had.
    case holding(HoldingRef)
    /// A flag can be set.
    case flag(FlagRef)
    /// A counter can be raised.
    case counter(CounterRef)
  }

  private let nodeCount: Int
  private let conditionCount: Int
  private let quantityCount: Int
  private let setCount: Int
  private let chestCount: Int
  private let timerCount: Int
  private let holdingCount: Int
  private let flagCount: Int
  private let counterCount: Int

  init(_ game: Game) {
    nodeCount = game.nodes.count
    conditionCount = game.conditions.count
    quantityCount = game.quantities.count
    setCount = game.nodeSets.count
    chestCount = game.chests.count
    timerCount = game.timers.count
    holdingCount = game.holdings.count
    flagCount = game.flags.count
    counterCount = game.counters.count
  }

  var vertexCount: Int { firstSupply + supplyCount }
  /// How many vertices stand for holdings, flags and counters, which come last.
  var supplyCount: Int { holdingCount + flagCount + counterCount }
  /// How many vertices stand for chests, timers and supplies, which come after the sets.
  var countAfterSets: Int { chestCount + timerCount + supplyCount }

  func open(_ node: NodeRef) -> Int { node.position }
  func done(_ node: NodeRef) -> Int { nodeCount + node.position }
  func condition(_ condition: ConditionRef) -> Int { 2 * nodeCount + condition.position }
  func quantity(_ quantity: QuantityRef) -> Int {
    2 * nodeCount + conditionCount + quantity.position
  }

  private var firstSet: Int { 2 * nodeCount + conditionCount + quantityCount }
  func openMembers(_ set: NodeSetRef) -> Int { firstSet + set.position }
  func doneMembers(_ set: NodeSetRef) -> Int { firstSet + setCount + set.position }
  /// What a percentage counts: completion where there is one, else being open.
  func finishedMembers(_ set: NodeSetRef) -> Int { firstSet + 2 * setCount + set.position }

  private var firstChest: Int { firstSet + 3 * setCount }
  func chest(_ chest: ChestRef) -> Int { firstChest + chest.position }
  func timer(_ timer: TimerRef) -> Int { firstChest + chestCount + timer.position }

  /// The first vertex of a holding, flag or counter.
  var firstSupply: Int { firstChest + chestCount + timerCount }
  func holding(_ holding: HoldingRef) -> Int { firstSupply + holding.position }
  func flag(_ flag: FlagRef) -> Int { firstSupply + holdingCount + flag.position }
  func counter(_ counter: CounterRef) -> Int {
    firstSupply + holdingCount + flagCount + counter.position
  }

  func meaning(of vertex: Int) -> Meaning {
    if vertex < nodeCount { return .open(NodeRef(position: vertex)) }
    if vertex < 2 * nodeCount { return .done(NodeRef(position: vertex - nodeCount)) }
    let expression = vertex - 2 * nodeCount
    if expression < conditionCount { return .condition(ConditionRef(position: expression)) }
    let quantity = expression - conditionCount
    if quantity < quantityCount { return .quantity(QuantityRef(position: quantity)) }
    if vertex < firstChest { return .set }
    let chest = vertex - firstChest
    if chest < chestCount { return .chest(ChestRef(position: chest)) }
    let timer = chest - chestCount
    if timer < timerCount { return .timer(TimerRef(position: timer)) }
    let holding = timer - timerCount
    if holding < holdingCount { return .holding(HoldingRef(position: holding)) }
    let flag = holding - holdingCount
    if flag < flagCount { return .flag(FlagRef(position: flag)) }
    return .counter(CounterRef(position: flag - flagCount))
  }

  /// Whether the vertex is a holding's, a flag's or a counter's.
  func isSupply(_ vertex: Int) -> Bool { vertex >= firstSupply }

  /// Whether the vertex is a node's, not a condition's or a quantity's.
  func isNode(_ vertex: Int) -> Bool { vertex < 2 * nodeCount }
}
