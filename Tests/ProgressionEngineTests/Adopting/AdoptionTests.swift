import ProgressionEngine
import ProgressionModel
import ProgressionText
import Testing

/// One update of a pack, and what it makes of a player.
struct UpdateCase: CustomTestStringConvertible, Sendable {
  var name: String
  /// The tables of the pack in its versions.
  var packs: [String]
  /// What was played before the first update.
  var script: [String]
  /// What each update reports.
  var reports: [String]
  /// Statuses at the end.
  var status: String = ""
  /// Balances at the end.
  var have: [String: Int64] = [:]

  var testDescription: String { name }
}

@Suite("Updates of a pack")
struct AdoptionTests {
  static let cases: [UpdateCase] = [
    UpdateCase(
      name: "Nothing but the version is new",
      packs: [#""worlds": [{"id": "a", "levels": 2}]"#, #""worlds": [{"id": "a", "levels": 2}]"#],
      script: [#"{"complete": "a/1"}"#], reports: [""],
      status: "a unlocked, a/1 completed, a/2 unlocked"),
    UpdateCase(
      name: "A renamed world keeps its levels, and is paid only once",
      packs: [
        #"""
        "currencies": ["coins"], "worlds": [{"id": "act1", "levels": 2,
          "rewards": {"onComplete": {"coins": 9}}}]
        """#,
        #"""
        "currencies": ["coins"], "worlds": [{"id": "vol1", "levels": 2,
          "rewards": {"onComplete": {"coins": 9}}}], "renamed": {"act1": "vol1"}
        """#,
      ],
      script: [#"{"complete": "act1/1", "stars": 3}"#, #"{"complete": "act1/2", "stars": 1}"#],
      reports: ["renamed act1>vol1"], status: "vol1 completed, vol1/1 completed",
      have: ["coins": 9]),
    UpdateCase(
      name: "A chain of renames is followed from its middle and from its beginning",
      packs: [
        #""worlds": [{"id": "act1", "levels": 2}]"#,
        #""worlds": [{"id": "season1", "levels": 2}], "renamed": {"act1": "vol1", "vol1": "season1"}"#,
        #""worlds": [{"id": "saga", "levels": 2}], "renamed": {"vol1": "season1", "season1": "saga"}"#,
      ],
      script: [#"{"complete": "act1/1", "stars": 2}"#],
      reports: ["renamed act1>season1", "renamed season1>saga"],
      status: "saga/1 completed, saga/2 unlocked"),
    UpdateCase(
      name: "A renamed currency, counter, flag, attribute, feature, choice member and level",
      packs: [
        #"""
        "currencies": {"gold": {"initial": 5}}, "counters": ["n"], "flags": ["met"],
        "attributes": {"age": {"type": "int", "initial": 0}},
        "worlds": [{"id": "a", "levels": ["x", "y"]}],
        "features": {"sun": {"choice": "end", "unlock": true}, "moon": {"choice": "end", "unlock": true}}
        """#,
        #"""
        "currencies": {"coins": {"initial": 5}}, "counters": ["number"], "flags": ["known"],
        "attributes": {"years": {"type": "int", "initial": 0}},
        "worlds": [{"id": "a", "levels": ["first", "y"]}],
        "features": {"day": {"choice": "end", "unlock": true}, "moon": {"choice": "end", "unlock": true},
          "every": {"unlock": {"when": {"all": [{"counter": "number", "atLeast": 3}, {"flag": "known"},
            {"attribute": "years", "is": 7}]}, "live": true}}},
        "renamed": {"gold": "coins", "n": "number", "met": "known", "age": "years", "a/x": "a/first",
          "sun": "day"}
        """#,
      ],
      script: [
        #"{"grant": {"gold": 7}}"#, #"{"add": {"n": 3}}"#, #"{"set": {"met": true, "age": 7}}"#,
        #"{"complete": "a/x"}"#, #"{"unlock": "sun"}"#,
      ],
      reports: [
        "renamed a/x>a/first age>years gold>coins met>known n>number sun>day, opened every"
      ],
      status: "a/first completed, day unlocked, moon locked, every unlocked", have: ["coins": 12]),
    UpdateCase(
      name: "What is removed is kept, and counts again where it comes back",
      packs: [
        #"""
        "currencies": ["coins", "gems"], "worlds": [{"id": "a", "levels": 2}, {"id": "b", "levels": 1,
          "unlock": true, "rewards": {"onComplete": {"coins": 10, "gems": 4}}}]
        """#,
        #""currencies": ["coins"], "worlds": [{"id": "a", "levels": 2}]"#,
        #"""
        "currencies": ["coins", "gems"], "worlds": [{"id": "a", "levels": 2}, {"id": "b", "levels": 1,
          "unlock": true, "rewards": {"onComplete": {"coins": 10, "gems": 4}}}]
        """#,
      ],
      script: [#"{"complete": "b/1", "stars": 2}"#, #"{"take": {"gems": 1}}"#],
      reports: ["removed b b/1 gems", "opened b b/1"], status: "b completed, b/1 completed",
      have: ["coins": 10, "gems": 3]),
    UpdateCase(
      name: "A forgotten rename may follow later",
      packs: [
        #""currencies": ["c"], "worlds": [{"id": "a", "levels": 1, "rewards": {"onComplete": {"c": 5}}}]"#,
        #""currencies": ["c"], "worlds": [{"id": "b", "levels": 1, "rewards": {"onComplete": {"c": 5}}}]"#,
        #""currencies": ["c"], "worlds": [{"id": "b", "levels": 1, "rewards": {"onComplete": {"c": 5}}}], "renamed": {"a": "b"}"#,
      ],
      script: [#"{"complete": "a/1", "stars": 3}"#],
      reports: ["removed a a/1, opened b b/1", "renamed a>b"], status: "b completed",
      have: ["c": 5]),
    UpdateCase(
      name: "A currency that no reward pays any more is still the player's",
      packs: [
        #"""
        "currencies": ["coins", "gems"],
        "worlds": [{"id": "a", "levels": [{"id": "x", "rewards": {"onComplete": {"coins": 10}}}]}]
        """#,
        #"""
        "currencies": ["coins", "gems"],
        "worlds": [{"id": "a", "levels": [{"id": "x", "rewards": {"onComplete": {"gems": 10}}}]}]
        """#,
      ],
      script: [#"{"complete": "a/x"}"#], reports: [""], have: ["coins": 10, "gems": 0]),
    UpdateCase(
      name:
        "A new level in a completed world: the completion is lost, its reward is not paid again",
      packs: [
        #""currencies": ["c"], "worlds": [{"id": "a", "levels": 2, "rewards": {"onComplete": {"c": 5}}}]"#,
        #""currencies": ["c"], "worlds": [{"id": "a", "levels": 3, "rewards": {"onComplete": {"c": 5}}}]"#,
        #""currencies": ["c"], "worlds": [{"id": "a", "levels": 2, "rewards": {"onComplete": {"c": 5}}}]"#,
      ],
      script: [#"{"complete": "a/1"}"#, #"{"complete": "a/2"}"#],
      reports: ["opened a/3, lost a", "removed a/3"], status: "a completed", have: ["c": 5]),
    UpdateCase(
      name: "A tightened rule keeps open what was earned",
      packs: [
        #"""
        "worlds": [{"id": "a", "levels": 2}, {"id": "b", "levels": 1,
          "unlock": {"when": {"stars": "a", "atLeast": 3}}}]
        """#,
        #"""
        "worlds": [{"id": "a", "levels": 2}, {"id": "b", "levels": 1,
          "unlock": {"when": {"stars": "a", "atLeast": 6}}}]
        """#,
      ],
      script: [#"{"complete": "a/1", "stars": 3}"#], reports: ["kept b"],
      status: "b unlocked, b/1 unlocked"),
    UpdateCase(
      name: "A loosened rule opens and pays",
      packs: [
        #"""
        "currencies": ["c"], "worlds": [{"id": "a", "levels": 2}, {"id": "b", "levels": 1,
          "unlock": {"when": {"stars": "a", "atLeast": 6}}, "rewards": {"onUnlock": {"c": 3}}}]
        """#,
        #"""
        "currencies": ["c"], "worlds": [{"id": "a", "levels": 2}, {"id": "b", "levels": 1,
          "unlock": {"when": {"stars": "a", "atLeast": 3}}, "rewards": {"onUnlock": {"c": 3}}}]
        """#,
      ],
      script: [#"{"complete": "a/1", "stars": 3}"#], reports: ["opened b b/1, paid c:3"],
      status: "b unlocked", have: ["c": 3]),
    UpdateCase(
      name: "A new reward for what was done long ago is paid once",
      packs: [
        #""currencies": ["c"], "worlds": [{"id": "a", "levels": [{"id": "x"}]}]"#,
        #"""
        "currencies": ["c"], "worlds": [{"id": "a", "levels": [{"id": "x",
          "rewards": {"onComplete": {"c": 5}, "perNewStar": {"c": 1}}}]}]
        """#,
      ],
      script: [#"{"complete": "a/x", "stars": 2}"#], reports: ["paid c:7"], have: ["c": 7]),
    UpdateCase(
      name: "A new currency begins as for a new player, an old one is not begun again",
      packs: [
        #""currencies": ["coins"]"#,
        #""currencies": {"coins": {"initial": 100}, "gems": {"initial": 8}}"#,
        #""currencies": {"coins": {"initial": 100}, "gems": {"initial": 20}}"#,
      ],
      script: [], reports: ["", ""], have: ["coins": 0, "gems": 8]),
    UpdateCase(
      name: "A lower cap takes nothing, a counter comes to its bound",
      packs: [
        #""currencies": {"c": {"cap": 100}}, "counters": {"n": {"max": 50}}"#,
        #"""
        "currencies": {"c": {"cap": 10}}, "counters": {"n": {"max": 20}},
        "features": {"f": {"unlock": {"when": {"counter": "n", "equals": 20}, "live": true}}}
        """#,
      ],
      script: [#"{"grant": {"c": 90}}"#, #"{"add": {"n": 30}}"#], reports: ["opened f"],
      status: "f unlocked", have: ["c": 90]),
    UpdateCase(
      name: "Fewer ranks, and more again: none is lost",
      packs: [
        #""currencies": {"c": {"initial": 9}}, "features": {"f": {"ranks": 5, "unlock": {"price": {"c": 1}}}}"#,
        #""currencies": {"c": {"initial": 9}}, "features": {"f": {"ranks": 2, "unlock": {"price": {"c": 1}}}}"#,
        #""currencies": {"c": {"initial": 9}}, "features": {"f": {"ranks": 5, "unlock": {"price": {"c": 1}}}, "g": {"unlock": {"when": {"rank": "f", "equals": 4}, "live": true}}}"#,
      ],
      script: [#"{"unlock": "f", "rank": 4}"#], reports: ["", "opened g, lost f"],
      status: "f unlocked, g unlocked", have: ["c": 5]),
    UpdateCase(
      name: "Something open that gets ranks has its first",
      packs: [
        #""currencies": {"c": {"initial": 9}}, "features": {"f": {"unlock": {"price": {"c": 1}}}}"#,
        #""currencies": {"c": {"initial": 9}}, "features": {"f": {"ranks": 3, "unlock": {"price": {"c": 1}}}}"#,
      ],
      script: [#"{"unlock": "f"}"#], reports: [""], status: "f unlocked", have: ["c": 8]),
    UpdateCase(
      name: "A choice whose member is gone is free, and made again where it comes back",
      packs: [
        #"""
        "features": {"x": {"choice": "e", "unlock": true}, "y": {"choice": "e", "unlock": true}}
        """#,
        #""features": {"y": {"choice": "e", "unlock": true}}"#,
        #"""
        "features": {"x": {"choice": "e", "unlock": true}, "y": {"choice": "e", "unlock": true}}
        """#,
      ],
      script: [#"{"unlock": "x"}"#], reports: ["removed x", "opened x"],
      status: "x unlocked, y locked"),
    UpdateCase(
      name: "An attribute of another type begins anew, and is back with its old type",
      packs: [
        #""attributes": {"a": {"type": "text", "initial": ""}}"#,
        #""attributes": {"a": {"type": "int", "initial": 7}}, "features": {"f": {"unlock": {"when": {"attribute": "a", "is": 7}, "live": true}}}"#,
        #""attributes": {"a": {"type": "text", "initial": ""}}, "features": {"f": {"unlock": {"when": {"attribute": "a", "is": "x"}, "live": true}}}"#,
      ],
      script: [#"{"set": {"a": "x"}}"#], reports: ["opened f", ""], status: "f unlocked"),
    UpdateCase(
      name: "An achievement behind a door that was passed long ago",
      packs: [
        #""flags": ["k"], "achievements": {"a": {"unlock": {"when": {"flag": "k"}}}}"#,
        #"""
        "flags": ["k"], "currencies": ["c"], "achievements": {"a": {"unlock": {"when": {"flag": "k"}}},
          "b": {"unlock": {"when": {"unlocked": "a"}}, "rewards": {"onUnlock": {"c": 2}}}}
        """#,
      ],
      script: [#"{"set": {"k": true}}"#], reports: ["opened b, paid c:2"], have: ["c": 2]),
    UpdateCase(
      name: "A purchase of a product that no pack knew is granted once one does",
      packs: [
        #""currencies": ["c"]"#,
        #""currencies": ["c"], "products": {"gems": {"kind": "consumable", "store": "g", "grants": {"c": 50}}}"#,
      ],
      script: [#"{"transaction": "t", "product": "gems", "state": "purchased", "quantity": 2}"#],
      reports: ["paid c:100"], have: ["c": 100]),
    UpdateCase(
      name: "A renamed product and what it granted",
      packs: [
        #""currencies": ["gold"], "features": {"f": {"unlock": false}}, "products": {"gems": {"kind": "permanent", "store": "g", "grants": {"gold": 50, "unlock": ["f"]}}}"#,
        #""currencies": ["c"], "features": {"h": {"unlock": false}}, "products": {"jewels": {"kind": "permanent", "store": "g", "grants": {"c": 50, "unlock": ["h"]}}}, "renamed": {"gold": "c", "f": "h", "gems": "jewels"}"#,
      ],
      script: [#"{"transaction": "t", "product": "gems", "state": "purchased"}"#],
      reports: ["renamed f>h gems>jewels gold>c"], status: "h unlocked, jewels unlocked",
      have: ["c": 50]),
    UpdateCase(
      name: "Scopes change: nothing is lost",
      packs: [
        #"""
        "resets": {"run": {"by": "command"}},
        "currencies": {"c": {"scope": "run"}, "d": {}},
        "products": {"gems": {"kind": "consumable", "store": "g", "grants": {"c": 5, "d": 5}}},
        "worlds": [{"id": "a", "scope": "run", "levels": [{"id": "x", "rewards": {"onComplete": {"d": 3}}}]}]
        """#,
        #"""
        "resets": {"run": {"by": "command"}, "again": {"by": "command"}},
        "currencies": {"c": {}, "d": {"scope": "again"}},
        "products": {"gems": {"kind": "consumable", "store": "g", "grants": {"c": 5, "d": 5}}},
        "worlds": [{"id": "a", "scope": "again", "levels": [{"id": "x", "rewards": {"onComplete": {"d": 3}}}]}]
        """#,
      ],
      script: [
        #"{"complete": "a/x"}"#, #"{"reset": "run"}"#, #"{"complete": "a/x"}"#,
        #"{"reset": "run"}"#,
        #"{"complete": "a/x"}"#, #"{"transaction": "t", "product": "gems", "state": "purchased"}"#,
      ],
      reports: [""], status: "a completed", have: ["c": 5, "d": 14]),
  ]

  @Test("Each update", arguments: AdoptionTests.cases)
  func update(_ update: UpdateCase) throws {
    var player = TestPlayer(try TestGame(update.packs[0]))
    for command in update.script {
      let line = try player.play(command, as: .store)
      #expect(line.hasPrefix("accepted"), "\(command): \(line)")
    }
    for (index, pack) in update.packs.dropFirst().enumerated() {
      let game = try TestGame(pack, version: "1.\(index + 1).0")
      let adoption = try Adoption(of: player, by: game)
      #expect(adoption.line == update.reports[index])
      #expect(adoption.player.state.revision == player.state.revision + 1)
      player = adoption.player
    }
    let ids = update.status.split(separator: ", ").compactMap { $0.split(separator: " ").first }
    #expect(try player.statuses(ids.map { String($0) }) == update.status)
    for (id, amount) in update.have.sorted(by: { $0.key < $1.key }) {
      #expect(try player.have(id) == amount, "\(id)")
    }
  }
}
