import ProgressionModel

/// The slots of derived values that something but a cell reads.
extension LayoutBuilder {
  /// The slots that something asks for besides cells.
  mutating func roots(_ keepsConditions: Bool) -> ContiguousArray<Slot> {
    var roots: ContiguousArray<Slot> = []
    forEachSlot { if $0 >= 0 { roots.append($0) } }
    for condition in conditionsAskedFor() { roots.append(conditions[condition.position]) }
    if keepsConditions {
      roots += conditions
      for slots in quantities { roots += [slots.value, slots.present] }
    }
    return roots
  }

  /// The conditions that commands and queries ask for, and not only cells.
  private func conditionsAskedFor() -> [ConditionRef] {
    var result: [ConditionRef] = []
    func keep(_ condition: ConditionRef?) {
      if let condition { result.append(condition) }
    }
    for chest in game.chests { keep(chest.when) }
    for reset in game.resets { keep(reset.command?.when) }
    for index in game.nodes.indices {
      switch game.nodes[index].details {
      case .quest(let quest):
        for objective in quest.objectives { keep(objective.condition) }
      case .npc(let person):
        for placement in person.placements ?? [] { keep(placement.when) }
      case .world, .level, .feature, .achievement, .location, .product: break
      }
    }
    return result
  }

  /// Lets `change` have every slot that something but a cell reads, conditions and quantities aside.
  mutating func forEachSlot(_ change: (inout Slot) -> Void) {
    for index in nodes.indices { forEachSlot(ofNode: index, change) }
    for index in quests.indices {
      change(&quests[index].opened)
      change(&quests[index].offerable)
      change(&quests[index].suspended)
      change(&quests[index].state)
      change(&quests[index].step)
    }
    for index in rules.indices { change(&rules[index]) }
    for index in collections.indices {
      change(&collections[index].done)
      change(&collections[index].total)
      change(&collections[index].percent)
    }
    for index in timed.indices { change(&timed[index].holds) }
    for index in baselines.indices { change(&baselines[index].value) }
    for attribute in testsOfAttribute.indices {
      for index in testsOfAttribute[attribute].indices {
        change(&testsOfAttribute[attribute][index])
      }
    }
  }

  private mutating func forEachSlot(ofNode index: Int, _ change: (inout Slot) -> Void) {
    change(&nodes[index].open)
    change(&nodes[index].routes)
    change(&nodes[index].sticky)
    change(&nodes[index].rank)
    change(&nodes[index].done)
    change(&nodes[index].seen)
    change(&nodes[index].stars)
    change(&nodes[index].counts)
    change(&nodes[index].visible)
    for route in automaticRoutes[index].indices { change(&automaticRoutes[index][route].holds) }
    for route in playerRoutes[index].indices {
      change(&playerRoutes[index][route].holds)
      change(&playerRoutes[index][route].reached)
      for discount in playerRoutes[index][route].discounts.indices {
        change(&playerRoutes[index][route].discounts[discount].holds)
      }
    }
    for discount in productDiscounts[index].indices {
      change(&productDiscounts[index][discount].holds)
    }
    change(&productWhen[index])
  }
}
