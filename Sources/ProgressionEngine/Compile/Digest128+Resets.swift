import ProgressionModel

extension Digest128 {
  mutating func add(_ reset: Reset) {
    add(reset.id)
    switch reset.trigger {
    case .command(let command):
      add(byte: 0)
      add(Int64(command.when?.index ?? -1))
      add(byte: command.price == nil ? 0 : 1)
      addAmounts(command.price ?? [])
      add(byte: command.refundsAll ? 1 : 0)
    case .calendar(let calendar):
      add(byte: 1)
      add(calendar)
    }
    switch reset.ends {
    case .nothing: add(byte: 0)
    case .playthrough: add(byte: 1)
    case .listed(let nodes, let holdings):
      add(byte: 2)
      add(Int64(nodes.count))
      for node in nodes { add(Int64(node.index)) }
      add(Int64(holdings.count))
      for holding in holdings { add(Int64(holding.index)) }
    }
  }

  private mutating func add(_ calendar: CalendarReset) {
    switch calendar.schedule.every {
    case .day: add(byte: 0)
    case .week(let day):
      add(byte: 1)
      add(day.description)
    }
    add(calendar.schedule.at)
    add(calendar.schedule.zone)
    add(calendar.grace)
    add(calendar.grants)
    switch calendar.catchUp {
    case .none: add(Int64(0))
    case .one: add(Int64(-1))
    case .all(let most): add(most)
    }
  }

  mutating func add(_ chest: Chest) {
    add(chest.id)
    addAmounts(chest.price)
    add(Int64(chest.when?.index ?? -1))
    add(Int64(chest.contents.count))
    for content in chest.contents {
      add(content.weight)
      add(content.grants)
    }
    add(chest.scope)
  }

  mutating func add(_ policies: Policies) {
    add(byte: policies.clock == .strict ? 1 : 0)
    for number in [
      policies.rememberedIDs, policies.rememberedFor, policies.rememberedPerWriter,
      policies.ledgerEntries,
    ] {
      add(number)
    }
  }

  private mutating func addAmounts(_ amounts: [Amount]) {
    add(Int64(amounts.count))
    for amount in amounts {
      add(Int64(amount.holding.index))
      add(amount.amount)
    }
  }
}
