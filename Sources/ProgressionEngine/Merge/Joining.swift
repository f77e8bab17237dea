import ProgressionModel

/// Joins two states that are in the same periods, field by field.
///
/// Every field has an order in which two values have a least one that is at least both, so joins
/// are commutative, associative and idempotent; what follows from other fields is computed anew
/// in the end.
struct Joining {
  let layout: Layout
  /// What becomes the joined state.
  var left: PlayerState
  var right: PlayerState

  init(_ left: PlayerState, _ right: PlayerState) {
    layout = left.layout
    self.left = left
    self.right = right
  }

  /// The joined state, derived values included.
  ///
  /// `growths` are those of both states before they were brought to the same periods.
  consuming func joined(growths: Growths) -> PlayerState {
    joinFacts()
    // The clocks say which time what was forgotten belongs to.
    left.records = left.records.joined(with: right.records, at: clocks, layout)
    joinReturns()
    joinClock()
    left.revision = Swift.max(left.revision, right.revision)
    left.rebuildTotals()
    left.bringStoreRanks()
    left.rebuild()
    left.bringGrowths(growths)
    return left
  }

  /// Joins the facts, and leaves alone what is recorded and what follows.
  mutating func joinFacts() {
    shareVersions()
    joinSetValues()
    joinTakenQuests()
    joinSources()
    joinChoices()
    joinTimers()
    joinStreaks()
    joinQuests()
    joinPlainFacts()
  }

  // MARK: Facts

  private mutating func joinPlainFacts() {
    for slot in 0..<layout.factCount {
      let (one, other) = (left.values[slot], right.values[slot])
      switch layout.joins[slot] {
      case .largest: left.values[slot] = Swift.max(one, other)
      case .union: left.values[slot] = one | other
      case .earliest:
        left.values[slot] = one == 0 ? other : other == 0 ? one : Swift.min(one, other)
      case .computed: continue
      }
    }
  }

  private var clocks: (left: Int64, right: Int64) {
    (left[CellGraph.clockGeneration], right[CellGraph.clockGeneration])
  }

  /// The clock that was set more often is right, whatever it shows; then the later one.
  private mutating func joinClock() {
    let clocks = [left, right].map { ($0[CellGraph.clockGeneration], $0.now) }
    if clocks[0] < clocks[1] { take(CellGraph.clockGeneration, CellGraph.now) }
  }

  /// The choice that was made first stands.
  private mutating func joinChoices() {
    for slots in layout.choices where right.holds(slots.member) {
      if !left.holds(slots.member) || isEarlier(right, left, slots) {
        take(slots.member, slots.takenAt)
      }
    }
  }

  private func isEarlier(_ one: PlayerState, _ other: PlayerState, _ slots: ChoiceSlots) -> Bool {
    let members = (one[slots.member], other[slots.member])
    return Order.of(one[slots.takenAt], other[slots.takenAt])
      .then(Order.of(name(members.0), name(members.1))) == .before
  }

  private func name(_ member: Int64) -> String { layout.game.nodes[Int(member) - 1].id }

  /// The timer that was started more often is ahead; of equal ones that which has fired, then the
  /// one that was started first.
  private mutating func joinTimers() {
    for slots in layout.timers {
      let runs = (left[slots.runs], right[slots.runs])
      let starts = (left[slots.startedAt], right[slots.startedAt])
      if runs.0 < runs.1 || (runs.0 == runs.1 && starts.1 < starts.0) {
        take(slots.runs, slots.startedAt)
      }
    }
  }

  /// The streak that reached further, then the longer one.
  private mutating func joinStreaks() {
    for slots in layout.streaks where right.holds(slots.count) {
      let streaks = [left, right].map { ($0[slots.last], $0[slots.count]) }
      if !left.holds(slots.count) || streaks[0] < streaks[1] { take(slots.last, slots.count) }
    }
  }

  /// Takes facts that belong together from the right state.
  mutating func take(_ slots: Slot...) {
    for slot in slots { left.values[Int(slot)] = right[slot] }
  }

  // MARK: Sources

  /// Lets both states number the versions of the pack alike.
  private mutating func shareVersions() {
    var versions = [layout.game.version]
    for state in [left, right] {
      for slots in layout.nodes where state.holds(slots.sourceVersion) {
        versions.append(state.sourceVersion(slots))
      }
    }
    versions.sort { $0.precedesInBytes($1) }
    var once: [String] = []
    for version in versions where once.last?.hasBytes(of: version) != true { once.append(version) }
    left.renumberVersions(once)
    right.renumberVersions(once)
  }

  /// The first time that a node was opened, with the version of the pack then.
  private mutating func joinSources() {
    for slots in layout.nodes where right.holds(slots.sourceAt) {
      let isFirst =
        Order.of(right[slots.sourceAt], left[slots.sourceAt])
        .then(Order.of(right[slots.sourceVersion], left[slots.sourceVersion])) == .before
      if !left.holds(slots.sourceAt) || isFirst { take(slots.sourceAt, slots.sourceVersion) }
    }
  }
}

extension PlayerState {
  /// Takes another list of versions, which holds all that are in use.
  fileprivate mutating func renumberVersions(_ versions: [String]) {
    let old = layout.nodes.map { sourceVersion($0) }
    records.versions = versions
    for (slots, version) in zip(layout.nodes, old) {
      values[Int(slots.sourceVersion)] = version.isEmpty ? 0 : place(ofVersion: version)
    }
  }

  /// What only a store opens has its first rank while it is open; every other source has its own.
  mutating func bringStoreRanks() {
    for slots in layout.nodes where slots.storedRank >= 0 {
      let sources = SourceSet(rawValue: self[slots.sources])
      if sources.subtracting(.store).isEmpty {
        values[Int(slots.storedRank)] = sources.isEmpty ? 0 : 1
      }
    }
  }
}
