import ProgressionModel

extension LayoutBuilder {
  /// Compiles both tables; operands come before what uses them, so the two are walked together.
  mutating func compileConditionsAndQuantities() {
    conditions = ContiguousArray(repeating: -1, count: game.conditions.count)
    quantities = ContiguousArray(repeating: QuantitySlots(value: -1), count: game.quantities.count)
    for index in game.conditions.indices { compileCondition(index) }
    for index in game.quantities.indices where quantities[index].value < 0 {
      compileQuantity(index)
    }
  }

  private mutating func compileCondition(_ index: Int) {
    guard conditions[index] < 0 else { return }
    conditions[index] = slot(of: game.conditions[index])
  }

  /// The cell of a child condition; nesting is bounded by the depth of the pack's JSON.
  private mutating func slot(_ condition: ConditionRef) -> Slot {
    compileCondition(condition.position)
    return conditions[condition.position]
  }

  private mutating func slot(of condition: Condition) -> Slot {
    switch condition {
    case .constant(let value): return value ? CellGraph.always : CellGraph.never
    case .all(let children): return graph.all(slots(children))
    case .any(let children): return graph.any(slots(children))
    case .none(let children):
      let any = graph.any(slots(children))
      return graph.not(any)
    case .not(let child):
      let slot = slot(child)
      return graph.not(slot)
    case .rule(let rule): return rules[rule.position]
    case .completed(let node): return nodes[node.position].done
    case .unlocked(let node): return nodes[node.position].open
    case .ownedProduct(let product): return nodes[product.position].open
    case .ownedItem(let item):
      return graph.within(holdings[item.position].balance, 1, Int64.max)
    case .flag(let flag): return flags[flag.position]
    case .visited(let node): return nodes[node.position].seen
    case .met(let node): return nodes[node.position].met
    case .active(let node): return isIn(.active, node)
    case .failed(let node): return isIn(.failed, node)
    case .marked(let level, let mark): return markSlot(level, mark)
    case .compare(let quantity, let bounds): return comparison(quantity, bounds)
    case .attribute(let attribute, let test): return testSlot(attribute, test)
    case .now(let from, let until):
      return graph.within(
        CellGraph.now, from ?? Int64.min, (until ?? Int64.max).addingClamped(until == nil ? 0 : -1))
    case .weekly(let window): return weekly(window)
    case .cohort(let salt, let share): return cohort(salt: salt, share: share)
    case .waiting(let timer):
      return graph.within(timers[timer.position].startedAt, 1, Int64.max)
    }
  }

  private mutating func slots(_ children: [ConditionRef]) -> [Slot] {
    var result: [Slot] = []
    for child in children { result.append(slot(child)) }
    return result
  }

  mutating func markSlot(_ level: NodeRef, _ mark: Int64?) -> Slot {
    let slots = nodes[level.position]
    let marks: Slot
    if let mark {
      marks = slots.firstMark + Slot(clamping: mark)
    } else {
      marks = graph.any((0..<slots.markCount).map { slots.firstMark + $0 })
    }
    return graph.all([marks, slots.counts])
  }

  private mutating func testSlot(_ attribute: AttributeRef, _ test: AttributeTest) -> Slot {
    let payload = Int32(clamping: attributeTests.count)
    attributeTests.append((attribute, test))
    let slot = graph.cell(Cell(operation: .attributeTest, payload: payload), of: [])
    testsOfAttribute[attribute.position].append(slot)
    return slot
  }

  private mutating func comparison(_ left: QuantityRef, _ bounds: [Bound]) -> Slot {
    compileQuantity(left.position)
    let quantity = quantities[left.position]
    var parts = [quantity.present]
    for bound in bounds {
      switch bound.operand {
      case .literal(let number):
        parts.append(compare(quantity.value, bound.comparator, number))
      case .quantity(let right):
        compileQuantity(right.position)
        let other = quantities[right.position]
        parts.append(other.present)
        parts.append(
          graph.cell(
            Cell(operation: .comparison, comparator: bound.comparator),
            of: [
              CellGraph.Input(slot: quantity.value, weight: 1),
              CellGraph.Input(slot: other.value, weight: 1),
            ]))
      }
    }
    return graph.all(parts)
  }

  private mutating func compare(_ slot: Slot, _ comparator: Comparator, _ number: Int64) -> Slot {
    switch comparator {
    case .atLeast:
      return number == Int64.min ? CellGraph.always : graph.within(slot, number, Int64.max)
    case .atMost: return graph.within(slot, Int64.min, number)
    case .moreThan:
      return number == Int64.max ? CellGraph.never : graph.within(slot, number + 1, Int64.max)
    case .lessThan:
      return number == Int64.min ? CellGraph.never : graph.within(slot, Int64.min, number - 1)
    case .equals: return graph.within(slot, number, number)
    case .notEquals:
      return graph.cell(
        Cell(operation: .outside, low: number, high: number),
        of: [CellGraph.Input(slot: slot, weight: 1)])
    }
  }

  mutating func compileQuantity(_ index: Int) {
    guard quantities[index].value < 0 else { return }
    quantities[index] = slots(of: game.quantities[index], at: index)
  }

  private mutating func slots(of quantity: Quantity, at index: Int) -> QuantitySlots {
    switch quantity {
    case .literal(let number): return QuantitySlots(value: constant(number))
    case .stars(let set): return QuantitySlots(value: aggregate(set, .stars))
    case .clears(let set): return QuantitySlots(value: aggregate(set, .clears))
    case .fails(let set): return QuantitySlots(value: aggregate(set, .fails))
    case .score(let set): return QuantitySlots(value: aggregate(set, .score))
    case .marks(let set, let mark): return QuantitySlots(value: aggregate(set, .marks(mark)))
    case .have(let holding): return QuantitySlots(value: holdings[holding.position].balance)
    case .earned(let holding): return QuantitySlots(value: holdings[holding.position].earned)
    case .spent(let holding): return QuantitySlots(value: holdings[holding.position].spent)
    case .counter(let counter): return QuantitySlots(value: counters[counter.position].value)
    case .purchases(let product): return QuantitySlots(value: nodes[product.position].purchases)
    case .rank(let node):
      let slots = nodes[node.position]
      return QuantitySlots(value: slots.rank >= 0 ? slots.rank : slots.open)
    case .ranks(let set): return QuantitySlots(value: aggregate(set, .ranks))
    case .percent(let collection):
      let slots = collections[collection.position]
      let present = graph.within(slots.total, 1, Int64.max)
      return QuantitySlots(value: slots.percent, present: present)
    case .countConditions(let conditions):
      return QuantitySlots(value: graph.total(CellGraph.joined(slots(conditions))))
    case .countNodes(let set, let property):
      return QuantitySlots(value: aggregate(set, .property(property)))
    case .countLevels(let set, let stars):
      return QuantitySlots(value: aggregate(set, .withStars(stars)))
    case .sum(let parts): return combine(parts, Cell(operation: .saturatingSum))
    case .min(let parts): return combine(parts, Cell(operation: .minimum))
    case .max(let parts): return combine(parts, Cell(operation: .maximum))
    case .times(let part, let factor):
      return combine([part], Cell(operation: .saturatingProduct, low: factor))
    case .since(let part, _), .sinceAccepted(let part, _): return growth(of: part, at: index)
    case .streak(let node): return streak(of: node)
    case .timeSince(let fact): return timeSince(fact)
    }
  }

  /// A slot that always holds `number`.
  private mutating func constant(_ number: Int64) -> Slot {
    if number == 0 { return CellGraph.never }
    if number == 1 { return CellGraph.always }
    return graph.cell(
      Cell(operation: .total), of: [CellGraph.Input(slot: CellGraph.always, weight: number)])
  }

  private mutating func combine(_ parts: [QuantityRef], _ cell: Cell) -> QuantitySlots {
    var inputs: [CellGraph.Input] = []
    var present: [Slot] = []
    for part in parts {
      compileQuantity(part.position)
      let slots = quantities[part.position]
      inputs.append(CellGraph.Input(slot: slots.value, weight: 1))
      present.append(slots.present)
    }
    return QuantitySlots(value: graph.cell(cell, of: inputs), present: graph.all(present))
  }
}
