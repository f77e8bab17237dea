/// Which keys an object may have, in 64 bits: it says no for most keys that are not there.
public struct KeyMask: Sendable {
  private var bits: UInt64 = 0

  /// Makes the mask of no keys.
  public init() {}

  /// Makes the mask of the keys of an object.
  ///
  /// - Complexity: linear in the number of members.
  public init(of object: JSONValue) {
    for member in object.members { bits |= member.word.bit }
  }

  /// Adds the keys of another.
  public mutating func formUnion(_ other: KeyMask) {
    bits |= other.bits
  }

  /// Whether a key may be there; never `false` for one that is.
  public func mayContain(_ key: KeyWord) -> Bool {
    bits & key.bit != 0
  }
}

extension KeyWord {
  /// One of 64 bits, nearly the same number of words for each.
  fileprivate var bit: UInt64 {
    1 << (((low ^ high) &* 0x9E37_79B9_7F4A_7C15) >> 58)
  }
}
