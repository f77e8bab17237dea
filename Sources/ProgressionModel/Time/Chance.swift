/// Chance that is the same on every machine and in every language.
///
/// A hash is FNV-1a (64 bits) over the bytes, then the finaliser of SplitMix64. A pick below a weight is
/// the high 64 bits of the hash times the weight. Numbers in the bytes are 8 bytes, highest first.
///
/// Sources: "The FNV Non-Cryptographic Hash Algorithm" (RFC 9923); G. Steele, D. Lea, C. Flood, "Fast
/// Splittable Pseudorandom Number Generators" (2014).
public enum Chance {
  /// The hash of some bytes.
  public static func hash(_ bytes: some Sequence<UInt8>) -> UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    hash = (hash ^ hash >> 30) &* 0xbf58_476d_1ce4_e5b9
    hash = (hash ^ hash >> 27) &* 0x94d0_49bb_1331_11eb
    return hash ^ hash >> 31
  }

  /// Where a player stands in a cohort: 0 up to 10,000, the hundredths of a percent.
  ///
  /// The bytes are `cohort`, 0, the salt, 0, the seed.
  public static func cohort(salt: String, seed: Int64) -> Int64 {
    var bytes = label("cohort", salt)
    append(seed, to: &bytes)
    return pick(hash(bytes), below: 10_000)
  }

  /// What a player draws from a chest: 0 up to `weight`, the sum of the weights; 0 where that is below 1.
  ///
  /// The bytes are `chest`, 0, the id, 0, the seed, the number of the opening, which counts from 1.
  public static func chest(
    _ id: String, seed: Int64, opening: Int64, below weight: Int64
  ) -> Int64 {
    var bytes = label("chest", id)
    append(seed, to: &bytes)
    append(opening, to: &bytes)
    return pick(hash(bytes), below: weight)
  }

  private static func label(_ purpose: String, _ name: String) -> [UInt8] {
    Array(purpose.utf8) + [0] + Array(name.utf8) + [0]
  }

  private static func append(_ number: Int64, to bytes: inout [UInt8]) {
    let bits = UInt64(bitPattern: number)
    for shift in stride(from: UInt64(56), through: 0, by: -8) {
      bytes.append(UInt8(truncatingIfNeeded: bits >> shift))
    }
  }

  private static func pick(_ hash: UInt64, below weight: Int64) -> Int64 {
    if weight < 1 { return 0 }
    return Int64(truncatingIfNeeded: hash.multipliedFullWidth(by: UInt64(weight)).high)
  }
}
