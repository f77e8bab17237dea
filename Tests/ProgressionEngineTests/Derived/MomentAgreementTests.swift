import ProgressionEngine
import ProgressionModel
import ProgressionReference
import Testing

/// Conditions about time, the past and chance: the derived values are what the plain evaluator
/// says, after every command; and what is foretold comes true.
@Suite("Time in derived values")
struct MomentAgreementTests {
  private static let pack = """
    "currencies": {"coins": {"initial": 5}, "energy": {"cap": 6,
      "refill": {"amount": 2, "every": "45m"}}},
    "items": ["key"], "flags": ["x", "y"], "counters": ["n"],
    "worlds": [{"id": "w", "order": "free", "levels": [2, {"id": "boss", "marks": ["gold"]}]},
      {"id": "d", "scope": "daily", "order": "free", "unlock": true, "levels": 2}],
    "features": {
      "gift": {"scope": "daily", "unlock": {"flag": "x"}},
      "raid": {"scope": "weekly", "unlock": {"when": {"flag": "y"}, "live": true}},
      "a": {"unlock": {"when": {"timeSince": {"completed": "w/boss"}, "atLeast": "2h",
        "atMost": "9h"}, "live": true}},
      "b": {"unlock": {"when": {"any": [
        {"timeSince": {"marked": "w/boss", "with": "gold"}, "moreThan": "1d"},
        {"timeSince": {"owned": "key"}, "lessThan": {"timeSince": {"flag": "x"}}}]},
        "live": true}},
      "c": {"unlock": {"when": {"all": [{"now": {"days": ["saturday", "sunday", "monday"],
        "between": ["20:00", "02:30"], "zone": "Europe/Berlin"}},
        {"not": {"waiting": "brew"}}]}, "live": true}},
      "e": {"unlock": {"when": {"count": [{"waiting": "brew"}, {"flag": "y"},
        {"now": {"between": ["06:00", "18:00"], "zone": "America/New_York"}},
        {"timeSince": {"reset": "daily"}, "atLeast": "20h"}], "atLeast": 2}, "live": true}},
      "f": {"unlock": {"when": {"any": [{"streak": "gift", "atLeast": 3},
        {"streak": "raid", "atLeast": 2}]}, "live": true}},
      "g": {"unlock": {"when": {"all": [{"earned": "coins", "since": "daily", "atLeast": 3},
        {"clears": "w", "since": "run", "atMost": 4}]}, "live": true}},
      "h": {"unlock": {"when": {"min": [{"timeSince": {"visited": "inn"}},
        {"times": [{"streak": "gift"}, 3600]}], "atLeast": 3600}, "live": true}},
      "i": {"unlock": {"when": {"have": "energy", "atLeast": 5}, "live": true}},
      "j": {"unlock": [{"when": {"now": {"from": "2026-01-20T00:00:00Z",
        "until": "2026-02-10T00:00:00Z"}}, "live": true}, {"when": {"flag": "y"}, "live": true}]},
      "k": {"unlock": {"when": {"not": {"now": {"from": "2026-01-05T00:00:00Z",
        "until": "2026-03-01T00:00:00Z"}}}, "live": true}},
      "l": {"unlock": {"when": {"any": [{"cohort": "new-shop", "share": 25},
        {"cohort": "old-shop", "share": 75}]}, "live": true}},
      "m": {"unlock": {"when": {"all": [{"unlocked": "a"}, {"not": {"unlocked": "c"}}]},
        "live": true}},
      "o": {"unlock": {"when": {"timeSince": {"unlocked": "gift"}, "atMost": "5h"},
        "live": true}}},
    "locations": {"inn": {"unlock": true}},
    "timers": {"brew": {"after": "8h", "grants": {"coins": 1}},
      "egg": {"after": "3d", "grants": {"unlock": ["k"], "timers": ["brew"]}}},
    "resets": {"daily": {"every": "day", "at": "04:00", "zone": "Europe/Berlin", "grace": 1,
        "grants": {"coins": 2}, "catchUp": {"all": 3}},
      "weekly": {"every": "week", "on": "monday", "at": "00:00", "zone": "UTC"},
      "run": {"by": "command", "ends": ["w"]}}
    """

  private static let actions = [
    #"{"set": {"x": true}}"#, #"{"set": {"x": false}}"#, #"{"set": {"y": true}}"#,
    #"{"set": {"y": false}}"#, #"{"complete": "w/boss", "marks": ["gold"]}"#,
    #"{"complete": "w/1", "stars": 2}"#, #"{"complete": "d/1"}"#, #"{"visit": "inn"}"#,
    #"{"grant": {"coins": 2, "key": 1}}"#, #"{"take": {"key": 1, "energy": 4}}"#,
    #"{"grant": {"timers": ["brew"]}}"#, #"{"grant": {"timers": ["egg"]}}"#, #"{"reset": "run"}"#,
    #"{"tick": true}"#, #"{"tick": true}"#, #"{"tick": true}"#, #"{"tick": true}"#,
  ]

  @Test("Both evaluators agree after every command", arguments: [1, 7, 42, 2026] as [UInt64])
  func agree(seed: UInt64) throws {
    let game = try TestGame(
      MomentAgreementTests.pack, zones: TestZones.fixture(), keepsConditions: true)
    var player = TestPlayer(game)
    player.state = game.engine.newPlayer(seed: Int64(seed))
    var random = ReferenceRandom(seed: seed)
    var seen = [Set<Bool>](repeating: [], count: game.game.conditions.count)
    var foretold = 0
    for step in 0..<160 {
      let json = MomentAgreementTests.actions[
        random.below(MomentAgreementTests.actions.count)]
      var command = try Command(json: json)
      let passes = [0, 60, 3_600, 10_800, 30_000, 86_400, 400_000]
      command.now = player.state.now + Int64(passes[random.below(passes.count)])
      if step == 120 { command.action = .setClock(player.state.now - 500_000) }
      player.apply(command)
      for index in game.game.conditions.indices {
        let condition = ConditionRef(position: index)
        let holds = try #require(game.engine.derived(condition, in: player.state) as Bool?)
        seen[index].insert(holds)
        #expect(
          game.engine.holds(condition, of: game.game, in: player.state) == holds,
          "step \(step): \(game.game.conditions[index])")
      }
      for index in game.game.quantities.indices {
        let quantity = QuantityRef(position: index)
        #expect(
          game.engine.plain(quantity, in: player.state)
            == game.engine.derived(quantity, in: player.state),
          "step \(step): \(game.game.quantities[index])")
      }
      if step % 8 == 0 { foretold += checkForesight(player, step) }
    }
    #expect(foretold > 20)
    // A condition that never changed would compare nothing; cohorts do not change.
    #expect(seen.filter { $0.count == 2 }.count > seen.count * 3 / 4)
  }

  /// What opens at an instant opens then; the leaves that time alone makes hold, hold then.
  private func checkForesight(_ player: TestPlayer, _ step: Int) -> Int {
    let engine = player.game.engine
    var count = 0
    for index in engine.game.nodes.indices {
      let node = NodeRef(position: index)
      guard let opensAt = engine.status(of: node, in: player.state).opensAt else { continue }
      count += 1
      #expect(opensAt > player.state.now && !engine.isOpen(node, in: player.state))
      var later = player.state
      _ = try? engine.apply(Command(.tick, now: opensAt), to: &later)
      #expect(engine.isOpen(node, in: later), "step \(step): \(engine.game[node].id)")
    }
    return count
  }
}
