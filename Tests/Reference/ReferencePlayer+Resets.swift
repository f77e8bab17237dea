extension ReferencePlayer {
  /// A reset by command.
  mutating func reset(_ value: ReferenceJSON) throws(ReferenceRejection) {
    let id = value.text ?? ""
    guard let reset = pack.reset(pack.renamed[id] ?? id) else {
      throw ReferenceRejection("unknownId")
    }
    guard !reset.isCalendar, evaluator.holds(reset.json["when"] ?? true) else {
      throw ReferenceRejection("notAvailable")
    }
    if case .object(let members) = reset.json["price"] {
      let price = evaluator.price(members, discounts: [])
      try demand(price)
      try debit(price, by: "reset")
    }
    if reset.json["refunds"] == "all" { giveBack(reset) }
    end(reset, period: (facts.periods[reset.id] ?? 0) + 1, at: facts.now)
  }

  /// Gives back what taking the nodes that end had cost, to the holdings that do not end.
  private mutating func giveBack(_ reset: ReferenceReset) {
    for node in pack.nodes where pack.life(of: node.id) == .reset(reset.id) {
      let lasting = pack.holdings.filter { pack.life(of: $0.id) != .reset(reset.id) }
      giveBack(node, to: lasting, by: reset.id)
    }
  }

  /// Gives back what taking a node had cost, to some holdings.
  mutating func giveBack(_ node: ReferenceNode, to holdings: [ReferencePack.Holding], by: String) {
    let paid = facts.paid[node.id] ?? [:]
    for holding in holdings {
      let balance = max(facts.balances[holding.id] ?? 0, 0)
      let amount = min(
        paid[holding.id] ?? 0, .max - balance, .max - facts.term(.returned, of: holding.id))
      add(amount, .returned, to: holding.id)
      note("credited", holding.id, amount, by)
    }
  }

  /// Ends everything that lives until this reset, and begins its next period.
  mutating func end(_ reset: ReferenceReset, period: Int64, at instant: Int64) {
    endFacts(of: reset)
    facts.periods[reset.id] = period
    facts.resetInstants[reset.id] = max(instant, 0)
    noteBaseline(reset)
  }

  private mutating func endFacts(of reset: ReferenceReset) {
    let life = ReferenceLife.reset(reset.id)
    for node in pack.nodes where pack.life(of: node.id) == life { end(node) }
    for choice in pack.choices {
      let members = pack.nodes.filter { $0.choice == choice }
      if members.allSatisfy({ pack.life(of: $0.id) == life }) { facts.choices[choice] = nil }
    }
    for holding in pack.holdings where pack.life(of: holding.id) == life {
      let before = facts.balances[holding.id] ?? 0
      begin(holding)
      facts.endings[holding.id, default: 0] += 1
      facts.firstInstants[holding.id] = nil
      // What was paid of it is gone with it.
      for node in facts.paid.keys { facts.paid[node]?[holding.id] = nil }
      note("debited", holding.id, ReferenceMoney.difference(before, holding.start), reset.id)
      note("credited", holding.id, ReferenceMoney.difference(holding.start, before), reset.id)
    }
    for flag in pack.flags where pack.life(of: flag) == life {
      facts.flags.remove(flag)
      facts.firstInstants[flag] = nil
    }
    for counter in pack.counters where pack.life(of: counter.id) == life {
      facts.counters[counter.id] = nil
    }
    for attribute in pack.attributes where pack.life(of: attribute.id) == life {
      facts.attributes[attribute.id] = nil
    }
    for timer in pack.timers where pack.life(of: timer.key) == life {
      facts.timers[timer.key] = nil
    }
  }

  private mutating func end(_ node: ReferenceNode) {
    let id = node.id
    facts.sources[id] = nil
    facts.ranks[id] = nil
    facts.completed.remove(id)
    facts.stars[id] = nil
    facts.scores[id] = nil
    facts.marks[id] = nil
    facts.clears[id] = nil
    facts.fails[id] = nil
    facts.pending[id] = nil
    facts.visited.remove(id)
    facts.met.remove(id)
    facts.quests[id] = nil
    facts.baselines[ReferenceQuest.moment(of: id)] = nil
    facts.purchases[id] = nil
    facts.claims[id] = nil
    facts.rewardedClears[id] = nil
    facts.paid[id] = nil
    facts.firstInstants[id] = nil
  }

  /// Keeps how it is now, for what counts from the last time.
  private mutating func noteBaseline(_ reset: ReferenceReset) {
    let baseline = self.baseline
    facts.baselines[reset.id] = []
    // A total that began anew counts from there, whichever moment it is counted from.
    for id in facts.baselines.keys { facts.baselines[id]?.append(baseline) }
  }

  /// How it is now.
  var baseline: ReferenceBaseline {
    var facts = self.facts
    facts.baselines = [:]
    let derived = ReferenceEvaluator(pack: pack, facts: facts).derived
    return ReferenceBaseline(facts: facts, derived: derived)
  }

  /// Whether the command asks for more authority than its sender has.
  func checkAuthority(
    _ command: ReferenceJSON, _ authority: String
  ) throws(ReferenceRejection) {
    let order = ["player", "operator", "store"]
    guard let own = order.firstIndex(of: authority), own < needed(by: command) else { return }
    throw ReferenceRejection("notAllowed")
  }

  private func needed(by command: ReferenceJSON) -> Int {
    let heads = Set(command.members.map { $0.key })
    if heads.contains("transaction") { return 2 }
    if !heads.isDisjoint(with: ["grant", "take", "set", "add", "setClock"]) { return 1 }
    if let id = command["reset"]?.text, let reset = pack.reset(pack.renamed[id] ?? id) {
      return !reset.isCalendar && reset.json["price"] == nil ? 1 : 0
    }
    return command["do"]?.elements.map { needed(by: $0) }.max() ?? 0
  }
}
