import ProgressionModel
import ProgressionText

/// Parts of totals.
extension StateReader {
  /// Reads what something pays now; `owner` is where its shares are, `nil` for what the pack does
  /// not declare.
  mutating func readPaid(_ member: JSONMember, _ owner: Range<Int32>?) {
    inside(member) { $0.readPurpose($1, owner, period: nil) }
  }

  /// Reads what something had paid in periods of a reset that have ended.
  mutating func readClosed(_ member: JSONMember, _ owner: Range<Int32>?) {
    inside(member) { reader, reset in
      var end: ResetRef?
      if case .reset(let reset)? = reader.entity(keyOf: reset) { end = reset }
      reader.inside(reset, as: end.map { .reset($0) }) { reader, period in
        guard let number = reader.number(key: period) else { return }
        let ended = EndedPeriod(number: number, reset: end, place: period.keyPlace)
        reader.inside(period) { $0.readPurpose($1, owner, period: ended) }
      }
    }
  }

  /// A period that has ended, as it is written.
  private struct EndedPeriod {
    var number: Int64
    /// `nil` where the pack does not declare it.
    var reset: ResetRef?
    var place: Place
  }

  /// The number that an ended period has in this pack.
  ///
  /// In another pack, where nobody could keep it in step, it is at least one that has ended.
  private mutating func ended(_ period: Int64, of reset: ResetRef, _ place: Place) -> Int64 {
    let present = state[layout.resets[reset.position].period]
    let number = period.addingClamped(shift(of: reset))
    if number < present { return number }
    if !isAdopting { reportFuture(period, place) }
    return present.subtractingClamped(1)
  }

  private mutating func readPurpose(
    _ member: JSONMember, _ owner: Range<Int32>?, period: EndedPeriod?
  ) {
    guard let purpose = SharePurpose(member.word) else { return unknownKey(member) }
    guard purpose == .mark else {
      return readAmounts(member) { reader, term, amount in
        reader.pay(amount, to: term, reader.share(owner, purpose, "", term), period)
      }
    }
    inside(member) { reader, mark in
      guard mark.value.kind == .object else { return reader.keep(mark) }
      let name = mark.key
      reader.readAmounts(mark) { reader, term, amount in
        reader.pay(amount, to: term, reader.share(owner, purpose, name, term), period)
      }
    }
  }

  /// Reads amounts by total; of a total that there is not they are kept.
  private mutating func readAmounts(
    _ member: JSONMember, _ body: (inout StateReader, Slot, Int64) -> Void
  ) {
    inside(member) { reader, thing in
      guard let entity = reader.entity(keyOf: thing) else { return reader.keep(gone: thing) }
      reader.inside(thing, as: entity) { reader, part in
        if let term = reader.layout.term(part.word, of: entity) {
          let amount = reader.amount(part.value)
          let last = reader.path.removeLast()
          if amount > 0 { body(&reader, term, amount) }
          reader.path.append(last)
        } else {
          reader.keep(part)
        }
      }
    }
  }

  /// The position of a share; `nil` where the pack has no such share.
  private func share(
    _ owner: Range<Int32>?, _ purpose: SharePurpose, _ mark: String, _ term: Slot
  ) -> Int? {
    for position in owner ?? 0..<0 {
      let share = layout.shares[Int(position)]
      guard share.purpose == purpose, share.term == term else { continue }
      let node = NodeRef(share.owner.index)
      if purpose != .mark || game.mark(Int64(share.detail), of: node).hasBytes(of: mark) {
        return Int(position)
      }
    }
    return nil
  }

  /// Counts an amount where it belongs.
  private mutating func pay(
    _ amount: Int64, to term: Slot, _ position: Int?, _ period: EndedPeriod?
  ) {
    guard let position else { return orphan(amount, of: term) }
    guard let period else {
      let slot = layout.shares[position].slot
      state.values[Int(slot)] = state[slot].addingClamped(amount)
      return
    }
    let share = Int32(clamping: position)
    guard let reset = period.reset, layout.reset(endingShare: share) == reset else {
      return orphan(amount, of: term)
    }
    let number = ended(period.number, of: reset, period.place)
    closed.append(ClosedShare(share: share, period: number, amount: amount))
  }

  /// Counts an amount that nothing in this pack has paid, so that the total stays.
  mutating func orphan(_ amount: Int64, of term: Slot) {
    orphans[WriterRecord.orphan(at: pathTexts), default: []].add(amount, to: term)
  }

  /// Puts what was read of shares and writers in its order.
  mutating func arrangeShares() {
    for (name, shares) in orphans { writers.append(WriterRecord(name: name, shares: shares)) }
    // No two have one name, so the order is always the same.
    writers.sort { $0.name.precedesInBytes($1.name) }
    state.records.writers = writers
    closed.sort { ($0.share, $0.period, $0.amount) < ($1.share, $1.period, $1.amount) }
    var sums: [ClosedShare] = []
    for share in closed {
      if let last = sums.last, last.share == share.share, last.period == share.period {
        sums[sums.count - 1].amount = last.amount.addingClamped(share.amount)
      } else {
        sums.append(share)
      }
    }
    state.records.closed = sums
  }

  // MARK: Shares without owners

  mutating func readShares(_ member: JSONMember) -> [WriterShare] {
    var shares: [WriterShare] = []
    readAmounts(member) { shares.add($2, to: $1) }
    return shares
  }

  mutating func readFolded(_ member: JSONMember, _ reset: ResetRef?) {
    var folded = FoldedShares(reset: reset ?? ResetRef(0), through: 0, shares: [])
    var hasEnd = false
    inside(member) { reader, part in
      switch part.word {
      case "shares" where reset == nil:
        reader.readAmounts(part) { $0.orphan($2, of: $1) }
      case "shares": folded.shares = reader.readShares(part)
      case "through" where reset == nil: reader.keep(part)
      case "through":
        folded.through = reader.period(part.value)
        hasEnd = true
      default: reader.unknownKey(part)
      }
    }
    guard let reset else { return }
    folded.through = ended(folded.through, of: reset, member.keyPlace)
    if !hasEnd {
      report(.stateValue, member.value.place, "folded shares say `through` which period they go")
    }
    let place = state.records.folded.partition { $0.reset < reset }
    if place < state.records.folded.count, state.records.folded[place].reset == reset { return }
    state.records.folded.insert(folded, at: place)
  }

  // MARK: Baselines

  mutating func readBaselines(_ member: JSONMember, _ origin: BaselineSlots.Origin) {
    inside(member) { reader, measure in
      // Another measure of a newer minor version may be said in another way.
      if measure.value.kind != .object, !reader.measures(since: origin).contains(measure.key) {
        return reader.unknownKey(measure)
      }
      reader.inside(measure) { reader, subject in
        let positions = reader.baselines(since: origin, measure.key, subject.key)
        if positions.isEmpty { return reader.keep(subject) }
        let value = reader.number(subject.value, Int64.min...Int64.max)
        for position in positions {
          reader.put(reader.layout.baselines[position].baseline, value, subject)
          reader.metBaselines.insert(position)
        }
      }
    }
  }

  private func measures(since origin: BaselineSlots.Origin) -> Set<String> {
    Set(
      layout.baselines.filter { $0.origin == origin }.map { BaselineName($0, game).measure })
  }

  private mutating func baselines(
    since origin: BaselineSlots.Origin, _ measure: String, _ subject: String
  ) -> [Int] {
    var names = baselines ?? [:]
    if baselines == nil {
      for (index, slots) in layout.baselines.enumerated() {
        names[slots.origin, default: [:]][BaselineName(slots, game), default: []].append(index)
      }
      baselines = names
    }
    let name = BaselineName(measure: measure, subject: subject)
    if let positions = names[origin]?[name] { return positions }
    if !isAdopting { return [] }
    var ids: [String] = []
    for id in subject.utf8.split(separator: UInt8(ascii: ",")) {
      let id = String(Substring(id))
      ids.append(entity(id).map { game.id(of: $0) } ?? id)
    }
    let renamed = BaselineName(measure: measure, subject: ids.joined(separator: ","))
    return names[origin]?[renamed] ?? []
  }
}
