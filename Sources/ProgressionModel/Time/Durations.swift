/// Lengths of time: whole seconds, written as `90s`, `30m`, `72h`, `3d`, `2w` or `1d12h`.
public enum Durations {
  /// The units from the biggest to the smallest.
  private static var units: [(letter: Unicode.Scalar, seconds: Int64)] {
    [("w", 604_800), ("d", 86_400), ("h", 3_600), ("m", 60), ("s", 1)]
  }

  /// Reads a duration: numbers with a unit each, biggest unit first, no unit twice.
  ///
  /// `nil` for what is no duration, has a sign or white space, or leaves 64 bits; 0 is a duration.
  public static func parse(_ text: String) -> Int64? {
    var total: Int64 = 0
    var value: Int64?
    var units = Durations.units[...]
    for byte in text.utf8 {
      if (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) {
        let (tens, isTooBig) = (value ?? 0).multipliedReportingOverflow(by: 10)
        let (next, overflow) = tens.addingReportingOverflow(Int64(byte - UInt8(ascii: "0")))
        if isTooBig || overflow { return nil }
        value = next
        continue
      }
      guard let amount = value,
        let index = units.firstIndex(where: { UInt8(ascii: $0.letter) == byte })
      else { return nil }
      let (seconds, isTooBig) = amount.multipliedReportingOverflow(by: units[index].seconds)
      let (sum, overflow) = total.addingReportingOverflow(seconds)
      if isTooBig || overflow { return nil }
      total = sum
      value = nil
      units = units[(index + 1)...]
    }
    return value == nil && !text.utf8.isEmpty ? total : nil
  }

  /// The duration for people, as `2d 3h` or `45m`; `0s` for none.
  ///
  /// At most the two biggest units that are not 0, the rest left off; `-2d` below 0.
  public static func text(_ seconds: Int64) -> String {
    var rest = seconds.magnitude
    var parts: [String] = []
    for (letter, length) in units {
      let count = rest / UInt64(length)
      rest %= UInt64(length)
      if count > 0, parts.count < 2 { parts.append("\(count)\(letter)") }
    }
    if parts.isEmpty { return "0s" }
    return (seconds < 0 ? "-" : "") + parts.joined(separator: " ")
  }
}
