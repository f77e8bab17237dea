import ProgressionKit

/// Where an example of `explain-code` stands, so that it can be read as what it is a part of.
enum ExampleSetting {
  /// Members of a pack.
  case pack
  /// A condition, of a feature or of a world.
  case condition, worldCondition
  /// A feature, or members of one.
  case feature, inFeature
  /// Members of a route.
  case inRoute
  /// A world, or members of one: beside its id, or beside its levels.
  case world, inBareWorld, inWorld
  /// Members of the rewards of a world.
  case inRewards
  /// A level, or members of one.
  case level, inLevel
  /// A quest.
  case quest
  /// Members of an npc, of a product, of a chest.
  case inPerson, inProduct, inChest
  /// Locations.
  case locations
  /// An entry of a collection.
  case counted

  /// The whole pack around an example.
  func pack(around example: String) -> String {
    switch self {
    case .pack: Self.pack(example)
    case .condition: Self.features(#"{"unlock": {"when": \#(example), "live": false}}"#)
    case .feature: Self.features(example)
    case .inFeature: Self.features("{\(example)}")
    case .inRoute: Self.features("{\"unlock\": {\(example)}}")
    case .world: Self.worlds(example)
    case .inBareWorld: Self.worlds(#"{"id": "test", \#(example)}"#)
    case .inWorld: Self.worlds(#"{"id": "test", "levels": 3, \#(example)}"#)
    case .worldCondition:
      Self.worlds(
        #"{"id": "test", "levels": 3, "unlock": {"when": \#(example), "live": false}}"#)
    case .inRewards: Self.worlds(#"{"id": "test", "levels": 3, "rewards": {\#(example)}}"#)
    case .level: Self.worlds(#"{"id": "test", "levels": [3, \#(example)]}"#)
    case .inLevel: Self.worlds(#"{"id": "test", "levels": [3, {"id": "last", \#(example)}]}"#)
    case .quest: Self.pack(#""quests": {"test": \#(example)}"#)
    case .inPerson:
      Self.pack(
        #"""
        "locations": {"inn": {"unlock": true}, "mill": {"unlock": true}},
        "npcs": {"test": {\#(example)}}
        """#)
    case .inProduct: Self.pack(#""products": {"test": {"store": "s", \#(example)}}"#)
    case .inChest: Self.pack(#""chests": {"test": {\#(example)}}"#)
    case .locations: Self.pack(#""locations": {"hall": {"unlock": true}, \#(example)}"#)
    case .counted: Self.pack(#""collections": {"test": [\#(example)]}"#)
    }
  }

  private static func features(_ test: String) -> String {
    pack(#""features": {"shop": {"unlock": true}, "test": \#(test)}"#)
  }

  private static func worlds(_ test: String) -> String {
    pack("\"worlds\": [\(worlds), \(test)]")
  }

  /// A pack of some members and of what examples name, as far as the members do not have its tables.
  private static func pack(_ members: String) -> String {
    var text = "{ "
    let own = keys(of: "{\(members)}")
    for (table, content) in tables where !own.contains(table) {
      text += "\"\(table)\": \(content),\n"
    }
    return text + members + " }"
  }

  /// The keys of an object; none of what is no object.
  static func keys(of text: String) -> [String] {
    var sources = Sources()
    let file = SourceFile(name: "example.json", text: text)
    let root = JSONReader.read(file, as: sources.add(file)).document?.root
    return root.map { $0.members.map { $0.key } } ?? []
  }

  private static let worlds = """
    {"id": "lumina-prime", "levels": [19, {"id": "secret", "bonus": true, "tags": ["boss"],
      "marks": ["goal", "keyhole"]}]}, {"id": "astra-veridia", "levels": 4}
    """

  /// What examples name.
  private static let tables: [(String, String)] = [
    ("formatVersion", "1"), ("id", #""example""#), ("version", #""1.0.0""#),
    ("currencies", #"["coins", "xp", "ash"]"#), ("items", #"["pelt"]"#),
    ("counters", #"["wins"]"#), ("flags", #"["met-king", "harvest", "flooded", "ferry-built"]"#),
    ("attributes", #"{"country": {"type": "text", "initial": "US"}}"#),
    ("resets", #"{"daily": {"every": "day", "zone": "UTC"}}"#),
    ("worlds", "[\(worlds)]"),
    ("features", #"{"shop": {"unlock": true}}"#),
    ("locations", #"{"hall": {"unlock": true}}"#),
    ("npcs", #"["jarl"]"#),
    (
      "products",
      """
      {"coin-pack": {"kind": "consumable", "store": "c"},
       "pass": {"kind": "permanent", "store": "p"}}
      """
    ),
  ]
}
