import ProgressionModel
import ProgressionText

extension GameReader {
  /// Declares the chests.
  mutating func declareChests(in files: [JSONValue]) -> [TableEntry] {
    let entries = entries(of: .chests, in: files)
    for entry in entries {
      let object = object(of: entry, .chest, form: "{\"weights\": [\(Self.contentForm)]}")
      game.chests.append(
        Chest(
          id: entry.id, title: title(object, entry.id), place: entry.place, price: [], when: nil,
          contents: [], scope: scope(object?["scope"])))
      declare(entry, .chest(Ref(position: game.chests.count - 1)))
    }
    return entries
  }

  /// Reads what refers to other ids.
  mutating func readChests(_ entries: [TableEntry]) {
    for (index, entry) in entries.enumerated() {
      guard let object = entry.value, object.kind == .object else { continue }
      if let value = object["price"], !value.equals("free") {
        game.chests[index].price = price(value, "price") ?? []
      }
      if let value = object["when"] { game.chests[index].when = condition(value) }
      if let value = object["weights"] {
        game.chests[index].contents = contents(value, of: entry)
      } else if !isMisspelt("weights", in: object, .chest) {
        report.error(
          .missingKey, at: entry.place, "the chest `\(entry.id)` has no `weights`",
          help: ["write \"weights\": [\(Self.contentForm)]"])
      }
    }
  }

  private static let contentForm = "{\"weight\": 70, \"grants\": {\"coins\": 50}}"

  private mutating func contents(_ json: JSONValue, of entry: TableEntry) -> [Chest.Content] {
    guard isList(json, "`weights`", help: ["write [\(Self.contentForm)]"]) else { return [] }
    if json.count == 0 {
      report.error(
        .emptyList, at: json.place, "the chest `\(entry.id)` holds nothing to draw",
        help: ["write [\(Self.contentForm)]"])
      return []
    }
    let errors = report.errorCount
    var contents: [Chest.Content] = []
    var total: Int64 = 0
    var isTooMuch = false
    for element in json.elements {
      guard let content = content(element) else { continue }
      contents.append(content)
      let (sum, overflow) = total.addingReportingOverflow(content.weight)
      total = sum
      if overflow { isTooMuch = true }
    }
    if report.errorCount > errors { return contents }
    if isTooMuch {
      report.error(
        .chestWeights, at: json.place, "the weights of `\(entry.id)` add up to more than 64 bits",
        help: ["only their proportions count: divide them all"])
    } else if total == 0 {
      report.error(
        .chestWeights, at: json.place, "the weights of `\(entry.id)` add up to 0",
        help: ["one content at least has a weight of 1 or more"])
    }
    return contents
  }

  private mutating func content(_ json: JSONValue) -> Chest.Content? {
    guard isObject(json, "a content of a chest", help: ["write \(Self.contentForm)"]) else {
      return nil
    }
    checkKeys(json, .chestContent)
    guard let weight = json["weight"], let grants = json["grants"] else {
      if !isMisspelt("weight", in: json, .chestContent),
        !isMisspelt("grants", in: json, .chestContent)
      {
        report.error(
          .missingKey, at: json.place, "a content of a chest has both `weight` and `grants`",
          help: ["write \(Self.contentForm), or \"grants\": {} for nothing"])
      }
      return nil
    }
    let number = self.weight(weight)
    let bundle = bundle(grants, "grants")
    return number.map { Chest.Content(weight: $0, grants: bundle) }
  }

  private mutating func weight(_ json: JSONValue) -> Int64? {
    let isPercent = json.string.map { $0.hasSuffix("%") } ?? false
    if json.kind == .number || isPercent {
      report.error(
        .notAnInteger, at: json.place,
        "`weight` is a whole number, 0 or more; this is `\(json.sourceText)`",
        help: ["weights are shares of their sum: write 1 and 9 for 10 and 90 percent"])
      return nil
    }
    return integer(json, "weight", in: 0...Int64.max)
  }
}
