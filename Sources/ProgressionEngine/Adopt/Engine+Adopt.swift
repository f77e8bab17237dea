import ProgressionModel
public import ProgressionText

extension Engine {
  /// Takes over a state of another version of this rule pack, or a state that waits to be settled.
  ///
  /// Ids are followed through `renamed`. What the pack does not declare is kept, and what is new in
  /// it begins as for a new player. Purchases of products that no pack knew are fulfilled; then the
  /// state settles at its own time: what opens is opened, and what is due is paid, each reward once
  /// in the life of its fact, so what was paid under an old id is not paid again. Best stars, scores
  /// and ranks are kept as they are and count up to the pack's maximum; a counter comes to the
  /// nearest of its bounds; an attribute whose type is another now begins anew.
  ///
  /// Adopting again changes nothing: a settled state of this engine is given back with an empty
  /// report. Otherwise the revision rises by one.
  ///
  /// - Throws: `StateError` for a state of another rule pack.
  /// - Complexity: O(n log n) for n facts of the two packs.
  public func adopt(
    _ state: PlayerState
  ) throws(StateError) -> (state: PlayerState, report: AdoptionReport) {
    if isCompatible(with: state) {
      if !state.needsSettling { return (state, AdoptionReport()) }
      return settled(state, since: AdoptionSnapshot(of: state, in: layout), AdoptionReport())
    }
    var writer = StateWriter(state)
    let file = SourceFile(name: "player", bytes: writer.write())
    return try adopt(
      try StateReading(file, FileID(index: 0)), since: AdoptionSnapshot(of: state, in: layout))
  }

  /// Takes over a saved state, of this or another version of the rule pack and of every schema that
  /// there was.
  ///
  /// Whether something was open or completed before that leaves no trace in a saved state is not
  /// known; such things are not reported.
  ///
  /// `id` is the file's place among the sources of the diagnostics.
  /// - Throws: `StateError` with every mistake located, and for a state of another rule pack.
  /// - Complexity: O(n log n) for the length of the text and the facts of the pack.
  public func adopt(
    _ file: SourceFile, id: FileID
  ) throws(StateError) -> (state: PlayerState, report: AdoptionReport) {
    try adopt(try StateReading(file, id), since: nil)
  }

  func adopt(
    _ reading: StateReading, since before: AdoptionSnapshot?
  ) throws(StateError) -> (state: PlayerState, report: AdoptionReport) {
    if reading.fingerprint == layout.fingerprint.text {
      return try adopt(try decode(reading))
    }
    var reader = StateReader(layout, isAdopting: true)
    try reading.read(with: &reader)
    reader.beginBaselines()
    var report = AdoptionReport()
    report.renamed = reader.renamed.sorted { $0.old.precedesInBytes($1.old) }
    report.removed = reader.gone.sorted { $0.precedesInBytes($1) }
    return settled(
      reader.state, since: before ?? AdoptionSnapshot(reading: reader.state), report)
  }

  /// Fulfils and pays what waits, and reports it.
  func settled(
    _ old: PlayerState, since before: AdoptionSnapshot, _ report: AdoptionReport
  ) -> (state: PlayerState, report: AdoptionReport) {
    var state = old
    var report = report
    state.work { working in
      working.settleWaiting()
      report.changes = working.takeChanges()
      report.paid = working.credited()
      working.state.needsSettling = false
      working.state.revision = working.state.revision.addingClamped(1)
      working.commitRecords()
    }
    report.compare(state, with: before)
    return (state, report)
  }
}

extension AdoptionReport {
  /// Reports the nodes that are otherwise than before.
  fileprivate mutating func compare(_ state: PlayerState, with before: AdoptionSnapshot) {
    for (index, slots) in state.layout.nodes.enumerated() {
      let node = NodeRef(position: index)
      let id = state.layout.game[node].id
      if slots.done >= 0, before.done.contains(node), !state.holds(slots.done) {
        completionLost.append(id)
      }
      let entry = state.layout.game[node]
      guard entry.product == nil, entry.person == nil, state.holds(slots.open) else { continue }
      if !before.open.contains(node) { opened.append(id) }
      let isEarned = SourceSet(rawValue: state[slots.sources]).contains(.earned)
      if isEarned, !state.holds(slots.routes), before.routes?.contains(node) ?? true {
        keptOpen.append(id)
      }
    }
  }
}

extension Working {
  /// What was credited of each holding, by declaration.
  fileprivate func credited() -> [NamedAmount] {
    var amounts = [Int64](repeating: 0, count: game.holdings.count)
    for place in 0..<journal.movements.count where journal.movements[place].kind == .credited {
      let movement = journal.movements[place]
      let holding = movement.holding.position
      amounts[holding] = amounts[holding].addingClamped(movement.amount)
    }
    return amounts.indices.filter { amounts[$0] > 0 }.map {
      NamedAmount(game.holdings[$0].id, amounts[$0])
    }
  }
}
