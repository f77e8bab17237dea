import ProgressionModel
import Testing

/// Daily resets day by day through the changes of 2026.
///
/// The instants come from the laws and not from the code: Berlin is at +01:00 and, from 2026-03-29 01:00
/// UTC to 2026-10-25 01:00 UTC, at +02:00; New York at -05:00 and, from 2026-03-08 07:00 UTC to 2026-11-01
/// 06:00 UTC, at -04:00; Chatham at +13:45 and, from 2026-04-04 14:00 UTC to 2026-09-26 14:00 UTC, at
/// +12:45. An hour is left out from 02:00 in the spring of Berlin and New York, from 02:45 in that of
/// Chatham; what is repeated begins at 02:00 in Berlin, 01:00 in New York, 02:45 in Chatham.
struct DailyResetTests {
  struct Table: CustomTestStringConvertible, Sendable {
    let zone: String
    let at: String
    /// Local dates, and the instants at which their periods begin.
    let days: [(date: String, start: String)]
    var testDescription: String { "\(zone) at \(at)" }
  }

  static let berlin: [Table] = [
    Table(
      zone: "Europe/Berlin", at: "04:00",
      days: [
        ("2026-03-27", "2026-03-27T03:00:00Z"), ("2026-03-28", "2026-03-28T03:00:00Z"),
        ("2026-03-29", "2026-03-29T02:00:00Z"), ("2026-03-30", "2026-03-30T02:00:00Z"),
        ("2026-03-31", "2026-03-31T02:00:00Z"), ("2026-10-23", "2026-10-23T02:00:00Z"),
        ("2026-10-24", "2026-10-24T02:00:00Z"), ("2026-10-25", "2026-10-25T03:00:00Z"),
        ("2026-10-26", "2026-10-26T03:00:00Z"), ("2026-10-27", "2026-10-27T03:00:00Z"),
      ]),
    // In the gap of spring and in the repeated hour of autumn.
    Table(
      zone: "Europe/Berlin", at: "02:30",
      days: [
        ("2026-03-27", "2026-03-27T01:30:00Z"), ("2026-03-28", "2026-03-28T01:30:00Z"),
        ("2026-03-29", "2026-03-29T01:00:00Z"), ("2026-03-30", "2026-03-30T00:30:00Z"),
        ("2026-03-31", "2026-03-31T00:30:00Z"), ("2026-10-23", "2026-10-23T00:30:00Z"),
        ("2026-10-24", "2026-10-24T00:30:00Z"), ("2026-10-25", "2026-10-25T00:30:00Z"),
        ("2026-10-26", "2026-10-26T01:30:00Z"), ("2026-10-27", "2026-10-27T01:30:00Z"),
      ]),
    Table(
      zone: "Europe/Berlin", at: "00:00",
      days: [
        ("2026-03-28", "2026-03-27T23:00:00Z"), ("2026-03-29", "2026-03-28T23:00:00Z"),
        ("2026-03-30", "2026-03-29T22:00:00Z"), ("2026-03-31", "2026-03-30T22:00:00Z"),
        ("2026-10-24", "2026-10-23T22:00:00Z"), ("2026-10-25", "2026-10-24T22:00:00Z"),
        ("2026-10-26", "2026-10-25T23:00:00Z"), ("2026-10-27", "2026-10-26T23:00:00Z"),
      ]),
    // The first time that is left out, and the first that is repeated.
    Table(
      zone: "Europe/Berlin", at: "02:00",
      days: [
        ("2026-03-28", "2026-03-28T01:00:00Z"), ("2026-03-29", "2026-03-29T01:00:00Z"),
        ("2026-03-30", "2026-03-30T00:00:00Z"), ("2026-10-24", "2026-10-24T00:00:00Z"),
        ("2026-10-25", "2026-10-25T00:00:00Z"), ("2026-10-26", "2026-10-26T01:00:00Z"),
      ]),
    // The first times after.
    Table(
      zone: "Europe/Berlin", at: "03:00",
      days: [
        ("2026-03-28", "2026-03-28T02:00:00Z"), ("2026-03-29", "2026-03-29T01:00:00Z"),
        ("2026-03-30", "2026-03-30T01:00:00Z"), ("2026-10-24", "2026-10-24T01:00:00Z"),
        ("2026-10-25", "2026-10-25T02:00:00Z"), ("2026-10-26", "2026-10-26T02:00:00Z"),
      ]),
  ]

  static let newYork: [Table] = [
    Table(
      zone: "America/New_York", at: "04:00",
      days: [
        ("2026-03-06", "2026-03-06T09:00:00Z"), ("2026-03-07", "2026-03-07T09:00:00Z"),
        ("2026-03-08", "2026-03-08T08:00:00Z"), ("2026-03-09", "2026-03-09T08:00:00Z"),
        ("2026-03-10", "2026-03-10T08:00:00Z"), ("2026-10-30", "2026-10-30T08:00:00Z"),
        ("2026-10-31", "2026-10-31T08:00:00Z"), ("2026-11-01", "2026-11-01T09:00:00Z"),
        ("2026-11-02", "2026-11-02T09:00:00Z"), ("2026-11-03", "2026-11-03T09:00:00Z"),
      ]),
    // In the gap of spring; after the repeated hour of autumn.
    Table(
      zone: "America/New_York", at: "02:30",
      days: [
        ("2026-03-07", "2026-03-07T07:30:00Z"), ("2026-03-08", "2026-03-08T07:00:00Z"),
        ("2026-03-09", "2026-03-09T06:30:00Z"), ("2026-10-31", "2026-10-31T06:30:00Z"),
        ("2026-11-01", "2026-11-01T07:30:00Z"), ("2026-11-02", "2026-11-02T07:30:00Z"),
      ]),
    // Before the gap of spring; in the repeated hour of autumn.
    Table(
      zone: "America/New_York", at: "01:30",
      days: [
        ("2026-03-07", "2026-03-07T06:30:00Z"), ("2026-03-08", "2026-03-08T06:30:00Z"),
        ("2026-03-09", "2026-03-09T05:30:00Z"), ("2026-10-31", "2026-10-31T05:30:00Z"),
        ("2026-11-01", "2026-11-01T05:30:00Z"), ("2026-11-02", "2026-11-02T06:30:00Z"),
      ]),
    Table(
      zone: "America/New_York", at: "00:00",
      days: [
        ("2026-03-07", "2026-03-07T05:00:00Z"), ("2026-03-08", "2026-03-08T05:00:00Z"),
        ("2026-03-09", "2026-03-09T04:00:00Z"), ("2026-10-31", "2026-10-31T04:00:00Z"),
        ("2026-11-01", "2026-11-01T04:00:00Z"), ("2026-11-02", "2026-11-02T05:00:00Z"),
      ]),
  ]

  static let chatham: [Table] = [
    Table(
      zone: "Pacific/Chatham", at: "04:00",
      days: [
        ("2026-04-03", "2026-04-02T14:15:00Z"), ("2026-04-04", "2026-04-03T14:15:00Z"),
        ("2026-04-05", "2026-04-04T15:15:00Z"), ("2026-04-06", "2026-04-05T15:15:00Z"),
        ("2026-09-25", "2026-09-24T15:15:00Z"), ("2026-09-26", "2026-09-25T15:15:00Z"),
        ("2026-09-27", "2026-09-26T14:15:00Z"), ("2026-09-28", "2026-09-27T14:15:00Z"),
      ]),
    // In the repeated hour of autumn, in April, and in the gap of spring, in September.
    Table(
      zone: "Pacific/Chatham", at: "03:00",
      days: [
        ("2026-04-04", "2026-04-03T13:15:00Z"), ("2026-04-05", "2026-04-04T13:15:00Z"),
        ("2026-04-06", "2026-04-05T14:15:00Z"), ("2026-09-26", "2026-09-25T14:15:00Z"),
        ("2026-09-27", "2026-09-26T14:00:00Z"), ("2026-09-28", "2026-09-27T13:15:00Z"),
      ]),
    // Before both.
    Table(
      zone: "Pacific/Chatham", at: "02:30",
      days: [
        ("2026-04-04", "2026-04-03T12:45:00Z"), ("2026-04-05", "2026-04-04T12:45:00Z"),
        ("2026-04-06", "2026-04-05T13:45:00Z"), ("2026-09-26", "2026-09-25T13:45:00Z"),
        ("2026-09-27", "2026-09-26T13:45:00Z"), ("2026-09-28", "2026-09-27T12:45:00Z"),
      ]),
    Table(
      zone: "Pacific/Chatham", at: "00:00",
      days: [
        ("2026-04-04", "2026-04-03T10:15:00Z"), ("2026-04-05", "2026-04-04T10:15:00Z"),
        ("2026-04-06", "2026-04-05T11:15:00Z"), ("2026-09-26", "2026-09-25T11:15:00Z"),
        ("2026-09-27", "2026-09-26T11:15:00Z"), ("2026-09-28", "2026-09-27T10:15:00Z"),
      ]),
  ]

  static let made: [Table] = [
    // 2018-11-04 has no 00:00; 2019-02-16 has 23:00 to 24:00 twice.
    Table(
      zone: "America/Sao_Paulo", at: "00:00",
      days: [
        ("2018-11-03", "2018-11-03T03:00:00Z"), ("2018-11-04", "2018-11-04T03:00:00Z"),
        ("2018-11-05", "2018-11-05T02:00:00Z"), ("2019-02-16", "2019-02-16T02:00:00Z"),
        ("2019-02-17", "2019-02-17T03:00:00Z"), ("2019-02-18", "2019-02-18T03:00:00Z"),
      ]),
    Table(
      zone: "America/Sao_Paulo", at: "23:30",
      days: [
        ("2018-11-03", "2018-11-04T02:30:00Z"), ("2018-11-04", "2018-11-05T01:30:00Z"),
        ("2019-02-15", "2019-02-16T01:30:00Z"), ("2019-02-16", "2019-02-17T01:30:00Z"),
        ("2019-02-17", "2019-02-18T02:30:00Z"),
      ]),
    Table(
      zone: "Australia/Lord_Howe", at: "01:45",
      days: [
        ("2026-04-04", "2026-04-03T14:45:00Z"), ("2026-04-05", "2026-04-04T14:45:00Z"),
        ("2026-04-06", "2026-04-05T15:15:00Z"),
      ]),
    Table(
      zone: "Australia/Lord_Howe", at: "02:15",
      days: [
        ("2026-10-03", "2026-10-02T15:45:00Z"), ("2026-10-04", "2026-10-03T15:30:00Z"),
        ("2026-10-05", "2026-10-04T15:15:00Z"),
      ]),
    // A date that was left out begins and ends as it would have.
    Table(
      zone: "Pacific/Apia", at: "04:00",
      days: [
        ("2011-12-29", "2011-12-29T14:00:00Z"), ("2011-12-30", "2011-12-30T10:00:00Z"),
        ("2011-12-31", "2011-12-30T14:00:00Z"), ("2012-01-01", "2011-12-31T14:00:00Z"),
      ]),
  ]

  @Test("periods begin when the laws say", arguments: berlin + newYork + chatham + made)
  func table(_ table: Table) throws {
    let zone = try Zones.zone(table.zone)
    let schedule = CalendarSchedule(every: .day, at: Zones.time(table.at), zone: table.zone)
    for (date, start) in table.days {
      let day = try Zones.day(date)
      let instant = try Instants.parse(start)
      #expect(Instants.text(schedule.start(of: day, in: zone)) == start, "\(date)")
      #expect(schedule.period(at: instant, in: zone) == day, "\(date)")
      #expect(schedule.period(at: instant - 1, in: zone) == day - 1, "\(date)")
    }
  }

  @Test("in the repeated hour nothing begins again")
  func repeated() throws {
    let zone = try Zones.zone("Europe/Berlin")
    let schedule = CalendarSchedule(every: .day, at: Zones.time("02:30"), zone: zone.name)
    let day = try Zones.day("2026-10-25")
    // 02:10 for the second time, before and after 02:30, which is past for the first time.
    for text in ["2026-10-25T00:30:00Z", "2026-10-25T01:10:00Z", "2026-10-25T01:29:59Z"] {
      #expect(schedule.period(at: try Instants.parse(text), in: zone) == day, "\(text)")
    }
    #expect(schedule.period(at: try Instants.parse("2026-10-25T00:29:59Z"), in: zone) == day - 1)
    #expect(schedule.period(at: try Instants.parse("2026-10-26T01:29:59Z"), in: zone) == day)
  }

  @Test("a date that is left out and would begin at midnight is passed over")
  func passedOver() throws {
    let zone = try Zones.zone("Pacific/Apia")
    let schedule = CalendarSchedule(every: .day, at: 0, zone: zone.name)
    let change = try Instants.parse("2011-12-30T10:00:00Z")
    #expect(schedule.period(at: change - 1, in: zone) == (try Zones.day("2011-12-29")))
    #expect(schedule.period(at: change, in: zone) == (try Zones.day("2011-12-31")))
    #expect(schedule.start(of: try Zones.day("2011-12-30"), in: zone) == change)
    #expect(schedule.start(of: try Zones.day("2011-12-31"), in: zone) == change)
  }
}
