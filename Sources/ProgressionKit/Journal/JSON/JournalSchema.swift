/// The version of the format of journals, `major.minor`.
///
/// A minor version only adds: what a newer one added is kept and written back.
struct JournalSchema: Hashable, Sendable {
  let major: Int64
  let minor: Int64

  /// What this version writes.
  static let current = JournalSchema(major: 1, minor: 0)

  init(major: Int64, minor: Int64) {
    self.major = major
    self.minor = minor
  }

  /// Reads two decimal numbers without leading zeros; `nil` for anything else.
  init?(_ text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2, let major = Self.number(parts[0]), let minor = Self.number(parts[1])
    else { return nil }
    self.init(major: major, minor: minor)
  }

  private static func number(_ digits: Substring) -> Int64? {
    guard digits.utf8.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }), digits.utf8.count <= 9,
      digits == "0" || digits.first != "0"
    else { return nil }
    return Int64(digits)
  }

  /// Whether this version can read it.
  var isReadable: Bool { major == JournalSchema.current.major }

  /// Whether it may have members that this version does not know.
  var isNewer: Bool { self != JournalSchema.current }

  var text: String { "\(major).\(minor)" }
}
