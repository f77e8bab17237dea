import ProgressionLanguage
import ProgressionModel
import ProgressionText
import Testing

/// Quests, npcs and what names them, as they are read.
struct QuestFormTests {
  private func shown(_ tables: String, including files: [String: String] = [:]) throws -> Shown {
    let (reading, sources) = TestPack.read(TestPack.pack(tables), including: files)
    let findings = Asides.without(reading.diagnostics).map { TestPack.line(of: $0, sources) }
    return Shown(game: try #require(reading.game, "\(findings)"))
  }

  private func quest(_ id: String, _ shown: Shown) throws -> Quest {
    try #require(shown.node(id)?.quest)
  }

  /// A pack in which a quest says everything.
  static let tables = #"""
    "items": ["pelt", "knife"], "currencies": ["coins"], "flags": ["dead", "seen"],
    "locations": {"inn": {"unlock": true}}, "worlds": [{"id": "w", "levels": 2}],
    "npcs": {"jarl": {"at": "inn"}, "cook": {}}, "resets": {"daily": {"every": "day"}},
    "quests": {"hunt": {"title": "The Hunt", "giver": "jarl", "unlock": {"completed": "w"},
      "accept": "auto",
      "objectives": {"track": {"clears": "w", "since": "accepted", "atLeast": 2},
        "pelts": {"have": "pelt", "atLeast": 3}, "clean": {"not": {"flag": "seen"}}},
      "optional": ["clean"], "stages": [["track"], ["pelts"]],
      "turnIn": "cook", "turnInPrice": {"pelt": 3, "knife": 1},
      "failWhen": {"any": [{"flag": "dead"}, {"fails": "all", "since": "accepted", "atLeast": 5}]},
      "deadline": "1d12h", "whenGone": "fail", "retry": false, "missable": true,
      "visible": {"met": "jarl"}, "rewards": {"onUnlock": {"coins": 1}, "onComplete": {"coins": 5}},
      "tags": ["main"], "scope": "daily", "custom": false}}
    """#

  @Test("A quest that says everything")
  func everything() throws {
    let shown = try shown(Self.tables)
    let game = shown.game
    let quest = try quest("hunt", shown)
    #expect(shown.node("hunt")?.title == "The Hunt")
    #expect(quest.giver.map { game[$0].id } == "jarl")
    #expect(quest.acceptance == .automatic)
    #expect(quest.objectives.map { $0.name } == ["track", "pelts", "clean"])
    #expect(quest.objectives.map { $0.isOptional } == [false, false, true])
    #expect(
      quest.objectives.map { shown.condition($0.condition) } == [
        "clears[w/1 w/2] since accepted hunt atLeast 2", "have pelt atLeast 3", "not(flag seen)",
      ])
    #expect(quest.stages == [[0], [1]])
    #expect(quest.turnIn.map { game[$0].id } == "cook")
    #expect(
      quest.turnInPrice.map { "\(game[$0.holding].id) \($0.amount)" } == ["pelt 3", "knife 1"])
    #expect(
      shown.condition(quest.failWhen)
        == "any(flag dead, fails[w/1 w/2] since accepted hunt atLeast 5)")
    #expect(quest.deadline == .after(129_600))
    #expect(quest.whenGone == .fail)
    #expect(!quest.canRetry && quest.isMissable)
    #expect(shown.node("hunt")?.isEarnedInCustom == false)
    #expect(shown.condition(shown.node("hunt")?.visible) == "met jarl")
    #expect(shown.rewards(of: "hunt") == ["onUnlock: 1 coins", "onComplete: 5 coins"])
    #expect(shown.node("hunt").map { shown.scope($0.scope) } == "daily")
    #expect(shown.routes(of: "hunt") == ["auto when completed w"])
  }

  @Test("A quest that says nothing but how it opens")
  func nothing() throws {
    let shown = try shown(#""quests": {"q": {"unlock": true}, "r": {"unlock": false}}"#)
    let quest = try quest("q", shown)
    #expect(quest.giver == nil && quest.turnIn == nil && quest.turnInPrice.isEmpty)
    #expect(quest.acceptance == .player && quest.objectives.isEmpty && quest.stages == [[]])
    #expect(quest.failWhen == nil && quest.deadline == nil && quest.whenGone == .suspend)
    #expect(quest.canRetry && !quest.isMissable)
    #expect(shown.node("q")?.isEarnedInCustom == true)
    #expect(shown.routes(of: "q") == ["auto"] && shown.routes(of: "r") == [])
  }

  @Test("The giver takes the quest, unless the pack says otherwise")
  func turnIn() throws {
    let shown = try shown(
      #"""
      "npcs": {"a": {"gives": ["three"]}, "b": {}},
      "quests": {"one": {"giver": "a", "unlock": true}, "two": {"giver": "a", "unlock": true, "turnIn": false},
        "three": {"unlock": true, "whenGone": "fail"}, "four": {"unlock": true, "turnIn": "b", "whenGone": "suspend"},
        "five": {"unlock": true, "turnIn": false}, "six": {"giver": "a", "unlock": true, "turnInPrice": "free"}}
      """#)
    func npc(_ node: NodeRef?) -> String { node.map { shown.game[$0].id } ?? "nobody" }
    let quests = shown.game.nodes.compactMap { $0.quest }
    #expect(quests.map { npc($0.giver) } == ["a", "a", "a", "nobody", "nobody", "a"])
    #expect(quests.map { npc($0.turnIn) } == ["a", "nobody", "a", "b", "nobody", "a"])
  }

  @Test("Both may say who gives a quest, if they say the same")
  func bothSay() throws {
    let shown = try shown(
      #""npcs": {"a": {"gives": ["q"]}}, "quests": {"q": {"giver": "a", "unlock": true}}"#)
    #expect(
      try quest("q", shown).giver
        == shown.game.nodes.firstIndex { $0.id == "a" }.map { NodeRef(position: $0) })
  }

  @Test("A deadline is a duration or an instant")
  func deadlines() throws {
    let shown = try shown(
      #"""
      "quests": {"a": {"unlock": true, "deadline": "90m"}, "b": {"unlock": true, "deadline": "2026-11-01T00:00Z"},
        "c": {"unlock": true, "deadline": "2026-11-01T02:00+02:00"}, "d": {"unlock": true, "deadline": "2026s"}}
      """#)
    #expect(
      shown.game.nodes.map { $0.quest?.deadline } == [
        .after(5_400), .at(1_793_491_200), .at(1_793_491_200), .after(2_026),
      ])
  }

  @Test("Npcs are at one place, at the first of several that counts, or always there")
  func npcs() throws {
    let shown = try shown(
      #"""
      "flags": ["dead", "night"], "locations": {"inn": {"unlock": true}, "mill": {"unlock": true}},
      "npcs": {"a": {}, "b": {"title": "Bo", "at": "inn", "tags": ["merchant"], "scope": "account", "visible": {"flag": "night"}},
        "c": {"at": [{"nowhere": true, "when": {"flag": "dead"}}, {"location": "mill", "when": {"flag": "night"}}, {"location": "inn"}]},
        "d": {"at": [{"nowhere": true}]}}
      """#)
    let game = shown.game
    func places(_ id: String) -> [String]? {
      shown.node(id)?.person?.placements?.map {
        ($0.location.map { game[$0].id } ?? "nowhere") + " " + shown.condition($0.when)
      }
    }
    #expect(places("a") == nil)
    #expect(places("b") == ["inn always"])
    #expect(places("c") == ["nowhere flag dead", "mill flag night", "inn always"])
    #expect(places("d") == ["nowhere always"])
    #expect(shown.node("b")?.title == "Bo" && shown.node("b")?.tags == ["merchant"])
    #expect(shown.node("b").map { shown.scope($0.scope) } == "account")
    #expect(shown.condition(shown.node("b")?.visible) == "flag night")
    #expect(try self.shown(#""npcs": ["x", "y"]"#).game.nodes.map { $0.id } == ["x", "y"])
  }

  @Test("The tables are in order, whatever the file says")
  func order() throws {
    let shown = try shown(
      #"""
      "include": ["people.json"], "products": {"p": {"kind": "permanent"}},
      "locations": {"l": {"unlock": true}}, "quests": {"q": {"giver": "n", "unlock": true}},
      "achievements": {"a": {"unlock": true}}, "features": {"f": {"unlock": true}},
      "worlds": [{"id": "w", "levels": 1}]
      """#, including: ["people.json": #"{"npcs": ["n"], "quests": {"r": {"unlock": true}}}"#])
    #expect(
      shown.game.nodes.map { $0.id } == ["w", "w/1", "f", "a", "q", "r", "l", "n", "p"])
  }

  @Test("Groups, collections, choices, resets and renames take quests and npcs")
  func groups() throws {
    let shown = try shown(
      #"""
      "npcs": {"n": {"tags": ["t"]}}, "flags": ["f"],
      "quests": {"q": {"unlock": true, "tags": ["t"]}, "good": {"unlock": {"flag": "f"}, "choice": "end"}, "bad": {"unlock": {"price": "free"}, "choice": "end"}},
      "collections": {"c": [{"of": {"tag": "t"}}, {"of": "quests"}]},
      "resets": {"r": {"by": "command", "ends": ["npcs", {"tag": "t"}]}, "s": {"by": "command", "ends": ["good"]}},
      "renamed": {"old": "q", "older": "n"}, "policies": {"playthroughs": 100}
      """#)
    #expect(
      shown.game.collections.first?.entries.map { shown.set($0.members) } == [
        "[q]", "[q good bad]",
      ])
    #expect(shown.game.resets.map { shown.ends($0) } == ["q n", "good"])
    #expect(shown.game.choices.map { $0.members.count } == [2])
    #expect(NameTable(shown.game).lookup("older") == .node(NodeRef(3)))
    #expect(shown.game.policies.playthroughs == 100)
    #expect(try self.shown(#""flags": ["f"]"#).game.policies.playthroughs == 16)
  }

  @Test("`custom` is a key of every node but npcs; a level has its own")
  func custom() throws {
    let shown = try shown(
      #"""
      "defaults": {"levels": {"custom": false}},
      "worlds": [{"id": "w", "custom": false, "levels": [1, {"id": "x", "custom": true}]}],
      "features": {"f": {"unlock": true, "custom": false}}, "achievements": {"a": {"unlock": true, "custom": false}},
      "quests": {"q": {"unlock": true, "custom": false}}, "locations": {"l": {"unlock": true, "custom": false}},
      "products": {"p": {"kind": "permanent", "custom": false}, "r": {"kind": "permanent"}}
      """#)
    #expect(
      shown.game.nodes.filter { $0.isEarnedInCustom }.map { $0.id } == ["w/x", "r"])
  }

  @Test("A finding about places can be allowed in place")
  func allowed() {
    let pack = #"""
      "flags": ["f"], "locations": {"l": {"unlock": true}},
      "npcs": {"n": {"at": [{"location": "l", "when": true, "$allow": {"shadowed-placement": "for now"}}, {"location": "l", "when": {"flag": "f"}}]}}
      """#
    #expect(TestPack.findings(TestPack.pack(pack)) == [])
  }

  @Test("Many objectives and stages are read quickly")
  func many() throws {
    let count = 2_000
    let objectives = (0..<count).map { #""o\#($0)": {"flag": "f"}"# }.joined(separator: ", ")
    let stages = (0..<count).map { #"["o\#($0)"]"# }.joined(separator: ", ")
    let shown = try shown(
      #""flags": ["f"], "quests": {"q": {"unlock": true, "objectives": {\#(objectives)}, "stages": [\#(stages)]}}"#
    )
    #expect(try quest("q", shown).stages == (0..<count).map { [$0] })
  }
}
