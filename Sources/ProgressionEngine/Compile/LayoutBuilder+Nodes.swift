import ProgressionModel

extension LayoutBuilder {
  /// Reserves the derived cells that other nodes and conditions refer to.
  mutating func reserveNodes() {
    for index in game.nodes.indices { nodes[index].open = graph.reserve() }
    for index in game.nodes.indices {
      var slots = nodes[index]
      if game.nodes[index].ranks != nil { slots.rank = graph.reserve() }
      slots.counts = countsSlot(ofNode: index, slots)
      if case .level(let level) = game.nodes[index].details {
        let world = nodes[level.world.position].counts
        slots.counts = graph.both(slots.counts, world)
        let capped = graph.cell(
          Cell(operation: .capped, high: level.maxStars),
          of: CollectionOfOne(CellGraph.Input(slot: slots.bestStars, weight: 1)))
        slots.stars = gated(capped, by: slots.counts)
        slots.done =
          slots.counts == CellGraph.always ? slots.completed : graph.reserve()
      } else if game.nodes[index].hasCompletion {
        slots.done = graph.reserve()
      }
      if slots.visited >= 0 { slots.seen = graph.both(slots.visited, slots.counts) }
      nodes[index] = slots
    }
  }

  /// Whether the node counts: it has a stored source or an owned product, or a way in besides, or it
  /// is a quest that was accepted.
  private mutating func countsSlot(ofNode index: Int, _ slots: NodeSlots) -> Slot {
    // Most nodes have a way in besides, and need no list.
    for route in game.nodes[index].routes {
      guard case .product = route.kind else { return CellGraph.always }
    }
    if game.nodes[index].routes.isEmpty { return CellGraph.always }
    var needed: [CellGraph.Input] = [CellGraph.Input(slot: slots.sources, weight: 1)]
    for route in game.nodes[index].routes {
      guard case .product(let product) = route.kind else { continue }
      needed.append(CellGraph.Input(slot: nodes[product.position].open, weight: 1))
    }
    if game.nodes[index].kind == .quest {
      needed.append(CellGraph.Input(slot: keepsOpen(NodeRef(position: index)), weight: 1))
    }
    return graph.cell(Cell(operation: .within, low: 1, high: Int64.max), of: needed)
  }

  /// The value where the node counts, else 0.
  mutating func gated(_ slot: Slot, by counts: Slot) -> Slot {
    if counts == CellGraph.always { return slot }
    return graph.cell(
      Cell(operation: .gated),
      of: [CellGraph.Input(slot: counts, weight: 1), CellGraph.Input(slot: slot, weight: 1)])
  }

  /// Compiles routes, completion and visibility of a node.
  mutating func compileNode(_ index: Int) {
    if let visible = game.nodes[index].visible {
      nodes[index].visible = conditions[visible.position]
    }
    compileRoutes(ofNode: index)
    switch game.nodes[index].details {
    case .product(let product):
      let when = product.when.map { conditions[$0.position] } ?? CellGraph.always
      productWhen[index] = graph.both(when, earnable(index))
      productDiscounts[index] = compileDiscounts(product.discounts)
    case .level(let level):
      if !level.isBonus { plainLevels.append(NodeRef(position: index)) }
    case .world, .feature, .achievement, .quest, .location, .npc: break
    }
    compileCompletion(ofNode: index)
  }

  private mutating func compileDiscounts(
    _ discounts: [Discount]
  ) -> [(holds: Slot, basisPoints: Int64)] {
    discounts.map { (conditions[$0.when.position], $0.basisPoints) }
  }

  private mutating func compileRoutes(ofNode index: Int) {
    var automatic: [AutomaticRoute] = []
    var taken: [PlayerRoute] = []
    let earnable = earnable(index)
    let isChoiceMember = game.nodes[index].choice != nil
    for (position, route) in game.nodes[index].routes.enumerated() {
      let condition = route.when.map { conditions[$0.position] } ?? CellGraph.always
      let when = graph.both(condition, earnable)
      let position = Int32(clamping: position)
      switch route.kind {
      case .product(let product):
        let owned = nodes[product.position].open
        automatic.append(
          AutomaticRoute(index: position, holds: graph.both(when, owned), isSticky: false))
      case .automatic(let isLive) where !isChoiceMember:
        let holds = route.reach.map { reached($0, while: when) } ?? when
        automatic.append(AutomaticRoute(index: position, holds: holds, isSticky: !isLive))
      case .automatic, .taken:
        taken.append(
          PlayerRoute(
            index: position, holds: when,
            reached: route.reach.map { reached($0, while: when) } ?? -1,
            discounts: compileDiscounts(route.discounts)))
      }
    }
    automaticRoutes.append(automatic)
    playerRoutes.append(taken)
    defineOpen(index, automatic)
  }

  /// Whether the routes of a node can hold in this playthrough.
  private mutating func earnable(_ index: Int) -> Slot {
    game.nodes[index].isEarnedInCustom ? CellGraph.always : graph.not(CellGraph.custom)
  }

  /// The number of thresholds that are reached while a condition holds.
  private mutating func reached(_ reach: Reach, while when: Slot) -> Slot {
    let payload = Int32(clamping: reaches.count)
    reaches.append(reach.thresholds)
    let quantity = quantities[reach.quantity.position]
    let gate = graph.all([when, quantity.present])
    return graph.cell(
      Cell(operation: .reached, payload: payload),
      of: [
        CellGraph.Input(slot: gate, weight: 1), CellGraph.Input(slot: quantity.value, weight: 1),
      ])
  }

  private mutating func defineOpen(_ index: Int, _ automatic: [AutomaticRoute]) {
    var slots = nodes[index]
    if let ranks = game.nodes[index].ranks {
      // A state of another version of the pack may have more.
      let stored = graph.cell(
        Cell(operation: .capped, high: ranks),
        of: [CellGraph.Input(slot: slots.storedRank, weight: 1)])
      graph.define(
        slots.rank, as: Cell(operation: .maximum),
        of: ([stored] + automatic.map { $0.holds }).map {
          CellGraph.Input(slot: $0, weight: 1)
        })
      slots.routes = graph.any(automatic.map { graph.within($0.holds, 1, Int64.max) })
      pass(slots.rank, to: slots.open)
    } else {
      if automatic.count == 1 {
        slots.routes = automatic[0].holds
      } else {
        slots.routes = graph.any(automatic.map { $0.holds })
        let sticky = automatic.filter { $0.isSticky }
        if !sticky.isEmpty, sticky.count < automatic.count {
          slots.sticky = graph.reserve()
          pass(graph.any(sticky.map { $0.holds }), to: slots.sticky)
        }
      }
      var ways = [slots.sources, slots.routes]
      var outer = CellGraph.always
      switch game.nodes[index].details {
      case .quest(let quest):
        defineOffer(quest, game.nodes[index], index, slots)
        nodes[index] = slots
        return
      case .npc(let person):
        pass(presence(of: person), to: slots.open)
        nodes[index] = slots
        return
      case .level(let level): outer = nodes[level.world.position].open
      case .product(let product): ways.append(storeOwned(product, slots))
      case .world, .feature, .achievement, .location: break
      }
      let isAnyway = ways.contains(CellGraph.always)
      let way = isAnyway ? CellGraph.always : graph.anyNotZero(ways)
      pass(graph.both(outer, way), to: slots.open)
    }
    nodes[index] = slots
  }

  /// Whether a transaction of the store gives the product now.
  private mutating func storeOwned(_ product: Product, _ slots: NodeSlots) -> Slot {
    guard product.kind == .subscription else { return slots.storeOwned }
    // The instant is stored plus 1, so that the difference is 2 or more before it.
    return graph.cell(
      Cell(operation: .within, low: 2, high: Int64.max),
      of: [
        CellGraph.Input(slot: slots.ownedUntil, weight: 1),
        CellGraph.Input(slot: CellGraph.now, weight: -1),
      ])
  }

  private mutating func compileCompletion(ofNode index: Int) {
    let slots = nodes[index]
    switch game.nodes[index].details {
    case .world(let world):
      let condition = world.completeWhen.map { conditions[$0.position] }
      pass(
        graph.all([slots.counts, condition ?? allLevelsDone(of: world)]), to: slots.done)
    case .level:
      if slots.done != slots.completed {
        pass(graph.all([slots.counts, slots.completed]), to: slots.done)
      }
    case .location(let location):
      let condition = location.completeWhen.map { conditions[$0.position] }
      pass(graph.all([slots.counts, condition ?? slots.completed]), to: slots.done)
    case .feature, .achievement:
      if let ranks = game.nodes[index].ranks {
        pass(graph.within(slots.rank, ranks, Int64.max), to: slots.done)
      }
    case .quest: pass(isIn(.completed, NodeRef(position: index)), to: slots.done)
    case .npc, .product:
      break
    }
  }

  /// Whether all non-bonus levels that are not withheld are done, and there is one.
  private mutating func allLevelsDone(of world: World) -> Slot {
    var done: [Slot] = []
    var balance: [CellGraph.Input] = []
    var counted: [CellGraph.Input] = []
    var isAlwaysCounted = true
    for level in world.levels {
      guard case .level(let details) = game.nodes[level.position].details, !details.isBonus
      else { continue }
      let slots = nodes[level.position]
      done.append(slots.done)
      balance.append(CellGraph.Input(slot: slots.done, weight: 1))
      balance.append(CellGraph.Input(slot: slots.counts, weight: -1))
      counted.append(CellGraph.Input(slot: slots.counts, weight: 1))
      if slots.counts != CellGraph.always { isAlwaysCounted = false }
    }
    if done.isEmpty { return CellGraph.never }
    if isAlwaysCounted { return graph.all(done) }
    let allDone = graph.cell(Cell(operation: .within, low: 0, high: 0), of: balance)
    let any = graph.cell(Cell(operation: .within, low: 1, high: Int64.max), of: counted)
    return graph.all([allDone, any])
  }
}
