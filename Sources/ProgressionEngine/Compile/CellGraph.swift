import ProgressionModel

/// Builds the graph of derived values; equal cells are made once.
///
/// Slots handed out here are provisional: `CellArrangement` renumbers derived cells so that inputs
/// come first.
struct CellGraph {
  struct Input: Hashable {
    var slot: Slot
    var weight: Int64
  }

  /// Slots that always hold 0 and 1.
  static let never: Slot = 0
  static let always: Slot = 1
  /// The fact that holds the time, and how often it was set by the operator.
  static let now: Slot = 2
  static let clockGeneration: Slot = 3
  /// Whether the playthrough is a custom one.
  static let custom: Slot = 4

  /// The number of facts; they have the first slots.
  let factCount: Int
  private(set) var cells: ContiguousArray<Cell> = []
  /// The inputs of all cells, those of each next to each other.
  private(set) var pool: ContiguousArray<Input> = []
  private var ranges: ContiguousArray<Range<Int>> = []
  private var known: KnownCells

  /// Begins without cells, with room for so many.
  init(factCount: Int, roomFor count: Int = 0) {
    self.factCount = factCount
    known = KnownCells(roomFor: count)
    cells.reserveCapacity(count)
    ranges.reserveCapacity(count)
    pool.reserveCapacity(count)
  }

  /// Where the inputs of the cell at a position are in `pool`.
  @inline(__always)
  func inputs(of position: Int) -> Range<Int> { ranges[position] }

  /// Makes a cell whose inputs are set later; it is never shared.
  mutating func reserve() -> Slot {
    append(Cell(operation: .total), EmptyCollection())
  }

  /// Gives a reserved cell its meaning.
  mutating func define(_ slot: Slot, as cell: Cell, of inputs: some Collection<Input>) {
    let position = Int(slot) - factCount
    cells[position] = cell
    ranges[position] = pool.count..<pool.count + inputs.count
    pool.append(contentsOf: inputs)
  }

  /// The cell that follows so from these inputs.
  mutating func cell(_ cell: Cell, of inputs: some Collection<Input>) -> Slot {
    let hash = KnownCells.hash(of: cell, inputs)
    let found = known.position(of: hash) { position in
      cells[position] == cell && pool[ranges[position]].elementsEqual(inputs)
    }
    if let found { return Slot(clamping: factCount + found) }
    known.insert(cells.count, hash)
    return append(cell, inputs)
  }

  private mutating func append(_ cell: Cell, _ inputs: some Collection<Input>) -> Slot {
    cells.append(cell)
    ranges.append(pool.count..<pool.count + inputs.count)
    pool.append(contentsOf: inputs)
    return Slot(clamping: factCount + cells.count - 1)
  }
}

/// The positions of cells that may be used again, by what they are.
///
/// Source: open addressing with linear probing, D. Knuth, "The Art of Computer Programming",
/// volume 3, 6.4. Complexity: O(1) on average.
private struct KnownCells {
  /// At a place the position of a cell and a part of its hash, or -1.
  private var places: ContiguousArray<(position: Int32, hash: UInt32)>
  private var count = 0

  init(roomFor count: Int) {
    var capacity = 64
    while capacity < 2 * count { capacity *= 2 }
    places = ContiguousArray(repeating: (-1, 0), count: capacity)
  }

  static func hash(of cell: Cell, _ inputs: some Collection<CellGraph.Input>) -> UInt32 {
    var hash: UInt64 = UInt64(cell.operation.rawValue) &+ 1
    func mix(_ value: UInt64) {
      hash = (hash ^ value) &* 0x9E37_79B9_7F4A_7C15
      hash ^= hash >> 29
    }
    mix(UInt64(truncatingIfNeeded: cell.payload))
    mix(UInt64(bitPattern: cell.low))
    mix(UInt64(bitPattern: cell.high))
    for input in inputs {
      mix(UInt64(truncatingIfNeeded: input.slot))
      if input.weight != 1 { mix(UInt64(bitPattern: input.weight)) }
    }
    return UInt32(truncatingIfNeeded: hash >> 32)
  }

  func position(of hash: UInt32, _ isMeant: (Int) -> Bool) -> Int? {
    let mask = places.count - 1
    var place = Int(truncatingIfNeeded: hash) & mask
    while places[place].position >= 0 {
      if places[place].hash == hash, isMeant(Int(places[place].position)) {
        return Int(places[place].position)
      }
      place = (place + 1) & mask
    }
    return nil
  }

  mutating func insert(_ position: Int, _ hash: UInt32) {
    if count * 2 >= places.count { grow() }
    put((Int32(clamping: position), hash))
    count += 1
  }

  private mutating func put(_ entry: (position: Int32, hash: UInt32)) {
    let mask = places.count - 1
    var place = Int(truncatingIfNeeded: entry.hash) & mask
    while places[place].position >= 0 { place = (place + 1) & mask }
    places[place] = entry
  }

  private mutating func grow() {
    let old = places
    places = ContiguousArray(repeating: (-1, 0), count: old.count * 4)
    for entry in old where entry.position >= 0 { put(entry) }
  }
}

extension CellGraph {
  /// Whether the value of `slot` is within a range.
  mutating func within(_ slot: Slot, _ low: Int64, _ high: Int64) -> Slot {
    if low > high { return CellGraph.never }
    return cell(
      Cell(operation: .within, low: low, high: high),
      of: CollectionOfOne(Input(slot: slot, weight: 1)))
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
    var hasAlways = false
    for slot in slots {
      if slot == CellGraph.never { return CellGraph.never }
      if slot == CellGraph.always { hasAlways = true }
    }
    let needed = hasAlways ? slots.filter { $0 != CellGraph.always } : slots
    return atLeast(Int64(needed.count), of: needed)
  }

  /// Whether both of these 0-or-1 cells are 1.
  mutating func both(_ left: Slot, _ right: Slot) -> Slot {
    if left == CellGraph.always { return right }
    if right == CellGraph.always { return left }
    return all([left, right])
  }

  /// Whether any of these 0-or-1 cells is 1.
  mutating func any(_ slots: [Slot]) -> Slot {
    var hasNever = false
    for slot in slots {
      if slot == CellGraph.always { return CellGraph.always }
      if slot == CellGraph.never { hasNever = true }
    }
    let possible = hasNever ? slots.filter { $0 != CellGraph.never } : slots
    return possible.isEmpty ? CellGraph.never : atLeast(1, of: possible)
  }

  /// Whether any of these values, which are from 0 on, is not 0.
  mutating func anyNotZero(_ slots: [Slot]) -> Slot {
    cell(Cell(operation: .within, low: 1, high: Int64.max), of: CellGraph.joined(slots))
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
    var isRising = true
    for place in slots.indices.dropFirst() where slots[place] < slots[place - 1] {
      isRising = false
      break
    }
    var inputs: [Input] = []
    inputs.reserveCapacity(slots.count)
    for slot in isRising ? slots : slots.sorted() {
      if let last = inputs.last, last.slot == slot {
        inputs[inputs.count - 1].weight += 1
      } else {
        inputs.append(Input(slot: slot, weight: 1))
      }
    }
    return inputs
  }
}
