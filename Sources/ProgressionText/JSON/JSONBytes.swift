struct JSONBytes {
  let buffer: UnsafeBufferPointer<UInt8>
  init(_ buffer: UnsafeBufferPointer<UInt8>) { self.buffer = buffer }
}
extension StaticString {
  /// Whether a run of bytes is exactly this text.
  func hasBytes(of bytes: ContiguousArray<UInt8>, _ range: Range<Int>) -> Bool {
    guard hasPointerRepresentation else {
      return description.utf8.elementsEqual(bytes[range])
    }
    guard utf8CodeUnitCount == range.count else { return false }
    let start = utf8Start
    for offset in 0..<range.count where bytes[range.lowerBound + offset] != start[offset] {
      return false
    }
    return true
  }
}
