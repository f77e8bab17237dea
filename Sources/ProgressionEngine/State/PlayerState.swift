import ProgressionModel

/// Everything that is stored of one player: facts, sources, claims, remembered commands.
///
/// A value: a copy is a snapshot. It belongs to the engine that made it; another engine refuses
/// it with `needsAdoption`. Derived values are kept beside the facts, never compared and never
/// saved.
public struct PlayerState: Sendable {
  /// How many commands were accepted.
  public internal(set) var revision: Int64 = 0
  /// The name of the playthrough.
  public internal(set) var playthrough = PlayerAccount.firstPlaythrough
  /// The only identity of the player; it feeds chance.
  public internal(set) var seed: Int64
  var attributes: [AttributeValue]
  var records = Records()

  let layout: Layout
  /// The facts, then the derived values.
  var values: SlotValues
  /// The weighted sums of the inputs of linear cells, in the order of the cells.
  var sums: ContiguousArray<Int64>
  /// Cells that may be out of date.
  var dirty: DirtyCells
  /// Whether what a merge or a load brought together waits to be settled before the next command.
  ///
  /// It follows from the rest, and is neither compared nor saved.
  public internal(set) var needsSettling = false

  init(layout: Layout, seed: Int64) {
    self.layout = layout
    self.seed = seed
    attributes = layout.game.attributes.map { $0.initial }
    values = SlotValues(layout.lanes)
    sums = layout.emptySums
    dirty = DirtyCells(count: layout.cells.count)
    values[Int(CellGraph.always)] = 1
    for (index, counter) in layout.game.counters.enumerated() {
      values[Int(layout.counters[index].value)] = counter.initial
      values[Int(layout.counters[index].base)] = counter.initial
    }
  }

  /// The time of the last command, in seconds since 1970-01-01T00:00:00Z.
  public var now: Int64 { values[Int(CellGraph.now)] }

  /// More completions, failures or starts than anybody plays: there the numbers stop, so that
  /// sums of them stay within 64 bits.
  static let mostTimes = Int64(UInt32.max)

  /// Whether the playthrough is a custom one, in which some things are not earned.
  public var isCustom: Bool { holds(CellGraph.custom) }

  /// The value at a slot; 0 at -1, which stands for a fact that the node does not have.
  @inline(__always)
  subscript(slot: Slot) -> Int64 {
    slot < 0 ? 0 : values[Int(slot)]
  }

  /// Whether the value at a slot is not 0.
  @inline(__always)
  func holds(_ slot: Slot) -> Bool {
    self[slot] != 0
  }
}

extension AttributeValue {
  /// Whether the values are written alike; versions that compare the same need not be.
  func isWritten(as other: AttributeValue) -> Bool {
    switch (self, other) {
    case (.int(let left), .int(let right)): left == right
    default:
      kind == other.kind && description.utf8.elementsEqual(other.description.utf8)
    }
  }
}

extension PlayerState: Hashable {
  /// Whether both belong to the same rule pack and store the same.
  ///
  /// Complexity: O(n) for n facts of the pack.
  public static func == (left: PlayerState, right: PlayerState) -> Bool {
    left.layout.fingerprint == right.layout.fingerprint
      && left.revision == right.revision && left.seed == right.seed
      && left.playthrough.hasBytes(of: right.playthrough)
      && left.hasFacts(of: right) && left.records == right.records
      && zip(left.attributes, right.attributes).allSatisfy { $0.isWritten(as: $1) }
  }

  /// Whether the facts are the same; versions are the same where their texts are.
  private func hasFacts(of other: PlayerState) -> Bool {
    if values.hasFacts(of: other.values) { return true }
    var left = values
    var right = other.values
    for slots in layout.nodes {
      guard sourceVersion(slots) == other.sourceVersion(slots) else { return false }
      left[Int(slots.sourceVersion)] = 0
      right[Int(slots.sourceVersion)] = 0
    }
    return left.hasFacts(of: right)
  }

  /// Feeds what `==` compares to `hasher`.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(layout.fingerprint)
    hasher.combine(revision)
    hasher.combine(seed)
    hasher.combine(now)
    for slots in layout.holdings { hasher.combine(self[slots.balance]) }
  }
}
