import ProgressionEngine
import ProgressionModel
import Testing

/// Timers, first instants, growth and streaks of two devices.
@Suite("What two devices wait for")
struct MergeMomentTests {
  private static let brewing = """
    "currencies": ["gems"], "timers": {"brew": {"after": "8h", "grants": {"gems": 7}}}
    """

  @Test("what one has begun to wait for goes on for both")
  func firstInstants() throws {
    let tables = """
      "worlds": [{"id": "w", "levels": 1}],
      "features": {"rest": {"unlock": {"timeSince": {"completed": "w/1"}, "atLeast": "2h"}}}
      """
    let done = #"{"complete": "w/1"}"#
    var one = try Meeting(
      tables, phone: [Meeting.at(done, "2026-01-01T01:00Z")],
      tablet: [Meeting.at(#"{"tick": true}"#, "2026-01-01T02:00Z")])
    #expect(try !one.merged.isOpen("rest"))
    try one.merged.play(Meeting.at(#"{"tick": true}"#, "2026-01-01T03:00Z"))
    #expect(try one.merged.isOpen("rest"))
    let both = try Meeting(
      tables, phone: [Meeting.at(done, "2026-01-01T01:00Z")],
      tablet: [Meeting.at(done, "2026-01-01T03:00Z")])
    #expect(try both.merged.isOpen("rest"))
  }

  @Test("what has grown since a reset has grown by as much as on one device")
  func growth() throws {
    let tables = """
      "currencies": ["coins"], "worlds": [{"id": "w", "order": "free", "levels": 3}],
      "features": {"busy": {"unlock": {"earned": "coins", "since": "daily", "atLeast": 20}},
        "busier": {"unlock": {"earned": "coins", "since": "daily", "atLeast": 21}}},
      "resets": {"daily": {"every": "day"}}
      """
    func grant(_ amount: Int, _ day: Int) -> String {
      Meeting.at(#"{"grant": {"coins": \#(amount)}}"#, "2026-01-0\(day)T01:00Z")
    }
    let today = try Meeting(
      tables, phone: [grant(15, 1), grant(20, 2)], tablet: [grant(18, 1), grant(10, 2)])
    #expect(try today.merged.have("coins") == 63)
    #expect(try today.merged.isOpen("busy"))
    #expect(try !today.merged.isOpen("busier"))
    // What the other device gained yesterday is no growth of today.
    let yesterday = try Meeting(tables, phone: [grant(5, 2)], tablet: [grant(18, 1)])
    #expect(try !yesterday.merged.isOpen("busy"))
    var tomorrow = yesterday.merged
    try tomorrow.play(grant(15, 2))
    #expect(try !tomorrow.isOpen("busier"))
    try tomorrow.play(grant(1, 2))
    #expect(try tomorrow.isOpen("busier"))
  }

  @Test("a streak goes on from where either was last")
  func streaks() throws {
    let tables = """
      "features": {"gift": {"scope": "daily", "unlock": {"price": "free"}},
        "fan": {"unlock": {"streak": "gift", "atLeast": 3}}},
      "resets": {"daily": {"every": "day"}}
      """
    let gifts = (1...4).map { Meeting.at(#"{"unlock": "gift"}"#, "2026-01-0\($0)T01:00Z") }
    var meeting = try Meeting(tables, start: [gifts[0]], phone: [gifts[1]], tablet: [gifts[3]])
    #expect(try !meeting.merged.isOpen("fan"))
    try meeting.tablet.play(Meeting.at(#"{"unlock": "gift"}"#, "2026-01-05T01:00Z"))
    try meeting.meet()
    let gift = try meeting.merged.game.node("gift")
    #expect(meeting.merged.game.engine.streak(of: gift, in: meeting.merged.state) == 2)
    var longer = try Meeting(tables, start: [gifts[0]], phone: [gifts[1]], tablet: [])
    try longer.merged.play(gifts[2])
    #expect(try longer.merged.isOpen("fan"))
  }

  @Test("what began later than a clock that was set shows begins now")
  func poisonedClock() throws {
    var meeting = try Meeting(
      """
      "currencies": {"coins": {},
        "energy": {"initial": 3, "cap": 3, "refill": {"amount": 1, "every": "1h"}}},
      "timers": {"brew": {"after": "1h", "grants": {"coins": 7}}}
      """,
      phone: [
        Meeting.at(#"{"grant": {"timers": ["brew"]}}"#, "2090-01-01T00:00Z"),
        #"{"take": {"energy": 2}}"#,
      ], tablet: [#"{"setClock": "2026-02-01T00:00Z"}"#])
    try meeting.merged.play(#"{"tick": true}"#)
    try meeting.merged.play(Meeting.at(#"{"tick": true}"#, "2026-02-01T01:00Z"))
    #expect(try meeting.merged.have("coins") == 7)
    #expect(try meeting.merged.have("energy") == 2)
  }

  @Test("a timer fires once, however many devices it fired on")
  func timers() throws {
    let start = [#"{"grant": {"timers": ["brew"]}, "now": "2026-01-01T01:00Z"}"#]
    let later = Meeting.at(#"{"tick": true}"#, "2026-01-01T10:00Z")
    let both = try Meeting(Self.brewing, start: start, phone: [later], tablet: [later])
    #expect(try both.merged.have("gems") == 7)
    var one = try Meeting(Self.brewing, start: start, phone: [later], tablet: [#"{"tick": true}"#])
    #expect(try one.merged.have("gems") == 7)
    try one.merged.play(#"{"tick": true}"#)
    #expect(try one.merged.have("gems") == 7)
    let again = try Meeting(
      Self.brewing, start: start, phone: [later, #"{"grant": {"timers": ["brew"]}}"#],
      tablet: [later])
    let brew = TimerRef(0)
    let engine = again.merged.game.engine
    #expect(engine.timer(brew, in: again.merged.state) == engine.timer(brew, in: again.phone.state))
  }

  @Test("a timer that is overdue in the merged time fires with the next command")
  func overdue() throws {
    var meeting = try Meeting(
      Self.brewing, phone: [Meeting.at(#"{"tick": true}"#, "2026-01-01T20:00Z")],
      tablet: [Meeting.at(#"{"grant": {"timers": ["brew"]}}"#, "2026-01-01T02:00Z")])
    #expect(try meeting.merged.have("gems") == 0)
    try meeting.merged.play(#"{"tick": true}"#)
    #expect(try meeting.merged.have("gems") == 7)
  }

  @Test("of a timer that was started on both the earlier start counts")
  func starts() throws {
    let meeting = try Meeting(
      Self.brewing, phone: [Meeting.at(#"{"grant": {"timers": ["brew"]}}"#, "2026-01-01T03:00Z")],
      tablet: [Meeting.at(#"{"grant": {"timers": ["brew"]}}"#, "2026-01-01T02:00Z")])
    let engine = meeting.merged.game.engine
    #expect(
      engine.timer(TimerRef(0), in: meeting.merged.state)
        == (try Instants.parse("2026-01-01T10:00Z")))
  }
}
