extension ReferencePack {
  /// Says of everything how long it lives.
  mutating func readLives() {
    for node in nodes {
      // A level lives as long as its world, unless it says otherwise.
      let world = node.world.map { nodes[$0].json["scope"] } ?? nil
      lives[node.id] = ReferencePack.life(node.json["scope"] ?? world, default: .playthrough)
    }
    for table in ["currencies", "items", "counters", "flags", "attributes", "chests", "timers"] {
      let usual: ReferenceLife = table == "attributes" ? .account : .playthrough
      for entry in ReferencePack.entries(json[table]) {
        lives[entry.key] = ReferencePack.life(entry.value["scope"], default: usual)
      }
    }
    let scoped = lives
    for reset in resets {
      guard let ends = reset.json["ends"] else { continue }
      for id in ended(by: ends, scoped) { lives[id] = .reset(reset.id) }
    }
  }

  private static func life(_ scope: ReferenceJSON?, default usual: ReferenceLife) -> ReferenceLife {
    switch scope?.text {
    case nil: usual
    case "account": .account
    case "playthrough": .playthrough
    case .some(let reset): .reset(reset)
    }
  }

  /// What a reset ends beside what has it as scope.
  private func ended(by ends: ReferenceJSON, _ scoped: [String: ReferenceLife]) -> [String] {
    if ends == "playthrough" { return scoped.keys.filter { scoped[$0] == .playthrough } }
    let members = members(ends)
    var ids = members.items.map { holdings[$0].id }
    for place in members.nodes {
      ids.append(nodes[place].id)
      ids += nodes[place].levels.map { nodes[$0].id }
    }
    // The groups of conditions name no currencies.
    let named = ends.text.map { [$0] } ?? ends.elements.compactMap { $0.text }
    return ids + named.filter { id in holdings.contains { $0.id == id } }
  }

  func life(of id: String) -> ReferenceLife {
    lives[id] ?? .playthrough
  }

  /// Whether some bundle opens a node.
  public func isGiven(_ id: String) -> Bool {
    // Defaults that no node takes give nothing.
    let tables = ["products", "chests", "timers", "resets"].compactMap { json[$0] }
    return (nodes.map(\.json) + tables).contains { gives(id, in: $0) }
  }

  private func gives(_ id: String, in json: ReferenceJSON) -> Bool {
    ReferencePath.all(in: json).contains { path in
      guard case .key("unlock") = path.steps.last else { return false }
      let given = path.value(in: json)?.elements.compactMap { $0.text } ?? []
      return given.contains { $0 == id || renamed[$0] == id || $0 == "$previous" }
    }
  }

  func reset(_ id: String?) -> ReferenceReset? {
    resets.first { $0.id == id }
  }

  /// The calendar reset whose scope a node has: what a streak counts in.
  func calendarScope(of place: Int) -> ReferenceReset? {
    let node = nodes[place]
    let scope = node.json["scope"] ?? node.world.flatMap { nodes[$0].json["scope"] }
    return reset(scope?.text).flatMap { $0.isCalendar ? $0 : nil }
  }

  func zone(_ name: ReferenceJSON?) -> ReferenceZone {
    zones.first { $0.name == name?.text } ?? ReferenceZone(name: "UTC", initial: 0)
  }
}
