import ProgressionEngine
import ProgressionModel
import Testing

/// What two devices did with one quest, and how far it is then.
struct QuestMeeting: CustomTestStringConvertible, Sendable {
  var name: String
  var start: [String] = []
  var phone: [String]
  var tablet: [String]
  /// The state of the quest, and the commands after which it is completed.
  var state: String
  var wins: Int

  var testDescription: String { name }
}

@Suite("Quests on two devices")
struct QuestMergeTests {
  private static let pack = """
    "currencies": {"coins": {"initial": 30}}, "flags": ["a", "gone"],
    "worlds": [{"id": "w", "levels": 1}], "locations": {"inn": {"unlock": true}},
    "npcs": {"host": {"at": [{"nowhere": true, "when": {"flag": "gone"}}, {"location": "inn"}]}},
    "quests": {"q": {"unlock": {"price": {"coins": 5}}, "giver": "host", "turnIn": false,
      "whenGone": "fail", "objectives": {"one": {"flag": "a"},
      "win": {"clears": "w", "since": "accepted", "atLeast": 3}}, "stages": [["one"], ["win"]],
      "rewards": {"onComplete": {"coins": 100}}}}
    """

  private static let accept = #"{"accept": "q"}"#
  private static let win = #"{"complete": "w/1"}"#
  private static let on = #"{"set": {"a": true}}"#

  static let cases: [QuestMeeting] = [
    QuestMeeting(
      name: "accepted on both, it costs once", phone: [accept], tablet: [accept],
      state: "active 1 25", wins: 3),
    QuestMeeting(
      name: "the larger growth counts, not the sum", start: [accept, on], phone: [win, win],
      tablet: [win], state: "active 2 25", wins: 1),
    QuestMeeting(
      name: "growth of an earlier try does not", start: [accept, on], phone: [win, win],
      tablet: [#"{"fail": "q"}"#, accept], state: "active 2 25", wins: 3),
    QuestMeeting(
      name: "the later stage counts", start: [accept], phone: [on], tablet: [win],
      state: "active 2 25", wins: 2),
    QuestMeeting(
      name: "completed wins over a later try",
      start: [accept, on], phone: [win, win, win],
      tablet: [#"{"fail": "q"}"#, accept, #"{"fail": "q"}"#, accept], state: "completed 125",
      wins: 0),
    QuestMeeting(
      name: "failed wins over active", start: [accept, on], phone: [#"{"fail": "q"}"#],
      tablet: [win], state: "failed 25", wins: -1),
    QuestMeeting(
      name: "a price that came back on one has come back", start: [accept],
      phone: [#"{"set": {"gone": true}}"#], tablet: [on], state: "failed 30", wins: -1),
  ]

  @Test("As a table", arguments: cases)
  func meeting(_ test: QuestMeeting) throws {
    var meeting = try Meeting(
      QuestMergeTests.pack, start: test.start, phone: test.phone, tablet: test.tablet)
    let (game, engine) = (meeting.merged.game, meeting.merged.game.engine)
    let quest = try game.node("q")
    func state() throws -> String? {
      engine.questState(of: quest, in: meeting.merged.state)?.description
    }
    try meeting.merged.play(#"{"tick": true}"#)
    if try !meeting.merged.flag("a"), test.wins > 0 {
      // The first stage is over where the flag is set.
      let stage = engine.status(of: quest, in: meeting.merged.state).stage
      #expect(
        "\(try state() ?? "") \(stage ?? 0) \(try meeting.merged.have("coins"))" == test.state)
      try meeting.merged.play(QuestMergeTests.on)
    } else {
      let stage = engine.status(of: quest, in: meeting.merged.state).stage.map { " \($0)" } ?? ""
      #expect("\(try state() ?? "")\(stage) \(try meeting.merged.have("coins"))" == test.state)
    }
    guard test.wins > 0 else { return }
    for win in 1...test.wins {
      #expect(try state() == "active", "before win \(win)")
      try meeting.merged.play(QuestMergeTests.win)
    }
    #expect(try state() == "completed")
    #expect(try meeting.merged.have("coins") == 125)
  }
}
