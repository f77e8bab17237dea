import ProgressionModel
import ProgressionText

extension GameReader {
  /// Takes note of the names of resets, which a scope may name before they are declared.
  mutating func noteResets(in files: [JSONValue]) {
    for file in files {
      guard let table = file[TableName.resets.rawValue] else { continue }
      for member in table.members { resetNames.insert(member.key) }
    }
  }

  mutating func declareResets(in files: [JSONValue]) -> [TableEntry] {
    let entries = entries(of: .resets, in: files)
    for entry in entries {
      game.resets.append(
        Reset(
          id: entry.id, place: entry.place, when: nil, price: [], ends: nil,
          endsPlaythrough: false, refundsAll: false))
      declare(entry, .reset(Ref(position: game.resets.count - 1)))
    }
    return entries
  }

  mutating func readResets(_ entries: [TableEntry]) {
    for (index, entry) in entries.enumerated() {
      if let every = entry.value?["every"] {
        // The rest of a calendar reset belongs to it.
        report.error(
          .unsupported, at: every.place, "resets by the calendar are not supported by this version")
        continue
      }
      guard let object = object(of: entry, .reset) else { continue }
      var reset = game.resets[index]
      read(object, entry, into: &reset)
      game.resets[index] = reset
    }
  }

  private mutating func read(_ object: JSONValue, _ entry: TableEntry, into reset: inout Reset) {
    if let by = object["by"] {
      if !by.equals("command") { reportWord(by, "by", ["command"]) }
    } else {
      report.error(
        .missingKey, at: entry.place, "the reset `\(entry.id)` does not say what starts it",
        help: ["write \"by\": \"command\""])
    }
    if let value = object["title"] { _ = text(value, "title") }
    if let value = object["when"] { reset.when = condition(value) }
    if let value = object["price"], !value.equals("free") {
      reset.price = price(value, "price") ?? []
    }
    if let value = object["ends"] {
      if value.equals("playthrough") {
        reset.endsPlaythrough = true
      } else {
        reset.ends = nodeSet(value, .ends)
      }
    }
    if let value = object["refunds"] {
      if value.equals("all") {
        reset.refundsAll = true
      } else {
        reportWord(value, "refunds", ["all"])
      }
    }
  }
}
