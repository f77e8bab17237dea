import Testing

@testable import ProgressionEngine

@Suite("Digests")
struct DigestTests {
  /// Published values of FNV-1a with 128 bits.
  @Test(
    "bytes have the published digests",
    arguments: [
      ("", "6c62272e07bb014262b821756295c58d"),
      ("a", "d228cb696f1a8caf78912b704e4a8964"),
      ("foobar", "343e1662793c64bf6f0d3597ba446f18"),
    ])
  func published(_ text: String, _ expected: String) {
    var digest = Digest128()
    for byte in text.utf8 { digest.add(byte: byte) }
    #expect(digest.text == expected)
    #expect(Digest128(expected) == digest)
  }

  @Test("a number is its eight bytes, the highest first, however small it is")
  func numbers() {
    let values: [Int64] = [
      0, 1, 10, 127, 128, 255, 256, 257, 65_535, 1 << 40, .max, -1, -255, .min,
    ]
    var fast = Digest128()
    var slow = Digest128()
    for value in values + values.reversed() {
      fast.add(value)
      let bits = UInt64(bitPattern: value)
      for shift in stride(from: UInt64(56), through: 0, by: -8) {
        slow.add(byte: UInt8(truncatingIfNeeded: bits >> shift))
      }
      #expect(fast == slow, "\(value)")
    }
  }

  @Test(
    "only 32 small hexadecimal digits are a digest",
    arguments: [
      "", "6c62272e07bb014262b821756295c58", "6c62272e07bb014262b821756295c58d0",
      "6C62272e07bb014262b821756295c58d", "6c62272e07bb014262b821756295c58g",
      "6c62272e07bb014262b821756295c5é",
    ])
  func malformed(_ text: String) {
    #expect(Digest128(text) == nil)
  }
}
