/// Dates, times of day and durations by counting.
///
/// Days are numbered from 1970-01-01, which was a Thursday; weekdays from Monday, which is 0.
public enum ReferenceCalendar {
  /// 2026-01-01T00:00:00Z, when players begin unless a test says otherwise.
  public static let scenarioStart: Int64 = 1_767_225_600
  /// The last second of the year 9999.
  public static let lastInstant: Int64 = 253_402_300_799

  static let day: Int64 = 86_400
  static let weekdays = [
    "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday",
  ]

  /// The quotient rounded down, and what is left: 0 or more.
  static func divide(_ number: Int64, by divisor: Int64) -> (quotient: Int64, rest: Int64) {
    let (quotient, rest) = number.quotientAndRemainder(dividingBy: divisor)
    return rest < 0 ? (quotient - 1, rest + divisor) : (quotient, rest)
  }

  static func weekday(ofDay day: Int64) -> String {
    weekdays[Int(divide(day + 3, by: 7).rest)]
  }

  // MARK: - Dates

  private static func isLeap(_ year: Int64) -> Bool {
    year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
  }

  private static func days(inMonth month: Int64, of year: Int64) -> Int64 {
    switch month {
    case 2: isLeap(year) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// The instant of a text such as `2026-11-01T00:00-08:00`, or of a number of seconds.
  ///
  /// `nil` for what is no instant of the years 1970 to 9999.
  static func instant(_ json: ReferenceJSON) -> Int64? {
    guard let instant = json.integer ?? json.text.flatMap({ self.instant(text: $0) }) else {
      return nil
    }
    return instant >= 0 && instant <= lastInstant ? instant : nil
  }

  private static func instant(text: String) -> Int64? {
    let parts = text.split(separator: "T", omittingEmptySubsequences: false)
    guard parts.count == 2 else { return nil }
    let date = parts[0].split(separator: "-").compactMap { Int64($0) }
    guard date.count == 3, date[0] >= 1970, date[0] <= 9999, (1...12).contains(date[1]),
      date[2] >= 1, date[2] <= days(inMonth: date[1], of: date[0])
    else { return nil }
    var time = String(parts[1])
    var offset: Int64 = 0
    if time.hasSuffix("Z") {
      time.removeLast()
    } else {
      guard let sign = time.lastIndex(where: { $0 == "+" || $0 == "-" }),
        let seconds = timeOfDay(String(time[time.index(after: sign)...]))
      else { return nil }
      offset = time[sign] == "-" ? -seconds : seconds
      time = String(time[..<sign])
    }
    guard let second = timeOfDay(time) else { return nil }
    var days = date[2] - 1
    for year in 1970..<date[0] { days += isLeap(year) ? 366 : 365 }
    for month in 1..<date[1] { days += self.days(inMonth: month, of: date[0]) }
    return days * day + second - offset
  }

  /// The seconds since midnight of `18:00`, `18:00:30` or `24:00`.
  static func timeOfDay(_ text: String) -> Int64? {
    let parts = text.split(separator: ":").compactMap { Int64($0) }
    guard parts.count == 2 || parts.count == 3, parts.allSatisfy({ $0 >= 0 }), parts[0] <= 24,
      parts[1] < 60
    else { return nil }
    return parts[0] * 3600 + parts[1] * 60 + (parts.count == 3 ? parts[2] : 0)
  }

  /// The instant as `2026-01-01T00:00:00Z`.
  static func text(_ instant: Int64) -> String {
    let (days, second) = divide(instant, by: day)
    var (year, month, left): (Int64, Int64, Int64) = (1970, 1, days)
    while left >= (isLeap(year) ? 366 : 365) {
      left -= isLeap(year) ? 366 : 365
      year += 1
    }
    while left >= self.days(inMonth: month, of: year) {
      left -= self.days(inMonth: month, of: year)
      month += 1
    }
    func padded(_ number: Int64, _ width: Int) -> String {
      let digits = String(number)
      return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }
    let date = "\(padded(year, 4))-\(padded(month, 2))-\(padded(left + 1, 2))"
    let (hour, minute) = (padded(second / 3600, 2), padded(second / 60 % 60, 2))
    return "\(date)T\(hour):\(minute):\(padded(second % 60, 2))Z"
  }

  // MARK: - Durations

  /// The seconds of `90s`, `30m`, `72h`, `3d`, `2w` or `1d12h`, or of a number of them.
  static func duration(_ json: ReferenceJSON?) -> Int64? {
    guard let text = json?.text else { return json?.integer }
    let units: [Character: Int64] = ["s": 1, "m": 60, "h": 3600, "d": 86_400, "w": 604_800]
    var total: Int64 = 0
    var digits = ""
    for character in text {
      guard let unit = units[character] else {
        digits.append(character)
        continue
      }
      guard let number = Int64(digits) else { return nil }
      total += number * unit
      digits = ""
    }
    return digits.isEmpty && !text.isEmpty ? total : nil
  }
}
