import ProgressionModel
import ProgressionText

/// Parts of totals, by what they were paid for: `{"complete": {"coins": {"earned": 50}}}`.
extension StateWriter {
  /// One part of a total.
  struct Part {
    var share: ShareSlot
    var amount: Int64
  }

  /// Writes what the shares at these positions are now.
  mutating func writePaid(_ positions: Range<Int32>) {
    if positions.isEmpty { return }
    // One buffer serves all owners.
    var parts: ContiguousArray<Part> = []
    swap(&parts, &paid)
    parts.removeAll(keepingCapacity: true)
    for position in positions {
      let share = layout.shares[Int(position)]
      let amount = state[share.slot]
      if amount != 0 { parts.append(Part(share: share, amount: amount)) }
    }
    if !parts.isEmpty {
      begin("paid")
      write(parts)
      end()
    }
    swap(&parts, &paid)
  }

  /// Writes what the shares at these positions were in periods that have ended.
  mutating func writeClosed(_ positions: Range<Int32>) {
    if state.records.closed.isEmpty || positions.isEmpty { return }
    let closed = state.records.closed
    let first = closed.partition { $0.share < positions.lowerBound }
    let last = closed.partition { $0.share < positions.upperBound }
    if first == last { return }
    var parts: [(reset: String, period: String, part: Part)] = []
    for closed in closed[first..<last] {
      let reset = layout.reset(endingShare: closed.share).map { game[$0].id } ?? ""
      let part = Part(share: layout.shares[Int(closed.share)], amount: closed.amount)
      parts.append((reset, "\(closed.period)", part))
    }
    parts.sort { left, right in
      left.reset.hasBytes(of: right.reset)
        ? left.period.precedesInBytes(right.period) : left.reset.precedesInBytes(right.reset)
    }
    begin("closed")
    forEachRun(of: parts) {
      $0.reset
    } body: { writer, reset, run in
      writer.begin(id: reset)
      writer.forEachRun(of: Array(run)) {
        $0.period
      } body: { writer, period, run in
        writer.begin(id: period)
        writer.write(ContiguousArray(run.map { $0.part }))
        writer.end()
      }
      writer.end()
    }
    end()
  }

  /// Writes parts, most often in their order already.
  private mutating func write(_ unordered: ContiguousArray<Part>) {
    let isSorted = unordered.indices.dropFirst().allSatisfy {
      precedes(unordered[$0 - 1].share, unordered[$0].share)
    }
    let parts =
      isSorted
      ? unordered : ContiguousArray(unordered.sorted { precedes($0.share, $1.share) })
    var last: (share: ShareSlot, term: TermName)?
    for part in parts {
      let share = part.share
      let term = layout.name(ofTerm: share.term)
      let hasKeyOfLast = last?.share.purpose == share.purpose
      let hasMarkOfLast = hasKeyOfLast && last?.share.detail == share.detail
      let hasIDOfLast = hasMarkOfLast && last?.term.id.hasBytes(of: term.id) ?? false
      if let last, !hasIDOfLast {
        end()
        if last.share.purpose == .mark, !hasMarkOfLast { end() }
        if !hasKeyOfLast { end() }
      }
      if !hasKeyOfLast { begin(share.purpose.name) }
      if share.purpose == .mark, !hasMarkOfLast { begin(id: mark(of: share)) }
      if !hasIDOfLast { begin(id: term.id) }
      integer(term.part, part.amount)
      last = (share, term)
    }
    guard let last else { return }
    end()
    if last.share.purpose == .mark { end() }
    end()
  }

  /// Whether a part of one owner is written before another one.
  private func precedes(_ left: ShareSlot, _ right: ShareSlot) -> Bool {
    if left.purpose != right.purpose { return left.purpose.name < right.purpose.name }
    if left.detail != right.detail { return mark(of: left).precedesInBytes(mark(of: right)) }
    return left.term != right.term
      && layout.name(ofTerm: left.term) < layout.name(ofTerm: right.term)
  }

  /// The name of the mark that a share is for.
  private func mark(of share: ShareSlot) -> String {
    game.mark(Int64(share.detail), of: NodeRef(share.owner.index))
  }

  private mutating func write(_ amounts: [(term: TermName, amount: Int64)]) {
    forEachRun(of: amounts) {
      $0.term.id
    } body: { writer, id, run in
      writer.begin(id: id)
      for amount in run { writer.integer(amount.term.part, amount.amount) }
      writer.end()
    }
  }

  /// Calls `body` for every run of neighbours with the same key.
  private mutating func forEachRun<Element>(
    of elements: [Element], by key: (Element) -> String,
    body: (inout StateWriter, String, ArraySlice<Element>) -> Void
  ) {
    var start = 0
    while start < elements.count {
      let name = key(elements[start])
      var end = start + 1
      while end < elements.count, key(elements[end]).hasBytes(of: name) { end += 1 }
      body(&self, name, elements[start..<end])
      start = end
    }
  }

  /// Writes the folded shares of a reset.
  mutating func writeFolded(_ reset: ResetRef) {
    for folded in state.records.folded where folded.reset == reset {
      begin("folded")
      writeShares(folded.shares)
      integer("through", folded.through)
      end()
    }
  }

  mutating func writeShares(_ shares: [WriterShare]) {
    begin("shares")
    write(shares)
    end()
  }

  mutating func write(_ shares: [WriterShare]) {
    write(shares.map { (layout.name(ofTerm: $0.term), $0.amount) }.sorted { $0.0 < $1.0 })
  }

  // MARK: Baselines

  /// Writes from where growth since a moment counts, zeros too: that is how a quantity that was
  /// watched differs from one that was not.
  mutating func writeBaselines(_ origin: BaselineSlots.Origin) {
    var values: [(name: BaselineName, value: Int64)] = []
    for slots in layout.baselines where slots.origin == origin {
      let name = BaselineName(slots, game)
      if values.contains(where: { $0.name == name }) { continue }
      values.append((name, state[slots.baseline]))
    }
    begin("baselines")
    forEachRun(of: values.sorted { $0.name < $1.name }) {
      $0.name.measure
    } body: {
      writer, measure, run in
      writer.begin(id: measure)
      for entry in run { writer.integer(id: entry.name.subject, entry.value) }
      writer.end()
    }
    end()
  }
}
