import ProgressionModel
import Testing

struct DurationTests {
  static let durations: [(String, Int64)] = [
    ("0s", 0), ("0w", 0), ("1s", 1), ("90s", 90), ("30m", 1_800), ("72h", 259_200),
    ("3d", 259_200), ("2w", 1_209_600), ("1d12h", 129_600), ("1w2d3h4m5s", 788_645),
    ("1w5s", 604_805), ("007m", 420), ("9223372036854775807s", .max),
    ("15250284452471w3d15h30m7s", .max), ("00000000000000000000000001s", 1),
  ]

  @Test("reads", arguments: durations)
  func read(text: String, expected: Int64) {
    #expect(Durations.parse(text) == expected)
  }

  @Test(
    "is no duration",
    arguments: [
      "", "s", "5", "0", "1d12", "12h1d", "1h1h", "5 m", " 5m", "5m ", "-5m", "+5m", "5M", "5y",
      "5ms", "1.5h", "h5", "PT5M", "1d 12h", "٣s", "5é", "9223372036854775808s",
      "153722867280912931m", "15250284452472w", "15250284452471w3d15h30m8s",
      "99999999999999999999999999s", "1w9223372036854775807s",
    ])
  func reject(text: String) {
    #expect(Durations.parse(text) == nil)
  }

  static let texts: [(Int64, String)] = [
    (0, "0s"), (1, "1s"), (59, "59s"), (60, "1m"), (61, "1m 1s"), (2_700, "45m"), (3_600, "1h"),
    (3_601, "1h 1s"), (3_661, "1h 1m"), (86_399, "23h 59m"), (86_400, "1d"), (97_199, "1d 2h"),
    (86_700, "1d 5m"), (183_600, "2d 3h"), (604_799, "6d 23h"), (604_800, "1w"),
    (691_200, "1w 1d"), (-1, "-1s"), (-172_800, "-2d"), (-183_601, "-2d 3h"),
    (.max, "15250284452471w 3d"), (.min, "-15250284452471w 3d"),
  ]

  @Test("writes the two biggest units", arguments: texts)
  func write(seconds: Int64, expected: String) {
    #expect(Durations.text(seconds) == expected)
  }
}
