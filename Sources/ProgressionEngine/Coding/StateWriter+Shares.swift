import ProgressionModel
import ProgressionText

/// Parts of totals, by what they were paid for: `{"complete": {"coins": {"earned": 50}}}`.
extension StateWriter {
  /// One part of a total.
  private struct Part {
    var purpose: SharePurpose
    /// The name of the mark that it was paid for.
    var mark: String?
    var term: TermName
    var amount: Int64

    func hasPurpose(of other: Part) -> Bool {
      purpose == other.purpose && (mark ?? "").hasBytes(of: other.mark ?? "")
    }

    static func < (left: Part, right: Part) -> Bool {
      if left.purpose != right.purpose {
        return left.purpose.name.precedesInBytes(right.purpose.name)
      }
      return left.hasPurpose(of: right)
        ? left.term < right.term : (left.mark ?? "").precedesInBytes(right.mark ?? "")
    }
  }

  /// Writes what the shares at these positions are now.
  mutating func writePaid(_ positions: Range<Int32>) {
    if !positions.contains(where: { state.holds(layout.shares[Int($0)].slot) }) { return }
    var parts: [Part] = []
    parts.reserveCapacity(positions.count)
    for position in positions {
      let share = layout.shares[Int(position)]
      let amount = state[share.slot]
      if amount != 0 { parts.append(part(share, amount)) }
    }
    begin("paid")
    write(parts)
    end()
  }

  /// Writes what the shares at these positions were in periods that have ended.
  mutating func writeClosed(_ positions: Range<Int32>) {
    let closed = state.records.closed
    if positions.isEmpty || closed.isEmpty { return }
    let first = closed.partition { $0.share < positions.lowerBound }
    let last = closed.partition { $0.share < positions.upperBound }
    if first == last { return }
    var parts: [(reset: String, period: String, part: Part)] = []
    for closed in closed[first..<last] {
      let reset = layout.reset(endingShare: closed.share).map { game[$0].id } ?? ""
      let part = part(layout.shares[Int(closed.share)], closed.amount)
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
      writer.begin(reset)
      writer.forEachRun(of: Array(run)) {
        $0.period
      } body: { writer, period, run in
        writer.begin(period)
        writer.write(run.map { $0.part })
        writer.end()
      }
      writer.end()
    }
    end()
  }

  private func part(_ share: ShareSlot, _ amount: Int64) -> Part {
    var mark: String?
    if share.purpose == .mark, share.owner.kind == .node {
      mark = game.mark(Int64(share.detail), of: NodeRef(share.owner.index))
    }
    return Part(
      purpose: share.purpose, mark: mark, term: layout.name(ofTerm: share.term), amount: amount)
  }

  /// Writes parts, most often in their order already.
  private mutating func write(_ unordered: [Part]) {
    let isSorted = unordered.indices.dropFirst().allSatisfy { unordered[$0 - 1] < unordered[$0] }
    let parts = isSorted ? unordered : unordered.sorted { $0 < $1 }
    for (index, part) in parts.enumerated() {
      let last = index > 0 ? parts[index - 1] : nil
      let hasKeyOfLast = last?.purpose == part.purpose
      let hasPurposeOfLast = last?.hasPurpose(of: part) ?? false
      let hasIDOfLast = hasPurposeOfLast && last?.term.id.hasBytes(of: part.term.id) ?? false
      if let last, !hasIDOfLast {
        end()
        if last.mark != nil, !hasPurposeOfLast { end() }
        if !hasKeyOfLast { end() }
      }
      if !hasKeyOfLast { begin(part.purpose.name) }
      if let mark = part.mark, !hasPurposeOfLast { begin(mark) }
      if !hasIDOfLast { begin(part.term.id) }
      integer(part.term.part, part.amount)
    }
    guard let last = parts.last else { return }
    end()
    if last.mark != nil { end() }
    end()
  }

  private mutating func write(_ amounts: [(term: TermName, amount: Int64)]) {
    forEachRun(of: amounts) {
      $0.term.id
    } body: { writer, id, run in
      writer.begin(id)
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
      writeShares("shares", folded.shares)
      integer("through", folded.through)
      end()
    }
  }

  mutating func writeShares(_ name: String, _ shares: [WriterShare]) {
    begin(name)
    write(shares.map { (layout.name(ofTerm: $0.term), $0.amount) }.sorted { $0.0 < $1.0 })
    end()
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
      writer.begin(measure)
      for entry in run { writer.integer(entry.name.subject, entry.value) }
      writer.end()
    }
    end()
  }
}
