import Testing

@testable import ProgressionText

@Suite("The order of bytes")
struct ByteOrderTests {
  static let texts = [
    "", "\u{0}", "a", "a\u{0}", "aa", "abcdefg", "abcdefgh", "abcdefgh\u{0}", "abcdefghi",
    "abcdefghijklmnop", "abcdefghijklmnopq", "abcdefghijklmnopr", "b", "e\u{301}", "world-1/1",
    "world-1/10", "world-1/2", "\u{E9}", "\u{FF0C}", "\u{1F600}",
  ]

  @Test("texts are ordered and equal by their bytes alone")
  func pairs() {
    for (first, left) in Self.texts.enumerated() {
      for (second, right) in Self.texts.enumerated() {
        #expect(ByteOrder.precedes(left, right) == (first < second), "\(first) \(second)")
        #expect(ByteOrder.areEqual(left, right) == (first == second), "\(first) \(second)")
      }
    }
  }

  @Test("positions are sorted by their texts")
  func sorted() {
    let shuffled = Self.texts.indices.sorted { ($0 * 7 + 3) % 20 < ($1 * 7 + 3) % 20 }
    #expect(ByteOrder.sorted(shuffled) { Self.texts[$0] } == Array(Self.texts.indices))
    #expect(ByteOrder.sorted([]) { Self.texts[$0] } == [])
    #expect(ByteOrder.sorted([4, 2]) { Self.texts[$0] } == [2, 4])
  }
}
