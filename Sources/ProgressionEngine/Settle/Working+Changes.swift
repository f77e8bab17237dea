import ProgressionModel

extension Working {
  /// The difference of the two ends of the command, by kind, then in declaration order.
  ///
  /// It takes the journal: nothing can be undone any more.
  ///
  /// Complexity: O(k log k) for k written values.
  mutating func takeChanges() -> [Change] {
    // What is called from here writes nothing else; it is `mutating` because all of `Working` would
    // be copied to be lent.
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

  private mutating func addMovements(to result: inout OrderedChanges) {
    for place in 0..<journal.movements.count {
      let movement = journal.movements[place]
      result.append(
        movement.kind, game[movement.holding].id, amount: movement.amount,
        cause: cause(movement.cause), of: movement.holding.index)
    }
  }

  private mutating func addChange(of entry: Journal.Entry, to result: inout OrderedChanges) {
    let new = self[entry.slot]
    if new == entry.old { return }
    let role = layout.roles[Int(entry.slot)]
    switch role.kind {
    case .nothing: return
    case .open, .owned, .done, .visited, .met, .quest, .stage, .rank, .stars, .mark:
      addChange(ofNode: Int(role.entity), role, entry, new, to: &result)
    case .flag:
      result.append(
        .flag, game.flags[Int(role.entity)].id, from: .boolean(entry.old != 0),
        to: .boolean(new != 0), cause: cause(entry.cause), of: role.entity)
    case .counter:
      result.append(
        .counter, game.counters[Int(role.entity)].id, from: .integer(entry.old),
        to: .integer(new), cause: cause(entry.cause), of: role.entity)
    case .choice:
      let member = new > 0 ? game.nodes[Int(new - 1)].id : ""
      result.append(
        .choice, game.choices[Int(role.entity)].name, to: .text(member), of: role.entity)
    case .period:
      let reset = Int(role.entity)
      let (old, new) = (
        layout.period(entry.old, ofReset: reset), layout.period(new, ofReset: reset)
      )
      // A clock that went on and back ends in the same period under another number.
      if old == new { return }
      result.append(
        .period, game.resets[reset].id, from: .integer(old), to: .integer(new), of: role.entity)
    case .timer:
      let timer = Int(role.entity)
      result.append(
        .timer, game.timers[timer].id, from: due(entry.old, timer), to: due(new, timer),
        of: role.entity)
    }
  }

  private mutating func addChange(
    ofNode node: Int, _ role: SlotRole, _ entry: Journal.Entry, _ new: Int64,
    to result: inout OrderedChanges
  ) {
    switch role.kind {
    case .open:
      result.append(
        new != 0 ? .unlocked : .closed, game.nodes[node].id,
        cause: new != 0 ? causeOfOpening(node) : nil, of: role.entity)
    case .owned:
      result.append(
        new != 0 ? .owned : .lost, game.nodes[node].id,
        cause: causeOfWriting(layout.nodes[node].sources), of: role.entity)
    case .done where new != 0: result.append(.completed, game.nodes[node].id, of: role.entity)
    case .visited where new != 0: result.append(.visited, game.nodes[node].id, of: role.entity)
    case .met where new != 0: result.append(.met, game.nodes[node].id, of: role.entity)
    case .quest:
      let (from, to) = (QuestState(number: entry.old), QuestState(number: new))
      // Whether it is offered is told by its opening and closing.
      if !from.isTaken, !to.isTaken { return }
      result.append(
        .quest, game.nodes[node].id, from: .text(from.description), to: .text(to.description),
        of: role.entity)
    case .stage:
      guard let quest = layout.quest(of: NodeRef(position: node)) else { return }
      let wasActive = journal.firstValue(at: quest.phase) ?? self[quest.phase]
      guard isIn(.active, quest), wasActive == QuestPhase.active.rawValue else { return }
      result.append(
        .stage, game.nodes[node].id, from: .integer(entry.old.addingClamped(1)),
        to: .integer(new.addingClamped(1)), of: role.entity)
    case .rank:
      result.append(
        .rank, game.nodes[node].id, from: .integer(entry.old), to: .integer(new),
        cause: causeOfOpening(node), of: role.entity)
    case .stars:
      result.append(
        .stars, game.nodes[node].id, from: .integer(entry.old), to: .integer(new),
        of: role.entity)
    case .mark where new != 0:
      let marks = game.nodes[node].level?.marks ?? []
      guard Int(role.detail) < marks.count else { return }
      result.append(
        .mark, game.nodes[node].id, to: .text(marks[Int(role.detail)]), of: role.entity,
        detail: role.detail)
    default: return
    }
  }

  /// The instant at which a timer fires that was started so, or `nil` where it does not wait.
  private func due(_ startedAt: Int64, _ timer: Int) -> Change.Value? {
    if startedAt == 0 { return nil }
    return .integer((startedAt - 1).addingClamped(game.timers[timer].after))
  }

  /// Nodes whose results stopped counting or count again.
  private mutating func addWithheld(to result: inout OrderedChanges) {
    if layout.withholding.isEmpty { return }
    for position in 0..<journal.entries.count {
      let entry = journal.entries[position]
      if self[entry.slot] == entry.old { continue }
      for place in layout.withholding.places(of: entry.slot) {
        let node = layout.withholding[place]
        result.append(
          .withheld, game.nodes[Int(node)].id, from: .boolean(entry.old == 0),
          to: .boolean(self[entry.slot] == 0), of: node)
      }
    }
  }

  /// Nodes that opened when two states were merged: nobody was told of them until now.
  private mutating func addSettled(to result: inout OrderedChanges) {
    for (index, slots) in layout.nodes.enumerated() where holds(slots.open) {
      guard journal.firstValue(at: slots.sources) == 0, journal.firstValue(at: slots.open) != 0,
        SourceSet(rawValue: self[slots.sources]).contains(.earned)
      else { continue }
      result.append(
        .unlocked, game.nodes[index].id, cause: causeOfOpening(index), of: Int32(clamping: index))
    }
  }

  private mutating func addTransactions(to result: inout OrderedChanges) {
    if journal.stages.isEmpty { return }
    for (order, stage) in journal.stages.enumerated() {
      guard let record = transaction(stage.id), record.stage != stage.old else { continue }
      result.append(
        .transaction, record.id, from: stage.old.map { .text($0.description) },
        to: .text(record.stage.description), of: Int32(clamping: order))
    }
  }

  @inline(__always)
  func cause(_ cause: CauseRef) -> Change.Cause? {
    layout.cause(cause, journal.transactionIDs)
  }

  private mutating func causeOfWriting(_ slot: Slot) -> Change.Cause? {
    journal.firstEntry(at: slot).flatMap { cause($0.cause) }
  }

  /// What opened a node: a stored source that this command wrote, or the first route that holds.
  private mutating func causeOfOpening(_ index: Int) -> Change.Cause? {
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
  private mutating func addKeptOpen(to result: inout OrderedChanges) {
    for position in 0..<journal.entries.count {
      let entry = journal.entries[position]
      if entry.old == 0 || holds(entry.slot) { continue }
      for place in layout.routed.places(of: entry.slot) {
        let node = layout.routed[place]
        let open = layout.nodes[Int(node)].open
        if !holds(open) || journal.firstValue(at: open) == 0 { continue }
        result.append(.keptOpen, game.nodes[Int(node)].id, of: node)
      }
    }
  }

  private mutating func addAttributes(to result: inout OrderedChanges) {
    if journal.attributes.isEmpty { return }
    var seen: Set<AttributeRef> = []
    for entry in journal.attributes where seen.insert(entry.attribute).inserted {
      let new = state.attributes[entry.attribute.position]
      if new.isWritten(as: entry.old) { continue }
      result.append(
        .attribute, game[entry.attribute].id, from: entry.old.changeValue, to: new.changeValue,
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
