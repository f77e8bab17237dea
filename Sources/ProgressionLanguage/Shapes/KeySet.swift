/// The keys that one kind of object has.
struct KeySet: Sendable {
  /// What has these keys, as in `a level`.
  let owner: String
  /// The keys, in the order of the language reference.
  let keys: [String]
  /// Keys of the language that this version does not read.
  let unsupported: [String]

  init(_ owner: String, _ keys: [String], unsupported: [String] = []) {
    self.owner = owner
    self.keys = keys
    self.unsupported = unsupported
  }

  func adding(_ more: [String]) -> KeySet {
    KeySet(owner, keys + more, unsupported: unsupported)
  }

  /// Words that people write for a key of ours.
  static let synonyms: [(written: String, meant: [String])] = [
    ("name", ["title", "id"]), ("label", ["title"]), ("displayName", ["title"]),
    ("requires", ["unlock"]), ("require", ["unlock"]), ("requirement", ["unlock"]),
    ("requirements", ["unlock"]), ("prerequisites", ["unlock"]), ("condition", ["unlock", "when"]),
    ("unlockWhen", ["unlock"]), ("unlocks", ["unlock"]), ("locked", ["unlock"]),
    ("if", ["when", "unlock"]), ("cost", ["price"]), ("costs", ["price"]), ("reward", ["rewards"]),
    ("stars", ["maxStars"]), ("hidden", ["visible"]), ("tag", ["tags"]), ("max", ["cap"]),
    ("limit", ["cap"]), ("start", ["initial"]), ("default", ["initial"]), ("sku", ["store"]),
    ("type", ["kind"]), ("optional", ["bonus"]), ("level", ["levels"]), ("world", ["worlds"]),
  ]
}

extension KeySet {
  static let pack = KeySet(
    "a rule pack",
    ["formatVersion", "id", "version", "title", "include"] + tables
      + ["defaults", "renamed", "policies", "checks"], unsupported: unsupportedTables)
  static let included = KeySet("an included file", tables, unsupported: unsupportedTables)
  static let world = KeySet(
    "a world",
    [
      "id", "title", "levels", "order", "unlock", "completeWhen", "visible", "rewards", "defaults",
      "choice", "tags", "scope",
    ], unsupported: ["ends", "custom"])
  static let worldDefaults = KeySet(
    "the defaults of worlds",
    [
      "levels", "order", "unlock", "completeWhen", "visible", "rewards", "defaults", "choice",
      "tags", "scope",
    ], unsupported: ["ends", "custom"])
  static let level = KeySet(
    "a level",
    [
      "id", "title", "bonus", "maxStars", "scoreForStars", "marks", "startPrice", "unlock",
      "visible", "rewards", "choice", "tags", "scope",
    ], unsupported: ["ends", "custom"])
  static let levelDefaults = KeySet(
    "the defaults of levels",
    [
      "bonus", "maxStars", "scoreForStars", "marks", "startPrice", "unlock", "visible", "rewards",
      "choice", "tags", "scope",
    ], unsupported: ["ends", "custom"])
  static let defaults = KeySet("`defaults`", ["worlds", "levels"])
  static let feature = KeySet(
    "a feature", ["title", "ranks", "unlock", "visible", "rewards", "choice", "tags", "scope"],
    unsupported: ["ends", "custom"])
  static let achievement = KeySet(
    "an achievement", feature.keys, unsupported: ["ends", "custom"])
  static let location = KeySet(
    "a location",
    [
      "title", "unlock", "completeWhen", "visible", "rewards", "missable", "choice", "tags",
      "scope",
    ], unsupported: ["ends", "custom"])
  static let product = KeySet(
    "a product",
    [
      "title", "kind", "price", "store", "grants", "when", "limit", "discounts", "visible", "tags",
      "scope",
    ], unsupported: ["refund", "custom"])
  static let currency = KeySet(
    "a currency", ["title", "initial", "cap", "scope"], unsupported: ["refill", "debt"])
  static let item = KeySet(
    "an item", ["title", "initial", "cap", "tags", "scope"], unsupported: ["refill", "debt"])
  static let counter = KeySet("a counter", ["title", "min", "max", "scope"])
  static let flag = KeySet("a flag", ["title", "scope"])
  static let attribute = KeySet("an attribute", ["title", "type", "initial", "scope"])
  static let reset = KeySet(
    "a reset", ["title", "by", "when", "price", "ends", "refunds"],
    unsupported: ["every", "at", "on", "zone", "grace", "grants", "catchUp"])
  static let collectionEntry = KeySet("an entry of a collection", ["of", "points"])
  static let discount = KeySet("a discount", ["when", "basisPoints"])
  static let route = KeySet(
    "a route", ["when", "price", "product", "live", "reach", "at", "any", "discounts"])
  static let steps = KeySet("`at`", ["from", "step"])
  static let policies = KeySet("`policies`", ["clock"])

  private static let tables: [String] = {
    var names: [String] = []
    for table in TableName.allCases where table.isSupported { names.append(table.rawValue) }
    return names
  }()
  private static let unsupportedTables: [String] = {
    var names: [String] = []
    for table in TableName.allCases where !table.isSupported { names.append(table.rawValue) }
    return names
  }()
}
