import ProgressionEngine
import ProgressionModel
import Testing

@Suite("The nearest way on")
struct NextWayTests {
  private static let pack = """
    "flags": ["a", "b"], "counters": ["n"], "currencies": {"coins": {}},
    "worlds": [{"id": "w", "title": "Lumina", "levels": 1},
      {"id": "d", "title": "Depths", "levels": 1, "unlock": {"product": "dlc"}},
      {"id": "v", "title": "Vault", "levels": 1}],
    "products": {"dlc": {"title": "Deep Pass", "kind": "permanent", "store": "com.example.d"}},
    "features": {
      "early": {"unlock": [{"when": {"not": {"completed": "w/1"}}, "live": true},
        {"when": {"all": [{"flag": "a"}, {"flag": "b"}]}}]},
      "few": {"unlock": [{"when": {"stars": "w", "atMost": 1}, "live": true},
        {"when": {"all": [{"flag": "a"}, {"flag": "b"}]}}]},
      "outside": {"unlock": {"when": {"not": {"stars": "w", "atLeast": 2, "atMost": 2}},
        "live": true}},
      "middle": {"unlock": {"when": {"not": {"counter": "n", "atLeast": 2, "atMost": 4}},
        "live": true}},
      "rich": {"unlock": {"when": {"stars": "w", "atLeast": {"counter": "n"}}, "live": true}},
      "most": {"unlock": {"max": [{"clears": "w"}, {"fails": "w"}], "moreThan": 3}}}
    """

  private func explain(_ node: String, after commands: [Command]) throws -> Explanation {
    let test = try TestGame(NextWayTests.pack)
    var state = test.engine.newPlayer()
    for command in commands { try test.engine.apply(command, to: &state, as: .operator) }
    return test.engine.explain(try #require(test.engine.node(node)), in: state)
  }

  private static let played = Command(.complete("w/1", LevelResult(stars: 2)))

  @Test("never asks to undo what only grows", arguments: ["early", "few"])
  func notBack(_ node: String) throws {
    let explanation = try explain(node, after: [NextWayTests.played])
    #expect(explanation.next == 1)
    #expect(explanation.unmet.map(\.text) == ["flag `a` is not set", "flag `b` is not set"])
    #expect(explanation.routes[0].unmet.map(\.isImpossible) == [true])
  }

  @Test(
    "A negated range tells the side that decides",
    arguments: [
      ("outside", [], "0 stars in Lumina (fewer than 2, 1 or fewer or more than 2, 3 or more)"),
      (
        "outside", [played],
        "2 of 3 stars in Lumina: 1 more (fewer than 2, 1 or fewer or more than 2, 3 or more)"
      ),
      (
        "middle", [Command(.add([NamedAmount("n", 2)]))],
        "`n`: 2, 1 too many (fewer than 2, 1 or fewer or more than 4, 5 or more)"
      ),
      (
        "middle", [Command(.add([NamedAmount("n", 4)]))],
        "`n`: 4 of 5, 1 more (fewer than 2, 1 or fewer or more than 4, 5 or more)"
      ),
      ("rich", [], "0 stars in Lumina (0 or more, the number of `n`)"),
      (
        "most", [],
        "0 of 4 the greatest of completions in Lumina, failures in Lumina: "
          + "4 more (more than 3, 4 or more)"
      ),
    ] as [(String, [Command], String)])
  func ranges(_ node: String, _ commands: [Command], _ text: String) throws {
    let explanation = try explain(node, after: commands)
    #expect(explanation.routes.first?.requirements.first?.text == text)
  }

  @Test("A withheld world says what it waits for, and a store product where it comes from")
  func withheld() throws {
    let vault = try explain("v", after: [])
    #expect(
      vault.unmet.map(\.text) == ["Depths is not completed: nothing of it counts without Deep Pass"]
    )
    #expect(try explain("dlc", after: []).description.hasSuffix("next: own `dlc`"))
  }
}
