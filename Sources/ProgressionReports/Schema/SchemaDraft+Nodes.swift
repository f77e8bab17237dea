import ProgressionLanguage

/// The nodes of a pack.
extension SchemaDraft {
  mutating func world() -> SchemaNode {
    var values = worldKeys()
    values["id"] = Self.declaredID.described("the id of the world")
    values["title"] = Self.title
    return object(.world, values, required: ["id"])
      .snippet("a world", ["id": "$1", "title": "$2", "levels": "^${3:3}"])
  }

  mutating func worldDefaults() -> SchemaNode {
    object(.worldDefaults, worldKeys())
  }

  private mutating func worldKeys() -> [String: SchemaNode] {
    header(
      unlock: "when the world opens; where it is missing, when the one before it is completed",
      rewards: .world
    ).merging([
      "levels": levels(),
      "order": SchemaNode.words([
        ("sequential", "a level opens when the one before it is completed"),
        ("free", "all levels open with the world"),
      ]).described("how the levels open; `sequential` where it is missing"),
      "completeWhen": condition().described(
        "when the world is completed; where it is missing, when its levels are that are no bonus"),
      "defaults": levelDefaults().described("what its levels have that do not say so themselves"),
    ]) { $1 }
  }

  /// A count, or a list of counts, ids and levels.
  private mutating func levels() -> SchemaNode {
    let node = define("levels") { draft in
      let count = SchemaNode.integer(1, 100_000)
      let one = SchemaNode.by(
        type: [("object", draft.level()), ("string", Self.name), ("integer", count)])
      return .by(type: [("integer", count), ("array", draft.list(of: one))])
    }
    return node.described("how many levels, or a list of counts, ids and levels")
      .snippet("a count", "^${1:3}")
      .snippet("a count and one more", ["^${1:3}", ["id": "${2:secret}", "bonus": "^true"]])
  }

  private mutating func level() -> SchemaNode {
    define("level") { draft in
      var values = draft.levelKeys()
      values["id"] = Self.name.described("the id of the level in its world, as in `1`")
      values["title"] = Self.title
      return draft.object(.level, values, required: ["id"])
        .snippet("a level", ["id": "$1"])
        .snippet(
          "a bonus level",
          ["id": "$1", "bonus": "^true", "unlock": ["stars": "\\$world", "atLeast": "^${2:9}"]])
    }
  }

  mutating func levelDefaults() -> SchemaNode {
    define("level-defaults") { draft in draft.object(.levelDefaults, draft.levelKeys()) }
  }

  private mutating func levelKeys() -> [String: SchemaNode] {
    header(
      unlock: "when the level opens; where it is missing, when the one before it is completed",
      rewards: .level
    ).merging([
      "bonus": SchemaNode.boolean.described("not needed to complete its world"),
      "maxStars": SchemaNode.integer(0, 1000).described("the most stars; 3 where it is missing"),
      "scoreForStars": list(of: .integer(0)).with(["maxItems": 1000])
        .described("the scores that give stars, rising").example([1000, 2000, 3000]),
      "marks": set(of: Self.name).described("results beside stars, as in `keyhole`"),
      "startPrice": price().described("what a try costs"),
    ]) { $1 }
  }

  /// A feature or an achievement.
  mutating func ranked(_ set: KeySet) -> SchemaNode {
    object(
      set,
      header(unlock: "when it opens", rewards: .ranked).merging([
        "title": Self.title,
        "ranks": SchemaNode.integer(1, 100_000).described("how many ranks it has"),
      ]) { $1 }, required: ["unlock"]
    )
    .snippet("one", ["title": "$1", "unlock": ["completed": "$2"]])
    .snippet(
      "one with ranks",
      [
        "title": "$1", "ranks": "^${2:3}",
        "unlock": ["price": ["${3:coins}": ["^${4:10}", "^20", "^30"]]],
      ])
  }

  mutating func location() -> SchemaNode {
    object(
      .location,
      header(unlock: "when it opens", rewards: .location).merging([
        "title": Self.title,
        "completeWhen": condition().described(
          "when it is completed; where it is missing, a command completes it"),
        "missable": Self.missable,
      ]) { $1 }, required: ["unlock"]
    ).snippet("a location", ["title": "$1", "unlock": "^${2:true}"])
  }

  static let missable = SchemaNode.boolean.described("meant to be missed: `check` keeps quiet")

  /// What all nodes have that open.
  mutating func header(unlock: String, rewards: Rewarded) -> [String: SchemaNode] {
    [
      "unlock": self.unlock(unlock), "visible": visible(), "rewards": self.rewards(of: rewards),
      "choice": Self.name.described("the group of which the player takes one"),
      "tags": tags(), "scope": scope(), "custom": Self.custom,
    ]
  }

  mutating func visible() -> SchemaNode {
    condition().described("when it is shown while it is not open; always where it is missing")
  }

  func tags() -> SchemaNode {
    set(of: Self.name).described("names by which groups take it")
  }

  static let custom = SchemaNode.boolean
    .described("false: not earned in a custom playthrough")
}
