/// The specified chance: FNV-1a over bytes, the finaliser of SplitMix64, the high half of a product.
enum ReferenceChance {
  static func hash(_ bytes: [UInt8]) -> UInt64 {
    var hash: UInt64 = 14_695_981_039_346_656_037
    for byte in bytes {
      hash ^= UInt64(byte)
      hash = hash &* 1_099_511_628_211
    }
    hash = (hash ^ (hash >> 30)) &* 0xBF58_476D_1CE4_E5B9
    hash = (hash ^ (hash >> 27)) &* 0x94D0_49BB_1331_11EB
    return hash ^ (hash >> 31)
  }

  /// A number below `limit`, drawn by two names and some numbers.
  static func draw(_ purpose: String, _ name: String, _ numbers: [Int64], below limit: Int64)
    -> Int64
  {
    var bytes = Array(purpose.utf8) + [0] + Array(name.utf8) + [0]
    for number in numbers {
      let bits = UInt64(bitPattern: number)
      bytes += (0..<8).map { UInt8((bits >> (56 - 8 * UInt64($0))) & 0xFF) }
    }
    return Int64(hash(bytes).multipliedFullWidth(by: UInt64(limit)).high)
  }
}
