import ProgressionModel

/// For each slot the nodes that it has to do with, in declaration order.
struct SlotNodes: Sendable {
  /// The nodes of slot s: `nodes[start[s]..<start[s + 1]]`.
  private let start: ContiguousArray<Int32>
  private let nodes: ContiguousArray<Int32>

  init() {
    (start, nodes) = ([], [])
  }

  /// - Complexity: O(n) for n slots and entries.
  init(_ entries: ContiguousArray<(slot: Slot, node: Int32)>, slots: Int) {
    var start = ContiguousArray<Int32>(repeating: 0, count: slots + 1)
    for entry in entries { start[Int(entry.slot) + 1] += 1 }
    for slot in 0..<slots { start[slot + 1] += start[slot] }
    var next = start
    var nodes = ContiguousArray<Int32>(repeating: 0, count: entries.count)
    for entry in entries {
      nodes[Int(next[Int(entry.slot)])] = entry.node
      next[Int(entry.slot)] += 1
    }
    (self.start, self.nodes) = (start, nodes)
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
    Int(start[Int(slot)])..<Int(start[Int(slot) + 1])
  }

  @inline(__always)
  subscript(place: Int) -> Int32 { nodes[place] }
}
