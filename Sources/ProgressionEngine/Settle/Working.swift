import ProgressionModel

/// A player state while a command works on it: every write is journalled, and derived values
/// follow when `derive` is called.
struct Working {
  let layout: Layout
  var state: PlayerState
  var journal = Journal()

  /// Takes the state out of its place, so that its buffers are written in place and not copied;
  /// `finish` puts it back.
  init(taking place: inout PlayerState) {
    layout = place.layout
    state = PlayerState(hollow: place.layout)
    swap(&state, &place)
    journal.entries.reserveCapacity(32)
    journal.touched.reserveCapacity(16)
  }

  /// Puts the state back where it was taken from.
  mutating func finish(into place: inout PlayerState) {
    swap(&state, &place)
  }

  var game: Game { layout.game }

  @inline(__always)
  subscript(slot: Slot) -> Int64 { state[slot] }

  @inline(__always)
  func holds(_ slot: Slot) -> Bool { state[slot] != 0 }

  /// Writes a fact; what depends on it is computed anew by the next `derive`.
  mutating func write(_ slot: Slot, _ value: Int64) {
    guard slot > CellGraph.always else { return }
    let old = state.values[Int(slot)]
    if old == value { return }
    journal.entries.append(Journal.Entry(slot: slot, old: old))
    state.values[Int(slot)] = value
    touch(slot)
    spread(from: slot, old, value)
  }

  /// Writes a fact and notes who wrote it, where it is not the command itself.
  mutating func write(_ slot: Slot, _ value: Int64, because cause: Change.Cause?) {
    if let cause, slot > CellGraph.always, self[slot] != value { journal.causes[slot] = cause }
    write(slot, value)
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

  @inline(__always)
  private mutating func touch(_ slot: Slot) {
    for place in layout.watchers.places(of: slot) {
      journal.touched.append(layout.watchers[place])
    }
  }

  /// Tells the cells that read `slot` that it changed.
  private mutating func spread(from slot: Slot, _ old: Int64, _ new: Int64) {
    for position in layout.crossed(Int(slot), from: old, to: new) {
      // A cycle that such a cell is in has its only input too, so nothing from outside shrank.
      state.dirty.add(layout.crossings[position].cell)
    }
    let delta = new &- old
    for position in layout.dependentLists[Int(slot)] {
      let dependent = layout.dependents[position]
      let cell = Int(dependent.cell)
      if layout.cells[cell].isLinear {
        state.addToSum(of: cell, layout.weight(of: dependent) &* delta)
      }
      let cycle = layout.cycleStart[cell]
      if cycle >= 0 {
        noteCycle(cycle, of: cell, readFrom: slot, dependent, delta)
      } else if state.isUnmoved(cell) {
        continue
      }
      state.dirty.add(dependent.cell)
    }
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
    if old == value { return }
    journal.entries.append(Journal.Entry(slot: slot, old: old))
    state.values[Int(slot)] = value
    touch(slot)
    spread(from: slot, old, value)
  }

  /// Puts back every value that was written.
  mutating func undo() {
    while let entry = journal.entries.popLast() {
      let delta = entry.old &- state.values[Int(entry.slot)]
      state.values[Int(entry.slot)] = entry.old
      for position in layout.dependentLists[Int(entry.slot)] {
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
    journal = Journal()
  }
}
