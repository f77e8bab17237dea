import ProgressionEngine
import ProgressionModel
import Testing

/// Packs as long as they come: nothing recurses, and a command touches what it changes.
@Suite("Scale")
struct ScaleTests {
  /// 100,000 where `PROGRESSION_LONG` is set, which is for release builds.
  private static let length = LongRun.isOn ? 100_000 : 10_000

  /// For chains that cost more for each link.
  private static let shorter = LongRun.isOn ? length : length / 4

  private func list(_ length: Int, _ entry: (Int) -> String) -> String {
    (1...length).map(entry).joined(separator: ",\n")
  }

  /// Saves, loads, and explains the last node.
  private func finish(_ game: TestGame, _ state: PlayerState, last: String) throws {
    #expect(game.engine.isUpToDate(state))
    #expect(try game.load(game.engine.encode(state)) == state)
    let explanation = game.engine.explain(try game.node(last), in: state)
    #expect(!explanation.description.isEmpty)
  }

  @Test("Worlds that each need the one before")
  func worlds() throws {
    let length = ScaleTests.length
    let game = try TestGame(
      #""worlds": ["# + list(length) { #"{"id": "w\#($0)", "levels": 1}"# } + "]")
    let engine = game.engine
    var state = engine.newPlayer()
    let last = "w\(length)"
    let locked = engine.explain(try game.node(last), in: state)
    #expect(
      locked.unmet.map { $0.text } == ["`w\(length - 1)` is not completed: 0 of 1 level, 1 more"])
    for world in 1...1000 {
      let command = Command(.complete("w\(world)/1", LevelResult(stars: 1)))
      try engine.apply(command, to: &state, as: .operator)
    }
    #expect(engine.nextLevel(in: state) == engine.node("w1001/1"))
    #expect(
      try engine.evaluations(
        of: Command(.complete("w1001/1", LevelResult(stars: 1))), on: state) < 20)
    let rest = (1001...length).map { Command(.complete("w\($0)/1", LevelResult())) }
    let outcome = try engine.apply(Command(.do(rest)), to: &state, as: .operator)
    #expect(outcome.changes.count == 4 * (length - 1000) - 2)
    #expect(engine.nextLevel(in: state) == nil)
    try finish(game, state, last: last)
  }

  @Test("Live features that each need the one before open and close together")
  func features() throws {
    let length = ScaleTests.length
    let game = try TestGame(
      #""flags": ["on"], "features": {"f0": {"unlock": {"when": {"flag": "on"}, "live": true}},"#
        + list(length) {
          #""f\#($0)": {"unlock": {"when": {"unlocked": "f\#($0 - 1)"}, "live": true}}"#
        } + "}")
    var state = game.engine.newPlayer()
    try finish(game, state, last: "f\(length)")
    for isOn in [true, false, true] {
      let command = Command(.set([NamedValue("on", .boolean(isOn))]))
      #expect(try game.engine.apply(command, to: &state, as: .operator).changes.count == length + 2)
    }
    try finish(game, state, last: "f\(length)")
  }

  @Test("Sticky features with rewards, each opened by the one before")
  func rewards() throws {
    let length = ScaleTests.shorter
    let game = try TestGame(
      #""flags": ["on"], "currencies": ["coins"], "features": {"f0": {"unlock": {"flag": "on"}},"#
        + list(length) {
          #""f\#($0)": {"unlock": {"unlocked": "f\#($0 - 1)"}, "#
            + #""rewards": {"onUnlock": {"coins": 1}}}"#
        } + "}")
    var state = game.engine.newPlayer()
    let command = Command(.set([NamedValue("on", .boolean(true))]))
    let outcome = try game.engine.apply(command, to: &state, as: .operator)
    #expect(outcome.changes.count == 2 * length + 2)
    #expect(game.engine.have(try game.holding("coins"), in: state) == Int64(length))
    try finish(game, state, last: "f\(length)")
  }

  @Test("Named rules that each name the one before")
  func rules() throws {
    let length = ScaleTests.length
    let game = try TestGame(
      #""flags": ["on", "off"], "rules": {"r0": {"flag": "on"},"#
        + list(length) {
          #""r\#($0)": {"all": [{"rule": "r\#($0 - 1)"}, {"not": {"flag": "off"}}]}"#
        }
        + #"}, "features": {"f": {"unlock": {"when": {"rule": "r\#(length)"}, "live": true}}}"#)
    var state = game.engine.newPlayer()
    try finish(game, state, last: "f")
    let on = Command(.set([NamedValue("on", .boolean(true))]))
    #expect(
      try game.engine.apply(on, to: &state, as: .operator).line == "accepted: unlocked f (route 0)"
        + " | flag on false -> true")
    let off = Command(.set([NamedValue("off", .boolean(true))]))
    #expect(
      try game.engine.apply(off, to: &state, as: .operator).line == "accepted: closed f"
        + " | flag off false -> true")
    try finish(game, state, last: "f")
  }

  @Test("One cycle as long as the pack")
  func cycle() throws {
    let length = ScaleTests.shorter
    let game = try TestGame(
      #""flags": ["on"], "features": {"f0": {"unlock": {"when": {"any": [{"flag": "on"}, "#
        + #"{"unlocked": "f\#(length)"}]}, "live": true}},"#
        + list(length) {
          #""f\#($0)": {"unlock": {"when": {"unlocked": "f\#($0 - 1)"}, "live": true}}"#
        } + "}")
    var state = game.engine.newPlayer()
    for isOn in [true, false] {
      let command = Command(.set([NamedValue("on", .boolean(isOn))]))
      #expect(try game.engine.apply(command, to: &state, as: .operator).changes.count == length + 2)
    }
    try finish(game, state, last: "f0")
  }

  @Test("A completion computes as much in a large pack as in a small one")
  func touched() throws {
    func evaluations(_ worlds: Int) throws -> [Int64] {
      let game = try TestGame(
        #"""
        "currencies": ["coins"],
        "defaults": {"levels": {"rewards": {"onComplete": {"coins": 5}, "perNewStar": {"coins": 1}}}},
        "worlds": [
        """# + (1...worlds).map { #"{"id": "w\#($0)", "levels": 100}"# }.joined(separator: ",")
          + #"""
          ],
          "achievements": {"half": {"unlock": {"stars": "all", "atLeast": 99}},
            "rich": {"unlock": {"earned": "coins", "atLeast": 9}},
            "some": {"unlock": {"count": "levels", "are": "completed", "atLeast": 3}}},
          "collections": {"everything": [{"of": "levels", "points": 1}]}
          """#)
      var state = game.engine.newPlayer()
      return try (1...5).map { level in
        let command = Command(.complete("w1/\(level)", LevelResult(stars: 2)))
        let count = try game.engine.evaluations(of: command, on: state)
        try game.engine.apply(command, to: &state, as: .operator)
        return count
      }
    }
    let small = try evaluations(2)
    #expect(try evaluations(ScaleTests.length / 100) == small)
    #expect(small.allSatisfy { $0 < 30 }, "\(small)")
  }
}
