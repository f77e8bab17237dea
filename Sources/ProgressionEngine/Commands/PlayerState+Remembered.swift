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
      guard place < records.writers.count, records.writers[place].name.hasBytes(of: name) else {
        return nil
      }
      let earlier = records.writers[place].remembered.command(numbered: number, of: name, layout)
      if let earlier { return try earlier.repeated(content) }
      if number <= records.writers[place].through { throw .tooOld(id: id.description) }
      return nil
    case .opaque(let text):
      if let earlier = records.remembered.command(withID: text, layout) {
        return try earlier.repeated(content)
      }
      if let now, now.addingClamped(1) <= records.forgottenThrough {
        throw .tooOld(id: id.description)
      }
      return nil
    }
  }

  /// Remembers an accepted command; the oldest ones beyond the pack's limits are forgotten.
  mutating func remember(
    _ id: CommandID, _ content: Digest128, _ outcome: Outcome, with packer: inout RecordPacker
  ) {
    let command = RememberedCommand(
      id: id, content: content, at: now, generation: self[CellGraph.clockGeneration],
      revision: outcome.revision, changes: outcome.changes, acknowledge: outcome.acknowledge)
    switch id {
    case .writer(let name, _):
      let writer = records.writer(name)
      records.writers[writer].remembered.insert(command, of: name, with: &packer)
      records.writers[writer].forget(
        beyond: Int(clamping: layout.game.policies.rememberedPerWriter), layout)
    case .opaque:
      records.remembered.append(command, with: &packer)
      forgetOpaque()
    }
  }

  private mutating func forgetOpaque() {
    let policies = layout.game.policies
    let oldest = now.subtractingClamped(policies.rememberedFor)
    let tooMany = records.remembered.count - Int(clamping: policies.rememberedIDs)
    let generation = self[CellGraph.clockGeneration]
    var forgotten = 0
    for time in records.remembered.times(layout) {
      if forgotten >= tooMany, time.at >= oldest { break }
      forgotten += 1
      // What happened in a future that a wrong clock had shown says nothing about the time until
      // then.
      if time.generation == generation || time.at <= now {
        records.forgottenThrough = Swift.max(records.forgottenThrough, time.at.addingClamped(1))
      }
    }
    records.remembered.dropFirst(forgotten)
  }
}

extension WriterRecord {
  /// Keeps so many commands, those with the highest numbers.
  mutating func forget(beyond count: Int, _ layout: Layout) {
    let dropped = remembered.count - count
    if dropped <= 0 { return }
    for number in remembered.numbers(layout).prefix(dropped) {
      through = Swift.max(through, number)
    }
    remembered.dropFirst(dropped)
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
