import ProgressionModel

/// The changes of one command, which come by kind, then in the declaration order of what they are
/// about, then as they were added.
struct OrderedChanges {
  /// Where a change stands in the order, and where it is in the list.
  private struct Key {
    var kindAndEntity: UInt64
    var detail: Int32
    var place: Int32
  }

  private var keys: [Key] = []
  private var changes: [Change] = []

  mutating func append(_ change: Change, of entity: Int32, detail: Int32 = 0) {
    keys.append(
      Key(
        kindAndEntity: change.kind.order << 32 | UInt64(entity.magnitude), detail: detail,
        place: Int32(clamping: changes.count)))
    changes.append(change)
  }

  /// - Complexity: O(n log n) for n changes.
  consuming func sorted() -> [Change] {
    let isOrdered = zip(keys, keys.dropFirst()).allSatisfy { !OrderedChanges.isBefore($1, $0) }
    if isOrdered { return changes }
    // Keys are moved about, changes are not: those are ten times as large.
    keys.sort(by: OrderedChanges.isBefore)
    return keys.map { changes[Int($0.place)] }
  }

  private static func isBefore(_ left: Key, _ right: Key) -> Bool {
    (left.kindAndEntity, left.detail, left.place) < (right.kindAndEntity, right.detail, right.place)
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
