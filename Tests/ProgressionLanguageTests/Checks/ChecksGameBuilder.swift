import ProgressionModel
import ProgressionText

/// Builds small games by hand: nodes first, then what opens them.
///
/// Every part has a place of its own.
struct ChecksGameBuilder {
  var game = Game(id: "test", version: "1", title: "Test")
  private var nextPlace: Int32 = 0

  mutating func place() -> Place {
    nextPlace += 10
    return Place(file: FileID(index: 0), start: nextPlace, end: nextPlace + 5)
  }

  // MARK: Nodes and holdings

  @discardableResult
  mutating func add(_ id: String, _ details: Node.Details, ranks: Int64? = nil) -> NodeRef {
    var node = Node(id: id, title: id, place: place(), details: details)
    node.ranks = ranks
    game.nodes.append(node)
    return NodeRef(position: game.nodes.count - 1)
  }

  @discardableResult
  mutating func feature(_ id: String, ranks: Int64? = nil) -> NodeRef {
    add(id, .feature, ranks: ranks)
  }

  @discardableResult
  mutating func location(_ id: String) -> NodeRef {
    add(id, .location(VisitedPlace(completeWhen: nil, isMissable: false)))
  }

  @discardableResult
  mutating func product(
    _ id: String, price: [Amount]? = nil, store: Bool = false, kind: Product.Kind = .permanent
  ) -> NodeRef {
    add(
      id,
      .product(
        Product(
          kind: kind, price: price, store: store ? "store.\(id)" : nil, grants: Bundle(), when: nil,
          limit: nil, discounts: [])))
  }

  /// A world whose levels open one after the other; it opens at once unless told otherwise.
  @discardableResult
  mutating func world(
    _ id: String, levels: Int, bonus: Int = 0, stars: Int64 = 3, marks: [String] = []
  ) -> NodeRef {
    let world = add(id, .world(World(levels: [], completeWhen: nil)))
    var members: [NodeRef] = []
    for number in 0..<(levels + bonus) {
      let level = Level(
        world: world, isBonus: number >= levels, maxStars: stars, scoreForStars: [], marks: marks,
        startPrice: [])
      members.append(add("\(id)/\(number + 1)", .level(level)))
      if number == 0 || number >= levels {
        open(members[number])
      } else {
        open(members[number], when: condition(.completed(members[number - 1])))
      }
    }
    game.nodes[world.position].details = .world(World(levels: members, completeWhen: nil))
    return world
  }

  mutating func completeWhen(_ node: NodeRef, _ condition: ConditionRef) {
    switch game.nodes[node.position].details {
    case .world(var world):
      world.completeWhen = condition
      game.nodes[node.position].details = .world(world)
    case .location(var location):
      location.completeWhen = condition
      game.nodes[node.position].details = .location(location)
    default:
      break
    }
  }

  mutating func holding(
    _ id: String, cap: Int64 = .max, kind: Holding.Kind = .currency
  ) -> HoldingRef {
    game.holdings.append(
      Holding(
        id: id, title: id, place: place(), kind: kind, initial: 0, cap: cap, tags: [],
        scope: .playthrough))
    return HoldingRef(position: game.holdings.count - 1)
  }

  mutating func counter(_ id: String, min: Int64 = 0, max: Int64 = .max) -> CounterRef {
    game.counters.append(
      Counter(id: id, title: id, place: place(), minimum: min, maximum: max, scope: .playthrough))
    return CounterRef(position: game.counters.count - 1)
  }

  mutating func flag(_ id: String) -> ConditionRef {
    game.flags.append(Flag(id: id, title: id, place: place(), scope: .playthrough))
    return condition(.flag(FlagRef(position: game.flags.count - 1)))
  }

  mutating func attribute(_ id: String) -> ConditionRef {
    game.attributes.append(
      Attribute(
        id: id, title: id, place: place(), kind: .int, initial: .int(0), scope: .account))
    return condition(
      .attribute(
        AttributeRef(position: game.attributes.count - 1),
        .compare([AttributeBound(comparator: .atLeast, value: .int(2))])))
  }

  mutating func rule(_ id: String, _ condition: ConditionRef) -> RuleRef {
    game.rules.append(NamedRule(id: id, place: place(), condition: condition))
    return RuleRef(position: game.rules.count - 1)
  }

  mutating func collection(_ id: String, _ set: NodeSetRef) -> CollectionRef {
    game.collections.append(
      NodeCollection(id: id, title: id, place: place(), entries: [.init(members: set, points: 1)]))
    return CollectionRef(position: game.collections.count - 1)
  }

  // MARK: Conditions and quantities

  mutating func condition(_ condition: Condition) -> ConditionRef {
    game.conditions.append(condition)
    game.conditionPlaces.append(place())
    return ConditionRef(position: game.conditions.count - 1)
  }

  mutating func quantity(_ quantity: Quantity) -> QuantityRef {
    game.quantities.append(quantity)
    game.quantityPlaces.append(place())
    return QuantityRef(position: game.quantities.count - 1)
  }

  mutating func set(_ nodes: [NodeRef], items: [HoldingRef] = []) -> NodeSetRef {
    game.nodeSets.append(NodeSet(nodes: nodes, items: items))
    return NodeSetRef(position: game.nodeSets.count - 1)
  }

  mutating func levels(of worlds: NodeRef...) -> NodeSetRef {
    var nodes: [NodeRef] = []
    for world in worlds { nodes += game[world].world?.levels ?? [] }
    return set(nodes)
  }

  mutating func compare(
    _ quantity: Quantity, _ comparator: Comparator, _ value: Int64
  ) -> ConditionRef {
    compare(quantity, [(comparator, value)])
  }

  mutating func compare(_ quantity: Quantity, _ bounds: [(Comparator, Int64)]) -> ConditionRef {
    let left = self.quantity(quantity)
    return condition(
      .compare(left, bounds.map { Bound(comparator: $0.0, operand: .literal($0.1)) }))
  }

  mutating func compare(
    _ quantity: Quantity, _ comparator: Comparator, _ right: Quantity
  ) -> ConditionRef {
    let left = self.quantity(quantity)
    let operand = self.quantity(right)
    return condition(.compare(left, [Bound(comparator: comparator, operand: .quantity(operand))]))
  }

  mutating func all(_ parts: ConditionRef...) -> ConditionRef { condition(.all(parts)) }
  mutating func any(_ parts: ConditionRef...) -> ConditionRef { condition(.any(parts)) }
  mutating func not(_ part: ConditionRef) -> ConditionRef { condition(.not(part)) }
  mutating func unlocked(_ node: NodeRef) -> ConditionRef { condition(.unlocked(node)) }
  mutating func completed(_ node: NodeRef) -> ConditionRef { condition(.completed(node)) }

  // MARK: Routes and rewards

  /// Adds a route by which the node opens by itself.
  mutating func open(_ node: NodeRef, when: ConditionRef? = nil, live: Bool? = nil) {
    add(
      Route(
        place: place(), kind: .automatic(isLive: live ?? false), when: when,
        isLivenessWritten: live != nil), to: node)
  }

  mutating func open(
    _ node: NodeRef, price: (holding: HoldingRef, amount: Int64), when: ConditionRef? = nil
  ) {
    add(
      Route(
        place: place(),
        kind: .taken(price: [RankPrice(holding: price.holding, amounts: [price.amount])]),
        when: when), to: node)
  }

  mutating func open(_ node: NodeRef, product: NodeRef, when: ConditionRef? = nil) {
    add(Route(place: place(), kind: .product(product), when: when), to: node)
  }

  mutating func open(_ node: NodeRef, reach quantity: Quantity, at thresholds: [Int64]) {
    let reach = Reach(quantity: self.quantity(quantity), thresholds: .list(thresholds))
    add(
      Route(place: place(), kind: .automatic(isLive: false), when: nil, reach: reach), to: node)
  }

  mutating func add(_ route: Route, to node: NodeRef) {
    game.nodes[node.position].routes.append(route)
  }

  mutating func reward(_ node: NodeRef, _ moment: Reward.Moment, unlocks other: NodeRef) {
    game.nodes[node.position].rewards.append(
      Reward(moment: moment, bundle: Bundle(unlock: [other]), place: place()))
  }

  mutating func choice(_ name: String, _ members: NodeRef...) {
    game.choices.append(ChoiceGroup(name: name, members: members))
    for member in members {
      game.nodes[member.position].choice = ChoiceRef(position: game.choices.count - 1)
    }
  }
}
