import ProgressionText

/// The keys that one kind of object has.
package struct KeySet: Sendable {
  /// What has these keys, as in `a level`.
  package let owner: String
  /// The keys, in the order of the language reference.
  package let keys: [String]
  private let words: ContiguousArray<KeyWord>

  package init(_ owner: String, _ keys: [String]) {
    self.owner = owner
    self.keys = keys
    words = ContiguousArray(keys.map { KeyWord($0) })
  }

  /// Whether a key is one of the set.
  func contains(_ member: JSONMember) -> Bool {
    let word = member.word
    for known in words where known == word { return known != .other || keys.contains(member.key) }
    return false
  }

  func adding(_ more: [String]) -> KeySet {
    KeySet(owner, keys + more)
  }

  /// Words that people write for a key of ours.
  static let synonyms: [(written: String, meant: [String])] = [
    ("name", ["title", "id"]), ("label", ["title"]), ("displayName", ["title"]),
    ("requires", ["unlock"]), ("require", ["unlock"]), ("requirement", ["unlock"]),
    ("requirements", ["unlock"]), ("prerequisites", ["unlock"]), ("condition", ["unlock", "when"]),
    ("unlockWhen", ["unlock"]), ("unlocks", ["unlock"]), ("locked", ["unlock"]),
    ("if", ["when", "unlock"]), ("cost", ["price"]), ("costs", ["price"]), ("reward", ["rewards"]),
    ("stars", ["maxStars"]), ("hidden", ["visible"]), ("tag", ["tags"]), ("max", ["cap"]),
    ("limit", ["cap"]), ("start", ["initial", "from"]), ("default", ["initial"]),
    ("sku", ["store"]),
    ("type", ["kind"]), ("optional", ["bonus"]), ("level", ["levels"]), ("world", ["worlds"]),
    ("after", ["from"]), ("before", ["until"]), ("to", ["until"]), ("end", ["until"]),
    ("day", ["days", "on"]), ("weekday", ["on"]), ("weekdays", ["days"]), ("hours", ["between"]),
    ("time", ["at", "between"]), ("timezone", ["zone"]), ("timeZone", ["zone"]), ("tz", ["zone"]),
    ("duration", ["after"]), ("delay", ["after"]), ("in", ["after"]), ("interval", ["every"]),
    ("period", ["every"]), ("contents", ["weights"]), ("drops", ["weights"]),
    ("loot", ["weights"]), ("chance", ["weight"]), ("probability", ["weight"]),
    ("bundle", ["grants"]), ("gives", ["grants"]), ("rewards", ["grants"]),
    ("refunds", ["refund"]), ("regenerates", ["refill"]), ("overdraft", ["debt"]),
    ("resets", ["ends"]), ("clears", ["ends"]),
    ("goals", ["objectives"]), ("tasks", ["objectives"]), ("todo", ["objectives"]),
    ("phases", ["stages"]), ("steps", ["stages"]), ("npc", ["giver"]), ("givenBy", ["giver"]),
    ("returnTo", ["turnIn"]), ("handIn", ["turnIn"]), ("receiver", ["turnIn"]),
    ("deliver", ["turnInPrice"]), ("handInPrice", ["turnInPrice"]), ("fail", ["failWhen"]),
    ("failsWhen", ["failWhen"]), ("failIf", ["failWhen"]), ("timeLimit", ["deadline"]),
    ("timeout", ["deadline"]), ("expires", ["deadline"]), ("autoAccept", ["accept"]),
    ("ifGone", ["whenGone"]), ("quests", ["gives"]), ("offers", ["gives"]),
    ("place", ["location", "at"]), ("where", ["location", "at"]), ("location", ["at"]),
    ("locations", ["at"]),
  ]
}

extension KeySet {
  package static let pack = KeySet(
    "a rule pack",
    ["formatVersion", "id", "version", "title", "include"] + tables
      + ["defaults", "renamed", "policies", "checks"])
  package static let included = KeySet("an included file", tables)
  package static let world = KeySet(
    "a world",
    [
      "id", "title", "levels", "order", "unlock", "completeWhen", "visible", "rewards", "defaults",
      "choice", "tags", "scope", "custom",
    ])
  package static let worldDefaults = KeySet(
    "the defaults of worlds",
    [
      "levels", "order", "unlock", "completeWhen", "visible", "rewards", "defaults", "choice",
      "tags", "scope", "custom",
    ])
  package static let level = KeySet(
    "a level",
    [
      "id", "title", "bonus", "maxStars", "scoreForStars", "marks", "startPrice", "unlock",
      "visible", "rewards", "choice", "tags", "scope", "custom",
    ])
  package static let levelDefaults = KeySet(
    "the defaults of levels",
    [
      "bonus", "maxStars", "scoreForStars", "marks", "startPrice", "unlock", "visible", "rewards",
      "choice", "tags", "scope", "custom",
    ])
  package static let defaults = KeySet("`defaults`", ["worlds", "levels"])
  package static let feature = KeySet(
    "a feature",
    ["title", "ranks", "unlock", "visible", "rewards", "choice", "tags", "scope", "custom"])
  package static let achievement = KeySet("an achievement", feature.keys)
  package static let quest = KeySet(
    "a quest",
    [
      "title", "giver", "unlock", "accept", "objectives", "optional", "stages", "turnIn",
      "turnInPrice", "failWhen", "deadline", "whenGone", "retry", "missable", "visible", "rewards",
      "choice", "tags", "scope", "custom",
    ])
  package static let location = KeySet(
    "a location",
    [
      "title", "unlock", "completeWhen", "visible", "rewards", "missable", "choice", "tags",
      "scope", "custom",
    ])
  package static let npc = KeySet("an npc", ["title", "at", "gives", "visible", "tags", "scope"])
  package static let placement = KeySet("a place of an npc", ["location", "nowhere", "when"])
  package static let product = KeySet(
    "a product",
    [
      "title", "kind", "price", "store", "grants", "when", "limit", "discounts", "refund",
      "visible", "tags", "scope", "custom",
    ])
  package static let currency = KeySet(
    "a currency", ["title", "initial", "cap", "debt", "refill", "scope"])
  package static let item = KeySet(
    "an item", ["title", "initial", "cap", "debt", "refill", "tags", "scope"])
  package static let refill = KeySet("`refill`", ["amount", "every"])
  package static let counter = KeySet("a counter", ["title", "min", "max", "scope"])
  package static let flag = KeySet("a flag", ["title", "scope"])
  package static let attribute = KeySet("an attribute", ["title", "type", "initial", "scope"])
  package static let reset = KeySet(
    "a reset",
    [
      "title", "every", "on", "at", "zone", "grace", "grants", "catchUp", "by", "when", "price",
      "refunds", "ends",
    ])
  package static let chest = KeySet("a chest", ["title", "price", "when", "weights", "scope"])
  package static let chestContent = KeySet("a content of a chest", ["weight", "grants"])
  package static let timer = KeySet("a timer", ["title", "after", "grants", "scope"])
  package static let collectionEntry = KeySet("an entry of a collection", ["of", "points"])
  package static let discount = KeySet("a discount", ["when", "basisPoints"])
  package static let rewards = KeySet(
    "`rewards`",
    [
      "onUnlock", "perNewRank", "atRank", "onComplete", "onEveryComplete", "perNewStar", "atStars",
      "onMark",
    ])
  /// The keys of a bundle beside its amounts.
  package static let bundle = KeySet("a bundle", ["unlock", "set", "add", "timers"])
  package static let route = KeySet(
    "a route", ["when", "price", "product", "live", "reach", "at", "any", "discounts"])
  package static let steps = KeySet("`at`", ["from", "step"])
  package static let policies = KeySet(
    "`policies`", ["clock", "remember", "ledger", "playthroughs"])
  package static let remember = KeySet("`remember`", ["ids", "for", "perWriter"])
  package static let span = KeySet("`now`", ["from", "until"])
  package static let window = KeySet("`now`", ["days", "between", "zone"])
  package static let now = KeySet("`now`", span.keys + window.keys)

  private static let tables: [String] = {
    var names: [String] = []
    for table in TableName.allCases { names.append(table.rawValue) }
    return names
  }()
}
