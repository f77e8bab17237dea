import Foundation
import ProgressionModel
import ProgressionText
import Testing

/// Zones for the tests: three of the fixture, and some that a real clock makes hard.
enum Zones {
  static let names = ["Europe/Berlin", "America/New_York", "Pacific/Chatham"]

  static let file = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Fixtures/zones.json")

  static func fixture() throws -> ZoneTables {
    let bytes = ContiguousArray(try Data(contentsOf: file))
    return try ZoneTables(
      SourceFile(name: "zones.json", bytes: bytes), id: FileID(index: 0))
  }

  static func zone(_ name: String) throws -> ZoneTable {
    try #require(try fixture().table(named: name) ?? made.first { $0.name == name })
  }

  /// Zones made by hand, each for something that the fixture has not.
  static let made: [ZoneTable] = [
    // Left out 2011-12-30: the clocks went from the 29th, 24:00 (-10:00) to the 31st, 00:00 (+14:00).
    make("Pacific/Apia", -36_000, [("2011-12-30T10:00:00Z", 50_400)]),
    // Gap from 00:00 to 01:00 on 2018-11-04, repeated hour before 00:00 of 2019-02-17.
    make(
      "America/Sao_Paulo", -10_800,
      [("2018-11-04T03:00:00Z", -7_200), ("2019-02-17T02:00:00Z", -10_800)]),
    // Half an hour only: 02:00 becomes 02:30 and 02:00 becomes 01:30.
    make(
      "Australia/Lord_Howe", 39_600,
      [("2026-04-04T15:00:00Z", 37_800), ("2026-10-03T15:30:00Z", 39_600)]),
    // Changes faster than its clocks get on.
    make(
      "Test/Restless", 0,
      [
        ("2026-03-01T00:00:00Z", 93_600), ("2026-03-01T00:10:00Z", -93_600),
        ("2026-03-01T00:20:00Z", 3_600), ("2026-03-02T00:00:00Z", -3_600),
      ]),
    ZoneTable(
      name: "Test/Endless", initialOffset: 93_600,
      transitions: [
        .init(instant: .min, offset: -93_600), .init(instant: .min + 1, offset: 3_600),
        .init(instant: .max - 1, offset: -3_600), .init(instant: .max, offset: 93_600),
      ]) ?? .utc,
    .utc,
  ]

  private static func make(
    _ name: String, _ initial: Int64, _ transitions: [(String, Int64)]
  ) -> ZoneTable {
    let transitions = transitions.compactMap { text, offset in
      (try? Instants.parse(text)).map { ZoneTable.Transition(instant: $0, offset: offset) }
    }
    return ZoneTable(name: name, initialOffset: initial, transitions: transitions) ?? .utc
  }

  /// The number of a date since 1970-01-01.
  static func day(_ date: String) throws -> Int64 {
    try Instants.parse("\(date)T00:00:00Z") / 86_400
  }

  /// Seconds since midnight of `04:00` or `23:59:59`.
  static func time(_ text: String) -> Int64 {
    let parts = text.split(separator: ":").compactMap { Int64($0) }
    return zip(parts, [3_600, 60, 1]).reduce(0) { $0 + $1.0 * $1.1 }
  }

  /// Numbers that nothing may trap on.
  static let extremes: [Int64] = [
    .min, .min + 1, .min + 86_400, .min / 2, .min / 7, .min / 86_400, -253_402_300_800, -93_601,
    -86_400, -1, 0, 1, 86_399, 86_400, 604_800, 253_402_300_799, .max / 604_800, .max / 86_400,
    .max / 7, .max / 2, .max - 93_600, .max - 1, .max,
  ]
}
