/// A rule pack as its JSON says it, read without compiling anything.
///
/// It trusts that the pack is valid; what it cannot make sense of is an error or counts as nothing.
public struct ReferencePack: Sendable {
  struct Holding: Sendable {
    var id: String
    var isItem: Bool
    var initial: Int64
    var cap: Int64?
    var tags: [String]
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
  /// Worlds with their levels, features, achievements, locations, products.
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
  /// What the derived layer computes together, in order: each list needs only earlier ones.
  var strata: [[ReferenceVariable]] = []

  /// Reads a pack.
  ///
  /// - Throws: `ReferenceError` where ids collide or a negative edge lies on a cycle.
  public init(json: ReferenceJSON) throws(ReferenceError) {
    try self.init(unstratified: json)
    strata = try ReferenceStrata(pack: self).inOrder()
  }

  /// Reads a pack whose cycles are not looked at; no player can play it.
  init(unstratified json: ReferenceJSON) throws(ReferenceError) {
    self.json = json
    try readWorlds()
    try readTable("features", .feature)
    try readTable("achievements", .achievement)
    try readTable("locations", .location)
    try readTable("products", .product)
    readHoldings()
    readFacts()
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
        let tags = (entry.value["tags"]?.elements ?? []).compactMap { $0.text }
        holdings.append(
          Holding(
            id: entry.key, isItem: table == "items", initial: entry.value["initial"]?.integer ?? 0,
            cap: entry.value["cap"]?.integer, tags: tags))
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
