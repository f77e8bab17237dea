import ProgressionModel

/// For each slot the nodes that it has to do with, in declaration order.
struct SlotNodes: Sendable {
  let lists: SlotLists
  let nodes: ContiguousArray<Int32>

  init() {
    (lists, nodes) = (SlotLists(counts: []), [])
  }

  /// - Complexity: O(n) for n slots and entries.
  init(_ entries: ContiguousArray<(slot: Slot, node: Int32)>, slots: Int) {
    var counts = ContiguousArray<Int32>(repeating: 0, count: slots)
    for entry in entries { counts[Int(entry.slot)] += 1 }
    let lists = SlotLists(counts: counts)
    var nodes = ContiguousArray<Int32>(repeating: 0, count: entries.count)
    // Filled from behind, so that what is left to come says where the next one goes.
    for entry in entries.reversed() {
      counts[Int(entry.slot)] -= 1
      nodes[lists[Int(entry.slot)].lowerBound + Int(counts[Int(entry.slot)])] = entry.node
    }
    (self.lists, self.nodes) = (lists, nodes)
  }

  /// The nodes by one of their slots; what never changes has to do with none.
  init(nodes: ContiguousArray<NodeSlots>, slots: Int, _ slot: (NodeSlots) -> Slot) {
    var entries: ContiguousArray<(slot: Slot, node: Int32)> = []
    for (index, one) in nodes.enumerated() where slot(one) > CellGraph.always {
      entries.append((slot(one), Int32(clamping: index)))
    }
    self.init(entries, slots: slots)
  }

  var isEmpty: Bool { nodes.isEmpty }

  /// The places in the list of the nodes of a slot.
  @inline(__always)
  func places(of slot: Slot) -> Range<Int> {
    lists[Int(slot)]
  }

  @inline(__always)
  subscript(place: Int) -> Int32 { nodes[place] }
}
