/// What the table of lines asks of a text, eight bytes at a time.
extension JSONBytes {
  /// How many bytes of a run begin a scalar.
  func scalars(_ range: Range<Int>) -> Int {
    let range = range.clamped(to: 0..<count)
    var continuations = 0
    var offset = range.lowerBound
    while range.upperBound &- offset >= 8 {
      let word = word(at: offset)
      // A continuation byte has its highest bit and not the one below.
      let marks = word & ~(word << 1) & 0x8080_8080_8080_8080
      if marks != 0 { continuations &+= marks.nonzeroBitCount }
      offset &+= 8
    }
    while offset < range.upperBound {
      if UTF8Text.isContinuation(self[offset]) { continuations &+= 1 }
      offset &+= 1
    }
    return range.count &- continuations
  }

  /// The first offset in a run that holds an LF or CR, or its end.
  func lineEnd(in range: Range<Int>) -> Int {
    let range = range.clamped(to: 0..<count)
    let ones: UInt64 = 0x0101_0101_0101_0101
    var offset = range.lowerBound
    while range.upperBound &- offset >= 8 {
      let word = word(at: offset)
      let feeds = word ^ 0x0A0A_0A0A_0A0A_0A0A
      let returns = word ^ 0x0D0D_0D0D_0D0D_0D0D
      // A borrow reaches only bytes above the one that caused it, so the lowest mark is exact.
      let marks =
        ((feeds &- ones) & ~feeds | (returns &- ones) & ~returns) & 0x8080_8080_8080_8080
      guard marks == 0 else { return offset &+ marks.trailingZeroBitCount >> 3 }
      offset &+= 8
    }
    while offset < range.upperBound, self[offset] != 0x0A, self[offset] != 0x0D { offset &+= 1 }
    return offset
  }
}
