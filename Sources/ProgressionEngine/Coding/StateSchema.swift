/// The version of the format of saved states, `major.minor`.
///
/// A minor version only adds; whoever reads a newer one keeps what it does not know.
struct StateSchema: Hashable, Sendable {
  var major: Int64
  var minor: Int64

  /// What this version writes.
  static let current = StateSchema(major: 2, minor: 1)

  init(major: Int64, minor: Int64) {
    self.major = major
    self.minor = minor
  }

  /// Reads two decimal numbers without leading zeros; `nil` for anything else.
  init?(_ text: String) {
    let parts = text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard parts.count == 2, let major = StateSchema.number(parts[0]),
      let minor = StateSchema.number(parts[1])
    else { return nil }
    self.init(major: major, minor: minor)
  }

  private static func number(_ digits: Substring.UTF8View) -> Int64? {
    guard let first = digits.first, digits.count <= 9 else { return nil }
    if first == UInt8(ascii: "0"), digits.count > 1 { return nil }
    var number: Int64 = 0
    for byte in digits {
      guard byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") else { return nil }
      number = number * 10 + Int64(byte - UInt8(ascii: "0"))
    }
    return number
  }

  var text: String { "\(major).\(minor)" }
}
