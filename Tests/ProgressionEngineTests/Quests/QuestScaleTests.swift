import ProgressionEngine
import ProgressionModel
import Testing

/// A command touches the quests whose inputs it changes, however many there are.
@Suite("Many quests")
struct QuestScaleTests {
  private func game(_ quests: Int) throws -> TestGame {
    let entries = (1...quests).map { index in
      """
      "q\(index)": {"giver": "n\(index)", "unlock": true, "accept": "auto",
        "objectives": {"o": {"counter": "c\(index)", "atLeast": 2}}, "deadline": "2027-01-01T00:00Z"}
      """
    }
    let npcs = (1...quests).map { index in
      #""n\#(index)": {"at": [{"nowhere": true, "when": {"flag": "f\#(index)"}}]}"#
    }
    let counters = (1...quests).map { #""c\#($0)""# }
    let flags = (1...quests).map { #""f\#($0)""# }
    return try TestGame(
      """
      "counters": [\(counters.joined(separator: ","))], "flags": [\(flags.joined(separator: ","))],
      "npcs": {\(npcs.joined(separator: ",").replacing("}]", with: "}, {\"location\": \"inn\"}]"))},
      "locations": {"inn": {"unlock": true}}, "quests": {\(entries.joined(separator: ","))}
      """)
  }

  @Test("Costs what changes, time included")
  func cost() throws {
    func evaluations(_ quests: Int) throws -> [Int64] {
      let game = try game(quests)
      var state = game.engine.newPlayer()
      let commands = try [
        #"{"add": {"c1": 1}}"#, #"{"set": {"f1": true}}"#, #"{"set": {"f1": false}}"#,
        #"{"add": {"c1": 1}}"#, #"{"tick": true}"#,
      ].map { try Command(json: $0) }
      var counts: [Int64] = []
      for command in commands {
        counts.append(try game.engine.evaluations(of: command, on: state))
        try game.engine.apply(command, to: &state, as: .operator)
      }
      // An instant that no deadline lies before changes nothing.
      let later = try Command(json: #"{"setClock": "2026-06-01T00:00Z"}"#)
      counts.append(try game.engine.evaluations(of: later, on: state))
      return counts
    }
    let small = try evaluations(2)
    #expect(try evaluations(500) == small)
    #expect(small.allSatisfy { $0 < 30 }, "\(small)")
  }

  @Test("A chain of quests that each accept themselves and complete")
  func chain() throws {
    let length = LongRun.isOn ? 10_000 : 1000
    let quests = (1...length).map { index in
      #""q\#(index)": {"unlock": {"completed": "q\#(index - 1)"}, "accept": "auto", "#
        + #""rewards": {"onComplete": {"coins": 1}}}"#
    }
    let game = try TestGame(
      """
      "currencies": ["coins"], "flags": ["on"],
      "quests": {"q0": {"unlock": {"flag": "on"}, "accept": "auto"}, \(quests.joined(separator: ","))}
      """)
    var state = game.engine.newPlayer()
    try game.engine.apply(
      Command(.set([NamedValue("on", .boolean(true))])), to: &state, as: .operator)
    #expect(game.engine.have(try game.holding("coins"), in: state) == Int64(length))
    #expect(game.engine.isUpToDate(state))
    #expect(try game.load(game.engine.encode(state)) == state)
  }
}
