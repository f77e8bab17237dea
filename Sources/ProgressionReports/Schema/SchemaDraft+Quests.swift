import ProgressionLanguage

/// Quests and npcs.
extension SchemaDraft {
  mutating func quest() -> SchemaNode {
    var values = header(unlock: "when the quest may be accepted", rewards: .quest)
    values.merge([
      "title": Self.title,
      "giver": id(.npc).described("the npc who gives it"),
      "accept": SchemaNode.words([
        ("player", "the player accepts it"), ("auto", "it is accepted as soon as it may be"),
      ]).described("who accepts it; `player` where it is missing"),
      "objectives": map(fromNamesTo: condition())
        .described("what is to be done, each with a name")
        .snippet(
          "collect", ["${1:collect}": ["earned": "$2", "since": "accepted", "atLeast": "^${3:1}"]]),
      "optional": list(of: Self.name).described("objectives without which it is ready too"),
      "stages": list(of: list(of: Self.name, atLeast: 1), atLeast: 1)
        .described("objectives one group after the other; all at once where it is missing"),
      "turnIn": SchemaNode.any(of: [id(.npc), .only(false)])
        .described("the npc to whom it is handed in, or false; the giver where it is missing"),
      "turnInPrice": price().described("what is paid when it is handed in"),
      "failWhen": condition().described("when it fails"),
      "deadline": deadline(),
      "whenGone": SchemaNode.words([
        ("suspend", "it waits"), ("fail", "it fails, and prices are given back"),
      ]).described("what happens while the npc is nowhere; `suspend` where it is missing"),
      "retry": SchemaNode.boolean.described("whether it may be accepted again; true where missing"),
      "missable": Self.missable,
    ]) { $1 }
    return object(.quest, values, required: ["unlock"])
      .snippet(
        "a quest",
        ["title": "$1", "unlock": "^${2:true}", "objectives": ["${3:done}": ["completed": "$4"]]])
  }

  private func deadline() -> SchemaNode {
    SchemaNode.text(
      matching: "\(Patterns.instant)|\(Patterns.duration)",
      "a duration after it is accepted, as in 2h, or an instant"
    )
    .described("when it fails: a duration from when it is accepted, or an instant")
    .example("2h", "2026-11-01T00:00Z")
  }

  mutating func npc() -> SchemaNode {
    object(
      .npc,
      [
        "title": Self.title,
        "at": SchemaNode.any(of: [id(.location), list(of: placement(), atLeast: 1)])
          .described(
            "where the npc is: the first place that counts; always there where it is missing"
          )
          .snippet("places", [["location": "$1", "when": "^$2"], ["location": "$3"]]),
        "gives": set(of: id(.quest)).described("quests that the npc gives"),
        "visible": visible(), "tags": tags(), "scope": scope(),
      ])
  }

  private mutating func placement() -> SchemaNode {
    define("placement") { draft in
      draft.object(
        .placement,
        [
          "location": draft.id(.location).described("the location"),
          "nowhere": SchemaNode.only(true).described("the npc is gone"),
          "when": draft.condition().described("when this place counts; always where it is missing"),
        ]
      ).with([
        "anyOf": [["required": ["location"]], ["required": ["nowhere"]]],
        "allOf": .nodes([.if(.has("nowhere"), .without(["location"]))]),
      ])
      .snippet("a place", ["location": "$1", "when": "^$2"])
      .snippet("nowhere", ["nowhere": "^true", "when": "^$1"])
    }
  }
}
