import ProgressionModel

extension PlayerState {
  /// The outcome of an earlier command with the same id, or `nil` where the command is new.
  ///
  /// - Throws: `duplicateWithDifferentContent`, or `tooOld` where nobody can tell any more.
  func earlier(
    _ id: CommandID, _ content: Digest128, at now: Int64?
  ) throws(Rejection) -> Outcome? {
    switch id {
    case .writer(let name, let number):
      let place = records.place(ofWriter: name)
      guard place < records.writers.count,
        records.writers[place].name.utf8.elementsEqual(name.utf8)
      else { return nil }
      let writer = records.writers[place]
      let position = writer.remembered.partition { $0.number < number }
      if position < writer.remembered.count, writer.remembered[position].number == number {
        return try writer.remembered[position].repeated(content)
      }
      if number <= writer.through { throw .tooOld(id: id.description) }
      return nil
    case .opaque:
      if let earlier = records.remembered.last(where: { $0.id == id }) {
        return try earlier.repeated(content)
      }
      if let now, now.addingClamped(1) <= records.forgottenThrough {
        throw .tooOld(id: id.description)
      }
      return nil
    }
  }

  /// Remembers an accepted command; the oldest ones beyond the pack's limits are forgotten.
  mutating func remember(_ id: CommandID, _ content: Digest128, _ outcome: Outcome) {
    let command = RememberedCommand(
      id: id, content: content, at: now, generation: self[CellGraph.clockGeneration],
      revision: outcome.revision, changes: outcome.changes, acknowledge: outcome.acknowledge)
    switch id {
    case .writer(let name, let number):
      let writer = records.writer(name)
      let position = records.writers[writer].remembered.partition { $0.number < number }
      records.writers[writer].remembered.insert(command, at: position)
      records.writers[writer].forget(
        beyond: Int(clamping: layout.game.policies.rememberedPerWriter))
    case .opaque:
      records.remembered.append(command)
      forgetOpaque()
    }
  }

  private mutating func forgetOpaque() {
    let policies = layout.game.policies
    let oldest = now.subtractingClamped(policies.rememberedFor)
    var count = Swift.max(
      0, records.remembered.count - Int(clamping: policies.rememberedIDs))
    while count < records.remembered.count, records.remembered[count].at < oldest { count += 1 }
    // What happened in a future that a wrong clock had shown says nothing about the time until then.
    let generation = self[CellGraph.clockGeneration]
    for command in records.remembered.prefix(count)
    where command.generation == generation || command.at <= now {
      records.forgottenThrough = Swift.max(
        records.forgottenThrough, command.at.addingClamped(1))
    }
    records.remembered.removeFirst(count)
  }
}

extension WriterRecord {
  /// Keeps so many commands, those with the highest numbers.
  mutating func forget(beyond count: Int) {
    let dropped = remembered.count - count
    if dropped <= 0 { return }
    through = Swift.max(through, remembered[dropped - 1].number)
    remembered.removeFirst(dropped)
  }
}

extension RememberedCommand {
  /// The outcome again, if the content is the same.
  func repeated(_ content: Digest128) throws(Rejection) -> Outcome {
    guard self.content == content else {
      throw .duplicateWithDifferentContent(id: id.description)
    }
    return Outcome(
      isDuplicate: true, revision: revision, changes: changes, acknowledge: acknowledge)
  }
}
