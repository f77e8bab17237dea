extension Game {
  /// The names of the time zones whose rules the game needs, each once, by the bytes of the names.
  ///
  /// Complexity: O(n) for n conditions and resets.
  public var zoneNames: [String] {
    var names: Set<String> = []
    for reset in resets {
      if let calendar = reset.calendar { names.insert(calendar.schedule.zone) }
    }
    for case .weekly(let window) in conditions { names.insert(window.zone) }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}
