/// How a list of entries is ordered; what is equal in it stands in the order of the numbers.
public enum JournalOrder: String, CaseIterable, Hashable, Sendable {
  /// By name, whatever the case and the accents.
  case name
  /// Quests, locations, people, notes; each by name.
  case kind
  /// What was added last comes first.
  case newest
  /// What is not done comes first; each part by name.
  case done

  /// The entries in this order.
  ///
  /// - Complexity: O(n log n).
  public func sorted(_ entries: [JournalEntry]) -> [JournalEntry] {
    entries.sorted { isBefore($0, $1) }
  }

  private func isBefore(_ left: JournalEntry, _ right: JournalEntry) -> Bool {
    switch self {
    case .newest: return left.id > right.id
    case .kind where left.kind != right.kind: return left.kind < right.kind
    case .done where left.isDone != right.isDone: return right.isDone
    case .name, .kind, .done: break
    }
    if left.foldedName != right.foldedName { return left.foldedName < right.foldedName }
    return left.id < right.id
  }
}
