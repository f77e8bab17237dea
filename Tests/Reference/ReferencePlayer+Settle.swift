extension ReferencePlayer {
  private struct Claim {
    /// nil for the reward of every complete.
    var key: String?
    var node: String
    var bundle: ReferenceJSON
    var by: String
  }

  /// Brings everything to rest: opens what opens by itself and pays what is due, in rounds.
  mutating func settle() {
    var due: [Claim]
    repeat {
      derived = ReferenceEvaluator(pack: pack, facts: facts).derived
      storeOpenings()
      due = dueClaims()
      for claim in due {
        if let key = claim.key {
          facts.claims.insert(key)
        } else {
          facts.rewardedClears[claim.node, default: 0] += 1
        }
        pay(claim.bundle, by: claim.by)
      }
    } while !due.isEmpty
  }

  private mutating func storeOpenings() {
    let evaluator = self.evaluator
    for (place, node) in pack.nodes.enumerated() where node.kind != .product {
      if node.ranks != nil {
        if derived.rank[place] > 0 { facts.ranks[node.id] = derived.rank[place] }
      } else if derived.open[place], evaluator.opensForGood(place) {
        // An open level has an open world.
        facts.sources[node.id, default: []].insert(.earned)
      }
    }
  }

  /// The claims due in the round's snapshot, in the order in which they are paid.
  private func dueClaims() -> [Claim] {
    let evaluator = self.evaluator
    var due: [Claim] = []
    for (place, node) in pack.nodes.enumerated() {
      guard let rewards = node.json["rewards"] else { continue }
      func claim(_ moment: String, _ bundle: ReferenceJSON?, number: Int64? = nil) {
        guard let bundle else { return }
        let key = node.id + " " + moment + (number.map { " \($0)" } ?? "")
        guard !facts.claims.contains(key) else { return }
        due.append(Claim(key: key, node: node.id, bundle: bundle, by: node.id + " " + moment))
      }
      func claimEach(_ moment: String, upTo count: Int64) {
        guard let bundle = rewards[moment], count >= 1 else { return }
        for number in 1...count { claim(moment, bundle, number: number) }
      }
      func claimListed(_ moment: String, upTo count: Int64) {
        let listed = (rewards[moment]?.members ?? []).compactMap { member in
          Int64(member.key).map { ($0, member.value) }
        }
        for (number, bundle) in listed.sorted(by: { $0.0 < $1.0 }) where number <= count {
          claim(moment, bundle, number: number)
        }
      }
      let rank = node.ranks != nil ? derived.rank[place] : 0
      if derived.open[place] { claim("onUnlock", rewards["onUnlock"]) }
      claimEach("perNewRank", upTo: rank)
      claimListed("atRank", upTo: rank)
      if evaluator.isDone(place) { claim("onComplete", rewards["onComplete"]) }
      if let bundle = rewards["onEveryComplete"] {
        let open = (facts.clears[node.id] ?? 0) - (facts.rewardedClears[node.id] ?? 0)
        for _ in 0..<max(open, 0) {
          due.append(Claim(node: node.id, bundle: bundle, by: node.id + " onEveryComplete"))
        }
      }
      guard node.kind == .level else { continue }
      claimEach("perNewStar", upTo: evaluator.stars(place))
      claimListed("atStars", upTo: evaluator.stars(place))
      for mark in evaluator.marks(place) {
        guard let bundle = rewards["onMark"]?[mark] else { continue }
        let key = node.id + " onMark " + mark
        guard !facts.claims.contains(key) else { continue }
        due.append(Claim(key: key, node: node.id, bundle: bundle, by: node.id + " onMark"))
      }
    }
    return due
  }

  // MARK: - Bundles

  /// Gives a bundle; what does not fit under a cap or a bound is cut off.
  mutating func pay(_ bundle: ReferenceJSON, times: Int64 = 1, by: String) {
    for member in bundle.members {
      switch member.key {
      case "unlock":
        for id in member.value.elements { grant(id.text ?? "") }
      case "set":
        for flag in member.value.members where flag.value == true { facts.flags.insert(flag.key) }
      case "add":
        for counter in member.value.members {
          add(to: counter.key, saturatingProduct(counter.value.integer ?? 0, times))
        }
      case "timers":
        break
      default:
        credit(member.key, saturatingProduct(member.value.integer ?? 0, times), by: by)
      }
    }
  }

  private mutating func grant(_ id: String) {
    guard let place = pack.index[pack.renamed[id] ?? id] else { return }
    let node = pack.nodes[place]
    facts.sources[node.id, default: []].insert(.granted)
    if node.ranks != nil { facts.ranks[node.id] = max(facts.ranks[node.id] ?? 0, 1) }
  }

  private mutating func add(to id: String, _ amount: Int64) {
    guard let counter = pack.counters.first(where: { $0.id == id }) else { return }
    let value = facts.counters[id] ?? counter.start
    facts.counters[id] = min(ReferenceEvaluator.saturatingSum([value, amount]), counter.max)
  }

  private mutating func credit(_ id: String, _ amount: Int64, by: String) {
    guard let holding = pack.holdings.first(where: { $0.id == id }) else { return }
    let balance = facts.balances[id] ?? 0
    let earned = facts.earned[id] ?? 0
    let room = min((holding.cap ?? .max) - balance, .max - earned)
    let paid = min(amount, max(room, 0))
    facts.balances[id] = balance + paid
    facts.earned[id] = earned + paid
    note("credited", id, paid, by)
    note("clipped", id, amount - paid, by)
  }

  /// Takes a price that is known to be there.
  mutating func debit(_ price: [String: Int64], by: String) throws(ReferenceRejection) {
    for (id, amount) in price {
      let (spent, overflow) = (facts.spent[id] ?? 0).addingReportingOverflow(amount)
      if overflow { throw ReferenceRejection("outOfRange") }
      facts.spent[id] = spent
      facts.balances[id] = (facts.balances[id] ?? 0) - amount
      note("debited", id, amount, by)
    }
  }

  mutating func note(_ kind: String, _ holding: String, _ amount: Int64, _ by: String) {
    guard amount > 0 else { return }
    let same = ledger.firstIndex { $0.kind == kind && $0.holding == holding && $0.by == by }
    if let same {
      ledger[same].amount = ReferenceEvaluator.saturatingSum([ledger[same].amount, amount])
    } else {
      ledger.append(Entry(kind: kind, holding: holding, amount: amount, by: by))
    }
  }

  func saturatingProduct(_ a: Int64, _ b: Int64) -> Int64 {
    let (product, overflow) = a.multipliedReportingOverflow(by: b)
    return overflow ? .max : product
  }
}
