import ProgressionLanguage

/// Rule packs and the files that they include.
extension SchemaDraft {
  /// The main file of a rule pack.
  mutating func pack() -> SchemaNode {
    var values = tables()
    values.merge([
      "formatVersion": SchemaNode.only(1).described("the version of the format: 1"),
      "id": Self.name.described("the id of the pack"),
      "version": SchemaNode.text.described("the version of the pack").example("1.0.0"),
      "title": Self.title,
      "include": set(of: .text).described("files with more tables, inside the folder of this one"),
      "defaults": defaults(),
      "renamed": renames(),
      "policies": policies(),
      "checks": codes(
        .words([("off", "not shown"), ("warning", "shown"), ("error", "fails the check")])
      ).described("how grave the findings of `check` are, by code"),
    ]) { $1 }
    return object(.pack, values, required: ["formatVersion", "id", "version"])
      .snippet(
        "a rule pack",
        [
          "formatVersion": "^1", "id": "${1:my-game}", "version": "${2:1.0.0}",
          "worlds": [["id": "${3:first-world}", "levels": "^${4:3}"]],
        ])
  }

  /// A file that a rule pack includes.
  mutating func included() -> SchemaNode {
    object(.included, tables())
  }

  private mutating func tables() -> [String: SchemaNode] {
    var tables: [String: SchemaNode] = [:]
    for table in TableName.allCases { tables[table.rawValue] = self.table(table) }
    return tables
  }

  /// A list where the table has an order, a map else; a list of ids where defaults do.
  private mutating func table(_ table: TableName) -> SchemaNode {
    let entry = define("entry-of-\(table.rawValue)") { $0.entry(of: table) }
    let words = TableWords.meaning(of: table)
    if table == .worlds {
      return list(of: .by(type: [("object", entry), ("string", Self.declaredID)]))
        .described(words)
    }
    let map: SchemaNode = [
      "type": "object",
      "patternProperties": .node(ignored),
      "additionalProperties": .node(entry),
      "propertyNames": [
        "pattern": .text("^\(Patterns.declared)$|\(Patterns.ignored)"),
        "patternErrorMessage":
          "an id: ASCII letters, digits, `-`, `_` and `.`, and no word of the language",
      ],
    ]
    let ids: SchemaNode =
      table.takesIDs ? list(of: Self.declaredID) : ["type": "array", "maxItems": 0]
    return SchemaNode.by(type: [("object", map), ("array", ids)]).described(words)
  }

  private mutating func entry(of table: TableName) -> SchemaNode {
    switch table {
    case .worlds: world()
    case .features: ranked(.feature)
    case .achievements: ranked(.achievement)
    case .quests: quest()
    case .locations: location()
    case .npcs: npc()
    case .products: product()
    case .currencies: holding(.currency)
    case .items: holding(.item)
    case .counters: counter()
    case .flags: flag()
    case .attributes: attribute()
    case .chests: chest()
    case .timers: timer()
    case .rules: condition()
    case .resets: reset()
    case .collections: collection()
    }
  }

  // MARK: - Settings

  private mutating func defaults() -> SchemaNode {
    object(
      .defaults,
      [
        "worlds": worldDefaults().described("what worlds have that do not say so themselves"),
        "levels": levelDefaults().described("what levels have that do not say so themselves"),
      ]
    ).described("what nodes have that do not say so themselves")
  }

  private func renames() -> SchemaNode {
    let id = "(?:\(Patterns.id)|\(Patterns.level))"
    let node: SchemaNode = [
      "type": "object", "patternProperties": .node(ignored),
      "additionalProperties": .node(.text),
      "propertyNames": ["pattern": .text("^\(id)$|\(Patterns.ignored)")],
    ]
    return node.described("old ids and what they are now, so that saved players keep their facts")
      .snippet("an old id", ["${1:old}": "${2:new}"])
  }

  private mutating func policies() -> SchemaNode {
    let remember = object(
      .remember,
      [
        "ids": SchemaNode.integer(1, 100_000).described("how many texts"),
        "for": Self.duration().described("how long"),
        "perWriter": SchemaNode.integer(1, 100_000).described("how many numbers of each writer"),
      ]
    ).described("which ids of commands are remembered")
      .snippet("remember", ["ids": "^${1:256}", "for": "${2:30d}", "perWriter": "^${3:64}"])
    return object(
      .policies,
      [
        "clock": SchemaNode.only("strict").described("refuses commands of an earlier time"),
        "remember": remember,
        "ledger": SchemaNode.integer(1, 100_000).described("how many entries the ledger keeps"),
        "playthroughs": SchemaNode.integer(1, 100).described("the most playthroughs of a player"),
      ]
    ).described("how the engine treats clocks, ids of commands, the ledger and playthroughs")
  }
}
