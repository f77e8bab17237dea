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
    while true {
      derived = ReferenceEvaluator(pack: pack, facts: facts).derived
      storeOpenings()
      // What is stored of moments may open more before anything is paid.
      if noteInstants() || noteStreaks() { continue }
      let due = dueClaims()
      let hasStepped = takeQuestSteps()
      if due.isEmpty, !hasStepped { return }
      for claim in due {
        if let key = claim.key {
          facts.claims[claim.node, default: []].insert(key)
        } else {
          facts.rewardedClears[claim.node, default: 0] += 1
        }
        pay(claim.bundle, by: claim.by)
      }
    }
  }

  private mutating func storeOpenings() {
    let evaluator = self.evaluator
    for (place, node) in pack.nodes.enumerated() where node.kind != .product {
      if node.ranks != nil {
        let rank = evaluator.automaticRank(place)
        if rank > 0 { facts.ranks[node.id] = max(facts.ranks[node.id] ?? 0, rank) }
      } else if derived.open[place] || node.kind == .quest, evaluator.opensForGood(place) {
        // An open level has an open world; a quest is found also where nobody is there to give it.
        facts.sources[node.id, default: []].insert(.earned)
      }
    }
  }

  private func isClaimed(_ key: String, _ node: ReferenceNode) -> Bool {
    facts.claims[node.id, default: []].contains(key)
  }

  /// The claims due in the round's snapshot, in the order in which they are paid.
  private func dueClaims() -> [Claim] {
    let evaluator = self.evaluator
    var due: [Claim] = []
    for (place, node) in pack.nodes.enumerated() {
      guard let rewards = node.json["rewards"] else { continue }
      func claim(_ moment: String, _ bundle: ReferenceJSON?, number: Int64? = nil) {
        guard let bundle else { return }
        let key = moment + (number.map { " \($0)" } ?? "")
        guard !isClaimed(key, node) else { return }
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
        let key = "onMark " + mark
        guard !isClaimed(key, node) else { continue }
        due.append(Claim(key: key, node: node.id, bundle: bundle, by: node.id + " onMark"))
      }
    }
    return due
  }
}
