/// Times of day, written `HH:MM`.
enum ClockTime {
  /// The seconds since midnight of `00:00` to `24:00`, or `nil` for any other text.
  static func parse(_ text: String) -> Int64? {
    let bytes = Array(text.utf8)
    guard bytes.count == 5, bytes[2] == UInt8(ascii: ":"), let hour = number(bytes[..<2]),
      let minute = number(bytes[3...])
    else { return nil }
    return seconds(hour, minute)
  }

  static func text(hour: Int64, minute: Int64 = 0) -> String {
    (hour < 10 ? "0" : "") + "\(hour):" + (minute < 10 ? "0" : "") + "\(minute)"
  }

  /// How a time of another notation is written: `4:00`, `4am`, `6:30 PM`, `04:00:00`, `18h`, `0400`.
  static func guess(_ text: String) -> String? {
    var rest = Array(text.inSmallLetters.utf8)
    rest.removeAll { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: ".") }
    var isAfternoon: Bool?
    if rest.last == UInt8(ascii: "m"), rest.count > 2 {
      let mark = rest[rest.count - 2]
      guard mark == UInt8(ascii: "a") || mark == UInt8(ascii: "p") else { return nil }
      isAfternoon = mark == UInt8(ascii: "p")
      rest.removeLast(2)
    } else if rest.last == UInt8(ascii: "h") {
      rest.removeLast()
    }
    let parts = rest.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
    guard (1...3).contains(parts.count) else { return nil }
    var hour: Int64?
    var minute: Int64? = 0
    if parts.count == 1, rest.count == 4, isAfternoon == nil {
      hour = number(rest[..<2])
      minute = number(rest[2...])
    } else {
      hour = number(parts[0])
      if parts.count > 1 { minute = number(parts[1]) }
      if parts.count > 2, number(parts[2]) != 0 { return nil }
    }
    guard var hour, let minute else { return nil }
    if let isAfternoon {
      guard (1...12).contains(hour) else { return nil }
      hour = hour % 12 + (isAfternoon ? 12 : 0)
    }
    return seconds(hour, minute).map { _ in self.text(hour: hour, minute: minute) }
  }

  private static func seconds(_ hour: Int64, _ minute: Int64) -> Int64? {
    guard minute < 60, hour < 24 || (hour == 24 && minute == 0) else { return nil }
    return hour * 3_600 + minute * 60
  }

  /// A number of one or two digits.
  private static func number(_ digits: ArraySlice<UInt8>) -> Int64? {
    guard (1...2).contains(digits.count) else { return nil }
    var value: Int64 = 0
    for digit in digits {
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(digit) else { return nil }
      value = value * 10 + Int64(digit - UInt8(ascii: "0"))
    }
    return value
  }
}
