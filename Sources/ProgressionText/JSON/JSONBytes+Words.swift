/// Runs as numbers.
extension JSONBytes {
  /// A run as a word; `.other` for what is too long, and for what holds a NUL.
  ///
  /// A string without escapes that the reader has accepted holds none.
  @inline(__always)
  func keyWord(_ range: Range<Int>, mayHoldNUL: Bool = false) -> KeyWord {
    let length = range.upperBound &- range.lowerBound
    guard length <= KeyWord.maximumLength, range.lowerBound >= 0, range.upperBound <= count else {
      return .other
    }
    let word: KeyWord
    if count &- range.lowerBound >= KeyWord.maximumLength {
      let low = self.word(at: range.lowerBound)
      let high = self.word(at: range.lowerBound &+ 8)
      word =
        length < 8
        ? KeyWord(low: low & JSONBytes.mask(length), high: 0)
        : KeyWord(low: low, high: high & JSONBytes.mask(length &- 8))
    } else {
      word = KeyWord(
        low: partialWord(range.lowerBound, min(length, 8)),
        high: partialWord(range.lowerBound &+ 8, length &- 8))
    }
    return mayHoldNUL && holdsNUL(range) ? .other : word
  }

  /// The bits of so many bytes, 0 to 8.
  @inline(__always)
  private static func mask(_ length: Int) -> UInt64 {
    length == 8 ? .max : (1 << UInt64(truncatingIfNeeded: length &* 8)) &- 1
  }

  private func partialWord(_ offset: Int, _ length: Int) -> UInt64 {
    var word: UInt64 = 0
    var index = length &- 1
    while index >= 0 {
      word = word << 8 | UInt64(self[offset &+ index])
      index &-= 1
    }
    return word
  }

  private func holdsNUL(_ range: Range<Int>) -> Bool {
    for offset in range where self[offset] == 0 { return true }
    return false
  }

  /// The first 16 bytes as numbers that are ordered as they are; zeros stand beyond the end.
  var beginning: (first: UInt64, second: UInt64) {
    if count >= 16 { return (word(at: 0).byteSwapped, word(at: 8).byteSwapped) }
    let first = partialWord(0, min(count, 8))
    return (first.byteSwapped, partialWord(8, count &- 8).byteSwapped)
  }
}
