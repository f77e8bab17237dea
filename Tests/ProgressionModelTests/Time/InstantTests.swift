import ProgressionModel
import Testing

struct InstantTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let text: String
    let instant: Int64
    /// The text in UTC, where it is another one.
    var utc: String?
    var testDescription: String { text }
  }

  static let instants: [Case] = [
    Case(text: "1970-01-01T00:00:00Z", instant: 0),
    Case(text: "1970-01-01T00:00:01Z", instant: 1),
    Case(text: "1970-12-31T23:59:59Z", instant: 31_535_999),
    Case(text: "1972-02-29T00:00:00Z", instant: 68_169_600),
    Case(text: "2000-02-29T12:00:00Z", instant: 951_825_600),
    Case(text: "2000-03-01T00:00:00Z", instant: 951_868_800),
    Case(text: "2001-09-09T01:46:40Z", instant: 1_000_000_000),
    Case(text: "2024-02-29T23:59:59Z", instant: 1_709_251_199),
    Case(text: "2026-01-01T00:00:00Z", instant: 1_767_225_600),
    Case(text: "2038-01-19T03:14:08Z", instant: 2_147_483_648),
    Case(text: "2100-02-28T23:59:59Z", instant: 4_107_542_399),
    Case(text: "2100-03-01T00:00:00Z", instant: 4_107_542_400),
    Case(text: "9999-12-31T23:59:59Z", instant: 253_402_300_799),
    // Without seconds.
    Case(text: "2026-01-01T00:00Z", instant: 1_767_225_600, utc: "2026-01-01T00:00:00Z"),
    // Offsets.
    Case(text: "2026-01-01T00:00:00+00:00", instant: 1_767_225_600, utc: "2026-01-01T00:00:00Z"),
    Case(text: "2026-01-01T00:00:00-00:00", instant: 1_767_225_600, utc: "2026-01-01T00:00:00Z"),
    Case(text: "2026-01-01T02:00:00+02:00", instant: 1_767_225_600, utc: "2026-01-01T00:00:00Z"),
    Case(text: "2025-12-31T16:00-08:00", instant: 1_767_225_600, utc: "2026-01-01T00:00:00Z"),
    Case(text: "2026-01-01T13:45:00+13:45", instant: 1_767_225_600, utc: "2026-01-01T00:00:00Z"),
    Case(text: "2026-01-01T18:00:00+18:00", instant: 1_767_225_600, utc: "2026-01-01T00:00:00Z"),
    Case(text: "2025-12-31T06:00:00-18:00", instant: 1_767_225_600, utc: "2026-01-01T00:00:00Z"),
    Case(text: "2024-02-29T00:30:00+01:00", instant: 1_709_163_000, utc: "2024-02-28T23:30:00Z"),
    // Only the instant must be within the years.
    Case(text: "1969-12-31T23:00:00-01:00", instant: 0, utc: "1970-01-01T00:00:00Z"),
  ]

  @Test("reads and writes", arguments: instants)
  func instant(_ sample: Case) throws {
    #expect(try Instants.parse(sample.text) == sample.instant)
    #expect(Instants.text(sample.instant) == sample.utc ?? sample.text)
  }

  static let errors: [(String, InstantError)] = [
    ("", .notADate), ("now", .notADate), ("2026", .notADate), ("2026-01", .notADate),
    ("2026-1-1T00:00:00Z", .notADate), ("26-01-01T00:00:00Z", .notADate),
    ("02026-01-01T00:00:00Z", .notADate), ("+2026-01-01T00:00:00Z", .notADate),
    ("2026/01/01T00:00:00Z", .notADate), ("2026-01-01 00:00:00Z", .notADate),
    ("2026-01-01t00:00:00z", .notADate), ("2026-01-01T", .notADate), ("2026-01-01Z", .notADate),
    ("2026-01-01T00Z", .notADate), ("2026-01-01T00:0Z", .notADate),
    ("2026-01-01T00:00:Z", .notADate), ("2026-01-01T00:00:00.5Z", .notADate),
    ("2026-01-01T00:00:00ZZ", .notADate), ("2026-01-01T00:00:00Z ", .notADate),
    (" 2026-01-01T00:00:00Z", .notADate), ("2026-01-01T00:00:00+2:00", .notADate),
    ("2026-01-01T00:00:00+0200", .notADate), ("2026-01-01T00:00:00+02", .notADate),
    ("2026-01-01T00:00:00CET", .notADate), ("2026-01-01T00:00:00\u{2212}02:00", .notADate),
    ("２０２６-01-01T00:00:00Z", .notADate), ("2026-01-01T00:00:-1Z", .notADate),
    ("2026-01-01", .withoutTime), ("2026-13-45", .withoutTime),
    ("2026-01-01T00:00", .withoutOffset), ("2026-01-01T00:00:00", .withoutOffset),
    ("2026-00-01T00:00:00Z", .outOfRange), ("2026-13-01T00:00:00Z", .outOfRange),
    ("2026-01-00T00:00:00Z", .outOfRange), ("2026-01-32T00:00:00Z", .outOfRange),
    ("2026-02-29T00:00:00Z", .outOfRange), ("2024-02-30T00:00:00Z", .outOfRange),
    ("2100-02-29T00:00:00Z", .outOfRange), ("2026-04-31T00:00:00Z", .outOfRange),
    ("2026-06-31T00:00:00Z", .outOfRange), ("2026-09-31T00:00:00Z", .outOfRange),
    ("2026-11-31T00:00:00Z", .outOfRange), ("2026-01-01T24:00:00Z", .outOfRange),
    ("2026-01-01T00:60:00Z", .outOfRange), ("2026-12-31T23:59:60Z", .outOfRange),
    ("2026-01-01T00:00:00+18:01", .outOfRange), ("2026-01-01T00:00:00-19:00", .outOfRange),
    ("2026-01-01T00:00:00+01:60", .outOfRange), ("1969-02-29T00:00:00Z", .outOfRange),
    ("0000-01-01T00:00:00Z", .outsideYears), ("1969-12-31T23:59:59Z", .outsideYears),
    ("1970-01-01T00:59:59+01:00", .outsideYears), ("9999-12-31T23:00:00-01:00", .outsideYears),
  ]

  @Test("says what is wrong", arguments: errors)
  func error(text: String, expected: InstantError) {
    #expect(throws: expected) { try Instants.parse(text) }
  }

  @Test("each error says something else")
  func sentences() {
    let all: [InstantError] = [
      .notADate, .withoutTime, .withoutOffset, .outOfRange, .outsideYears,
    ]
    #expect(Set(all.map(\.description)).count == all.count)
    #expect(Set(Self.errors.map(\.1)) == Set(all))
  }

  @Test("every day of the years is written and read back")
  func days() throws {
    var last = ""
    for day in stride(from: Int64(0), through: 2_932_896, by: 1) where day % 11 == 0 || day < 800 {
      let text = Instants.text(day * 86_400)
      #expect(last < text)
      #expect(try Instants.parse(text) == day * 86_400)
      last = text
    }
  }

  @Test("what is outside the range is written as its end")
  func clamped() {
    #expect(Instants.text(-1) == "1970-01-01T00:00:00Z")
    #expect(Instants.text(.min) == "1970-01-01T00:00:00Z")
    #expect(Instants.text(253_402_300_800) == "9999-12-31T23:59:59Z")
    #expect(Instants.text(.max) == "9999-12-31T23:59:59Z")
    #expect(Instants.scenarioStart == 1_767_225_600)
    #expect(Instants.range == 0...253_402_300_799)
  }
}
