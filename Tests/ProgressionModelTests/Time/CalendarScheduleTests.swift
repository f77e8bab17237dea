import Foundation
import ProgressionModel
import Testing

struct CalendarScheduleTests {
  struct Table: CustomTestStringConvertible, Sendable {
    let day: Weekday
    let at: String
    /// The instants at which weeks of Berlin begin, and their numbers.
    let weeks: [(start: String, number: Int64)]
    var testDescription: String { "\(day) at \(at)" }
  }

  // 1970-01-05 was a Monday and 2026-03-30 is day 20542: (20542 - 4) / 7 = 2934.
  static let weeks: [Table] = [
    Table(
      day: .monday, at: "04:00",
      weeks: [
        ("2026-03-23T03:00:00Z", 2933), ("2026-03-30T02:00:00Z", 2934),
        ("2026-04-06T02:00:00Z", 2935), ("2026-10-19T02:00:00Z", 2963),
        ("2026-10-26T03:00:00Z", 2964), ("2026-11-02T03:00:00Z", 2965),
      ]),
    // Sundays are the days of both changes; 1970-01-04 was one: (20541 - 3) / 7 = 2934.
    Table(
      day: .sunday, at: "02:30",
      weeks: [
        ("2026-03-22T01:30:00Z", 2933), ("2026-03-29T01:00:00Z", 2934),
        ("2026-04-05T00:30:00Z", 2935), ("2026-10-18T00:30:00Z", 2963),
        ("2026-10-25T00:30:00Z", 2964), ("2026-11-01T01:30:00Z", 2965),
      ]),
    // 1970-01-01 was a Thursday: (20545 - 0) / 7 = 2935.
    Table(
      day: .thursday, at: "00:00",
      weeks: [("2026-03-25T23:00:00Z", 2934), ("2026-04-01T22:00:00Z", 2935)]),
    // 1970-01-07 was a Wednesday: (20544 - 6) / 7 = 2934.
    Table(
      day: .wednesday, at: "23:59:59",
      weeks: [("2026-03-25T22:59:59Z", 2933), ("2026-04-01T21:59:59Z", 2934)]),
  ]

  @Test("weeks begin on their day", arguments: weeks)
  func week(_ table: Table) throws {
    let zone = try Zones.zone("Europe/Berlin")
    let schedule = CalendarSchedule(
      every: .week(on: table.day), at: Zones.time(table.at), zone: zone.name)
    for (start, number) in table.weeks {
      let instant = try Instants.parse(start)
      #expect(Instants.text(schedule.start(of: number, in: zone)) == start)
      #expect(schedule.period(at: instant, in: zone) == number, "\(start)")
      #expect(schedule.period(at: instant - 1, in: zone) == number - 1, "\(start)")
    }
  }

  @Test("week 0 of every day begins in the first seven days", arguments: Weekday.all)
  func firstWeek(day: Weekday) {
    let schedule = CalendarSchedule(every: .week(on: day), at: 0, zone: "UTC")
    let start = schedule.start(of: 0, in: .utc)
    #expect((0..<604_800).contains(start))
    #expect(schedule.period(at: start, in: .utc) == 0)
    #expect(schedule.period(at: start - 1, in: .utc) == -1)
    // 1970-01-05 is the Monday.
    #expect((start / 86_400 + 3) % 7 == Int64(day.rawValue))
  }

  /// Every quarter of an hour where `PROGRESSION_LONG` is set.
  private static let times: [Int64] =
    ProcessInfo.processInfo.environment["PROGRESSION_LONG"] != nil
    ? Array(stride(from: 0, to: 86_400, by: 900)) + [86_399]
    : [
      "00:00", "01:00", "01:30", "02:00", "02:30", "02:45", "03:00", "03:44:59", "03:45", "04:00",
      "12:00", "23:59:59",
    ].map { Zones.time($0) }

  @Test("every local date of 2000 to 2040 has exactly one boundary", arguments: Zones.names)
  func oneBoundary(name: String) throws {
    let zone = try Zones.zone(name)
    let days = try Zones.day("2000-01-02")...Zones.day("2040-12-30")
    for time in Self.times {
      let schedule = CalendarSchedule(every: .day, at: time, zone: name)
      var failures: [Int64] = []
      var last = schedule.start(of: days.lowerBound - 1, in: zone)
      for day in days {
        let start = schedule.start(of: day, in: zone)
        let isRight =
          schedule.period(at: start, in: zone) == day
          && schedule.period(at: start - 1, in: zone) == day - 1
          && zone.local(start) / 86_400 == day && (82_800...90_000).contains(start - last)
        if !isRight { failures.append(day) }
        last = start
      }
      #expect(failures.isEmpty, "at \(time)")
    }
  }

  @Test("a period is the last that has begun, and never falls", arguments: Zones.made)
  func last(zone: ZoneTable) throws {
    for every in [CalendarSchedule.Every.day, .week(on: .sunday), .week(on: .friday)] {
      for time in Self.times {
        let schedule = CalendarSchedule(every: every, at: time, zone: zone.name)
        var last = Int64.min
        for change in zone.transitions.map(\.instant) where abs(change / 2) < .max / 4 {
          for instant in stride(from: change - 200_000, to: change + 200_000, by: 1_700) {
            let period = schedule.period(at: instant, in: zone)
            #expect(schedule.start(of: period, in: zone) <= instant)
            #expect(schedule.start(of: period + 1, in: zone) > instant)
          }
        }
        for instant in stride(from: Int64(1_772_000_000), to: 1_773_000_000, by: 1_100) {
          let period = schedule.period(at: instant, in: zone)
          #expect(period >= last)
          last = period
        }
      }
    }
  }

  @Test("no number traps", arguments: Zones.made)
  func extremes(zone: ZoneTable) {
    for every in [CalendarSchedule.Every.day] + Weekday.all.map({ .week(on: $0) }) {
      for time in [0, 86_399, Int64.min, Int64.max] {
        let schedule = CalendarSchedule(every: every, at: time, zone: zone.name)
        let periods = Zones.extremes.map { schedule.period(at: $0, in: zone) }
        let starts = Zones.extremes.map { schedule.start(of: $0, in: zone) }
        #expect(periods == periods.sorted())
        #expect(starts == starts.sorted())
      }
    }
  }
}
