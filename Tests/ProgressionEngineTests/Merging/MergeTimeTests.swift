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

  @Test("a daily reward that both had is one, also where one is in the next day")
  func dailyReward() throws {
    let both = try Meeting(
      Self.days,
      phone: [#"{"complete": "yard/1"}"#, Meeting.at(#"{"tick": true}"#, "2026-01-02T01:00Z")],
      tablet: [#"{"complete": "yard/1"}"#])
    #expect(try both.merged.have("gems") == 5)
    #expect(try both.merged.have("dust") == 2)
    #expect(try both.merged.stars("yard/1") == 0)
    let laggard = try Meeting(
      Self.days, phone: [Meeting.at(#"{"tick": true}"#, "2026-01-02T01:00Z")],
      tablet: [#"{"complete": "yard/1"}"#, #"{"complete": "yard/2"}"#])
    #expect(try laggard.merged.have("gems") == 8)
    let different = try Meeting(
      Self.days,
      phone: [
        #"{"complete": "yard/1"}"#, Meeting.at(#"{"complete": "yard/2"}"#, "2026-01-02T01:00Z"),
      ],
      tablet: [Meeting.at(#"{"complete": "yard/1"}"#, "2026-01-02T02:00Z")])
    #expect(try different.merged.have("gems") == 13)
  }

  @Test("grants of boundaries that one missed and caught up with are the same grants")
  func catchUp() throws {
    let tables = """
      "currencies": {"gems": {"cap": 17}}, "counters": {"days": {"scope": "account"}},
      "resets": {"daily": {"every": "day", "catchUp": {"all": 5},
        "grants": {"gems": 2, "add": {"days": 1}}}}
      """
    let days = (2...4).map { Meeting.at(#"{"tick": true}"#, "2026-01-0\($0)T12:00Z") }
    var meeting = try Meeting(tables, phone: days, tablet: [days[2]])
    #expect(try meeting.merged.have("gems") == 6)
    #expect(try meeting.merged.counter("days") == 3)
    // Of seven boundaries five are paid, to both the same ones.
    let later = Meeting.at(#"{"tick": true}"#, "2026-01-11T12:00Z")
    try meeting.phone.play(later)
    try meeting.tablet.play(later)
    #expect(try meeting.tablet.have("gems") == 16)
    try meeting.meet()
    #expect(try meeting.merged.have("gems") == 16)
    #expect(try meeting.merged.counter("days") == 8)
    // Very many are taken together.
    let century = Meeting.at(#"{"tick": true}"#, "2126-01-11T12:00Z")
    try meeting.merged.play(century)
    #expect(try meeting.merged.have("gems") == 17)
  }

  @Test("a day that a clock is set back to pays nothing that was paid")
  func clockSetBack() throws {
    let paid = #"{"complete": "yard/1"}"#
    var meeting = try Meeting(
      Self.days, start: [Meeting.at(paid, "2026-01-05T01:00Z")],
      phone: [Meeting.at(#"{"tick": true}"#, "2026-01-05T02:00Z")],
      tablet: [#"{"setClock": "2026-01-03T00:00Z"}"#])
    #expect(try meeting.merged.have("gems") == 5)
    try meeting.merged.play(Meeting.at(paid, "2026-01-04T01:00Z"))
    #expect(try meeting.merged.have("gems") == 10)
    try meeting.tablet.play(Meeting.at(paid, "2026-01-04T01:00Z"))
    try meeting.meet()
    #expect(try meeting.merged.have("gems") == 10)
  }

  @Test("what a day ends is as new, though the other device is still in it")
  func ended() throws {
    let meeting = try Meeting(
      Self.days, phone: [Meeting.at(#"{"add": {"errands": 2}}"#, "2026-01-02T01:00Z")],
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

  @Test("what was set before a reset says nothing of the time after it")
  func settingsBeforeResets() throws {
    let flags = """
      "flags": ["met"], "attributes": {"age": {"type": "int", "initial": 1, "scope": "playthrough"}},
      "counters": {"n": {}}, "resets": {"run": {"by": "command", "ends": "playthrough"}}
      """
    func set(_ hour: Int) -> String {
      Meeting.at(
        #"{"set": {"met": true, "age": \#(hour), "n": \#(hour)}}"#, "2026-01-01T\(hour):00Z")
    }
    let after = [Meeting.at(#"{"reset": "run"}"#, "2026-01-01T10:00Z"), set(11)]
    let ended = try Meeting(
      flags, phone: after, tablet: [set(12), #"{"reset": "run"}"#])
    #expect(try ended.merged.flag("met"))
    #expect(try ended.merged.counter("n") == 11)
    let behind = try Meeting(flags, phone: after, tablet: [set(12)])
    #expect(try behind.merged.flag("met"))
    #expect(try behind.merged.counter("n") == 11)
    let age = behind.merged.game.engine.attribute(AttributeRef(0), in: behind.merged.state)
    #expect(age == .int(11))
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
    let other = try Meeting(
      Self.days, phone: [#"{"reset": "respec"}"#], tablet: [#"{"unlock": "skill"}"#])
    #expect(try !other.merged.isOpen("skill"))
    #expect(try other.merged.have("gold") == 6)
    let taken = try Meeting(
      Self.days, phone: [#"{"unlock": "skill"}"#, #"{"reset": "respec"}"#],
      tablet: [#"{"unlock": "skill"}"#])
    #expect(try taken.merged.have("gold") == 6)
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
