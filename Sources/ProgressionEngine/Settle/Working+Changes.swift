import ProgressionModel

extension Working {
  /// The difference of the two ends of the command, by kind, then in declaration order.
  ///
  /// It takes the journal: nothing can be undone any more.
  ///
  /// Complexity: O(k log k) for k written values.
  mutating func takeChanges() -> [Change] {
    journal.keepFirstEntries(of: layout.told)
    return withUnsafeTemporaryAllocation(
      of: OrderedChanges.Key.self, capacity: ScratchList<OrderedChanges.Key>.stackCapacity
    ) { memory in
      var result = OrderedChanges(memory)
      for place in 0..<journal.entries.count { addChange(of: journal.entries[place], to: &result) }
      addKeptOpen(to: &result)
      addMovements(to: &result)
      addAttributes(to: &result)
      addWithheld(to: &result)
      if state.needsSettling { addSettled(to: &result) }
      addTransactions(to: &result)
      return result.sorted()
    }
  }

  private func addMovements(to result: inout OrderedChanges) {
    for place in 0..<journal.movements.count {
      let movement = journal.movements[place]
      result.append(
        Change(
          movement.kind, game[movement.holding].id, amount: movement.amount,
          cause: cause(movement.cause)),
        of: movement.holding.index)
    }
  }

  private func addChange(of entry: Journal.Entry, to result: inout OrderedChanges) {
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
      change = Change(kind, game.nodes[entity].id, cause: causeOfWriting(layout.nodes[entity].sources))
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
      let wasActive = journal.firstValue(at: quest.phase) ?? self[quest.phase]
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
        cause: cause(entry.cause))
    case .counter:
      change = Change(
        .counter, game.counters[entity].id, from: .integer(entry.old), to: .integer(new),
        cause: cause(entry.cause))
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
  private func addWithheld(to result: inout OrderedChanges) {
    if layout.withholding.isEmpty { return }
    for position in 0..<journal.entries.count {
      let entry = journal.entries[position]
      if self[entry.slot] == entry.old { continue }
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
  private func addSettled(to result: inout OrderedChanges) {
    for (index, slots) in layout.nodes.enumerated() where holds(slots.open) {
      guard journal.firstValue(at: slots.sources) == 0, journal.firstValue(at: slots.open) != 0,
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

  private func causeOfWriting(_ slot: Slot) -> Change.Cause? {
    journal.firstEntry(at: slot).flatMap { cause($0.cause) }
  }

  /// What opened a node: a stored source that this command wrote, or the first route that holds.
  private func causeOfOpening(_ index: Int) -> Change.Cause? {
    let slots = layout.nodes[index]
    if let cause = causeOfWriting(slots.sources) ?? causeOfWriting(slots.storedRank) {
      return cause
    }
    for place in layout.automaticRoutes.places(of: index) {
      let route = layout.automaticRoutes[at: place]
      if !holds(route.holds) { continue }
      return .route(Int64(route.index))
    }
    return nil
  }

  /// Nodes whose routes all stopped holding, but which a stored source keeps open.
  private func addKeptOpen(to result: inout OrderedChanges) {
    for position in 0..<journal.entries.count {
      let entry = journal.entries[position]
      if entry.old == 0 || holds(entry.slot) { continue }
      for place in layout.routed.places(of: entry.slot) {
        let node = layout.routed[place]
        let open = layout.nodes[Int(node)].open
        if !holds(open) || journal.firstValue(at: open) == 0 { continue }
        result.append(Change(.keptOpen, game.nodes[Int(node)].id), of: node)
      }
    }
  }

  private func addAttributes(to result: inout OrderedChanges) {
    if journal.attributes.isEmpty { return }
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

extension Journal {
  /// Keeps of each slot that changes are told of the oldest entry, by slot, with the last cause that
  /// was noted.
  fileprivate mutating func keepFirstEntries(of told: SlotSet) {
    var kept = 0
    for place in 0..<entries.count {
      if !told.contains(entries[place].slot) { continue }
      entries[kept] = entries[place]
      kept += 1
    }
    entries.removeAll(after: kept)
    entries.sort { $0.slot < $1.slot }
    kept = 0
    for place in 0..<entries.count {
      let entry = entries[place]
      if kept > 0, entries[kept - 1].slot == entry.slot {
        if entry.cause != .nothing { entries[kept - 1].cause = entry.cause }
      } else {
        entries[kept] = entry
        kept += 1
      }
    }
    entries.removeAll(after: kept)
  }

  /// The entry of a slot, once only the first ones are kept; `nil` where it was not written.
  fileprivate func firstEntry(at slot: Slot) -> Entry? {
    var low = 0
    var high = entries.count
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].slot < slot { low = middle + 1 } else { high = middle }
    }
    return low < entries.count && entries[low].slot == slot ? entries[low] : nil
  }

  fileprivate func firstValue(at slot: Slot) -> Int64? { firstEntry(at: slot)?.old }
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
