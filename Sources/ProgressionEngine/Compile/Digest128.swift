import ProgressionModel

/// A 128-bit hash that is the same on every machine: FNV-1a.
///
/// Source: G. Fowler, L. C. Noll, K.-P. Vo, D. Eastlake, "The FNV Non-Cryptographic Hash
/// Algorithm" (RFC 9923). It tells contents apart; it does not protect against forgery.
struct Digest128: Hashable, Sendable {
  private(set) var high: UInt64 = 0x6c62_272e_07bb_0142
  private(set) var low: UInt64 = 0x62b8_2175_6295_c58d

  init() {}

  init(high: UInt64, low: UInt64) {
    self.high = high
    self.low = low
  }

  /// Reads 32 hexadecimal digits; `nil` for anything else.
  init?(_ text: String) {
    var digits: [UInt64] = []
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): digits.append(UInt64(byte - UInt8(ascii: "0")))
      case UInt8(ascii: "a")...UInt8(ascii: "f"):
        digits.append(UInt64(byte - UInt8(ascii: "a")) + 10)
      default: return nil
      }
    }
    guard digits.count == 32 else { return nil }
    high = digits[..<16].reduce(0) { $0 << 4 | $1 }
    low = digits[16...].reduce(0) { $0 << 4 | $1 }
  }

  mutating func add(byte: UInt8) {
    low ^= UInt64(byte)
    // The prime is 2^88 + 0x13b.
    let product = low.multipliedFullWidth(by: 0x13b)
    high = (high &* 0x13b) &+ product.high &+ (low << 24)
    low = product.low
  }

  mutating func add(_ value: Int64) {
    let bits = UInt64(bitPattern: value)
    for shift in stride(from: UInt64(56), through: 0, by: -8) {
      add(byte: UInt8(truncatingIfNeeded: bits >> shift))
    }
  }

  /// Adds the length too, so that neighbouring texts cannot run together.
  mutating func add(_ text: String) {
    add(Int64(text.utf8.count))
    for byte in text.utf8 { add(byte: byte) }
  }

  /// 32 hexadecimal digits.
  var text: String {
    var result = ""
    for part in [high, low] {
      let digits = String(part, radix: 16)
      for _ in 0..<(16 - digits.utf8.count) { result += "0" }
      result += digits
    }
    return result
  }
}
