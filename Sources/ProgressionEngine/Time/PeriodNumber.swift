/// The number under which a state keeps a period of the calendar.
///
/// It only ever rises, also where the operator sets the clock back: each time that the calendar
/// itself goes back it begins anew 2^32 higher, so that what happened in a period before is told
/// from what happens when it comes again. Periods of the years 1970 to 9999 need 22 bits.
enum PeriodNumber {
  private static let span: Int64 = 1 << 32

  /// The highest number that a state can have.
  static let last: Int64 = 1 << 62

  /// Whether a calendar can be in the period: of any year, after the clock was set back up to half a
  /// billion times.
  static func isSound(_ number: Int64) -> Bool {
    let period = period(of: number)
    return (-1 << 22...1 << 22).contains(period)
      && (0...last / 2).contains(number.subtractingClamped(period))
  }

  /// The calendar's period of a number.
  static func period(of number: Int64) -> Int64 {
    ((number &+ span / 2) & (span - 1)) - span / 2
  }

  /// The number of a period of the calendar that comes after `number` without the clock having gone
  /// back.
  static func next(_ period: Int64, after number: Int64) -> Int64 {
    (number &- self.period(of: number)) &+ period
  }

  /// The number of a period of the calendar to which it has gone back from `number`.
  static func back(to period: Int64, from number: Int64) -> Int64 {
    let same = next(period, after: number)
    return same.addingClamped(span) > last / 2 ? same : same + span
  }
}
