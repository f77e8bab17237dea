import ProgressionModel
import ProgressionText

extension GameReader {
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
      guard let object = object(of: entry, .reset) else { continue }
      var reset = game.resets[index]
      read(object, entry, into: &reset)
      game.resets[index] = reset
    }
  }

  private mutating func read(_ object: JSONValue, _ entry: TableEntry, into reset: inout Reset) {
    if let by = object["by"] {
      if !by.equals("command") { reportWord(by, "by", ["command"]) }
    } else if object["every"] == nil {
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
