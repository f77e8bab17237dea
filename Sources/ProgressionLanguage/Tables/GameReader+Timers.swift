import ProgressionModel
import ProgressionText

extension GameReader {
  /// Declares the timers.
  mutating func declareTimers(in files: [JSONValue]) -> [TableEntry] {
    let entries = entries(of: .timers, in: files)
    for entry in entries {
      let object = object(of: entry, .timer, form: "{\"after\": \"8h\"}")
      var after: Int64?
      if let value = object?["after"] {
        after = duration(value, "after")
      } else if let object, !isMisspelt("after", in: object, .timer) {
        report.error(
          .missingKey, at: entry.place, "the timer `\(entry.id)` has no `after`",
          help: ["write \"after\": \"8h\""])
      }
      game.timers.append(
        Countdown(
          id: entry.id, title: title(object, entry.id), place: entry.place, after: after ?? 1,
          grants: Bundle(), scope: scope(object?["scope"])))
      declare(entry, .timer(Ref(position: game.timers.count - 1)))
    }
    return entries
  }

  /// Reads what refers to other ids.
  mutating func readTimers(_ entries: [TableEntry]) {
    for (index, entry) in entries.enumerated() {
      guard let value = entry.value?["grants"] else { continue }
      game.timers[index].grants = bundle(value, "grants")
    }
  }
}
