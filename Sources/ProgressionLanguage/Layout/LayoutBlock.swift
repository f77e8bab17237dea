/// The lines of a comment of several.
enum LayoutBlock {
  /// The lines without white space at their ends; of a block whose lines begin with stars also without
  /// that at their starts.
  static func lines(
    of range: Range<Int>, in bytes: ContiguousArray<UInt8>
  ) -> (texts: [Range<Int>], hasStars: Bool) {
    var texts: [Range<Int>] = []
    var start = range.lowerBound
    var offset = start
    while offset < range.upperBound {
      let byte = bytes[offset]
      if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") {
        texts.append(trimmed(start..<offset, in: bytes))
        let isPair = byte == UInt8(ascii: "\r") && bytes[offset + 1] == UInt8(ascii: "\n")
        offset += isPair ? 2 : 1
        start = offset
      } else {
        offset += 1
      }
    }
    texts.append(start..<range.upperBound)
    let rest = texts.dropFirst()
    let stars = rest.map { withoutIndentation($0, in: bytes) }
    let hasStars = stars.allSatisfy { !$0.isEmpty && bytes[$0.lowerBound] == UInt8(ascii: "*") }
    guard hasStars else { return (texts, false) }
    return ([texts[0]] + stars, true)
  }

  private static func trimmed(
    _ range: Range<Int>, in bytes: ContiguousArray<UInt8>
  ) -> Range<Int> {
    var end = range.upperBound
    while end > range.lowerBound, LayoutGap.isSpace(bytes[end - 1]) { end -= 1 }
    return range.lowerBound..<end
  }

  private static func withoutIndentation(
    _ range: Range<Int>, in bytes: ContiguousArray<UInt8>
  ) -> Range<Int> {
    var start = range.lowerBound
    while start < range.upperBound, LayoutGap.isSpace(bytes[start]) { start += 1 }
    return start..<range.upperBound
  }
}
