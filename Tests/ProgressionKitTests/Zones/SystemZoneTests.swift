import Foundation
import ProgressionKit
import Testing

struct SystemZoneTests {
  private static let fixture = Repository.root.appending(path: "Tests/Fixtures/zones.json")

  /// With `PROGRESSION_RECORD=1` the fixture is written anew first.
  @Test("the fixture is what the system says, for the years that are past")
  func fixture() throws {
    let names = ["Europe/Berlin", "America/New_York", "Pacific/Chatham"]
    let system = try ZoneTables.system(names, years: 2000...2040)
    if ProcessInfo.processInfo.environment["PROGRESSION_RECORD"] == "1" {
      var writer = JSONWriter(style: .indented)
      system.write(to: &writer)
      try Data(writer.finish()).write(to: Self.fixture)
    }
    let bytes = ContiguousArray(try Data(contentsOf: Self.fixture))
    let saved = try ZoneTables(
      SourceFile(name: "zones.json", bytes: bytes), id: FileID(index: 0))
    #expect(saved.tables.map(\.name) == system.tables.map(\.name))
    // What is to come may change by law, and with it the data of the system.
    let now = try Instants.parse("2025-01-01T00:00:00Z")
    for name in names {
      let table = try #require(system.table(named: name))
      let expected = try #require(saved.table(named: name))
      #expect(table.initialOffset == expected.initialOffset)
      let past = expected.transitions.filter { $0.instant < now }
      #expect(past.count == 50)
      #expect(table.transitions.filter { $0.instant < now } == past)
    }
  }

  struct Change: CustomTestStringConvertible, Sendable {
    let zone: String
    let instant: String
    let before: Int64
    let after: Int64
    var testDescription: String { "\(zone) \(instant)" }
  }

  /// Changes that are no daylight-saving time, and short ones.
  static let changes: [Change] = [
    Change(zone: "Pacific/Apia", instant: "2011-12-30T10:00:00Z", before: -36_000, after: 50_400),
    Change(zone: "Asia/Pyongyang", instant: "2015-08-14T15:00:00Z", before: 32_400, after: 30_600),
    Change(zone: "Asia/Pyongyang", instant: "2018-05-04T15:00:00Z", before: 30_600, after: 32_400),
    Change(zone: "Europe/Istanbul", instant: "2016-03-27T01:00:00Z", before: 7_200, after: 10_800),
    Change(zone: "Asia/Kathmandu", instant: "1985-12-31T18:30:00Z", before: 19_800, after: 20_700),
    // Eight days of daylight-saving time.
    Change(zone: "America/Recife", instant: "2000-10-08T03:00:00Z", before: -10_800, after: -7_200),
    Change(zone: "America/Recife", instant: "2000-10-15T02:00:00Z", before: -7_200, after: -10_800),
  ]

  @Test("every kind of change is seen", arguments: changes)
  func change(_ change: Change) throws {
    let table = try #require(try ZoneTables.system([change.zone]).table(named: change.zone))
    let instant = try Instants.parse(change.instant)
    #expect(table.offset(at: instant - 1) == change.before)
    #expect(table.offset(at: instant) == change.after)
    #expect(table.transitions.contains { $0.instant == instant })
  }

  @Test("years are kept to those that there are")
  func years() throws {
    let whole = try ZoneTables.system(["Europe/Berlin"], years: 1970...2000)
    #expect(try ZoneTables.system(["Europe/Berlin"], years: .min...2000) == whole)
    // Two changes a year until 2000.
    let table = try #require(
      try ZoneTables.system(["Europe/Berlin"], years: 2000...2000).table(named: "Europe/Berlin"))
    #expect(
      table.transitions.map { Instants.text($0.instant) } == [
        "2000-03-26T01:00:00Z", "2000-10-29T01:00:00Z",
      ])
    #expect(try ZoneTables.system(["Europe/Berlin"], years: .min ... .min).tables.count == 2)
    #expect(try ZoneTables.system([], years: .max ... .max) == .utcOnly)
  }

  @Test("UTC is always there, and its name needs no system")
  func utc() throws {
    #expect(try ZoneTables.system([]) == .utcOnly)
    #expect(try ZoneTables.system(["UTC"]) == .utcOnly)
  }

  @Test("an unknown name is named, with one like it")
  func unknown() {
    #expect(throws: SystemZoneError.unknownZone("Europe/Berlim", nearest: "Europe/Berlin")) {
      try ZoneTables.system(["America/New_York", "Europe/Berlim"])
    }
    #expect(throws: SystemZoneError.unknownZone("", nearest: nil)) {
      try ZoneTables.system([""])
    }
    #expect(
      SystemZoneError.unknownZone("europe/berlin", nearest: "Europe/Berlin").description
        == "there is no time zone `europe/berlin`; did you mean `Europe/Berlin`?")
    #expect(
      SystemZoneError.unknownZone("x", nearest: nil).description == "there is no time zone `x`")
    #expect(
      SystemZoneError.noZones("x").description
        == "the system has no time zones to take `x` from")
  }
}
