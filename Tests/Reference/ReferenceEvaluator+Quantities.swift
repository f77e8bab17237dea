extension ReferenceEvaluator {
  /// The value of a quantity; nil for a percent of nothing and all that is made from it.
  func quantity(_ quantity: ReferenceJSON) -> Int64? {
    if case .int(let integer) = quantity { return integer }
    if let since = quantity["since"]?.text { return growth(quantity.removing("since"), since) }
    for member in quantity.members {
      let value = member.value
      let id = value.text ?? ""
      switch member.key {
      case "stars": return total(pack.levels(value).map { stars($0) })
      case "clears": return total(pack.levels(value).map { tries($0, facts.clears) })
      case "fails": return total(pack.levels(value).map { tries($0, facts.fails) })
      case "score":
        guard let place = pack.node(value), !derived.withheld[place] else { return 0 }
        return facts.scores[id] ?? 0
      case "marks":
        let marks = pack.levels(value).map { self.marks($0) }
        guard let mark = quantity["with"]?.text else { return total(marks.map { count($0) }) }
        return count(marks.filter { $0.contains(mark) })
      case "have": return facts.balances[id] ?? 0
      case "earned": return facts.term(.earned, of: id)
      case "spent": return facts.term(.spent, of: id)
      case "counter":
        return facts.counters[id] ?? pack.counters.first { $0.id == id }?.start ?? 0
      case "purchases": return facts.purchases[id] ?? 0
      case "rank", "ranks": return total(pack.members(value).nodes.map { derived.rank[$0] })
      case "percent": return percent(id)
      case "streak": return streak(id)
      case "timeSince": return timeSince(value)
      case "count": return count(quantity, value)
      case "sum":
        return combined(value) { ReferenceMoney.sum($0) }
      case "min": return combined(value) { $0.min() }
      case "max": return combined(value) { $0.max() }
      case "times":
        return combined(value) { factors in
          guard factors.count == 2 else { return nil }
          return ReferenceMoney.product(factors[0], factors[1])
        }
      default: continue
      }
    }
    return nil
  }

  private func total(_ values: [Int64]) -> Int64? {
    ReferenceMoney.sum(values)
  }

  private func tries(_ place: Int, _ tries: [String: Int64]) -> Int64 {
    derived.withheld[place] ? 0 : tries[pack.nodes[place].id] ?? 0
  }

  private func count<Element>(_ values: [Element]) -> Int64 {
    Int64(values.count)
  }

  private func combined(_ parts: ReferenceJSON, by combine: ([Int64]) -> Int64?) -> Int64? {
    var values: [Int64] = []
    for part in parts.elements {
      guard let value = quantity(part) else { return nil }
      values.append(value)
    }
    return combine(values)
  }

  private func count(_ quantity: ReferenceJSON, _ group: ReferenceJSON) -> Int64 {
    if let stars = quantity["withStars"]?.integer {
      return count(pack.levels(group).filter { self.stars($0) >= stars })
    }
    guard let property = quantity["are"]?.text else {
      return count(group.elements.filter { holds($0) })
    }
    let members = pack.members(group)
    let nodes = members.nodes.filter { place in
      switch property {
      case "completed": isDone(place)
      case "unlocked": derived.open[place]
      case "visited": isVisited(place)
      case "met": facts.met.contains(pack.nodes[place].id)
      case "owned": pack.nodes[place].kind == .product && derived.open[place]
      default: false
      }
    }
    let items = members.items.filter {
      property == "owned" && facts.balances[pack.holdings[$0].id] ?? 0 >= 1
    }
    return Int64(nodes.count + items.count)
  }

  // MARK: - Percent

  func percent(_ id: String) -> Int64? {
    guard let collection = pack.collections.first(where: { $0.id == id }) else { return nil }
    var done: Int64 = 0
    var total: Int64 = 0
    for entry in collection.entries {
      let points = entry["points"]?.integer ?? 1
      let share = self.share(entry["of"] ?? [])
      done += share.done * points
      total += share.total * points
    }
    return total == 0 ? nil : done * 100 / total
  }

  /// The points of one entry where each node has one for each rank.
  private func share(_ group: ReferenceJSON) -> (done: Int64, total: Int64) {
    let members = pack.members(group)
    var done: Int64 = 0
    var total: Int64 = 0
    var choices: Set<String> = []
    for place in members.nodes.sorted() where counts(place, in: members) {
      let node = pack.nodes[place]
      if let choice = node.choice {
        guard choices.insert(choice).inserted else { continue }
        let everyone = members.nodes.filter { pack.nodes[$0].choice == choice }
        let whole = everyone.map { pack.nodes[$0].ranks ?? 1 }.max() ?? 1
        let group = everyone.filter { counts($0, in: members) }
        total += whole
        if group.contains(where: { pack.nodes[$0].hasCompletion ? isDone($0) : derived.open[$0] }) {
          done += whole
        }
      } else if let ranks = node.ranks {
        total += ranks
        done += min(derived.rank[place], ranks)
      } else {
        total += 1
        done += (node.hasCompletion ? isDone(place) : derived.open[place]) ? 1 : 0
      }
    }
    for item in members.items {
      total += 1
      done += facts.balances[pack.holdings[item].id] ?? 0 >= 1 ? 1 : 0
    }
    return (done, total)
  }

  private func counts(_ place: Int, in members: ReferencePack.Members) -> Bool {
    !derived.withheld[place] && pack.nodes[place].kind != .npc
      && (!pack.nodes[place].isBonus || members.direct.contains(place))
  }
}
