extension ReferencePlayer {
  /// Runs a command whose shape is right; each but a batch is settled.
  mutating func run(_ command: ReferenceJSON) throws(ReferenceRejection) {
    guard let head = command.members.first(where: { ReferencePlayer.heads.contains($0.key) }) else {
      throw ReferenceRejection("malformed")
    }
    let value = head.value
    switch head.key {
    case "complete": try complete(value, command)
    case "start": try start(value)
    case "fail": try fail(value)
    case "unlock": try unlock(value, command)
    case "buy": try buy(value, command)
    case "select": try select(value)
    case "visit": try visit(value)
    case "meet": try meet(value)
    case "accept": try accept(value)
    case "turnIn": try turnIn(value)
    case "abandon": try abandon(value)
    case "grant": try grant(value)
    case "take": try take(value)
    case "set": try set(value)
    case "add": try add(value)
    case "transaction": try transaction(command)
    case "open": try openChest(value)
    case "reset": try reset(value)
    case "setClock": setClock(value)
    case "do":
      for member in value.elements { try run(member) }
      return
    default: break
    }
    settle()
  }

  private static let heads: Set<String> = [
    "complete", "start", "fail", "unlock", "buy", "select", "visit", "meet", "accept", "turnIn",
    "abandon", "grant", "take", "set", "add", "transaction", "open", "reset", "tick", "setClock",
    "do",
  ]

  /// The node that a command names; a hidden one answers like an unknown one.
  func resolve(
    _ reference: ReferenceJSON, _ kinds: Set<ReferenceNode.Kind>, hidden: Bool = false
  ) throws(ReferenceRejection) -> Int {
    let id = reference.text ?? ""
    guard let place = pack.index[pack.renamed[id] ?? id], kinds.contains(pack.nodes[place].kind),
      hidden || !evaluator.isHidden(place)
    else { throw ReferenceRejection("unknownId") }
    return place
  }

  static let selectable: Set<ReferenceNode.Kind> = [
    .world, .level, .feature, .achievement, .quest, .location, .npc, .product,
  ]

  // MARK: - Playing levels

  /// A level that may be finished now: it is open, or it was started in time.
  private func playable(
    _ reference: ReferenceJSON, orLocation: Bool
  ) throws(ReferenceRejection) -> Int {
    let kinds: Set<ReferenceNode.Kind> = orLocation ? [.level, .location] : [.level]
    let place = try resolve(reference, kinds, hidden: true)
    let node = pack.nodes[place]
    if (facts.pending[node.id] ?? 0) > 0 { return place }
    if evaluator.isHidden(place) { throw ReferenceRejection("unknownId") }
    guard derived.open[place] else { throw ReferenceRejection("locked", node: node.id) }
    guard node.json["startPrice"] == nil, node.json["completeWhen"] == nil else {
      throw ReferenceRejection("notAvailable")
    }
    return place
  }

  private mutating func endStart(_ id: String) {
    let pending = facts.pending[id] ?? 0
    facts.pending[id] = pending > 1 ? pending - 1 : nil
  }

  private mutating func complete(
    _ reference: ReferenceJSON, _ command: ReferenceJSON
  ) throws(ReferenceRejection) {
    let place = try playable(reference, orLocation: true)
    let node = pack.nodes[place]
    let marks = (command["marks"]?.elements ?? []).compactMap { $0.text }
    let score = command["score"]?.integer
    var stars = command["stars"]?.integer
    guard marks.allSatisfy({ node.marks.contains($0) }), score ?? 0 >= 0, stars ?? 0 >= 0 else {
      throw ReferenceRejection("outOfRange")
    }
    if node.kind == .location {
      guard score == nil, stars == nil else { throw ReferenceRejection("outOfRange") }
      facts.visited.insert(node.id)
    } else if let thresholds = node.scoreThresholds {
      guard stars == nil else { throw ReferenceRejection("outOfRange") }
      stars = score.map { score in Int64(thresholds.count { $0 <= score }) }
    } else {
      guard score == nil, stars ?? 0 <= node.maxStars else {
        throw ReferenceRejection("outOfRange")
      }
    }
    facts.completed.insert(node.id)
    facts.clears[node.id, default: 0] += 1
    if let stars { facts.stars[node.id] = max(stars, facts.stars[node.id] ?? 0) }
    if let score { facts.scores[node.id] = max(score, facts.scores[node.id] ?? 0) }
    if !marks.isEmpty { facts.marks[node.id, default: []].formUnion(marks) }
    endStart(node.id)
  }

  private mutating func fail(_ reference: ReferenceJSON) throws(ReferenceRejection) {
    let named = reference.text.flatMap { pack.index[pack.renamed[$0] ?? $0] }
    if let named, pack.nodes[named].kind == .quest { return try failQuest(reference) }
    let place = try playable(reference, orLocation: false)
    let node = pack.nodes[place]
    facts.fails[node.id, default: 0] += 1
    endStart(node.id)
  }

  private mutating func start(_ reference: ReferenceJSON) throws(ReferenceRejection) {
    let place = try resolve(reference, [.level])
    let node = pack.nodes[place]
    guard derived.open[place] else { throw ReferenceRejection("locked", node: node.id) }
    guard case .object(let members) = node.json["startPrice"] else {
      facts.pending[node.id] = 1
      return
    }
    let price = evaluator.price(members, discounts: [])
    try demand(price)
    try debit(price, by: "start")
    facts.pending[node.id, default: 0] += 1
  }

  private mutating func visit(_ reference: ReferenceJSON) throws(ReferenceRejection) {
    let place = try resolve(reference, [.location])
    let id = pack.nodes[place].id
    guard derived.open[place] else { throw ReferenceRejection("locked", node: id) }
    facts.visited.insert(id)
  }

  private func select(_ reference: ReferenceJSON) throws(ReferenceRejection) {
    let place = try resolve(reference, ReferencePlayer.selectable)
    guard derived.open[place] else {
      throw ReferenceRejection("locked", node: pack.nodes[place].id)
    }
  }

  func demand(_ price: [String: Int64]) throws(ReferenceRejection) {
    let missing = evaluator.missing(price)
    if !missing.isEmpty { throw ReferenceRejection("insufficientFunds", missing: missing) }
  }
}
