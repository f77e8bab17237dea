import ProgressionLanguage
import ProgressionModel
import ProgressionSimulation

/// What scenarios expect.
extension SchemaDraft {
  /// What is expected after a step.
  mutating func expect() -> SchemaNode {
    define("expect") { draft in
      var values = draft.expectedFacts()
      values.merge(draft.expectedStatuses()) { $1 }
      values.merge(draft.expectedQuests()) { $1 }
      values.merge(draft.expectedRecords()) { $1 }
      return draft.object(KeySet("`expect`", ScenarioKeys.expect), values)
        .with(["minProperties": 1])
        .snippet("opened", ["newlyUnlocked": ["$1"]])
        .snippet("amounts", ["have": ["${1:coins}": "^${2:50}"]])
        .snippet("statuses", ["status": ["$1": "${2:locked}"]])
    }
  }

  private mutating func expectedFacts() -> [String: SchemaNode] {
    let amounts = some(integers(of: .holding))
    return [
      "have": amounts.described("balances"),
      "earned": amounts.described("what was ever earned"),
      "spent": amounts.described("what was ever spent"),
      "stars": some(
        map(from: .levels, to: .integer(0), properties: ["all": .node(slot(.integer(0)))])
      ).described("stars of levels and worlds, and of `all`"),
      "counter": some(integers(of: .counter)).described("values of counters"),
      "flag": some(map(from: .flag, to: .boolean)).described("values of flags"),
      "attribute": some(map(from: .attribute, to: Self.attributeValue))
        .described("values of attributes"),
      "owned": listOrMap(.ownable).described("what is owned"),
      "rank": some(map(from: .ranked, to: .integer(0))).described("ranks"),
      "percent": some(map(from: .collection, to: SchemaNode.integer(0, 100).orNull))
        .described("how much of collections is done; null where nothing counts"),
      "visited": listOrMap(.location).described("locations that were visited"),
      "met": listOrMap(.npc).described("npcs that were met"),
      "active": listOrMap(.quest).described("quests that are active"),
      "failed": listOrMap(.quest).described("quests that have failed"),
      "period": some(map(from: .reset, to: .integer())).described("the periods of resets"),
    ]
  }

  private mutating func expectedStatuses() -> [String: SchemaNode] {
    let statuses = ["hidden", "completed", "unlocked", "available", "locked"]
    let listed = { (draft: inout SchemaDraft) in draft.list(of: draft.id(.node), atLeast: 1) }
    return [
      "completed": list(of: id(.completable), atLeast: 1).described("nodes that are completed"),
      "unlocked": listed(&self).described("nodes that are open"),
      "locked": listed(&self).described("nodes that are locked, not hidden"),
      "available": listed(&self).described("nodes that the player may take"),
      "status": some(map(from: .node, to: .words(statuses))).described("exact statuses"),
      "never": some(
        map(from: .node, to: SchemaNode.words(["expired", "excluded", "missed"]).orNull)
      )
      .described("why nodes can never open; null where they can"),
      "opensAt": some(map(from: .node, to: Self.anyInstant.orNull))
        .described("when nodes open by time alone"),
      "offers": some(map(from: .node, to: offers())).described(
        "prices at which nodes may be taken"),
      "explain": some(map(from: .node, to: .any(of: [.text, list(of: .text, atLeast: 1)])))
        .described("words that the explanation of a node contains"),
      "showing": id(.world).orNull.described("the world that the carousel shows"),
      "nextLevel": id(.level).orNull.described("the next level to play; null for none"),
      "newlyUnlocked": list(of: id(.openable))
        .described("exactly what this step opened, in declaration order"),
      "that": condition().described("a condition that holds"),
    ]
  }

  private mutating func expectedQuests() -> [String: SchemaNode] {
    let states = ["locked", "offered", "active", "suspended", "ready", "completed", "failed"]
    return [
      "state": some(map(from: .quest, to: .words(states))).described("states of quests"),
      "stage": some(map(from: .quest, to: SchemaNode.integer(1).orNull))
        .described("stages of active quests, from 1"),
      "objectives": some(map(from: .quest, to: some(map(fromNamesTo: .boolean))))
        .described("which objectives of active quests are done"),
      "failsAt": some(map(from: .quest, to: Self.anyInstant.orNull))
        .described("when active quests fail"),
      "at": some(map(from: .npc, to: id(.location).orNull))
        .described("where npcs are; null is nowhere"),
    ]
  }

  private mutating func expectedRecords() -> [String: SchemaNode] {
    [
      "outcome": SchemaNode.words(["accepted", "duplicate"]).described(
        "what became of the command"),
      "acknowledge": SchemaNode.boolean.orNull.described("whether the store is to be told"),
      "changes": list(of: change()).described("exactly these changes, in this order"),
      "remembered": remembered().described("ids of commands that are remembered"),
      "transactions": some(transactions()).described("transactions by the store's ids"),
      "ledger": list(of: ledgerEntry()).described("entries of the ledger, in this order"),
      "report": report().described("what an upgrade reports"),
    ]
  }

  // MARK: - Parts

  /// What names one thing at least.
  private func some(_ map: SchemaNode) -> SchemaNode {
    guard map["$ref"] != nil else { return map.with(["minProperties": 1]) }
    return ["type": "object", "allOf": .nodes([map]), "minProperties": 1]
  }

  /// A list of what is so, or a map that says of each whether it is.
  private mutating func listOrMap(_ slot: SchemaSlot) -> SchemaNode {
    .by(type: [
      ("array", list(of: id(slot), atLeast: 1)),
      ("object", some(map(from: slot, to: .boolean))),
    ])
  }

  private mutating func offers() -> SchemaNode {
    let offer = object(
      KeySet("an offer", ScenarioKeys.offer),
      [
        "price": SchemaNode.any(of: [integers(of: .holding), .only("free")]).described("the price"),
        "affordable": SchemaNode.boolean.described("whether the player has it"),
        "missing": integers(of: .holding).described("what the player lacks of it"),
      ])
    return list(of: offer.with(["minProperties": 1]))
  }

  private mutating func change() -> SchemaNode {
    object(
      KeySet("a change", ScenarioKeys.change),
      [
        "kind": Self.changeKind.described("what changed"),
        // The name of a choice or of a transaction may stand here too.
        "id": SchemaNode.any(of: [id(.node), .text]).described("of what"),
        "from": SchemaNode.anything.described("the value before"),
        "to": SchemaNode.anything.described("the value now"),
        "amount": SchemaNode.integer().described("how much"),
        "mark": SchemaNode.anything.described("the mark"),
        "by": SchemaNode.anything.described("what caused it"),
      ]
    ).with(["minProperties": 1])
  }

  private static let changeKind = SchemaNode.words(Change.Kind.all.map(\.description))

  private mutating func remembered() -> SchemaNode {
    .any(of: [
      list(of: anyID(), atLeast: 1),
      [
        "type": "object", "patternProperties": .node(ignored),
        "additionalProperties": .node(slot(.boolean)), "minProperties": 1,
      ],
    ])
  }

  private mutating func transactions() -> SchemaNode {
    let stage = SchemaNode.words(StoreNotice.Stage.all.map(\.description))
    let record = object(
      KeySet("a transaction", ScenarioKeys.transaction),
      [
        "product": SchemaNode.text.described("the product"),
        "stage": stage.described("the stage"),
        "units": SchemaNode.integer(0).described("how many"),
        "revoked": SchemaNode.any(of: [.only("all"), .integer(0)]).described(
          "how many were revoked"),
      ]
    ).with(["minProperties": 1])
    return [
      "type": "object", "patternProperties": .node(ignored),
      "additionalProperties": .node(slot(.any(of: [stage, record, .null]))),
    ]
  }

  private mutating func ledgerEntry() -> SchemaNode {
    object(
      KeySet("an entry of the ledger", ScenarioKeys.entry),
      [
        "holding": id(.holding).described("the currency or item"),
        "kind": Self.changeKind.described("what happened to it"),
        "amount": SchemaNode.integer().described("how much"),
        "by": SchemaNode(dictionaryLiteral: ("type", "object")).described("what caused it"),
        "id": anyID().described("the id of the command"),
        "at": Self.anyInstant.described("when"),
        "revision": SchemaNode.integer(0).described("the revision of the player"),
      ]
    ).with(["minProperties": 1])
  }

  private mutating func report() -> SchemaNode {
    // Old ids and new ones, of one pack or the other.
    let ids = list(of: .text)
    let names: SchemaNode = [
      "type": "object", "patternProperties": .node(ignored),
      "additionalProperties": .node(slot(.text)),
    ]
    return object(
      KeySet("`report`", ScenarioKeys.report),
      [
        "renamed": SchemaNode.any(of: [ids, names]).described("old ids, with or without the new"),
        "removed": ids.described("what is no longer there"),
        "opened": ids.described("what opened"),
        "keptOpen": ids.described("what is kept open though its condition no longer holds"),
        "completionLost": ids.described("what is no longer completed"),
        "paid": integers(of: .holding).described("rewards that were paid"),
      ]
    ).with(["minProperties": 1])
  }

  /// Why a command is expected to be rejected.
  mutating func rejection() -> SchemaNode {
    define("rejection") { draft in
      let reasons = SchemaNode.words(Rejection.reasons)
      var values: [String: SchemaNode] = [:]
      for key in ScenarioKeys.rejection {
        values[key] = SchemaNode.anything.described("as the rejection has it")
      }
      values["reason"] = reasons.described("the reason")
      let object = draft.object(KeySet("a rejection", ScenarioKeys.rejection), values)
      return .any(of: [reasons, object.with(["minProperties": 1]), .null])
        .example("locked", "insufficientFunds")
    }
  }
}
