import ProgressionModel

/// A player state while a command works on it: every write is journalled, and derived values
/// follow when `derive` is called.
///
/// It has the state for as long as `PlayerState.work` runs, which puts it back.
struct Working: ~Copyable {
  let layout: Layout
  private var taken: TakenState
  var journal: Journal

  init(on taken: consuming TakenState, with memory: JournalMemory) {
    layout = taken.state.layout
    self.taken = taken
    journal = Journal(memory)
  }

  var state: PlayerState {
    @inline(__always) _read { yield taken.state }
    @inline(__always) _modify { yield &taken.state }
  }

  /// The time of the command.
  @inline(__always)
  var now: Int64 { self[CellGraph.now] }

  /// The state as it is now.
  consuming func finish() -> TakenState { taken }

  var game: Game { layout.game }

  /// The value at a slot; 0 at -1.
  @inline(__always)
  subscript(slot: Slot) -> Int64 { slot < 0 ? 0 : taken.state.values[Int(slot)] }

  @inline(__always)
  func holds(_ slot: Slot) -> Bool { self[slot] != 0 }

  /// Writes a fact; what depends on it is computed anew by the next `derive`.
  ///
  /// `cause` is who wrote it, where it is not the command itself.
  mutating func write(_ slot: Slot, _ value: Int64, because cause: CauseRef = .nothing) {
    guard slot > CellGraph.always else { return }
    let old = state.values[Int(slot)]
    if old == value { return }
    change(slot, old, value, because: cause)
  }

  /// Changes the value of a slot, and tells whoever reads it.
  private mutating func change(
    _ slot: Slot, _ old: Int64, _ new: Int64, because cause: CauseRef = .nothing
  ) {
    journal.entries.append(Journal.Entry(slot: slot, cause: cause, old: old))
    state.values[Int(slot)] = new
    guard let links = layout.links[Int(slot)] else { return }
    for place in links.watchers { journal.touched.append(layout.watchers[place]) }
    for position in layout.crossed(links.crossings, from: old, to: new) {
      // A cycle that such a cell is in has its only input too, so nothing from outside shrank.
      state.dirty.add(layout.crossings[position].cell)
    }
    for position in links.dependents { tell(layout.dependents[position], slot, new &- old) }
  }

  /// Lets every node be looked at when the state settles.
  mutating func touchEverything() {
    for index in layout.nodes.indices {
      journal.touched.append(Int32(truncatingIfNeeded: index))
    }
  }

  mutating func touchEverything(endedBy reset: ResetRef) {
    for (index, life) in layout.nodeLives.enumerated() where ends(life, with: reset) {
      journal.touched.append(Int32(truncatingIfNeeded: index))
    }
  }

  mutating func write(_ attribute: AttributeRef, _ value: AttributeValue) {
    let old = state.attributes[attribute.position]
    if old.isWritten(as: value) { return }
    journal.attributes.append((attribute, old))
    state.attributes[attribute.position] = value
    for cell in layout.testsOfAttribute[attribute.position] { state.dirty.add(cell) }
  }

  /// Tells a cell that reads a slot that it changed.
  @inline(__always)
  private mutating func tell(_ dependent: Dependent, _ slot: Slot, _ delta: Int64) {
    let cell = Int(dependent.cell)
    if layout.cells[cell].isLinear {
      state.addToSum(of: cell, layout.weight(of: dependent) &* delta)
    }
    let cycle = layout.cycleStart[cell]
    if cycle >= 0 {
      noteCycle(cycle, of: cell, readFrom: slot, dependent, delta)
    } else if state.isUnmoved(cell) {
      return
    }
    state.dirty.add(dependent.cell)
  }

  /// Notes a cycle for a fresh start where a value from outside it went down.
  private mutating func noteCycle(
    _ cycle: Int32, of cell: Int, readFrom slot: Slot, _ dependent: Dependent, _ delta: Int64
  ) {
    let input = Int(slot) - layout.factCount
    if input >= 0, layout.cycleStart[Int(layout.cellsBySlot[input])] == cycle { return }
    let operation = layout.cells[cell].operation
    let grew =
      delta > 0 && layout.weight(of: dependent) > 0 && operation != .comparison
      && operation != .percent
    if !grew { journal.shrunkCycles.insert(cycle) }
  }

  /// Brings all derived values up to date: their least fixed point over the facts.
  ///
  /// Complexity: O(k log k) for the k cells whose inputs changed; a cycle that lost an input
  /// costs its size.
  mutating func derive() {
    while let cell = state.dirty.takeFirst() {
      let cycle = layout.cycleStart[Int(cell)]
      if cycle >= 0, journal.shrunkCycles.remove(cycle) != nil {
        restart(Int(cycle)..<Int(layout.cycleEnd[Int(cell)]))
      }
      update(Int(cell))
    }
  }

  /// Sets all cells of a cycle to 0, from where they grow again.
  private mutating func restart(_ cells: Range<Int>) {
    for cell in cells {
      set(cell, 0)
      state.dirty.add(Int32(truncatingIfNeeded: cell))
    }
  }

  @inline(__always)
  private mutating func update(_ cell: Int) {
    journal.evaluations &+= 1
    set(cell, state.evaluate(cell))
  }

  private mutating func set(_ cell: Int, _ value: Int64) {
    let slot = layout.cellSlots[cell]
    let old = state.values[Int(slot)]
    if old != value { change(slot, old, value) }
  }

  /// Puts back every value that was written.
  mutating func undo() {
    while let entry = journal.entries.popLast() {
      let delta = entry.old &- state.values[Int(entry.slot)]
      state.values[Int(entry.slot)] = entry.old
      guard let links = layout.links[Int(entry.slot)] else { continue }
      for position in links.dependents {
        let dependent = layout.dependents[position]
        let cell = Int(dependent.cell)
        if layout.cells[cell].isLinear {
          state.addToSum(of: cell, layout.weight(of: dependent) &* delta)
        }
      }
    }
    while let entry = journal.attributes.popLast() {
      state.attributes[entry.attribute.position] = entry.old
    }
    state.dirty.removeAll()
    journal.removeAll()
  }
}
