extension ReferencePlayer {
  private func isHolding(_ id: String) -> Bool {
    pack.holdings.contains { $0.id == id }
  }

  private func counter(_ id: String) -> ReferencePack.Counter? {
    pack.counters.first { $0.id == id }
  }

  mutating func grant(_ bundle: ReferenceJSON) throws(ReferenceRejection) {
    let unknown = ReferenceRejection("unknownId")
    var inRange = true
    for member in bundle.members {
      switch member.key {
      case "unlock":
        for id in member.value.elements {
          let place = try resolve(id, ReferencePlayer.selectable, hidden: true)
          let node = pack.nodes[place]
          let isGiven = node.kind == .product ? node.isPermanent : node.kind != .npc
          if !isGiven { throw ReferenceRejection("notAvailable") }
        }
      case "set":
        for flag in member.value.members {
          guard pack.flags.contains(flag.key) else { throw unknown }
          if flag.value != true { inRange = false }
        }
      case "add":
        for entry in member.value.members {
          guard counter(entry.key) != nil else { throw unknown }
          if entry.value.integer ?? 0 < 1 { inRange = false }
        }
      case "timers":
        for id in member.value.elements.compactMap({ $0.text }) {
          let id = pack.renamed[id] ?? id
          guard pack.timers.contains(where: { $0.key == id }) else { throw unknown }
        }
      default:
        guard isHolding(member.key) else { throw unknown }
        if member.value.integer ?? 0 < 1 { inRange = false }
      }
    }
    guard inRange else { throw ReferenceRejection("outOfRange") }
    pay(bundle, by: "grant")
  }

  mutating func take(_ amounts: ReferenceJSON) throws(ReferenceRejection) {
    for member in amounts.members where !isHolding(member.key) {
      throw ReferenceRejection("unknownId")
    }
    for member in amounts.members {
      guard let amount = member.value.integer, amount >= 1 else {
        throw ReferenceRejection("outOfRange")
      }
      let part = min(amount, max(facts.balances[member.key] ?? 0, 0))
      try move(member.key, [(.taken, part)])
      note("debited", member.key, part, "take")
    }
  }

  mutating func set(_ values: ReferenceJSON) throws(ReferenceRejection) {
    for member in values.members {
      let id = member.key
      guard
        pack.flags.contains(id) || counter(id) != nil
          || pack.attributes.contains(where: { $0.id == id })
      else { throw ReferenceRejection("unknownId") }
    }
    for member in values.members {
      let id = member.key
      if pack.flags.contains(id), let truth = member.value.truth {
        if truth { facts.flags.insert(id) } else { facts.flags.remove(id) }
      } else if let counter = counter(id), let value = member.value.integer,
        value >= counter.min, value <= counter.max
      {
        facts.counters[id] = value
      } else if let attribute = pack.attributes.first(where: { $0.id == id }),
        isValue(member.value, of: attribute.type)
      {
        facts.attributes[id] = member.value
      } else {
        throw ReferenceRejection("outOfRange")
      }
    }
  }

  private func isValue(_ value: ReferenceJSON, of type: String) -> Bool {
    switch type {
    case "int": value.integer != nil
    case "version":
      (value.text ?? "").split(separator: ".", omittingEmptySubsequences: false)
        .allSatisfy { !$0.isEmpty && $0.allSatisfy { $0.isASCII && $0.isNumber } }
    default: value.text != nil
    }
  }

  mutating func add(_ amounts: ReferenceJSON) throws(ReferenceRejection) {
    for member in amounts.members where counter(member.key) == nil {
      throw ReferenceRejection("unknownId")
    }
    for member in amounts.members {
      guard let counter = counter(member.key), let amount = member.value.integer else {
        throw ReferenceRejection("outOfRange")
      }
      let value = facts.counters[counter.id] ?? counter.start
      let (sum, overflow) = value.addingReportingOverflow(amount)
      guard !overflow, sum >= counter.min, sum <= counter.max else {
        throw ReferenceRejection("outOfRange")
      }
      facts.counters[counter.id] = sum
    }
  }
}
