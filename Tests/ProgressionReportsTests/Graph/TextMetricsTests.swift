import Testing

@testable import ProgressionReports

struct TextMetricsTests {
  @Test(
    "a text on lines",
    arguments: [
      ("", []), ("short", ["short"]), ("two words here", ["two words", "here"]),
      ("Donaudampfschifffahrt", ["Donaudamp", "fschifffahr\u{2026}"]),
      ("one two three four five six", ["one two", "three fou\u{2026}"]),
      ("   ", []),
    ])
  func lines(_ text: String, _ expected: [String]) {
    let lines = TextMetrics.lines(of: text, size: 10, widest: 58, most: 2)
    #expect(lines.count == expected.count)
    for line in lines { #expect(TextMetrics.width(of: line, size: 10) <= 58) }
    #expect(lines.first?.hasPrefix(expected.first?.prefix(3) ?? "") ?? true)
    #expect(
      (lines.last?.hasSuffix("\u{2026}") ?? false)
        == (expected.last?.hasSuffix("\u{2026}") ?? false))
  }

  @Test("joined signs are as wide as one, wide ones wider than letters")
  func widths() {
    #expect(TextMetrics.width(of: "👩‍👩‍👧‍👦", size: 10) == TextMetrics.width(of: "👩", size: 10))
    #expect(TextMetrics.width(of: "e\u{301}", size: 10) == TextMetrics.width(of: "e", size: 10))
    #expect(TextMetrics.width(of: "日", size: 10) > TextMetrics.width(of: "e", size: 10))
    #expect(
      TextMetrics.width(of: "eee", size: 10, isBold: true) > TextMetrics.width(of: "eee", size: 10))
  }
}
