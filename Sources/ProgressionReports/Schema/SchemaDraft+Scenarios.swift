import ProgressionLanguage
import ProgressionModel
import ProgressionSimulation

/// Files of scenarios.
extension SchemaDraft {
  /// A file of scenarios.
  mutating func scenarios() -> SchemaNode {
    object(
      KeySet("a file of scenarios", ScenarioKeys.file),
      [
        "rules": SchemaNode.text.described("the rule pack, a path from the folder of this file")
          .example("../rules.json"),
        "scenarios": list(of: scenario(), atLeast: 1).described("the scenarios"),
        "at": Self.anyInstant.described(
          "when they begin; 2026-01-01T00:00:00Z where it is missing"),
        "seed": SchemaNode.integer().described("the seed of chance; 0 where it is missing"),
      ], required: ["rules", "scenarios"]
    ).snippet(
      "scenarios",
      [
        "rules": "${1:../rules.json}",
        "scenarios": [
          ["name": "$2", "steps": [["complete": "$3", "expect": ["newlyUnlocked": ["$4"]]]]]
        ],
      ])
  }

  /// A scenario; one that upgrades to another pack may name what that declares.
  private mutating func scenario() -> SchemaNode {
    let checked = scenarioBody()
    let offered = offering { $0.scenarioBody() }
    let upgrades = defineShared("upgrades") { _ in
      [
        "required": ["steps"],
        "properties": [
          "steps": [
            "type": "array",
            "contains": ["anyOf": [["required": ["upgrade"]], ["$ref": "#/definitions/upgrades"]]],
          ]
        ],
      ]
    }
    return define("scenario") { _ in
      let node: SchemaNode = ["type": "object"]
      return node.with(.if(upgrades, offered, else: checked))
        .snippet("a scenario", ["name": "$1", "steps": [["complete": "$2"]]])
    }
  }

  private mutating func scenarioBody() -> SchemaNode {
    define("scenario-body") { draft in
      let reason = SchemaNode.text
      let node = draft.object(
        KeySet("a scenario", ScenarioKeys.scenario),
        [
          "name": SchemaNode.text.described("what it shows"),
          "steps": draft.list(of: draft.step()).described("what happens, in order"),
          "given": draft.given().described("where it begins; a new player where it is missing"),
          "always": draft.list(of: draft.condition(), atLeast: 1)
            .described("conditions that hold after every step"),
          "cases": draft.cases().described("plays it once with each: `\"{key}\"` is its value"),
          "at": Self.anyInstant.described("when it begins"),
          "seed": SchemaNode.integer().described("the seed of chance"),
          "only": reason.described("plays only such scenarios, for this reason"),
          "skip": reason.described("is not played, for this reason"),
          "todo": reason.described("may fail, for this reason"),
        ], required: ["name"])
      return node.with([
        "allOf": .nodes([
          .if(.has("only"), .without(["skip", "todo"])), .if(.has("skip"), .without(["todo"])),
          .if(
            .has("todo"), .anything,
            else: ["required": ["steps"], "properties": ["steps": ["minItems": 1]]]),
        ])
      ])
    }
  }

  private func cases() -> SchemaNode {
    ["type": "array", "minItems": 1, "items": ["type": "object"]]
  }

  // MARK: - Steps

  /// A step; one that expects that an id is unknown may name any.
  private mutating func step() -> SchemaNode {
    let body = stepBody()
    if offersOnly { return body }
    let offered = offering { $0.stepBody() }
    return define("step") { _ in
      let node: SchemaNode = ["type": "object"]
      return Self.withSnippets(node.with(.if(Self.expectsUnknownID, offered, else: body)))
    }
  }

  /// What may be `unknownId`, or the value of a case that may be that.
  private static let expectsUnknownID: SchemaNode = {
    let unknown = SchemaNode.any(of: [.only("unknownId"), .definition("case")])
    let object: SchemaNode = [
      "type": "object", "required": ["reason"], "properties": ["reason": .node(unknown)],
    ]
    let rejection = SchemaNode.any(of: [unknown, object])
    return ["required": ["expectRejected"], "properties": ["expectRejected": .node(rejection)]]
  }()

  private mutating func stepBody() -> SchemaNode {
    define("step-body") { draft in
      let beside = draft.besides()
      var offers = SchemaNode()
      var parts: [SchemaNode] = []
      for head in CommandHead.allCases {
        offers[head.rawValue] = .node(draft.key(head))
        parts.append(draft.byHead(head, beside: beside))
      }
      for head in ScenarioKeys.ownHeads {
        let value = draft.slot(draft.value(ofOwn: head))
        offers[head] = .node(value)
        var properties: SchemaNode = [head: .node(value)]
        for member in beside.members { properties[member.key] = member.value }
        if head == "repeat" {
          let step = draft.offersOnly ? draft.named("step-body") : "step"
          let steps = draft.list(of: .definition(step), atLeast: 1)
          properties["steps"] = .node(draft.slot(steps).described("what is repeated"))
        }
        let keys = properties.members.map(\.key).dropFirst().joined(separator: ", ")
        var part = draft.closed(properties, "beside `\(head)` may stand \(keys)")
        part["type"] = nil
        if head == "repeat" { part["required"] = ["steps"] }
        parts.append(.if(.has(head), part))
      }
      let heads = CommandHead.allCases.map(\.rawValue) + ScenarioKeys.ownHeads
      // Without a head a step looks: then it expects something.
      let headless = draft.look(without: heads, offers: offers, beside: beside)
      return ["type": "object", "allOf": .nodes(parts + [headless])]
    }
  }

  /// A step without a head.
  private func look(
    without heads: [String], offers: SchemaNode, beside: SchemaNode
  ) -> SchemaNode {
    var properties = beside
    for member in offers.members { properties[member.key] = member.value }
    let besides = SchemaDraft.companionsOfCommands + CommandHead.envelope + ["steps"]
    let pattern = "^(\(besides.joined(separator: "|")))$|\(Patterns.ignored)"
    return .if(
      ["type": "object", "not": .node(.has(anyOf: heads))],
      [
        "properties": .node(properties), "patternProperties": [pattern: [:]],
        "additionalProperties": false,
        "not": [
          "propertyNames": [
            "pattern": .text(
              "^(\((besides + ["expectRejected", "player", "authority"]).joined(separator: "|")))$|"
                + Patterns.ignored)
          ]
        ],
        "errorMessage":
          "a step begins with a head key such as `complete`, `unlock`, or only expects",
      ])
  }

  private mutating func besides() -> SchemaNode {
    var properties = SchemaNode()
    let values: [String: SchemaNode] = [
      "expect": expect().described("what holds after the step"),
      "expectRejected": rejection().described(
        "why the command is rejected; without it none may be"),
      "player": SchemaNode.text.described("whose step it is, where there are several"),
      "playthrough": Self.name.described("the playthrough that it is for"),
      "authority": SchemaNode.words(
        [Authority.player, .operator, .store].map(\.description)
      ).described("who sends the command; `store` where it is missing"),
    ]
    for key in ScenarioKeys.besides {
      let value = define("step-\(key)") { $0.slot(values[key] ?? .anything) }
      properties[key] = .node(value)
    }
    note(values, KeySet("a step", ScenarioKeys.besides))
    return properties
  }

  private func value(ofOwn head: String) -> SchemaNode {
    switch head {
    case "press":
      SchemaNode.words(["left", "right"]).described("turns the carousel of worlds")
    case "wait": Self.duration(0).described("lets time pass").example("72h")
    case "at": Self.anyInstant.described("lets time pass up to an instant")
    case "restart": SchemaNode.only(true).described("saves and loads the player")
    case "save": SchemaNode.text.described("keeps the state under a name")
    case "load": SchemaNode.text.described("goes back to a saved state")
    case "fork": SchemaNode.text.described("makes another player of the same state")
    case "merge": SchemaNode.text.described("takes in what another player has")
    case "upgrade": SchemaNode.text.described("adopts another rule pack, a path from this folder")
    case "repeat": SchemaNode.integer(1, 100_000).described("plays `steps` so often")
    default: .anything
    }
  }

  private static func withSnippets(_ node: SchemaNode) -> SchemaNode {
    node
      .snippet("complete a level", ["complete": "$1", "stars": "^${2:3}"])
      .snippet("expect", ["expect": ["unlocked": ["$1"]]])
      .snippet("is refused", ["unlock": "$1", "expectRejected": "${2:locked}"])
  }
}
