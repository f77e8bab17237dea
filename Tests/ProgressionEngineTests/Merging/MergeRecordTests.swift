import ProgressionEngine
import ProgressionModel
import Testing

/// Commands count once, whatever device they came to first.
@Suite("What two devices remember")
struct MergeRecordTests {
  private static let small = """
    "policies": {"remember": {"ids": 2, "for": "10d", "perWriter": 2}, "ledger": 3},
    "currencies": ["coins"]
    """

  @Test("a command that one device has done is a duplicate afterwards")
  func duplicates() throws {
    var meeting = try Meeting(
      #""currencies": ["coins"]"#,
      phone: [#"{"grant": {"coins": 1}, "id": "a"}"#, #"{"grant": {"coins": 2}}"#],
      tablet: [#"{"grant": {"coins": 4}, "id": "b"}"#])
    for command in [
      #"{"grant": {"coins": 1}, "id": "a"}"#, #"{"grant": {"coins": 4}, "id": "b"}"#,
      #"{"grant": {"coins": 2}, "id": {"writer": "phone", "n": 1}}"#,
    ] {
      #expect(try meeting.merged.line(command).hasPrefix("duplicate"), "\(command)")
    }
    #expect(
      try meeting.merged.line(#"{"grant": {"coins": 3}, "id": "a"}"#)
        == "duplicateWithDifferentContent: a")
  }

  @Test("of a writer's commands the last are remembered, and all before are too old")
  func writers() throws {
    func grant(_ number: Int) -> String {
      #"{"grant": {"coins": 1}, "id": {"writer": "w", "n": \#(number)}}"#
    }
    var meeting = try Meeting(
      Self.small, phone: [grant(1), grant(2), grant(5)], tablet: [grant(1), grant(3), grant(7)])
    #expect(try meeting.merged.line(grant(7)).hasPrefix("duplicate"))
    #expect(try meeting.merged.line(grant(5)).hasPrefix("duplicate"))
    for old in 1...3 {
      #expect(try meeting.merged.line(grant(old)) == "tooOld: w#\(old)")
    }
    // Nobody has seen these.
    #expect(try meeting.merged.line(grant(6)).hasPrefix("accepted"))
  }

  @Test("of opaque ids the newest are remembered")
  func opaque() throws {
    func grant(_ id: String, _ hour: Int) -> String {
      #"{"grant": {"coins": 1}, "id": "\#(id)", "now": "2026-01-01T0\#(hour):00Z"}"#
    }
    var meeting = try Meeting(
      Self.small, phone: [grant("a", 1), grant("d", 4)], tablet: [grant("b", 2), grant("c", 3)])
    #expect(try meeting.merged.line(grant("d", 4)).hasPrefix("duplicate"))
    #expect(try meeting.merged.line(grant("c", 3)).hasPrefix("duplicate"))
    #expect(try meeting.merged.line(grant("a", 1)) == "tooOld: a")
    #expect(try meeting.merged.line(grant("b", 2)) == "tooOld: b")
  }

  @Test("what was remembered under a wrong clock makes nothing too old")
  func wrongClock() throws {
    func grant(_ id: String, _ instant: String) -> String {
      #"{"grant": {"coins": 1}, "id": "\#(id)", "now": "\#(instant)"}"#
    }
    var meeting = try Meeting(
      Self.small, phone: [grant("a", "2090-01-01T00:00Z"), grant("b", "2090-01-02T00:00Z")],
      tablet: [#"{"setClock": "2026-02-01T00:00Z"}"#])
    for (id, hour) in [("c", 1), ("d", 2), ("e", 3), ("f", 4)] {
      try meeting.merged.play(grant(id, "2026-02-01T0\(hour):00Z"))
    }
    #expect(try meeting.merged.line(grant("c", "2026-02-01T01:00Z")) == "tooOld: c")
    #expect(try meeting.merged.have("coins") == 6)
  }

  @Test("the ledger has the last movements of both by time")
  func ledger() throws {
    func grant(_ amount: Int, _ hour: Int) -> String {
      #"{"grant": {"coins": \#(amount)}, "now": "2026-01-01T0\#(hour):00Z"}"#
    }
    let meeting = try Meeting(
      Self.small, start: [grant(1, 1)], phone: [grant(2, 2), grant(5, 5)],
      tablet: [grant(3, 3), grant(4, 4)])
    let entries = meeting.merged.game.engine.ledger(in: meeting.merged.state)
    #expect(entries.map { $0.amount } == [3, 4, 5])
    #expect(meeting.merged.state.revision == 3)
  }
}
