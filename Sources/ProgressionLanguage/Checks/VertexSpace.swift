import ProgressionModel

/// Numbers what the derived layer of a game consists of, as vertices of a graph.
///
/// Open before done before conditions before quantities before sets, each in the order of its table.
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
  }

  private let nodeCount: Int
  private let conditionCount: Int
  private let quantityCount: Int
  private let setCount: Int

  init(_ game: Game) {
    nodeCount = game.nodes.count
    conditionCount = game.conditions.count
    quantityCount = game.quantities.count
    setCount = game.nodeSets.count
  }

  var vertexCount: Int { 2 * nodeCount + conditionCount + quantityCount + 3 * setCount }

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

  func meaning(of vertex: Int) -> Meaning {
    if vertex < nodeCount { return .open(NodeRef(position: vertex)) }
    if vertex < 2 * nodeCount { return .done(NodeRef(position: vertex - nodeCount)) }
    let expression = vertex - 2 * nodeCount
    if expression < conditionCount { return .condition(ConditionRef(position: expression)) }
    let quantity = expression - conditionCount
    if quantity < quantityCount { return .quantity(QuantityRef(position: quantity)) }
    return .set
  }

  /// Whether the vertex is a node's, not a condition's or a quantity's.
  func isNode(_ vertex: Int) -> Bool { vertex < 2 * nodeCount }
}
