/// Instants: whole seconds since 1970-01-01T00:00:00Z.
public enum Instants {
  /// The instants that there are: the years 1970 to 9999 in UTC.
  public static let range: ClosedRange<Int64> = 0...253_402_300_799

  /// When a scenario begins that says nothing else: 2026-01-01T00:00:00Z.
  public static let scenarioStart: Int64 = 1_767_225_600

  /// Reads an instant such as `2026-01-01T00:00:00Z` or `2026-01-01T02:00+02:00`.
  ///
  /// Seconds may be left out, the offset (up to 18 hours) may not.
  ///
  /// - Throws: `InstantError`, with one case for each way to get it wrong.
  public static func parse(_ text: String) throws(InstantError) -> Int64 {
    var reader = InstantReader(text)
    return try reader.read()
  }

  /// The instant as `2026-01-01T00:00:00Z`, always in UTC.
  ///
  /// What is outside the range is written as the nearer end of it.
  public static func text(_ instant: Int64) -> String {
    let instant = min(max(instant, range.lowerBound), range.upperBound)
    let date = CivilDate(daysSince1970: instant / CivilDate.secondsPerDay)
    let second = instant % CivilDate.secondsPerDay
    let day = "\(padded(date.year, 4))-\(padded(date.month))-\(padded(date.day))"
    let minute = "\(padded(second / 3_600)):\(padded(second / 60 % 60))"
    return "\(day)T\(minute):\(padded(second % 60))Z"
  }

  private static func padded(_ number: Int64, _ width: Int = 2) -> String {
    var text = "\(number)"
    while text.utf8.count < width { text = "0" + text }
    return text
  }
}
