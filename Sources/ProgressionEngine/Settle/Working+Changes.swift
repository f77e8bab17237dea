import ProgressionModel

extension Working {
  /// The difference of the two ends of the command, by kind, then in declaration order.
  ///
  /// Complexity: O(k log k) for k written values.
  func changes() -> [Change] {
    let first = firstEntries()
    var result = OrderedChanges()
    for entry in first { addChange(of: entry, among: first, to: &result) }
    addKeptOpen(first, to: &result)
    for movement in journal.movements {
      result.append(
        Change(
          movement.kind, game[movement.holding].id, amount: movement.amount,
          cause: movement.cause),
        of: movement.holding.index)
    }
    addAttributes(to: &result)
    addWithheld(first, to: &result)
    if state.needsSettling { addSettled(first, to: &result) }
    addTransactions(to: &result)
    return result.sorted()
  }

  /// The oldest value of every slot that was written, by slot.
  private func firstEntries() -> [Journal.Entry] {
    // The slot above the place among the entries: numbers sort several times as fast as entries.
    var keys: [UInt64] = []
    keys.reserveCapacity(journal.entries.count)
    for (place, entry) in journal.entries.enumerated() {
      keys.append(UInt64(entry.slot.magnitude) << 32 | UInt64(place))
    }
    keys.sort()
    var first: [Journal.Entry] = []
    first.reserveCapacity(keys.count)
    for key in keys {
      let entry = journal.entries[Int(key & 0xFFFF_FFFF)]
      if first.last?.slot != entry.slot { first.append(entry) }
    }
    return first
  }

  private func addChange(
    of entry: Journal.Entry, among first: [Journal.Entry], to result: inout OrderedChanges
  ) {
    let role = layout.roles[Int(entry.slot)]
    let new = self[entry.slot]
    if role.kind == .nothing || new == entry.old { return }
    let entity = Int(role.entity)
    let change: Change
    switch role.kind {
    case .nothing:
      return
    case .open:
      let kind = new != 0 ? Change.Kind.unlocked : .closed
      change = Change(
        kind, game.nodes[entity].id, cause: new != 0 ? causeOfOpening(entity) : nil)
    case .owned:
      let kind = new != 0 ? Change.Kind.owned : .lost
      change = Change(kind, game.nodes[entity].id, cause: cause(of: layout.nodes[entity].sources))
    case .done:
      if new == 0 { return }
      change = Change(.completed, game.nodes[entity].id)
    case .visited:
      if new == 0 { return }
      change = Change(.visited, game.nodes[entity].id)
    case .met:
      if new == 0 { return }
      change = Change(.met, game.nodes[entity].id)
    case .quest:
      let (from, to) = (QuestState(number: entry.old), QuestState(number: new))
      // Whether it is offered is told by its opening and closing.
      if !from.isTaken, !to.isTaken { return }
      change = Change(
        .quest, game.nodes[entity].id, from: .text(from.description), to: .text(to.description))
    case .stage:
      guard let quest = layout.quest(of: NodeRef(position: entity)) else { return }
      let wasActive = first.value(at: quest.phase) ?? self[quest.phase]
      guard isIn(.active, quest), wasActive == QuestPhase.active.rawValue else { return }
      change = Change(
        .stage, game.nodes[entity].id, from: .integer(entry.old.addingClamped(1)),
        to: .integer(new.addingClamped(1)))
    case .rank:
      change = Change(
        .rank, game.nodes[entity].id, from: .integer(entry.old), to: .integer(new),
        cause: causeOfOpening(entity))
    case .stars:
      change = Change(
        .stars, game.nodes[entity].id, from: .integer(entry.old), to: .integer(new))
    case .mark:
      if new == 0 { return }
      let marks = game.nodes[entity].level?.marks ?? []
      guard Int(role.detail) < marks.count else { return }
      change = Change(.mark, game.nodes[entity].id, to: .text(marks[Int(role.detail)]))
    case .flag:
      change = Change(
        .flag, game.flags[entity].id, from: .boolean(entry.old != 0), to: .boolean(new != 0),
        cause: cause(of: entry.slot))
    case .counter:
      change = Change(
        .counter, game.counters[entity].id, from: .integer(entry.old), to: .integer(new),
        cause: cause(of: entry.slot))
    case .choice:
      let member = new > 0 ? game.nodes[Int(new - 1)].id : ""
      change = Change(.choice, game.choices[entity].name, to: .text(member))
    case .period:
      let (old, new) = (
        layout.period(entry.old, ofReset: entity), layout.period(new, ofReset: entity)
      )
      // A clock that went on and back ends in the same period under another number.
      if old == new { return }
      change = Change(
        .period, game.resets[entity].id, from: .integer(old), to: .integer(new))
    case .timer:
      change = Change(
        .timer, game.timers[entity].id, from: due(entry.old, entity), to: due(new, entity))
    }
    result.append(change, of: role.entity, detail: role.detail)
  }

  /// The instant at which a timer fires that was started so, or `nil` where it does not wait.
  private func due(_ startedAt: Int64, _ timer: Int) -> Change.Value? {
    if startedAt == 0 { return nil }
    return .integer((startedAt - 1).addingClamped(game.timers[timer].after))
  }

  /// Nodes whose results stopped counting or count again.
  private func addWithheld(_ first: [Journal.Entry], to result: inout OrderedChanges) {
    if layout.withholding.isEmpty { return }
    for entry in first where self[entry.slot] != entry.old {
      for place in layout.withholding.places(of: entry.slot) {
        let node = layout.withholding[place]
        result.append(
          Change(
            .withheld, game.nodes[Int(node)].id, from: .boolean(entry.old == 0),
            to: .boolean(self[entry.slot] == 0)),
          of: node)
      }
    }
  }

  /// Nodes that opened when two states were merged: nobody was told of them until now.
  private func addSettled(_ first: [Journal.Entry], to result: inout OrderedChanges) {
    for (index, slots) in layout.nodes.enumerated() where holds(slots.open) {
      guard first.value(at: slots.sources) == 0, first.value(at: slots.open) != 0,
        SourceSet(rawValue: self[slots.sources]).contains(.earned)
      else { continue }
      result.append(
        Change(.unlocked, game.nodes[index].id, cause: causeOfOpening(index)),
        of: Int32(clamping: index))
    }
  }

  private func addTransactions(to result: inout OrderedChanges) {
    for (order, stage) in journal.stages.enumerated() {
      guard let record = transaction(stage.id), record.stage != stage.old else { continue }
      result.append(
        Change(
          .transaction, record.id, from: stage.old.map { .text($0.description) },
          to: .text(record.stage.description)),
        of: Int32(clamping: order))
    }
  }

  private func cause(of slot: Slot) -> Change.Cause? {
    journal.causes[slot]
  }

  /// What opened a node: a stored source that this command wrote, or the first route that holds.
  private func causeOfOpening(_ index: Int) -> Change.Cause? {
    let slots = layout.nodes[index]
    if let cause = cause(of: slots.sources) ?? cause(of: slots.storedRank) { return cause }
    for route in layout.automaticRoutes[index] where holds(route.holds) {
      return .route(Int64(route.index))
    }
    return nil
  }

  /// Nodes whose routes all stopped holding, but which a stored source keeps open.
  private func addKeptOpen(_ first: [Journal.Entry], to result: inout OrderedChanges) {
    for entry in first where entry.old != 0 && !holds(entry.slot) {
      for place in layout.routed.places(of: entry.slot) {
        let node = layout.routed[place]
        let open = layout.nodes[Int(node)].open
        if !holds(open) || first.value(at: open) == 0 { continue }
        result.append(Change(.keptOpen, game.nodes[Int(node)].id), of: node)
      }
    }
  }

  private func addAttributes(to result: inout OrderedChanges) {
    var seen: Set<AttributeRef> = []
    for entry in journal.attributes where seen.insert(entry.attribute).inserted {
      let new = state.attributes[entry.attribute.position]
      if new.isWritten(as: entry.old) { continue }
      result.append(
        Change(
          .attribute, game[entry.attribute].id, from: entry.old.changeValue, to: new.changeValue),
        of: entry.attribute.index)
    }
  }
}

extension [Journal.Entry] {
  /// The old value of a slot, in entries sorted by slot; `nil` where it was not written.
  fileprivate func value(at slot: Slot) -> Int64? {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if self[middle].slot < slot { low = middle + 1 } else { high = middle }
    }
    return low < count && self[low].slot == slot ? self[low].old : nil
  }
}

extension AttributeValue {
  fileprivate var changeValue: Change.Value {
    switch self {
    case .int(let value): .integer(value)
    case .text(let value): .text(value)
    case .version(let value): .text(value.description)
    }
  }
}
