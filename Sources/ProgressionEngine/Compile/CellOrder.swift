import ProgressionModel

/// An order of the cells of a graph in which inputs come first, with its cycles.
///
/// Source: R. Tarjan, "Depth-first search and linear graph algorithms", 1972; without recursion.
/// Complexity: O(cells + inputs).
struct CellOrder {
  /// Old positions (slot less the number of facts), in the new order.
  private(set) var order: [Int32] = []
  /// For each place of the new order the first place of its cycle, or -1 outside cycles.
  private(set) var cycleStart: [Int32] = []
  /// For each place of the new order the place after its cycle, or -1 outside cycles.
  private(set) var cycleEnd: [Int32] = []
  /// Whether any cell waits for itself.
  private(set) var hasCycles = false

  init(_ graph: CellGraph) {
    let count = graph.cells.count
    let facts = graph.factCount
    var number = [Int32](repeating: -1, count: count)
    var low = [Int32](repeating: 0, count: count)
    var isOnStack = [Bool](repeating: false, count: count)
    var stack: [Int32] = []
    var path: [(cell: Int32, next: Int32)] = []
    var counter: Int32 = 0
    order.reserveCapacity(count)
    cycleStart.reserveCapacity(count)
    cycleEnd.reserveCapacity(count)

    for root in 0..<count where number[root] < 0 {
      path.append((Int32(root), 0))
      while let top = path.last {
        let cell = Int(top.cell)
        if number[cell] < 0 {
          number[cell] = counter
          low[cell] = counter
          counter += 1
          stack.append(top.cell)
          isOnStack[cell] = true
        }
        let inputs = graph.inputs(of: cell)
        var next = Int(top.next)
        var descended = false
        while next < inputs.count {
          let input = Int(graph.pool[inputs.lowerBound + next].slot) - facts
          next += 1
          guard input >= 0 else { continue }
          if number[input] < 0 {
            path[path.count - 1].next = Int32(next)
            path.append((Int32(input), 0))
            descended = true
            break
          } else if isOnStack[input] {
            low[cell] = Swift.min(low[cell], number[input])
          }
        }
        if descended { continue }
        path.removeLast()
        if let parent = path.last {
          low[Int(parent.cell)] = Swift.min(low[Int(parent.cell)], low[cell])
        }
        if low[cell] == number[cell] {
          close(cell, &stack, &isOnStack, graph)
        }
      }
    }
  }

  /// Moves one strongly connected component from the stack to the order.
  private mutating func close(
    _ root: Int, _ stack: inout [Int32], _ isOnStack: inout [Bool], _ graph: CellGraph
  ) {
    let start = order.count
    while let member = stack.popLast() {
      isOnStack[Int(member)] = false
      order.append(member)
      if Int(member) == root { break }
    }
    let size = order.count - start
    let isCycle =
      size > 1
      || graph.pool[graph.inputs(of: root)].contains { Int($0.slot) - graph.factCount == root }
    if isCycle { hasCycles = true }
    for _ in 0..<size {
      cycleStart.append(isCycle ? Int32(start) : -1)
      cycleEnd.append(isCycle ? Int32(start + size) : -1)
    }
  }
}
