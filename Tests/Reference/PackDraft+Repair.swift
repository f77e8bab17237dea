extension PackDraft {
  /// The pack with what makes it invalid replaced: negative edges on cycles, nodes without a way
  /// in.
  mutating func repaired() -> ReferenceJSON {
    // Every repair takes a condition away, so this ends long before the limit.
    for _ in 0..<500 {
      let json = json()
      guard let pack = try? ReferencePack(unstratified: json) else { break }
      let bad = ReferenceStrata(pack: pack).negativeNode() ?? pack.nodeWithoutWayIn()
      if let bad {
        simplify(pack.nodes[bad])
      } else {
        return self.json(order: random.shuffle(PackDraft.tableOrder))
      }
    }
    return ["formatVersion": 1, "id": "generated", "version": "1.0.0"]
  }

  /// Gives a node a way in that depends on nothing.
  private mutating func simplify(_ node: ReferenceNode) {
    if node.kind == .product {
      if let json = self.node(node.id) { set(node.id, json.removing("when")) }
      return
    }
    if node.kind == .quest || node.kind == .npc { return simplifyQuest(node) }
    guard let json = self.node(node.id)?.removing("completeWhen") else {
      // A level of a count has nothing but defaults.
      levelDefaults = levelDefaults.removing("unlock")
      return
    }
    let free: ReferenceJSON = ["price": "free"]
    let isFree = node.ranks != nil || random.chance(30)
    set(node.id, json.setting("unlock", isFree ? free : true))
  }
}
