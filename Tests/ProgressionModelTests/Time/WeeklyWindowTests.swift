import ProgressionModel
import Testing

struct WeeklyWindowTests {
  struct Table: CustomTestStringConvertible, Sendable {
    let name: String
    var zone = "Europe/Berlin"
    let days: [Weekday]
    var from = "00:00"
    var until = "24:00"
    /// Half-open spans in which the window holds, in order; not all that there are before and after.
    let spans: [(start: String, end: String)]
    var testDescription: String { name }

    var window: WeeklyWindow? {
      WeeklyWindow(days: days, from: Zones.time(from), until: Zones.time(until), zone: zone)
    }
  }

  // 2026-03-28 is a Saturday. Berlin: +01:00, and +02:00 from 2026-03-29 01:00 to 2026-10-25 01:00 UTC.
  static let tables: [Table] = [
    Table(
      name: "an evening", days: [.saturday], from: "18:00", until: "22:00",
      spans: [
        ("2026-03-21T17:00:00Z", "2026-03-21T21:00:00Z"),
        ("2026-03-28T17:00:00Z", "2026-03-28T21:00:00Z"),
        ("2026-04-04T16:00:00Z", "2026-04-04T20:00:00Z"),
      ]),
    Table(
      name: "a night belongs to the day of its start", days: [.friday], from: "22:00",
      until: "02:00",
      spans: [
        ("2026-03-20T21:00:00Z", "2026-03-21T01:00:00Z"),
        ("2026-03-27T21:00:00Z", "2026-03-28T01:00:00Z"),
        ("2026-04-03T20:00:00Z", "2026-04-04T00:00:00Z"),
      ]),
    Table(
      name: "the nights of both changes", days: [.saturday], from: "22:00", until: "04:00",
      spans: [
        ("2026-03-28T21:00:00Z", "2026-03-29T02:00:00Z"),
        ("2026-04-04T20:00:00Z", "2026-04-05T02:00:00Z"),
      ]),
    Table(
      name: "the long night of autumn", days: [.saturday], from: "22:00", until: "04:00",
      spans: [
        ("2026-10-17T20:00:00Z", "2026-10-18T02:00:00Z"),
        ("2026-10-24T20:00:00Z", "2026-10-25T03:00:00Z"),
        ("2026-10-31T21:00:00Z", "2026-11-01T03:00:00Z"),
      ]),
    Table(
      name: "from Sunday over midnight to Monday", days: [.sunday], from: "23:30", until: "00:30",
      spans: [
        ("2026-03-22T22:30:00Z", "2026-03-22T23:30:00Z"),
        ("2026-03-29T21:30:00Z", "2026-03-29T22:30:00Z"),
      ]),
    Table(
      name: "until midnight, either way", days: [.sunday], from: "20:00", until: "00:00",
      spans: [("2026-03-29T18:00:00Z", "2026-03-29T22:00:00Z")]),
    Table(
      name: "until 24:00", days: [.sunday], from: "20:00", until: "24:00",
      spans: [("2026-03-29T18:00:00Z", "2026-03-29T22:00:00Z")]),
    Table(
      name: "the whole weekend is one", days: [.sunday, .saturday],
      spans: [
        ("2026-03-20T23:00:00Z", "2026-03-22T23:00:00Z"),
        ("2026-03-27T23:00:00Z", "2026-03-29T22:00:00Z"),
        ("2026-04-03T22:00:00Z", "2026-04-05T22:00:00Z"),
      ]),
    Table(
      name: "a day from noon to noon", days: [.tuesday], from: "12:00", until: "12:00",
      spans: [
        ("2026-03-24T11:00:00Z", "2026-03-25T11:00:00Z"),
        ("2026-03-31T10:00:00Z", "2026-04-01T10:00:00Z"),
      ]),
    Table(
      name: "what is left out does not come", days: [.sunday], from: "02:15", until: "02:45",
      spans: [
        ("2026-03-22T01:15:00Z", "2026-03-22T01:45:00Z"),
        ("2026-04-05T00:15:00Z", "2026-04-05T00:45:00Z"),
      ]),
    Table(
      name: "what begins in the gap begins after it", days: [.sunday], from: "02:30",
      until: "03:30",
      spans: [
        ("2026-03-22T01:30:00Z", "2026-03-22T02:30:00Z"),
        ("2026-03-29T01:00:00Z", "2026-03-29T01:30:00Z"),
        ("2026-04-05T00:30:00Z", "2026-04-05T01:30:00Z"),
      ]),
    Table(
      name: "in the repeated hour it comes once", days: [.sunday], from: "02:15", until: "02:45",
      spans: [
        ("2026-10-18T00:15:00Z", "2026-10-18T00:45:00Z"),
        ("2026-10-25T00:15:00Z", "2026-10-25T00:45:00Z"),
        ("2026-11-01T01:15:00Z", "2026-11-01T01:45:00Z"),
      ]),
    Table(
      name: "over the repeated hour it lasts longer", days: [.sunday], from: "02:00",
      until: "03:00",
      spans: [
        ("2026-10-18T00:00:00Z", "2026-10-18T01:00:00Z"),
        ("2026-10-25T00:00:00Z", "2026-10-25T02:00:00Z"),
        ("2026-11-01T01:00:00Z", "2026-11-01T02:00:00Z"),
      ]),
    // Chatham: +13:45 until 2026-04-04 14:00 UTC, then +12:45.
    Table(
      name: "over the repeated hour of Chatham", zone: "Pacific/Chatham", days: [.sunday],
      from: "00:00", until: "04:00",
      spans: [
        ("2026-03-28T10:15:00Z", "2026-03-28T14:15:00Z"),
        ("2026-04-04T10:15:00Z", "2026-04-04T15:15:00Z"),
        ("2026-04-11T11:15:00Z", "2026-04-11T15:15:00Z"),
      ]),
    // New York: -05:00, and -04:00 from 2026-03-08 07:00 UTC.
    Table(
      name: "weekday mornings of New York", zone: "America/New_York",
      days: [.monday, .tuesday, .wednesday, .thursday, .friday], from: "06:00", until: "09:00",
      spans: [
        ("2026-03-05T11:00:00Z", "2026-03-05T14:00:00Z"),
        ("2026-03-06T11:00:00Z", "2026-03-06T14:00:00Z"),
        ("2026-03-09T10:00:00Z", "2026-03-09T13:00:00Z"),
        ("2026-03-10T10:00:00Z", "2026-03-10T13:00:00Z"),
      ]),
  ]

  @Test("holds from its start up to its end, and the next start is found", arguments: tables)
  func table(_ table: Table) throws {
    let window = try #require(table.window)
    let zone = try Zones.zone(table.zone)
    var lastEnd: Int64?
    for (startText, endText) in table.spans {
      let start = try Instants.parse(startText)
      let end = try Instants.parse(endText)
      #expect(!window.holds(at: start - 1, in: zone), "before \(startText)")
      #expect(window.holds(at: start, in: zone), "at \(startText)")
      #expect(window.holds(at: (start + end) / 2, in: zone), "after \(startText)")
      #expect(window.holds(at: end - 1, in: zone), "before \(endText)")
      #expect(!window.holds(at: end, in: zone), "at \(endText)")
      #expect(window.nextStart(after: start - 1, in: zone) == start, "before \(startText)")
      #expect(window.nextEnd(after: start - 1, in: zone) == end, "before \(startText)")
      #expect(window.nextEnd(after: end - 1, in: zone) == end, "within, to \(endText)")
      if let lastEnd {
        #expect(window.nextStart(after: lastEnd - 1, in: zone) == start, "within, to \(startText)")
        #expect(window.nextStart(after: lastEnd, in: zone) == start, "from the end to \(startText)")
      }
      lastEnd = end
    }
  }

  @Test("what always holds never begins")
  func always() throws {
    let zone = try Zones.zone("Europe/Berlin")
    let now = try Instants.parse("2026-03-28T12:00:00Z")
    for (from, until) in [("00:00", "24:00"), ("00:00", "00:00"), ("18:00", "18:00")] {
      let window = try #require(
        WeeklyWindow(
          days: Weekday.all, from: Zones.time(from), until: Zones.time(until), zone: zone.name))
      #expect(window.nextStart(after: now, in: zone) == nil)
      #expect(window.nextEnd(after: now, in: zone) == nil)
      for hour in Int64(0)..<800 { #expect(window.holds(at: now + hour * 3_600, in: zone)) }
    }
  }

  @Test("days are a set, and times have their ranges")
  func values() throws {
    let window = try #require(WeeklyWindow(days: [.sunday, .monday, .sunday], zone: "UTC"))
    #expect(window.days == [.monday, .sunday])
    #expect(window.dayBits == 0b100_0001)
    #expect(window.isWholeDay)
    #expect(window == WeeklyWindow(days: [.monday, .sunday], from: 0, until: 86_400, zone: "UTC"))
    #expect(WeeklyWindow(days: [], zone: "UTC") == nil)
    for (from, until) in [(-1, 5), (86_400, 5), (5, -1), (5, 86_401), (.min, .min), (.max, .max)]
      as [(Int64, Int64)]
    {
      #expect(WeeklyWindow(days: [.monday], from: from, until: until, zone: "UTC") == nil)
    }
  }

  @Test("the next start and end are the first minutes that differ from the one before")
  func search() throws {
    for table in Self.tables {
      let window = try #require(table.window)
      let zone = try Zones.zone(table.zone)
      let first = try Instants.parse(table.spans[0].start) - 86_400
      let minutes = stride(from: first, to: first + 35 * 86_400, by: 900)
      let starts = minutes.filter {
        window.holds(at: $0, in: zone) && !window.holds(at: $0 - 1, in: zone)
      }
      var found: [Int64] = []
      var instant = first - 1
      while let next = window.nextStart(after: instant, in: zone), next < first + 35 * 86_400 {
        found.append(next)
        instant = next
      }
      #expect(found == starts && starts.count >= 4, "\(table.name)")
      let ends = minutes.filter {
        !window.holds(at: $0, in: zone) && window.holds(at: $0 - 1, in: zone)
      }
      found = []
      instant = first - 1
      while let next = window.nextEnd(after: instant, in: zone), next < first + 35 * 86_400 {
        found.append(next)
        instant = next
      }
      #expect(found == ends && ends.count >= 4, "\(table.name)")
    }
  }

  @Test("no number traps", arguments: Zones.made)
  func extremes(zone: ZoneTable) throws {
    for days in [Weekday.all, [.monday]] {
      for (from, until) in [(0, 86_400), (0, 0), (86_399, 0), (86_399, 86_400), (64_800, 7_200)]
        as [(Int64, Int64)]
      {
        let window = try #require(
          WeeklyWindow(days: days, from: from, until: until, zone: zone.name))
        for number in Zones.extremes {
          _ = window.holds(at: number, in: zone)
          if let end = window.nextEnd(after: number, in: zone) {
            #expect(end > number && !window.holds(at: end, in: zone))
          }
          guard let start = window.nextStart(after: number, in: zone) else { continue }
          #expect(start > number && window.holds(at: start, in: zone))
        }
      }
    }
  }
}
