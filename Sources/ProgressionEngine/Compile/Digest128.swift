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
    guard text.utf8.count == 32 else { return nil }
    var parts: (high: UInt64, low: UInt64) = (0, 0)
    for byte in text.utf8 {
      let digit: UInt8
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): digit = byte - UInt8(ascii: "0")
      case UInt8(ascii: "a")...UInt8(ascii: "f"): digit = byte - UInt8(ascii: "a") + 10
      default: return nil
      }
      parts.high = parts.high << 4 | parts.low >> 60
      parts.low = parts.low << 4 | UInt64(digit)
    }
    (high, low) = parts
  }

  @inline(__always)
  mutating func add(byte: UInt8) {
    low ^= UInt64(byte)
    multiply(byHigh: 1 << 24, low: 0x13b)
  }

  /// Adds a number as eight bytes, the highest first.
  mutating func add(_ value: Int64) {
    let bits = UInt64(bitPattern: value)
    // The zeros in front only multiply, at once: the prime to the power of n is
    // 0x13b^n + n * 0x13b^(n - 1) * 2^88, as 2^176 is nothing here.
    let fourth: UInt64 = 0x13b * 0x13b * 0x13b * 0x13b
    let fifth = fourth &* 0x13b
    let sixth = fifth &* 0x13b
    var shift: UInt64
    if bits <= 0xFF {
      multiply(byHigh: (7 &* sixth) << 24, low: sixth &* 0x13b)
      return add(byte: UInt8(truncatingIfNeeded: bits))
    } else if bits <= 0xFFFF {
      multiply(byHigh: (6 &* fifth) << 24, low: sixth)
      shift = 8
    } else if bits <= 0xFF_FFFF {
      multiply(byHigh: (5 &* fourth) << 24, low: fifth)
      shift = 16
    } else {
      shift = 56
    }
    while shift > 0 {
      add(byte: UInt8(truncatingIfNeeded: bits >> shift))
      shift -= 8
    }
    add(byte: UInt8(truncatingIfNeeded: bits))
  }

  /// Multiplies by a number of two halves.
  @inline(__always)
  private mutating func multiply(byHigh highFactor: UInt64, low lowFactor: UInt64) {
    let product = low.multipliedFullWidth(by: lowFactor)
    // What waits for the last number is added last: one step less for every byte.
    high = high &* lowFactor &+ (product.high &+ low &* highFactor)
    low = product.low
  }

  /// Adds the length too, so that neighbouring texts cannot run together.
  mutating func add(_ text: String) {
    add(Int64(text.utf8.count))
    var text = text
    text.withUTF8 { bytes in
      for byte in bytes { add(byte: byte) }
    }
  }

  /// 32 hexadecimal digits.
  var text: String {
    var bytes: ContiguousArray<UInt8> = []
    bytes.reserveCapacity(32)
    for part in [high, low] {
      for shift in stride(from: UInt64(60), through: 0, by: -4) {
        let digit = UInt8(truncatingIfNeeded: part >> shift & 15)
        bytes.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + (digit - 10))
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
