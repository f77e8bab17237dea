import ProgressionText

/// Orders the members of one object.
///
/// A key without a place, such as `$comment` or one that is misspelt, goes with the member after it; at
/// the start or the end of the object it stays there.
struct LayoutSorting {
  private let order: LayoutOrder?
  /// The ranks of the members in the order of the file; -1 for one without a place.
  private var ranks: ContiguousArray<Int> = []

  init(_ object: JSONValue, _ kind: LayoutKind) {
    if kind.isMap || kind.form == .free {
      order = nil
    } else if kind.form == .expression, Self.isRoute(object) {
      order = .route
    } else {
      order = .order(of: kind.form)
    }
  }

  private static func isRoute(_ object: JSONValue) -> Bool {
    for member in object.members where LayoutOrder.isRouteMark(member.word) { return true }
    return false
  }

  /// Adds the next member.
  mutating func add(_ word: KeyWord, isAside: Bool) {
    guard let order else { return }
    let rank = isAside ? nil : order.rank(word)
    ranks.append(rank.map { $0 + 1 } ?? (order.hasEntries && !isAside ? 0 : -1))
  }

  /// The members in order, those of equal rank as they were.
  func sorted(_ children: ContiguousArray<Int>) -> ContiguousArray<Int> {
    guard let first = ranks.firstIndex(where: { $0 >= 0 }) else { return children }
    // From the end: what has no place takes that of what follows.
    var places = ranks
    var next = Int.max
    for index in places.indices.reversed() where index >= first {
      if places[index] < 0 { places[index] = next }
      next = places[index]
    }
    var positions = ContiguousArray(children.indices)
    positions.sort { left, right in
      places[left] == places[right] ? left < right : places[left] < places[right]
    }
    return ContiguousArray(positions.map { children[$0] })
  }
}
