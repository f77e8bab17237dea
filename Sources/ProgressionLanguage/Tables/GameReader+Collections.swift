import ProgressionModel
import ProgressionText

extension GameReader {
  mutating func declareCollections(in files: [JSONValue]) -> [TableEntry] {
    let entries = entries(of: .collections, in: files)
    for entry in entries {
      game.collections.append(
        NodeCollection(id: entry.id, title: entry.id, place: entry.place, entries: []))
      declare(entry, .collection(Ref(position: game.collections.count - 1)))
    }
    return entries
  }

  mutating func readCollections(_ entries: [TableEntry]) {
    for (index, entry) in entries.enumerated() {
      guard let value = entry.value else { continue }
      game.collections[index].entries = collection(value)
    }
  }

  private mutating func collection(_ json: JSONValue) -> [NodeCollection.Entry] {
    let form = "write [{\"of\": {\"tag\": \"…\"}, \"points\": 1}]"
    guard isList(json, "a collection", help: [form]) else { return [] }
    if json.count == 0 {
      report.error(
        .emptyList, at: json.place, "a percentage of nothing is no percentage", help: [form])
    }
    var entries: [NodeCollection.Entry] = []
    for element in json.elements {
      let help = ["write {\"of\": …, \"points\": 1}"]
      guard isObject(element, "an entry of a collection", help: help) else { continue }
      checkKeys(element, .collectionEntry)
      guard let of = element["of"] else {
        if isMisspelt("of", in: element, .collectionEntry) { continue }
        report.error(
          .missingKey, at: element.place, "an entry of a collection has `of`", help: [form])
        continue
      }
      let members = nodeSet(of, .collection)
      let points = element["points"].map { integer($0, "points", in: 1...1_000_000) } ?? 1
      if let members, let points {
        entries.append(NodeCollection.Entry(members: members, points: points))
      }
    }
    return entries
  }
}
