import ProgressionModel

/// The changes of one command, which come by kind, then in the declaration order of what they are
/// about, then as they were added.
struct OrderedChanges: ~Copyable {
  /// Where a change stands in the order, and where it is in the list.
  struct Key: BitwiseCopyable {
    fileprivate var kindAndEntity: UInt64
    fileprivate var detail: Int32
    fileprivate var place: Int32

    fileprivate static func isBefore(_ left: Key, _ right: Key) -> Bool {
      (left.kindAndEntity, left.detail, left.place)
        < (right.kindAndEntity, right.detail, right.place)
    }
  }

  private var keys: ScratchList<Key>
  private var changes: [Change] = []

  init(_ memory: UnsafeMutableBufferPointer<Key>) {
    keys = ScratchList(memory)
  }

  /// So many have room in memory that is quick to get.
  private static let usualCount = 960 / MemoryLayout<Change>.stride

  /// Adds a change of an entity, which is made where it is put.
  @inline(__always)
  mutating func append(
    _ kind: Change.Kind, _ id: String, from: Change.Value? = nil, to: Change.Value? = nil,
    amount: Int64? = nil, cause: Change.Cause? = nil, of entity: Int32, detail: Int32 = 0
  ) {
    if keys.isEmpty { changes.reserveCapacity(OrderedChanges.usualCount) }
    keys.append(
      Key(
        kindAndEntity: kind.order << 32 | UInt64(entity.magnitude), detail: detail,
        place: Int32(truncatingIfNeeded: keys.count)))
    changes.append(Change(kind, id, from: from, to: to, amount: amount, cause: cause))
  }

  /// - Complexity: O(n log n) for n changes.
  consuming func sorted() -> [Change] {
    keys.sort(by: Key.isBefore)
    // Changes are moved to their places one circle after the other, and never copied.
    for place in 0..<keys.count {
      var current = place
      while true {
        let source = Int(keys[current].place)
        keys[current].place = Int32(clamping: current)
        if source == place { break }
        changes.swapAt(current, source)
        current = source
      }
    }
    return changes
  }
}

extension Change.Kind {
  /// The place of the kind in an outcome.
  var order: UInt64 {
    switch self {
    case .unlocked: 0
    case .closed: 1
    case .keptOpen: 2
    case .withheld: 3
    case .completed: 4
    case .visited: 5
    case .met: 6
    case .quest: 7
    case .stage: 8
    case .rank: 9
    case .stars: 10
    case .mark: 11
    case .credited: 12
    case .debited: 13
    case .clipped: 14
    case .forgiven: 15
    case .owned: 16
    case .lost: 17
    case .flag: 18
    case .counter: 19
    case .attribute: 20
    case .period: 21
    case .timer: 22
    case .transaction: 23
    case .choice: 24
    }
  }
}
