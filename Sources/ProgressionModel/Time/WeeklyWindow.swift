/// A time of some days of the week, as in "on weekends from 18:00 to 22:00" in a zone.
///
/// A window is half-open. An end at or before the start is on the next day, and the window belongs to
/// the day of its start. Both ends are local times as `ZoneTable.instant(ofLocal:)` has them: a window
/// that lies in the gap of a change of the clocks does not come on that day.
public struct WeeklyWindow: Hashable, Sendable {
  /// The longest search for a beginning, in days: a window may fall into a gap in one week, or two.
  private static let horizon: Int64 = 28

  /// The days on which the window begins: bit 0 is Monday, bit 6 Sunday; never 0.
  public let dayBits: UInt8
  /// The start in seconds since local midnight: 0 up to 86400.
  public let from: Int64
  /// The end in seconds since local midnight: 0 through 86400, which is `24:00`.
  public let until: Int64
  /// The name of the zone.
  public let zone: String

  /// Makes a window; by default it lasts the whole of each day.
  ///
  /// `nil` where there is no day or a time is outside its range.
  public init?(days: [Weekday], from: Int64 = 0, until: Int64 = 86_400, zone: String) {
    guard !days.isEmpty, (0..<86_400).contains(from), (0...86_400).contains(until) else {
      return nil
    }
    dayBits = days.reduce(0) { $0 | 1 << $1.rawValue }
    self.from = from
    self.until = until
    self.zone = zone
  }

  /// The days on which the window begins, from Monday on.
  public var days: [Weekday] { Weekday.all.filter { contains($0) } }

  /// Whether the window lasts the whole of each of its days.
  public var isWholeDay: Bool { from == 0 && until == CivilDate.secondsPerDay }

  /// Whether the instant is in the window.
  ///
  /// - Complexity: O(log n) for n transitions of the zone.
  public func holds(at instant: Int64, in zone: ZoneTable) -> Bool {
    let local = zone.furthestLocal(until: instant)
    let today = local.flooredQuotient(CivilDate.secondsPerDay)
    let second = local.flooredRemainder(CivilDate.secondsPerDay)
    if until > from { return begins(on: today) && from <= second && second < until }
    return begins(on: today) && from <= second || begins(on: today - 1) && second < until
  }

  /// The first instant after `instant` at which the window begins to hold, having not held before.
  ///
  /// `nil` where that is not within four weeks, as with whole days of which none is left out.
  ///
  /// - Complexity: O(log n) for n transitions of the zone.
  public func nextStart(after instant: Int64, in zone: ZoneTable) -> Int64? {
    let today = zone.furthestLocal(until: instant).flooredQuotient(CivilDate.secondsPerDay)
    for day in today...(today + WeeklyWindow.horizon) where begins(on: day) {
      let start = zone.instant(
        ofLocal: day.clampedProduct(CivilDate.secondsPerDay).clampedSum(from))
      if start > instant, holds(at: start, in: zone), !holds(at: start - 1, in: zone) {
        return start
      }
    }
    return nil
  }

  /// The first instant after `instant` at which the window stops holding, having held before.
  ///
  /// `nil` where that is not within four weeks, as with whole days of which none is left out.
  ///
  /// - Complexity: O(log n) for n transitions of the zone.
  public func nextEnd(after instant: Int64, in zone: ZoneTable) -> Int64? {
    let today = zone.furthestLocal(until: instant).flooredQuotient(CivilDate.secondsPerDay)
    for day in (today - 1)...(today + WeeklyWindow.horizon) where begins(on: day) {
      let lastDay = until > from ? day : day + 1
      let end = zone.instant(
        ofLocal: lastDay.clampedProduct(CivilDate.secondsPerDay).clampedSum(until))
      if end > instant, !holds(at: end, in: zone), holds(at: end - 1, in: zone) { return end }
    }
    return nil
  }

  private func contains(_ weekday: Weekday) -> Bool { dayBits >> weekday.rawValue & 1 == 1 }

  /// Whether a window begins on a day, counted from 1970-01-01.
  private func begins(on day: Int64) -> Bool {
    // 1970-01-01 was a Thursday, bit 3.
    dayBits >> UInt8(truncatingIfNeeded: (day + 3).flooredRemainder(7)) & 1 == 1
  }
}
