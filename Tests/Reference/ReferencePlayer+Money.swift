extension ReferencePlayer {
  /// Gives a holding the balance with which its life begins.
  mutating func begin(_ holding: ReferencePack.Holding) {
    facts.terms[holding.id] = [.initial: holding.start]
    facts.balances[holding.id] = holding.start
    if holding.refill != nil { facts.refills[holding.id] = facts.now }
  }

  // MARK: - Bundles

  /// Gives a bundle; what does not fit under a cap or a bound is cut off.
  mutating func pay(_ bundle: ReferenceJSON, times: Int64 = 1, by: String) {
    for member in bundle.members {
      switch member.key {
      case "unlock":
        for id in member.value.elements { open(id.text ?? "") }
      case "set", "add", "timers":
        give(member, times: times)
      default:
        credit(member.key, ReferenceMoney.product(member.value.integer ?? 0, times), by: by)
      }
    }
  }

  /// Gives what no revocation takes back: flags, counters, timers.
  mutating func give(_ member: ReferenceMember, times: Int64) {
    for entry in member.value.members {
      if member.key == "set", entry.value == true { facts.flags.insert(entry.key) }
      if member.key == "add" {
        add(to: entry.key, ReferenceMoney.product(entry.value.integer ?? 0, times))
      }
    }
    guard member.key == "timers" else { return }
    for id in member.value.elements.compactMap({ $0.text }) {
      let id = pack.renamed[id] ?? id
      // One that waits keeps its start.
      if facts.timers[id] == nil { facts.timers[id] = facts.now }
    }
  }

  private mutating func open(_ id: String) {
    guard let place = pack.index[pack.renamed[id] ?? id] else { return }
    let node = pack.nodes[place]
    facts.sources[node.id, default: []].insert(.granted)
    if node.ranks != nil { facts.ranks[node.id] = max(facts.ranks[node.id] ?? 0, 1) }
  }

  private mutating func add(to id: String, _ amount: Int64) {
    guard let counter = pack.counters.first(where: { $0.id == id }) else { return }
    let value = facts.counters[id] ?? counter.start
    facts.counters[id] = min(ReferenceMoney.sum([value, amount]), counter.max)
  }

  // MARK: - Amounts

  private mutating func credit(_ id: String, _ amount: Int64, by: String) {
    guard let holding = pack.holdings.first(where: { $0.id == id }) else { return }
    let balance = facts.balances[id] ?? 0
    let space = max(ReferenceMoney.difference(holding.cap ?? .max, balance), 0)
    let paid = min(amount, space, .max - facts.term(.earned, of: id))
    add(paid, .earned, to: id)
    note("credited", id, paid, by)
    note("clipped", id, amount - paid, by)
  }

  /// Adds an amount that is known to fit.
  mutating func add(_ amount: Int64, _ term: ReferenceTerm, to id: String) {
    facts.terms[id, default: [:]][term, default: 0] += amount
    facts.balances[id, default: 0] += amount
  }

  /// Takes a price that is known to be there.
  mutating func debit(_ price: [String: Int64], by: String) throws(ReferenceRejection) {
    for (id, amount) in price {
      try move(id, [(.spent, amount)])
      note("debited", id, amount, by)
    }
  }

  /// Changes terms of a balance, all at once.
  mutating func move(
    _ id: String, _ parts: [(term: ReferenceTerm, amount: Int64)]
  ) throws(ReferenceRejection) {
    let before = facts.balances[id] ?? 0
    var change: [Int64] = []
    for (term, amount) in parts {
      let (sum, overflow) = facts.term(term, of: id).addingReportingOverflow(amount)
      if overflow { throw ReferenceRejection("outOfRange") }
      facts.terms[id, default: [:]][term] = sum
      change += term.adds ? [amount] : [~amount, 1]
    }
    let (after, overflow) = before.addingReportingOverflow(ReferenceMoney.sum(change))
    if overflow { throw ReferenceRejection("outOfRange") }
    facts.balances[id] = after
    guard let cap = pack.holdings.first(where: { $0.id == id })?.cap else { return }
    // What was full begins to fill now.
    if before >= cap, after < cap, facts.refills[id] != nil { facts.refills[id] = facts.now }
  }

  mutating func note(_ kind: String, _ holding: String, _ amount: Int64, _ by: String) {
    guard amount > 0 else { return }
    let same = ledger.firstIndex { $0.kind == kind && $0.holding == holding && $0.by == by }
    if let same {
      ledger[same].amount = ReferenceMoney.sum([ledger[same].amount, amount])
    } else {
      ledger.append(Entry(kind: kind, holding: holding, amount: amount, by: by))
    }
  }

  /// A holding whose balance is not the sum of its terms, or that has a negative one; nil where all
  /// is well.
  public func brokenIdentity() -> String? {
    for holding in pack.holdings {
      var parts: [Int64] = []
      for term in ReferenceTerm.allCases {
        let amount = facts.term(term, of: holding.id)
        if amount < 0 { return "\(holding.id): \(term.rawValue) is \(amount)" }
        parts += term.adds ? [amount] : [~amount, 1]
      }
      let balance = facts.balances[holding.id] ?? 0
      let sum = ReferenceMoney.sum(parts)
      if sum != balance { return "\(holding.id): balance \(balance), terms add up to \(sum)" }
    }
    return nil
  }
}
