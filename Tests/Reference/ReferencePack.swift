/// A rule pack as its JSON says it, read without compiling anything.
///
/// It trusts that the pack is valid; what it cannot make sense of is an error or counts as nothing.
public struct ReferencePack: Sendable {
  struct Holding: Sendable {
    var id: String
    var isItem: Bool
    var initial: Int64?
    var cap: Int64?
    var tags: [String]
    /// The least that a price may leave; 0 or less.
    var floor: Int64 = 0
    var refill: Refill?
    /// The balance of a life that begins.
    var start: Int64 { min(initial ?? (refill == nil ? 0 : cap ?? 0), cap ?? .max) }
  }

  struct Refill: Sendable {
    var amount: Int64
    var every: Int64
  }

  struct Counter: Sendable {
    var id: String
    var min: Int64
    var max: Int64
    var start: Int64 { Swift.min(Swift.max(0, min), max) }
  }

  struct Attribute: Sendable {
    var id: String
    var type: String
    var initial: ReferenceJSON
  }

  struct Collection: Sendable {
    var id: String
    var entries: [ReferenceJSON]
  }

  /// The JSON that this was made from.
  public let json: ReferenceJSON
  /// Worlds with their levels, features, achievements, quests, locations, npcs, products.
  var nodes: [ReferenceNode] = []
  var index: [String: Int] = [:]
  var holdings: [Holding] = []
  var flags: [String] = []
  var counters: [Counter] = []
  var attributes: [Attribute] = []
  var collections: [Collection] = []
  var rules: [String: ReferenceJSON] = [:]
  var renamed: [String: String] = [:]
  /// The choice groups in the order of their first members.
  var choices: [String] = []
  var chests: [ReferenceMember] = []
  var timers: [ReferenceMember] = []
  var resets: [ReferenceReset] = []
  var policies = ReferencePolicies()
  /// How long everything lives, by id.
  var lives: [String: ReferenceLife] = [:]
  let zones: [ReferenceZone]
  /// Whether a condition asks how long ago something was.
  let namesMoments: Bool
  /// What the derived layer computes together, in order: each list needs only earlier ones.
  var strata: [[ReferenceVariable]] = []

  /// Reads a pack that names zones of `zones` only.
  ///
  /// - Throws: `ReferenceError` where ids collide or a negative edge lies on a cycle.
  public init(
    json: ReferenceJSON, zones: [ReferenceZone] = ReferenceZone.samples
  ) throws(ReferenceError) {
    try self.init(unstratified: json, zones: zones)
    strata = try ReferenceStrata(pack: self).inOrder()
  }

  /// Reads a pack whose cycles are not looked at; no player can play it.
  init(
    unstratified json: ReferenceJSON, zones: [ReferenceZone] = ReferenceZone.samples
  ) throws(ReferenceError) {
    self.json = json
    self.zones = zones
    namesMoments = json.line.contains("\"timeSince\"")
    try readWorlds()
    try readTable("features", .feature)
    try readTable("achievements", .achievement)
    try readTable("quests", .quest)
    try readTable("locations", .location)
    try readTable("npcs", .npc)
    try readTable("products", .product)
    readQuests()
    readHoldings()
    readFacts()
    chests = ReferencePack.entries(json["chests"])
    timers = ReferencePack.entries(json["timers"])
    resets = ReferencePack.entries(json["resets"]).map {
      ReferenceReset(id: $0.key, json: $0.value)
    }
    if let policies = json["policies"] { self.policies = ReferencePolicies(json: policies) }
    readLives()
    for place in nodes.indices where nodes[place].kind != .product {
      nodes[place].routes = ReferenceRoute.routes(unlock(of: place))
      if let choice = nodes[place].choice, !choices.contains(choice) { choices.append(choice) }
    }
  }

  /// Reads a pack from its text.
  ///
  /// - Throws: `ReferenceError` for text that is no JSON, and as `init(json:)` does.
  public init(text: String) throws(ReferenceError) {
    try self.init(json: ReferenceJSON(parsing: text))
  }

  /// The members of a table, which is a map or a list of ids.
  static func entries(_ table: ReferenceJSON?) -> [ReferenceMember] {
    guard let table else { return [] }
    if case .array(let list) = table {
      return list.compactMap { $0.text }.map { ReferenceMember($0, .object([])) }
    }
    return table.members
  }

  mutating func add(_ node: ReferenceNode) throws(ReferenceError) {
    guard index[node.id] == nil else { throw ReferenceError("\(node.id) is declared twice") }
    index[node.id] = nodes.count
    nodes.append(node)
  }

  private mutating func readTable(
    _ table: String, _ kind: ReferenceNode.Kind
  ) throws(ReferenceError) {
    for entry in ReferencePack.entries(json[table]) {
      try add(ReferenceNode(id: entry.key, kind: kind, json: entry.value))
    }
  }

  private mutating func readHoldings() {
    for table in ["currencies", "items"] {
      for entry in ReferencePack.entries(json[table]) {
        let json = entry.value
        var holding = Holding(
          id: entry.key, isItem: table == "items", initial: json["initial"]?.integer,
          cap: json["cap"]?.integer, tags: (json["tags"]?.elements ?? []).compactMap { $0.text })
        if json["debt"] == true { holding.floor = -Int64.max }
        if let debt = json["debt"]?.integer { holding.floor = -debt }
        if let refill = json["refill"], let amount = refill["amount"]?.integer,
          let every = ReferenceCalendar.duration(refill["every"])
        {
          holding.refill = Refill(amount: amount, every: every)
        }
        holdings.append(holding)
      }
    }
  }

  private mutating func readFacts() {
    for entry in ReferencePack.entries(json["counters"]) {
      counters.append(
        Counter(
          id: entry.key, min: entry.value["min"]?.integer ?? .min,
          max: entry.value["max"]?.integer ?? .max))
    }
    flags = ReferencePack.entries(json["flags"]).map { $0.key }
    for entry in ReferencePack.entries(json["attributes"]) {
      let type = entry.value["type"]?.text ?? "int"
      let zero: ReferenceJSON = type == "int" ? 0 : type == "version" ? "0" : ""
      attributes.append(
        Attribute(id: entry.key, type: type, initial: entry.value["initial"] ?? zero))
    }
    for entry in ReferencePack.entries(json["rules"]) { rules[entry.key] = entry.value }
    for entry in ReferencePack.entries(json["renamed"]) { renamed[entry.key] = entry.value.text }
    for entry in ReferencePack.entries(json["collections"]) {
      collections.append(Collection(id: entry.key, entries: entry.value.elements))
    }
  }
}
