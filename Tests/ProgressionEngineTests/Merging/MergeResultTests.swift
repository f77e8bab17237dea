import ProgressionEngine
import ProgressionModel
import Testing

/// Results, sources, choices and what is set: the best, all, the first, the last.
@Suite("What two devices know together")
struct MergeResultTests {
  @Test("SAVE-04: the best stars of each level")
  func stars() throws {
    let meeting = try Meeting(
      #""worlds": [{"id": "w", "levels": 3}]"#,
      phone: [#"{"complete": "w/1", "stars": 3}"#],
      tablet: [#"{"complete": "w/1", "stars": 1}"#, #"{"complete": "w/2", "stars": 2}"#])
    #expect(try meeting.merged.stars("w/1") == 3)
    #expect(try meeting.merged.stars("w/2") == 2)
    #expect(try meeting.merged.stars("w/3") == 0)
    var third = Device(meeting.merged.game, "third")
    try third.play(#"{"complete": "w/1", "stars": 2}"#, #"{"complete": "w/2", "stars": 3}"#)
    let engine = third.game.engine
    let (a, b, c) = (meeting.phone.state, meeting.tablet.state, third.state)
    let all = try engine.merge(try engine.merge(a, b), c)
    #expect(all == (try engine.merge(a, try engine.merge(b, c))))
    #expect(engine.stars(of: try third.game.node("w/2"), in: all) == 3)
  }

  @Test("marks, visits and times unite")
  func marks() throws {
    let meeting = try Meeting(
      """
      "worlds": [{"id": "w", "levels": [{"id": "1", "marks": ["goal", "hole"]}, "2"]}],
      "locations": {"inn": {"unlock": true}, "mill": {"unlock": true}},
      "features": {"both": {"unlock": {"marks": "w/1", "atLeast": 2}},
        "often": {"unlock": {"clears": "w/1", "atLeast": 3}}}
      """,
      phone: [#"{"complete": "w/1", "marks": ["goal"]}"#, #"{"visit": "inn"}"#],
      tablet: [
        #"{"complete": "w/1", "marks": ["hole"]}"#, #"{"complete": "w/1"}"#, #"{"visit": "mill"}"#,
      ])
    #expect(try meeting.merged.isOpen("both"))
    #expect(try !meeting.merged.isOpen("often"))
    let engine = meeting.merged.game.engine
    #expect(engine.isVisited(try meeting.merged.game.node("inn"), in: meeting.merged.state))
    #expect(engine.isVisited(try meeting.merged.game.node("mill"), in: meeting.merged.state))
  }

  @Test("nothing is opened or paid before the next command")
  func settling() throws {
    var meeting = try Meeting(
      """
      "currencies": ["coins"], "worlds": [{"id": "w", "order": "free", "levels": 2}],
      "features": {"prize": {"unlock": {"all": [{"completed": "w/1"}, {"completed": "w/2"}]},
        "rewards": {"onUnlock": {"coins": 9}}}}
      """,
      phone: [#"{"complete": "w/1"}"#], tablet: [#"{"complete": "w/2"}"#])
    let engine = meeting.merged.game.engine
    let prize = try meeting.merged.game.node("prize")
    #expect(engine.sources(of: prize, in: meeting.merged.state).sources.isEmpty)
    #expect(try meeting.merged.have("coins") == 0)
    #expect(meeting.merged.state.revision == 1)
    try meeting.merged.play(#"{"tick": true}"#)
    #expect(!engine.sources(of: prize, in: meeting.merged.state).sources.isEmpty)
    #expect(try meeting.merged.have("coins") == 9)
    try meeting.phone.play(#"{"complete": "w/2"}"#)
    try meeting.tablet.play(#"{"complete": "w/1"}"#)
    try meeting.meet()
    #expect(try meeting.merged.have("coins") == 9)
  }

  @Test("a rejected command leaves what waits to the next one")
  func waiting() throws {
    var meeting = try Meeting(
      """
      "currencies": ["coins"], "worlds": [{"id": "w", "order": "free", "levels": 2}],
      "features": {"prize": {"unlock": {"all": [{"completed": "w/1"}, {"completed": "w/2"}]},
        "rewards": {"onUnlock": {"coins": 9}}}}
      """,
      phone: [#"{"complete": "w/1"}"#], tablet: [#"{"complete": "w/2"}"#])
    let before = meeting.merged.state
    #expect(try meeting.merged.line(#"{"complete": "w/9"}"#).hasPrefix("unknownId"))
    #expect(meeting.merged.state == before)
    #expect(try meeting.merged.have("coins") == 0)
    try meeting.merged.play(#"{"tick": true}"#)
    #expect(try meeting.merged.have("coins") == 9)
  }

  @Test("of a choice that was made differently the first one stands, and both stay open")
  func choices() throws {
    let ways = """
      "features": {"north": {"choice": "way", "unlock": {"price": "free"}},
        "south": {"choice": "way", "unlock": {"price": "free"}},
        "west": {"choice": "way", "unlock": {"price": "free"}}}
      """
    var meeting = try Meeting(
      ways, phone: [#"{"unlock": "south", "now": "2026-01-01T10:00Z"}"#],
      tablet: [#"{"unlock": "north", "now": "2026-01-01T09:00Z"}"#])
    #expect(try meeting.merged.isOpen("north"))
    #expect(try meeting.merged.isOpen("south"))
    #expect(try meeting.merged.line(#"{"unlock": "west"}"#) == "excluded: west by north")
    let same = try Meeting(
      ways, phone: [#"{"unlock": "south"}"#], tablet: [#"{"unlock": "north"}"#])
    var merged = same.merged
    #expect(try merged.line(#"{"unlock": "west"}"#) == "excluded: west by north")
  }

  @Test("of a flag the last setting counts")
  func flags() throws {
    let raised = try Meeting(
      #""flags": ["met"]"#, start: [#"{"set": {"met": true}, "now": "2026-01-01T08:00Z"}"#],
      phone: [#"{"set": {"met": false}, "now": "2026-01-01T09:00Z"}"#],
      tablet: [#"{"set": {"met": true}, "now": "2026-01-01T10:00Z"}"#])
    #expect(try raised.merged.flag("met"))
    let cleared = try Meeting(
      #""flags": ["met"]"#, start: [#"{"set": {"met": true}, "now": "2026-01-01T08:00Z"}"#],
      phone: [#"{"set": {"met": false}, "now": "2026-01-01T11:00Z"}"#],
      tablet: [#"{"set": {"met": true}, "now": "2026-01-01T10:00Z"}"#])
    #expect(try !cleared.merged.flag("met"))
    let once = try Meeting(
      #""flags": ["met"]"#, start: [#"{"set": {"met": true}}"#],
      phone: [#"{"set": {"met": false}}"#], tablet: [#"{"tick": true}"#])
    #expect(try !once.merged.flag("met"))
  }

  @Test("a clock that the operator set is right against a later one")
  func clocks() throws {
    let meeting = try Meeting(
      #""flags": ["met"]"#,
      phone: [#"{"set": {"met": true}, "now": "2030-01-01T00:00Z"}"#],
      tablet: [#"{"setClock": "2026-02-01T00:00Z"}"#, #"{"set": {"met": false}}"#])
    #expect(meeting.merged.state.now == (try Instants.parse("2026-02-01T00:00Z")))
    #expect(try !meeting.merged.flag("met"))
  }

  @Test("states of two players or of two packs are refused")
  func refused() throws {
    let game = try TestGame(#""currencies": ["coins"]"#)
    let other = try TestGame(#""currencies": ["gems"]"#)
    let state = game.engine.newPlayer(seed: 1)
    #expect(throws: Rejection.malformed("states of two players")) {
      try game.engine.merge(state, game.engine.newPlayer(seed: 2))
    }
    #expect(throws: Rejection.needsAdoption) {
      try game.engine.merge(state, other.engine.newPlayer(seed: 1))
    }
    #expect(throws: Rejection.needsAdoption) {
      try game.engine.merge(other.engine.newPlayer(seed: 1), state)
    }
    // An engine of an equal pack is as good.
    let twin = try TestGame(#""currencies": ["coins"]"#)
    #expect(try twin.engine.merge(state, state) == state)
  }
}
