import ProgressionModel

/// Builds the graph of derived values; equal cells are made once.
///
/// Slots handed out here are provisional: `CellOrder` renumbers derived cells so that inputs
/// come first.
struct CellGraph {
  struct Input: Hashable {
    var slot: Slot
    var weight: Int64
  }

  /// What makes two cells the same.
  private struct Key: Hashable {
    var operation: Cell.Operation
    var comparator: Comparator
    var payload: Int32
    var low: Int64
    var high: Int64
    var inputs: [Input]
  }

  /// Slots that always hold 0 and 1.
  static let never: Slot = 0
  static let always: Slot = 1
  /// The fact that holds the time, and how often it was set by the operator.
  static let now: Slot = 2
  static let clockGeneration: Slot = 3
  /// Whether the playthrough is a custom one.
  static let custom: Slot = 4
  /// The number of facts that every state has.
  static let commonFacts = 5

  /// The number of facts; they have the first slots.
  let factCount: Int
  private(set) var cells: [Cell] = []
  private(set) var inputs: [[Input]] = []
  private var interned: [Key: Slot] = [:]

  init(factCount: Int) {
    self.factCount = factCount
  }

  /// Makes a cell whose inputs are set later; it is never shared.
  mutating func reserve() -> Slot {
    append(Cell(operation: .total), [])
  }

  /// Gives a reserved cell its meaning.
  mutating func define(_ slot: Slot, as cell: Cell, of inputs: [Input]) {
    let position = Int(slot) - factCount
    cells[position] = cell
    self.inputs[position] = inputs
  }

  /// The cell that follows so from these inputs.
  mutating func cell(_ cell: Cell, of inputs: [Input]) -> Slot {
    let key = Key(
      operation: cell.operation, comparator: cell.comparator, payload: cell.payload,
      low: cell.low, high: cell.high, inputs: inputs)
    if let slot = interned[key] { return slot }
    let slot = append(cell, inputs)
    interned[key] = slot
    return slot
  }

  private mutating func append(_ cell: Cell, _ inputs: [Input]) -> Slot {
    cells.append(cell)
    self.inputs.append(inputs)
    return Slot(clamping: factCount + cells.count - 1)
  }
}

extension CellGraph {
  /// Whether the value of `slot` is within a range.
  mutating func within(_ slot: Slot, _ low: Int64, _ high: Int64) -> Slot {
    if low > high { return CellGraph.never }
    return cell(
      Cell(operation: .within, low: low, high: high), of: [Input(slot: slot, weight: 1)])
  }

  /// Whether at least `count` of these 0-or-1 cells are 1.
  mutating func atLeast(_ count: Int64, of slots: [Slot]) -> Slot {
    if count <= 0 { return CellGraph.always }
    if count > Int64(slots.count) { return CellGraph.never }
    if slots.count == 1, let only = slots.first { return only }
    return cell(
      Cell(operation: .within, low: count, high: Int64.max), of: CellGraph.joined(slots))
  }

  /// Whether all of these 0-or-1 cells are 1.
  mutating func all(_ slots: [Slot]) -> Slot {
    if slots.contains(CellGraph.never) { return CellGraph.never }
    let needed = slots.filter { $0 != CellGraph.always }
    return atLeast(Int64(needed.count), of: needed)
  }

  /// Whether any of these 0-or-1 cells is 1.
  mutating func any(_ slots: [Slot]) -> Slot {
    if slots.contains(CellGraph.always) { return CellGraph.always }
    let possible = slots.filter { $0 != CellGraph.never }
    return possible.isEmpty ? CellGraph.never : atLeast(1, of: possible)
  }

  /// Whether this 0-or-1 cell is 0.
  mutating func not(_ slot: Slot) -> Slot {
    if slot == CellGraph.never { return CellGraph.always }
    if slot == CellGraph.always { return CellGraph.never }
    return within(slot, 0, 0)
  }

  /// The weighted sum of cells whose values are small.
  mutating func total(_ inputs: [Input]) -> Slot {
    if inputs.isEmpty { return CellGraph.never }
    if inputs.count == 1, inputs[0].weight == 1 { return inputs[0].slot }
    return cell(Cell(operation: .total), of: inputs)
  }

  /// One input per slot; a slot that occurs k times has weight k.
  static func joined(_ slots: [Slot]) -> [Input] {
    let sorted = slots.sorted()
    var inputs: [Input] = []
    for slot in sorted {
      if let last = inputs.last, last.slot == slot {
        inputs[inputs.count - 1].weight += 1
      } else {
        inputs.append(Input(slot: slot, weight: 1))
      }
    }
    return inputs
  }
}
