import ProgressionEngine
import ProgressionModel
import ProgressionReference
import Testing

/// Resets are epochs: what belongs to an earlier one ends, what it had paid stays.
@Suite("What two devices know of time")
struct MergeTimeTests {
  private static let days = """
    "currencies": {"gems": {"scope": "account"}, "dust": {"scope": "daily", "initial": 2},
      "gold": {"initial": 5}},
    "counters": {"errands": {"scope": "daily"}}, "flags": {"fed": {"scope": "daily"}},
    "worlds": [{"id": "yard", "unlock": true, "scope": "daily", "order": "free", "levels": [
      {"id": "1", "rewards": {"onComplete": {"gems": 5, "dust": 1}}},
      {"id": "2", "rewards": {"onComplete": {"gems": 3}}}]}],
    "features": {"gift": {"scope": "daily", "unlock": {"price": "free"},
        "rewards": {"onUnlock": {"gems": 1}}},
      "skill": {"unlock": {"price": {"gold": 4}}},
      "statue": {"scope": "account", "unlock": true, "rewards": {"onUnlock": {"gold": 1}}}},
    "timers": {"brew": {"after": "8h", "grants": {"gems": 7}}},
    "resets": {"daily": {"every": "day"},
      "run": {"by": "command", "ends": "playthrough"},
      "respec": {"by": "command", "price": "free", "ends": ["skill"], "refunds": "all"}}
    """

  private static func at(_ json: String, _ instant: String) -> String {
    json.dropLast() + #", "now": "\#(instant)"}"#
  }

  @Test("a daily reward that both had is one, also where one is in the next day")
  func dailyReward() throws {
    let both = try Meeting(
      Self.days,
      phone: [#"{"complete": "yard/1"}"#, Self.at(#"{"tick": true}"#, "2026-01-02T01:00Z")],
      tablet: [#"{"complete": "yard/1"}"#])
    #expect(try both.merged.have("gems") == 5)
    #expect(try both.merged.have("dust") == 2)
    #expect(try both.merged.stars("yard/1") == 0)
    let laggard = try Meeting(
      Self.days, phone: [Self.at(#"{"tick": true}"#, "2026-01-02T01:00Z")],
      tablet: [#"{"complete": "yard/1"}"#, #"{"complete": "yard/2"}"#])
    #expect(try laggard.merged.have("gems") == 8)
    let different = try Meeting(
      Self.days,
      phone: [
        #"{"complete": "yard/1"}"#, Self.at(#"{"complete": "yard/2"}"#, "2026-01-02T01:00Z"),
      ],
      tablet: [Self.at(#"{"complete": "yard/1"}"#, "2026-01-02T02:00Z")])
    #expect(try different.merged.have("gems") == 13)
  }

  @Test("what a day ends is as new, though the other device is still in it")
  func ended() throws {
    let meeting = try Meeting(
      Self.days, phone: [Self.at(#"{"add": {"errands": 2}}"#, "2026-01-02T01:00Z")],
      tablet: [#"{"add": {"errands": 5}}"#, #"{"set": {"fed": true}}"#, #"{"grant": {"dust": 9}}"#])
    #expect(try meeting.merged.counter("errands") == 2)
    #expect(try !meeting.merged.flag("fed"))
    #expect(try meeting.merged.have("dust") == 2)
  }

  @Test("a reset on one ends the other's playthrough, on both it is one")
  func playthroughs() throws {
    let one = try Meeting(
      Self.days, phone: [#"{"grant": {"gold": 20}}"#, #"{"reset": "run"}"#],
      tablet: [#"{"grant": {"gold": 7}}"#, #"{"complete": "yard/2"}"#, #"{"unlock": "skill"}"#])
    #expect(try one.merged.have("gold") == 5)
    #expect(try one.merged.have("gems") == 3)
    // The skill ends with another reset.
    #expect(try one.merged.isOpen("skill"))
    let both = try Meeting(
      Self.days, phone: [#"{"reset": "run"}"#, #"{"grant": {"gold": 20}}"#],
      tablet: [#"{"reset": "run"}"#, #"{"grant": {"gold": 7}}"#])
    #expect(try both.merged.have("gold") == 32)
  }

  @Test("what a reset gives back comes back once")
  func returned() throws {
    let both = try Meeting(
      Self.days, start: [#"{"unlock": "skill"}"#], phone: [#"{"reset": "respec"}"#],
      tablet: [#"{"reset": "respec"}"#])
    #expect(try both.merged.have("gold") == 6)
    let one = try Meeting(
      Self.days, start: [#"{"unlock": "skill"}"#], phone: [#"{"reset": "respec"}"#])
    #expect(try one.merged.have("gold") == 6)
    #expect(try !one.merged.isOpen("skill"))
    let taken = try Meeting(
      Self.days, phone: [#"{"unlock": "skill"}"#, #"{"reset": "respec"}"#],
      tablet: [#"{"unlock": "skill"}"#])
    #expect(try taken.merged.have("gold") == 6)
  }

  @Test("a timer fires once, however many devices it fired on")
  func timers() throws {
    let start = [#"{"grant": {"timers": ["brew"]}, "now": "2026-01-01T01:00Z"}"#]
    let later = Self.at(#"{"tick": true}"#, "2026-01-01T10:00Z")
    let both = try Meeting(Self.days, start: start, phone: [later], tablet: [later])
    #expect(try both.merged.have("gems") == 7)
    var one = try Meeting(Self.days, start: start, phone: [later], tablet: [#"{"tick": true}"#])
    #expect(try one.merged.have("gems") == 7)
    try one.merged.play(#"{"tick": true}"#)
    #expect(try one.merged.have("gems") == 7)
    let again = try Meeting(
      Self.days, start: start, phone: [later, #"{"grant": {"timers": ["brew"]}}"#], tablet: [later])
    let brew = TimerRef(0)
    let engine = again.merged.game.engine
    #expect(engine.timer(brew, in: again.merged.state) == engine.timer(brew, in: again.phone.state))
  }

  @Test("a timer that is overdue in the merged time fires with the next command")
  func overdue() throws {
    var meeting = try Meeting(
      Self.days, phone: [Self.at(#"{"tick": true}"#, "2026-01-01T20:00Z")],
      tablet: [Self.at(#"{"grant": {"timers": ["brew"]}}"#, "2026-01-01T02:00Z")])
    #expect(try meeting.merged.have("gems") == 0)
    try meeting.merged.play(#"{"tick": true}"#)
    #expect(try meeting.merged.have("gems") == 7)
  }

  @Test("of a timer that was started on both the earlier start counts")
  func starts() throws {
    let meeting = try Meeting(
      Self.days, phone: [Self.at(#"{"grant": {"timers": ["brew"]}}"#, "2026-01-01T03:00Z")],
      tablet: [Self.at(#"{"grant": {"timers": ["brew"]}}"#, "2026-01-01T02:00Z")])
    let engine = meeting.merged.game.engine
    #expect(
      engine.timer(TimerRef(0), in: meeting.merged.state)
        == (try Instants.parse("2026-01-01T10:00Z")))
  }

  @Test("what an account pays to a playthrough that has ended is gone with it")
  func accountShare() throws {
    let meeting = try Meeting(
      Self.days, start: [#"{"tick": true}"#], phone: [#"{"reset": "run"}"#])
    // The statue's claim is the account's: it does not pay again.
    #expect(try meeting.phone.have("gold") == 5)
    #expect(try meeting.merged.have("gold") == 5)
  }

  @Test("many days are kept in bounded room, and nothing is lost")
  func folding() throws {
    let levels = (1...40).map { #"{"id": "\#($0)", "rewards": {"onComplete": {"gems": 1}}}"# }
    let tables = """
      "currencies": {"gems": {"scope": "account"}}, "resets": {"daily": {"every": "day"}},
      "worlds": [{"id": "yard", "order": "free", "unlock": true, "scope": "daily",
        "levels": [\(levels.joined(separator: ", "))]}]
      """
    let all = (1...40).map { #"{"complete": "yard/\#($0)"}"# }.joined(separator: ", ")
    var meeting = try Meeting(tables)
    let start = try Instants.parse("2026-01-01T12:00Z")
    for day in 0..<20 as Range<Int64> {
      let command = #"{"do": [\#(all)], "now": \#(start + day * 86_400)}"#
      try meeting.phone.play(command)
      if day < 15 { try meeting.tablet.play(command) }
    }
    #expect(try meeting.phone.have("gems") == 800)
    try meeting.meet()
    #expect(try meeting.merged.have("gems") == 800)
    let bytes = meeting.phone.game.engine.encode(meeting.phone.state)
    let json = try ReferenceJSON(parsing: String(decoding: bytes, as: UTF8.self))
    let closed = json["nodes"]?.members.reduce(0) { count, node in
      count + (node.value["closed"]?["daily"]?.members.count ?? 0)
    }
    #expect(closed == 240)
    #expect(json["resets"]?["daily"]?["folded"] != nil)
    try meeting.merged.play(#"{"tick": true}"#)
    #expect(try meeting.merged.have("gems") == 800)
  }
}
