/// Runs compared with other bytes.
extension JSONBytes {
  /// Whether a run has exactly the bytes of a string.
  @inline(__always)
  func equal(_ range: Range<Int>, to text: String) -> Bool {
    let isEqual = text.utf8.withContiguousStorageIfAvailable { other in
      guard other.count == range.count, range.lowerBound >= 0, range.upperBound <= count else {
        return false
      }
      let other = JSONBytes(other)
      var offset = 0
      while other.count &- offset >= 8 {
        if other.word(at: offset) != word(at: range.lowerBound &+ offset) { return false }
        offset &+= 8
      }
      while offset < other.count {
        if other[offset] != self[range.lowerBound &+ offset] { return false }
        offset &+= 1
      }
      return true
    }
    return isEqual ?? slice(range).elementsEqual(text.utf8)
  }

  /// Whether the bytes come before others.
  func precedes(_ other: JSONBytes) -> Bool {
    let shared = min(count, other.count)
    var offset = 0
    while shared &- offset >= 8 {
      let (left, right) = (word(at: offset), other.word(at: offset))
      if left != right { return left.byteSwapped < right.byteSwapped }
      offset &+= 8
    }
    while offset < shared {
      if self[offset] != other[offset] { return self[offset] < other[offset] }
      offset &+= 1
    }
    return count < other.count
  }
}
