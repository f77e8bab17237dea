extension ReferencePack {
  /// What play can reach.
  private struct Reach {
    var open: Set<Int> = []
    var done: Set<Int> = []
  }

  /// A node that nothing can open, or whose `completeWhen` cannot hold, even where negations are
  /// true and everything can be paid; nil where there is none.
  ///
  /// Nodes whose `unlock` is false are passed over.
  func nodeWithoutWayIn() -> Int? {
    var reach = Reach()
    var size = -1
    while size != reach.open.count + reach.done.count {
      size = reach.open.count + reach.done.count
      for place in nodes.indices {
        if hasWayIn(place, reach) { reach.open.insert(place) }
        if mayBeDone(place, reach) { reach.done.insert(place) }
      }
    }
    let unreached = nodes.indices.filter { place in
      !reach.open.contains(place)
        && (!hasUnlock(nodes[place]) || unlock(of: place) != false)
    }
    // Those first whose world or giver is reached.
    return unreached.first { place in
      (nodes[place].world ?? nodes[place].giver).map { reach.open.contains($0) } ?? true
    }
      ?? unreached.first
      ?? nodes.indices.first { hasEnd(nodes[$0]) && !reach.done.contains($0) }
  }

  private func hasUnlock(_ node: ReferenceNode) -> Bool {
    node.kind != .product && node.kind != .npc
  }

  /// Whether a node is done by what conditions say.
  private func hasEnd(_ node: ReferenceNode) -> Bool {
    node.json["completeWhen"] != nil
      || node.kind == .quest && unlock(of: index[node.id] ?? 0) != false
  }

  private func hasWayIn(_ place: Int, _ reach: Reach) -> Bool {
    let node = nodes[place]
    if node.kind == .product { return mayHold(node.json["when"] ?? true, reach) }
    if let world = node.world, !reach.open.contains(world) { return false }
    if node.kind == .npc {
      return node.placements?.contains { $0.isSomewhere && mayHold($0.when, reach) } ?? true
    }
    if let giver = node.giver, !reach.open.contains(giver) { return false }
    return node.routes.contains { route in
      if let product = route.product, !isReached(product, reach) { return false }
      guard mayHold(route.when, reach) else { return false }
      guard let quantity = route.reach else { return true }
      let last = route.threshold(rank: node.ranks ?? 1) ?? .max
      return most(quantity, reach) >= last
    }
  }

  private func isReached(_ id: String?, _ reach: Reach) -> Bool {
    guard let id, let place = index[id] else { return false }
    return reach.open.contains(place)
  }

  private func mayBeDone(_ place: Int, _ reach: Reach) -> Bool {
    let node = nodes[place]
    guard reach.open.contains(place) else { return false }
    if let completeWhen = node.json["completeWhen"] { return mayHold(completeWhen, reach) }
    if node.kind == .quest {
      let needed = node.objectives.filter { !node.isOptional($0.key) }
      return node.turnIn.map { reach.open.contains($0) } ?? true
        && needed.allSatisfy { mayHold($0.value, reach) }
    }
    guard node.kind == .world else { return true }
    let counted = node.levels.filter { !nodes[$0].isBonus }
    return !counted.isEmpty && counted.allSatisfy { reach.open.contains($0) }
  }

  private func mayHold(_ condition: ReferenceJSON, _ reach: Reach) -> Bool {
    if case .bool(let truth) = condition { return truth }
    guard let head = condition.members.first else { return false }
    let value = head.value
    switch head.key {
    case "all": return value.elements.allSatisfy { mayHold($0, reach) }
    case "any": return value.elements.contains { mayHold($0, reach) }
    case "none", "not", "flag", "attribute", "now", "cohort", "waiting", "reset": return true
    case "rule": return rules[value.text ?? ""].map { mayHold($0, reach) } ?? false
    case "completed": return node(value).map { reach.done.contains($0) } ?? false
    case "unlocked", "visited", "marked", "met", "active", "failed":
      return isReached(value.text, reach)
    case "owned": return index[value.text ?? ""] == nil || isReached(value.text, reach)
    default:
      // What never was is false under every comparator.
      if head.key == "timeSince", !mayHold(value, reach) { return false }
      let most = self.most(condition, reach)
      return condition.members.allSatisfy { member in
        // A quantity on the right may be 0.
        let number = member.value.integer ?? 0
        switch member.key {
        case "atLeast", "equals": return most >= number
        case "moreThan": return most > number
        default: return true
        }
      }
    }
  }

  /// The most that a quantity can be.
  private func most(_ quantity: ReferenceJSON, _ reach: Reach) -> Int64 {
    if let integer = quantity.integer { return integer }
    guard let head = quantity.members.first else { return 0 }
    let value = head.value
    let large: Int64 = 1_000_000
    let open = levels(value).filter { reach.open.contains($0) }
    switch head.key {
    case "stars": return open.reduce(0) { $0 + nodes[$1].maxStars }
    case "clears", "fails": return open.isEmpty ? 0 : large
    case "score": return isReached(value.text, reach) ? large : 0
    case "marks":
      guard let mark = quantity["with"]?.text else {
        return open.reduce(0) { $0 + Int64(nodes[$1].marks.count) }
      }
      return Int64(open.count { nodes[$0].marks.contains(mark) })
    case "have": return holdings.first { $0.id == value.text }?.cap ?? large
    case "purchases": return isReached(value.text, reach) ? large : 0
    case "rank", "ranks":
      let members = members(value).nodes.filter { reach.open.contains($0) }
      return members.reduce(0) { $0 + (nodes[$1].ranks ?? 1) }
    case "streak": return isReached(value.text, reach) ? large : 0
    case "timeSince": return mayHold(value, reach) ? large : 0
    case "percent":
      let collection = collections.first { $0.id == value.text }
      let isWhole = (collection?.entries ?? []).allSatisfy { entry in
        members(entry["of"] ?? []).nodes.allSatisfy {
          (nodes[$0].hasCompletion ? reach.done : reach.open).contains($0)
        }
      }
      return isWhole ? 100 : 0
    case "count" where quantity["withStars"] != nil:
      let stars = quantity["withStars"]?.integer ?? 0
      return Int64(open.count { nodes[$0].maxStars >= stars })
    case "count" where quantity["are"] == nil:
      return Int64(value.elements.count { mayHold($0, reach) })
    case "count":
      let members = members(value)
      let nodes = members.nodes.filter {
        quantity["are"] == "completed" ? reach.done.contains($0) : reach.open.contains($0)
      }
      return Int64(nodes.count + members.items.count)
    case "sum": return value.elements.reduce(0) { $0 + most($1, reach) }
    case "min": return value.elements.map { most($0, reach) }.min() ?? 0
    case "max": return value.elements.map { most($0, reach) }.max() ?? 0
    case "times": return value.elements.reduce(1) { $0 &* most($1, reach) }
    default: return large
    }
  }
}
