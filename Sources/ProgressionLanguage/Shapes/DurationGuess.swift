/// What a text that is no duration was probably meant to be.
enum DurationGuess {
  /// The duration as it is written here.
  case written(String)
  /// Months or years.
  case ofNoLength
  /// Less than a second.
  case tooFine
  /// A number alone.
  case withoutUnit(Int64)
  case none

  /// Looks at one number with a unit, as in `1 day`, `1.5h`, `24 Hours`, `PT8H`.
  init(_ text: String) {
    var bytes = text.inSmallLetters.utf8.filter { $0 != UInt8(ascii: " ") }
    if bytes.first == UInt8(ascii: "p") {
      // ISO 8601 has the same letters once the marks are gone; before the `T` an `M` is a month.
      let date = bytes.prefix { $0 != UInt8(ascii: "t") }
      if date.contains(UInt8(ascii: "m")) || date.contains(UInt8(ascii: "y")) {
        self = .ofNoLength
        return
      }
      bytes.removeAll { $0 == UInt8(ascii: "p") || $0 == UInt8(ascii: "t") }
    }
    let digits = bytes.prefix { Self.isDigit($0) }
    let fraction = bytes.dropFirst(digits.count)
    var tenths: Int64 = 0
    var unit = fraction
    if fraction.first == UInt8(ascii: "."), fraction.count > 2 {
      // Halves are what people write.
      guard fraction.dropFirst().first == UInt8(ascii: "5"),
        let next = fraction.dropFirst(2).first, !Self.isDigit(next)
      else {
        self = .none
        return
      }
      tenths = 5
      unit = fraction.dropFirst(2)
    }
    guard let count = Int64(String(decoding: digits, as: UTF8.self)), count < 1_000_000_000 else {
      self = .none
      return
    }
    self.init(count, tenths, String(decoding: unit, as: UTF8.self))
  }

  private init(_ count: Int64, _ tenths: Int64, _ unit: String) {
    let letter: String
    let half: String
    switch unit {
    case "w", "week", "weeks": (letter, half) = ("w", "84h")
    case "d", "day", "days": (letter, half) = ("d", "12h")
    case "h", "hr", "hrs", "hour", "hours": (letter, half) = ("h", "30m")
    case "m", "min", "mins", "minute", "minutes": (letter, half) = ("m", "30s")
    case "s", "sec", "secs", "second", "seconds": (letter, half) = ("s", "")
    case "ms", "millis", "milliseconds", "millisecond":
      self = .tooFine
      return
    case "mo", "month", "months", "y", "yr", "year", "years":
      self = .ofNoLength
      return
    case "" where tenths == 0: (letter, half) = ("", "")
    default:
      self = .none
      return
    }
    if unit.isEmpty {
      self = .withoutUnit(count)
    } else if tenths == 0 {
      self = .written("\(count)\(letter)")
    } else if half.isEmpty {
      self = .tooFine
    } else if letter == "w" {
      self = .written("\(count * 7 + 3)d12h")
    } else {
      self = .written(count == 0 ? half : "\(count)\(letter)\(half)")
    }
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
