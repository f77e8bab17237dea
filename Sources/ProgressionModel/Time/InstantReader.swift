/// Reads the text of one instant from left to right.
///
/// The shape is looked at first, then the ranges, then the years, so that the error names what is
/// to be mended first.
struct InstantReader {
  private static let longestOffset: Int64 = 18 * 3_600

  private let bytes: [UInt8]
  private var position = 0

  init(_ text: String) {
    bytes = Array(text.utf8)
  }

  mutating func read() throws(InstantError) -> Int64 {
    let date = CivilDate(
      year: try number(of: 4), month: try number(of: 2, after: "-"),
      day: try number(of: 2, after: "-"))
    if isAtEnd { throw .withoutTime }
    let hour = try number(of: 2, after: "T")
    let minute = try number(of: 2, after: ":")
    let second = next(is: ":") ? try number(of: 2, after: ":") : 0
    if isAtEnd { throw .withoutOffset }
    let offset = try readOffset()
    guard isAtEnd else { throw .notADate }

    guard date.isReal, hour < 24, minute < 60, second < 60, let offset else { throw .outOfRange }
    guard date.year >= 1_969 else { throw .outsideYears }
    let instant =
      date.daysSince1970 * CivilDate.secondsPerDay + hour * 3_600 + minute * 60 + second - offset
    guard Instants.range.contains(instant) else { throw .outsideYears }
    return instant
  }

  /// The offset in seconds, or `nil` where there is no such offset.
  private mutating func readOffset() throws(InstantError) -> Int64? {
    if next(is: "Z") {
      position += 1
      return 0
    }
    let isWest = next(is: "-")
    let hours = try number(of: 2, after: isWest ? "-" : "+")
    let minutes = try number(of: 2, after: ":")
    let offset = hours * 3_600 + minutes * 60
    guard minutes < 60, offset <= InstantReader.longestOffset else { return nil }
    return isWest ? -offset : offset
  }

  private var isAtEnd: Bool { position == bytes.count }

  private func next(is mark: Unicode.Scalar) -> Bool {
    position < bytes.count && bytes[position] == UInt8(ascii: mark)
  }

  private mutating func number(
    of digits: Int, after mark: Unicode.Scalar
  ) throws(InstantError) -> Int64 {
    guard next(is: mark) else { throw .notADate }
    position += 1
    return try number(of: digits)
  }

  private mutating func number(of digits: Int) throws(InstantError) -> Int64 {
    guard bytes.count - position >= digits else { throw .notADate }
    var value: Int64 = 0
    for byte in bytes[position..<(position + digits)] {
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { throw .notADate }
      value = value * 10 + Int64(byte - UInt8(ascii: "0"))
    }
    position += digits
    return value
  }
}
