import Testing

@testable import ProgressionBenchmarks

struct NumberTextTests {
  @Test(
    "three digits that say something",
    arguments: [
      (0, "0.000"), (0.12345, "0.123"), (0.9996, "1.00"), (1.005, "1.00"), (9.996, "10.0"),
      (12.34, "12.3"), (99.96, "100"), (1234.5, "1235"), (-2.5, "-2.50"), (.infinity, "?"),
    ])
  func text(value: Double, expected: String) {
    #expect(NumberText.text(value) == expected)
  }

  @Test(
    "times in the unit that fits",
    arguments: [
      (0.5, "0.500 ns"), (999.4, "999 ns"), (999.6, "1.00 us"), (1_500_000, "1.50 ms"),
      (2_000_000_000, "2.00 s"),
    ])
  func duration(nanoseconds: Double, expected: String) {
    #expect(NumberText.duration(nanoseconds) == expected)
  }

  @Test(
    "sizes, where a KB has 1,024 bytes",
    arguments: [(1_023, "1023 bytes"), (1_536, "1.50 KB"), (104_857_600, "100 MB")])
  func size(bytes: Double, expected: String) {
    #expect(NumberText.size(bytes) == expected)
  }
}
