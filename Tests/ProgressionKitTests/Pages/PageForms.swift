import ProgressionKit
import Testing

/// The keys that examples show, by the kind of object in which they stand.
struct PageForms {
  private(set) var keys: [String: Set<String>] = [:]

  /// The outermost value of a text.
  static func value(of text: String) throws -> JSONValue {
    let file = SourceFile(name: "shown.json", text: text)
    var sources = Sources()
    return try #require(JSONReader.read(file, as: sources.add(file)).document, "\(text)").root
  }

  /// Notes the keys of an example of a kind of object.
  mutating func read(_ text: String, as form: String) throws {
    read(try Self.value(of: text), as: form)
  }

  /// The kind of object that a key has for its value: `[` before it are lists of these, or one,
  /// and `{` maps from names to these.
  private static let inside: [String: [String: String]] = {
    let node = ["unlock": "unlock", "visible": "a condition", "rewards": "`rewards`"]
    let moments = [
      "onUnlock": "a bundle", "perNewRank": "a bundle", "atRank": "{a bundle",
      "onComplete": "a bundle", "onEveryComplete": "a bundle", "perNewStar": "a bundle",
      "atStars": "{a bundle", "onMark": "{a bundle",
    ]
    let world = node.merging([
      "levels": "[a level", "completeWhen": "a condition", "defaults": "a level",
    ]) { $1 }
    let tables = [
      "worlds": "[a world", "features": "{a feature", "achievements": "{an achievement",
      "quests": "{a quest", "locations": "{a location", "npcs": "{an npc",
      "products": "{a product", "currencies": "{a currency", "items": "{an item",
      "counters": "{a counter", "flags": "{a flag", "attributes": "{an attribute",
      "chests": "{a chest", "timers": "{a timer", "rules": "{a condition", "resets": "{a reset",
      "collections": "{[an entry of a collection",
    ]
    let money = ["refill": "`refill`"]
    return [
      "a rule pack": tables.merging(["defaults": "`defaults`", "policies": "`policies`"]) { $1 },
      "an included file": tables,
      "`defaults`": ["worlds": "a world", "levels": "a level"],
      "`policies`": ["remember": "`remember`"],
      "a world": world, "a level": node, "a feature": node, "an achievement": node,
      "a quest": node.merging(["objectives": "{a condition", "failWhen": "a condition"]) { $1 },
      "a location": world,
      "an npc": ["visible": "a condition", "at": "[a place of an npc"],
      "a place of an npc": ["when": "a condition"],
      "a product": [
        "grants": "a bundle", "when": "a condition", "discounts": "[a discount",
        "visible": "a condition",
      ],
      "a currency": money, "an item": money,
      "a reset": ["grants": "a bundle", "catchUp": "`catchUp`", "when": "a condition"],
      "a chest": ["when": "a condition", "weights": "[a content of a chest"],
      "a content of a chest": ["grants": "a bundle"],
      "a timer": ["grants": "a bundle"],
      "a discount": ["when": "a condition"],
      "`rewards`": moments,
      "an entry of a collection": ["of": "group"],
      "a route": [
        "when": "a condition", "reach": "a condition", "at": "`at`", "any": "[unlock",
        "discounts": "[a discount",
      ],
      "a file of scenarios": ["scenarios": "[a scenario"],
      "a scenario": ["steps": "[a step", "given": "`given`", "always": "[a condition"],
      "a step": [
        "expect": "`expect`", "steps": "[a step", "do": "[a step", "grant": "a bundle",
      ],
      "`expect`": ["that": "a condition"],
    ]
  }()

  private mutating func read(_ value: JSONValue, as form: String) {
    if form.hasPrefix("["), value.kind == .array {
      for element in value.elements { read(element, as: String(form.dropFirst())) }
    } else if form.hasPrefix("[") {
      read(value, as: String(form.dropFirst()))
    } else if form.hasPrefix("{") {
      for member in Self.members(value) { read(member.value, as: String(form.dropFirst())) }
    } else if value.kind == .array {
      // A list of ways to open a node, or a group.
      for element in value.elements { read(element, as: form) }
    } else if value.kind == .object {
      read(object: value, as: form)
    }
  }

  private mutating func read(object: JSONValue, as form: String) {
    let members = Self.members(object)
    let names = Set(members.map(\.key))
    if form == "unlock" {
      let ways: Set = ["when", "price", "product", "live", "reach", "at"]
      return read(
        object: object, as: names.isDisjoint(with: ways) ? "a condition" : "a route")
    }
    if form == "a condition" || form == "group" { return readCondition(members, names) }
    keys[form, default: []].formUnion(names)
    for member in members {
      if let inner = Self.inside[form]?[member.key] { read(member.value, as: inner) }
    }
  }

  /// Reads what stands in conditions: conditions, quantities, groups, facts and windows.
  private mutating func readCondition(_ members: [JSONMember], _ names: Set<String>) {
    let form =
      names == ["tag"]
      ? "a group by tag"
      : names == ["in"] ? "a group of levels" : names == ["reset"] ? "a fact" : "a condition"
    keys[form, default: []].formUnion(names)
    for member in members {
      read(member.value, as: member.key == "now" ? "`now`" : "a condition")
    }
  }

  private static func members(_ value: JSONValue) -> [JSONMember] {
    value.members.filter { !$0.key.hasPrefix("x-") && !$0.key.hasPrefix("$") }
  }
}
