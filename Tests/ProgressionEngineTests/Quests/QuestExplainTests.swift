import ProgressionEngine
import ProgressionModel
import Testing

@Suite("Explanations of quests and npcs")
struct QuestExplainTests {
  private static let pack = """
    "flags": ["dead", "night", "seen"], "items": ["needle"],
    "locations": {"yard": {"unlock": true}, "church": {"title": "Rose Church", "unlock": true},
      "cave": {"unlock": {"flag": "seen"}, "visible": {"flag": "seen"}}},
    "npcs": {
      "varro": {"title": "Varro", "at": [{"nowhere": true, "when": {"flag": "dead"}},
        {"location": "church", "when": {"flag": "night"}}, {"location": "yard"}]},
      "owl": {"title": "Owl", "at": [{"location": "church", "when": {"flag": "night"}},
        {"location": "cave", "when": {"flag": "seen"}}]}},
    "quests": {
      "mend": {"title": "Mend", "giver": "varro", "unlock": {"met": "varro"},
        "failWhen": {"flag": "dead"}, "objectives": {"find": {"have": "needle", "atLeast": 2},
          "pray": {"visited": "church"}, "sing": {"flag": "night"}}, "optional": ["sing"],
        "stages": [["find"], ["pray"]]},
      "hoot": {"giver": "owl", "unlock": true, "objectives": {"o": {"met": "owl"}}}},
    "achievements": {
      "ally": {"unlock": {"all": [{"completed": "mend"}, {"met": "owl"}]}},
      "foe": {"unlock": {"when": {"all": [{"failed": "mend"}, {"unlocked": "owl"},
        {"not": {"active": "mend"}}]}, "live": true}}}
    """

  @Test(
    "As text",
    arguments: [
      (
        [], "varro",
        """
        Varro (`varro`) is unlocked, at `yard`
          way 2, at `church`:
            ✗ flag `night` is not set
            ✓ flag `dead` is not set
          way 3, at `yard`:
            ✓ flag `dead` is not set
        """
      ),
      (
        [], "owl",
        """
        Owl (`owl`) is locked
          way 1, at `church`:
            ✗ flag `night` is not set
          way 2, at `cave`:
            ✗ flag `seen` is not set
          next: flag `night` is not set
        """
      ),
      (
        [], "mend",
        """
        Mend (`mend`) is locked
          way 1, opens for good by itself:
            ✗ Varro was not met
          next: Varro was not met
        """
      ),
      (
        [], "hoot",
        """
        `hoot` is locked
          ✗ Owl, who gives it, is nowhere
          way 1, opens for good by itself:
            ✓ no condition
          next: Owl, who gives it, is nowhere
        """
      ),
      (
        [#"{"set": {"dead": true}}"#], "mend",
        """
        Mend (`mend`) is locked
          ✗ Varro, who gives it, is nowhere
          ✗ flag `dead` is set, which closes this
          way 1, opens for good by itself:
            ✗ Varro was not met
          next: Varro, who gives it, is nowhere; flag `dead` is set, which closes this; \
        Varro was not met
        """
      ),
      (
        [#"{"meet": "varro"}"#, #"{"accept": "mend"}"#], "mend",
        """
        Mend (`mend`) is unlocked, active, stage 1 of 2
          objective `find`:
            ✗ `needle`: 0 of 2, 2 more (2 or more)
          objective `sing`, optional:
            ✗ flag `night` is not set
          next: `needle`: 0 of 2, 2 more (2 or more)
        """
      ),
      (
        [#"{"meet": "varro"}"#, #"{"accept": "mend"}"#, #"{"grant": {"needle": 2}}"#], "mend",
        """
        Mend (`mend`) is unlocked, active, stage 2 of 2
          objective `pray`:
            ✗ Rose Church was not visited
          objective `sing`, optional:
            ✗ flag `night` is not set
          next: Rose Church was not visited
        """
      ),
      (
        [
          #"{"set": {"night": true}}"#, #"{"accept": "hoot"}"#, #"{"set": {"night": false}}"#,
        ], "hoot",
        """
        `hoot` is unlocked, suspended
          ✗ Owl, who gives it, is nowhere
          objective `o`:
            ✗ Owl was not met
          next: Owl, who gives it, is nowhere; Owl was not met
        """
      ),
      (
        [], "ally",
        """
        `ally` is locked
          way 1, opens for good by itself:
            ✗ Mend is not completed
            ✗ Owl was not met
          next: Mend is not completed; Owl was not met
        """
      ),
      (
        [#"{"meet": "varro"}"#, #"{"accept": "mend"}"#], "foe",
        """
        `foe` is locked
          way 1, open while it holds:
            ✗ Mend has not failed
            ✗ Owl is nowhere
            ✗ Mend is active, which closes this
          next: Mend has not failed; Owl is nowhere; Mend is active, which closes this
        """
      ),
    ])
  func text(_ script: [String], _ node: String, _ expected: String) throws {
    var player = TestPlayer(try TestGame(QuestExplainTests.pack))
    try player.play(all: script)
    let explanation = player.game.engine.explain(try player.game.node(node), in: player.state)
    #expect(explanation.description == expected)
  }

  @Test("Leaves know what kind they are of")
  func kinds() throws {
    var player = TestPlayer(try TestGame(QuestExplainTests.pack))
    func kinds(_ id: String) throws -> [String] {
      let explanation = player.game.engine.explain(try player.game.node(id), in: player.state)
      return explanation.unmet.map { "\($0.kind) \($0.subjects.joined(separator: ","))" }
    }
    #expect(try kinds("hoot") == ["presence owl"])
    #expect(try kinds("mend") == ["met varro"])
    #expect(try kinds("foe") == ["quest mend", "presence owl"])
    try player.play(all: [#"{"set": {"dead": true}}"#])
    #expect(try kinds("mend") == ["presence varro", "flag dead", "met varro"])
  }

  @Test("Quests that fail by one another are explained, and nothing is made up")
  func together() throws {
    let quests = (0..<12).map { index in
      let others = (0..<12).filter { $0 != index }.map { #"{"not": {"completed": "q\#($0)"}}"# }
      return
        #""q\#(index)": {"unlock": true, "failWhen": {"any": [\#(others.joined(separator: ","))]}}"#
    }
    let game = try TestGame(#""quests": {\#(quests.joined(separator: ","))}"#)
    let state = game.engine.newPlayer()
    for index in 0..<12 {
      let explanation = game.engine.explain(try game.node("q\(index)"), in: state)
      #expect(explanation.record.status == .locked)
      #expect(explanation.record.never == nil)
      #expect(explanation.needs.count == 11)
    }
  }

  @Test("A player learns nothing of a place or an npc that is hidden")
  func secrets() throws {
    let game = try TestGame(
      """
      "flags": ["seen", "there"],
      "locations": {"lair": {"unlock": {"flag": "seen"}, "visible": {"flag": "seen"}}},
      "npcs": {"wyrm": {"visible": {"flag": "seen"}, "at": [{"location": "lair",
        "when": {"flag": "there"}}]}, "bat": {"at": "lair"}},
      "quests": {"slay": {"giver": "wyrm", "unlock": true},
        "feed": {"unlock": true, "objectives": {"o": {"met": "wyrm"}}}},
      "achievements": {"a": {"unlock": {"when": {"all": [{"met": "wyrm"}, {"unlocked": "wyrm"}]},
        "live": true}}}
      """)
    var player = TestPlayer(game)
    try player.play(all: [#"{"accept": "feed"}"#])
    for id in ["bat", "slay", "feed", "a", "wyrm"] {
      let told = game.engine.explain(try game.node(id), in: player.state, for: .player).told
      #expect(!told.contains("lair"), "\(id): \(told)")
      if id != "wyrm" { #expect(!told.contains("wyrm"), "\(id): \(told)") }
    }
    let line = try player.play(#"{"accept": "slay"}"#)
    #expect(line == "locked: slay | somebody who is not known yet is nowhere")
  }
}
