import ProgressionReference
import Testing

@testable import ProgressionEngine

/// Random networks of conditions: whatever is put into tables, every cell that is kept has the value
/// that the cells had which were compiled.
@Suite("Cells in tables")
struct CellTablesTests {
  private static let facts = 12

  /// A graph over facts 5 to 11, which are 0 or 1, but 11, which is from 0 to 3.
  private func graph(_ dice: inout ReferenceRandom) -> CellGraph {
    var graph = CellGraph(factCount: CellTablesTests.facts)
    var slots: [Slot] = [CellGraph.never, CellGraph.always] + (5..<12).map { Slot($0) }
    for _ in 0..<(4 + dice.below(30)) {
      let count = 1 + dice.below(7)
      let picked = (0..<count).map { _ in slots[dice.below(slots.count)] }
      let slot: Slot
      switch dice.below(6) {
      case 0: slot = graph.all(picked.filter { $0 != 11 })
      case 1: slot = graph.any(picked.filter { $0 != 11 })
      case 2: slot = graph.anyNotZero(picked)
      case 3: slot = graph.not(picked[0])
      case 4:
        let low = Int64(dice.below(4))
        slot = graph.cell(
          Cell(operation: dice.below(2) == 0 ? .within : .outside, low: low, high: low + 2),
          of: CellGraph.joined(picked).map {
            CellGraph.Input(slot: $0.slot, weight: Int64(dice.below(5)) - 2)
          })
      default: slot = graph.total(CellGraph.joined(picked.filter { $0 != 11 }))
      }
      slots.append(slot)
    }
    return graph
  }

  /// The values of all cells, computed plainly in the order in which they were made.
  private func values(_ graph: CellGraph, _ facts: [Int64]) -> [Int64] {
    var values = facts
    for position in graph.cells.indices {
      let cell = graph.cells[position]
      let sum = graph.pool[graph.inputs(of: position)].reduce(Int64(0)) {
        $0 + values[Int($1.slot)] * $1.weight
      }
      switch cell.operation {
      case .within: values.append(sum >= cell.low && sum <= cell.high ? 1 : 0)
      case .outside: values.append(sum < cell.low || sum > cell.high ? 1 : 0)
      default: values.append(sum)
      }
    }
    return values
  }

  @Test("say what the cells said", arguments: 1...40 as ClosedRange<UInt64>)
  func agree(seed: UInt64) {
    var dice = ReferenceRandom(seed: seed)
    let graph = graph(&dice)
    let cells = graph.cells.count
    let roots = ContiguousArray(
      (0..<cells).filter { _ in dice.below(4) == 0 }.map {
        Slot(CellTablesTests.facts + $0)
      })
    let order = CellOrder(graph)
    let tables = CellTables(graph, order, roots: roots) { slot in
      slot < 5 ? .numbers : slot == 11 ? .bytes : .truths
    }
    let arrangement = CellArrangement(graph, order, tables, roots: roots)
    for root in roots {
      #expect(arrangement.order.contains(root - Slot(CellTablesTests.facts)))
    }
    for _ in 0..<40 {
      var facts: [Int64] = [0, 1, 0, 0, 0] + (5..<11).map { _ in Int64(dice.below(2)) }
      facts.append(Int64(dice.below(4)))
      let values = values(graph, facts)
      for (position, table) in tables.tables.enumerated() {
        guard let table else { continue }
        var row: UInt64 = 0
        for place in 0..<table.count where values[Int(table.leaves[place])] != 0 {
          row |= 1 << UInt64(place)
        }
        #expect(Int64(table.bits >> row & 1) == values[CellTablesTests.facts + position])
      }
    }
  }

  @Test("A cell that nothing asks for is dropped, and so is what only it reads")
  func dropping() {
    var graph = CellGraph(factCount: CellTablesTests.facts)
    let inner = graph.all([5, 6])
    let outer = graph.any([inner, 7])
    let other = graph.not(8)
    let order = CellOrder(graph)
    let tables = CellTables(graph, order, roots: [outer]) { $0 < 5 ? .numbers : .truths }
    let arrangement = CellArrangement(graph, order, tables, roots: [outer])
    let position = Int(outer) - CellTablesTests.facts
    #expect(arrangement.order == [Int32(position)])
    #expect(tables.tables[position]?.count == 3)
    #expect(other != inner)
  }
}
