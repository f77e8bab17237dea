import ProgressionModel
import ProgressionText

/// Parts of totals, by what they were paid for: `{"complete": {"coins": {"earned": 50}}}`.
extension StateWriter {
  /// One part of a total.
  private struct Part {
    /// The purpose, and for a mark its name.
    var purpose: [String]
    var term: TermName
    var amount: Int64

    static func < (left: Part, right: Part) -> Bool {
      for (one, other) in zip(left.purpose, right.purpose) where !one.hasBytes(of: other) {
        return one.precedesInBytes(other)
      }
      return left.term < right.term
    }
  }

  /// Writes what the shares at these positions are now.
  mutating func writePaid(_ positions: Range<Int32>) {
    if positions.isEmpty { return }
    var parts: [Part] = []
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
    var purpose = [share.purpose.name]
    if share.purpose == .mark, share.owner.kind == .node {
      purpose.append(game.mark(Int64(share.detail), of: NodeRef(share.owner.index)))
    }
    return Part(purpose: purpose, term: layout.name(ofTerm: share.term), amount: amount)
  }

  private mutating func write(_ parts: [Part]) {
    let sorted = parts.sorted { $0 < $1 }
    forEachRun(of: sorted) {
      $0.purpose[0]
    } body: { writer, purpose, run in
      writer.begin(purpose)
      if run[run.startIndex].purpose.count > 1 {
        writer.forEachRun(of: Array(run)) {
          $0.purpose[1]
        } body: { writer, mark, run in
          writer.begin(mark)
          writer.write(run.map { ($0.term, $0.amount) })
          writer.end()
        }
      } else {
        writer.write(run.map { ($0.term, $0.amount) })
      }
      writer.end()
    }
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
