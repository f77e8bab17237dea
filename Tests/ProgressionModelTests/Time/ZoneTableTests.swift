import ProgressionModel
import Testing

struct ZoneTableTests {
  static let refused: [(String, Int64, [(Int64, Int64)])] = [
    ("instants fall", 0, [(10, 60), (9, 0)]), ("instants repeat", 0, [(10, 60), (10, 0)]),
    ("the first changes nothing", 60, [(10, 60)]),
    ("the second changes nothing", 0, [(10, 60), (20, 60)]),
    ("too far east", 93_601, []), ("too far west", -93_601, []),
    ("a transition too far east", 0, [(10, 93_601)]),
    ("a transition too far west", 0, [(10, -93_601)]), ("offset min", .min, []),
    ("offset max", 0, [(0, .max)]),
  ]

  @Test("is no table", arguments: refused)
  func refuse(name: String, initial: Int64, transitions: [(Int64, Int64)]) {
    #expect(Self.table(initial, transitions) == nil)
  }

  @Test("offsets of 26 hours and instants at the ends of 64 bits are a table")
  func accept() {
    #expect(Self.table(93_600, [(.min, -93_600), (.max, 93_600)]) != nil)
    #expect(
      Zones.made.map(\.transitions.count) == [1, 2, 2, 4, 4, 0], "the zones of the other tests")
  }

  @Test("UTC has offset 0")
  func utc() {
    for number in Zones.extremes {
      #expect(ZoneTable.utc.offset(at: number) == 0)
      #expect(ZoneTable.utc.local(number) == number)
      #expect(ZoneTable.utc.instant(ofLocal: number) == number)
    }
    #expect(ZoneTable.utc.name == "UTC")
  }

  /// The changes of 2026 as the laws have them, the last second before and the first after.
  static let changes: [(zone: String, instant: String, before: Int64, after: Int64)] = [
    ("Europe/Berlin", "2026-03-29T01:00:00Z", 3_600, 7_200),
    ("Europe/Berlin", "2026-10-25T01:00:00Z", 7_200, 3_600),
    ("America/New_York", "2026-03-08T07:00:00Z", -18_000, -14_400),
    ("America/New_York", "2026-11-01T06:00:00Z", -14_400, -18_000),
    ("Pacific/Chatham", "2026-04-04T14:00:00Z", 49_500, 45_900),
    ("Pacific/Chatham", "2026-09-26T14:00:00Z", 45_900, 49_500),
  ]

  @Test("the fixture has the changes of 2026", arguments: changes)
  func change(name: String, instant: String, before: Int64, after: Int64) throws {
    let zone = try Zones.zone(name)
    let change = try Instants.parse(instant)
    #expect(zone.offset(at: change - 1) == before)
    #expect(zone.offset(at: change) == after)
    #expect(zone.local(change - 1) == change - 1 + before)
    #expect(zone.local(change) == change + after)
  }

  /// Local times of Berlin, as text that pretends to be UTC, and their instants.
  static let locals: [(local: String, instant: String)] = [
    ("2026-03-29T01:59:59Z", "2026-03-29T00:59:59Z"),
    ("2026-03-29T02:00:00Z", "2026-03-29T01:00:00Z"),
    ("2026-03-29T02:30:00Z", "2026-03-29T01:00:00Z"),
    ("2026-03-29T02:59:59Z", "2026-03-29T01:00:00Z"),
    ("2026-03-29T03:00:00Z", "2026-03-29T01:00:00Z"),
    ("2026-03-29T03:00:01Z", "2026-03-29T01:00:01Z"),
    ("2026-10-25T01:59:59Z", "2026-10-24T23:59:59Z"),
    ("2026-10-25T02:00:00Z", "2026-10-25T00:00:00Z"),
    ("2026-10-25T02:59:59Z", "2026-10-25T00:59:59Z"),
    ("2026-10-25T03:00:00Z", "2026-10-25T02:00:00Z"),
  ]

  @Test("a local time in a gap is the next instant, a repeated one the first", arguments: locals)
  func local(local: String, instant: String) throws {
    let found = try Zones.zone("Europe/Berlin").instant(ofLocal: Instants.parse(local))
    #expect(Instants.text(found) == instant)
  }

  @Test("agrees with a search through every second of small tables")
  func search() throws {
    var random = SplitMix(state: 7)
    for _ in 0..<200 {
      let zone = try #require(Self.random(&random))
      let seconds = Array(Int64(-120)..<320)
      let clocks = seconds.map { second in
        second + (zone.transitions.last { $0.instant <= second }?.offset ?? zone.initialOffset)
      }
      #expect(seconds.map { zone.local($0) } == clocks)
      let locals = Array(Int64(-60)..<260)
      let firsts = locals.map { local in
        clocks.firstIndex { $0 >= local }.map { seconds[$0] }
      }
      #expect(locals.map { zone.instant(ofLocal: $0) } == firsts)
    }
  }

  @Test("no number traps", arguments: Zones.made)
  func extremes(zone: ZoneTable) {
    var last = Int64.min
    for number in Zones.extremes {
      #expect(ZoneTable.offsets.contains(zone.offset(at: number)))
      _ = zone.local(number)
      let instant = zone.instant(ofLocal: number)
      #expect(instant >= last)
      last = instant
    }
  }

  private static func table(_ initial: Int64, _ transitions: [(Int64, Int64)]) -> ZoneTable? {
    ZoneTable(
      name: "Test/Table", initialOffset: initial,
      transitions: transitions.map { .init(instant: $0.0, offset: $0.1) })
  }

  /// Up to six transitions within 200 seconds, offsets within 50 seconds.
  private static func random(_ random: inout SplitMix) -> ZoneTable? {
    var offset = Int64.random(in: -50...50, using: &random)
    let initial = offset
    var transitions: [(Int64, Int64)] = []
    for instant in Int64(0)..<200 where transitions.count < 6 {
      let next = Int64.random(in: -50...50, using: &random)
      if next == offset || Int64.random(in: 0..<20, using: &random) > 0 { continue }
      transitions.append((instant, next))
      offset = next
    }
    return table(initial, transitions)
  }
}

/// Numbers that are the same in every run.
struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var word = (state ^ state >> 30) &* 0xbf58_476d_1ce4_e5b9
    word = (word ^ word >> 27) &* 0x94d0_49bb_1331_11eb
    return word ^ word >> 31
  }
}
