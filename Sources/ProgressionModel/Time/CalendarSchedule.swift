/// When the calendar begins a new period: each day or week at a local time of a zone.
///
/// A time in the gap of a change of the clocks is its next valid instant, a repeated one its first, so
/// each period begins exactly once.
public struct CalendarSchedule: Hashable, Sendable {
  /// How long a period is.
  public enum Every: Hashable, Sendable {
    /// One day.
    case day
    /// One week, from that day on.
    case week(on: Weekday)
  }

  /// How long a period is.
  public var every: Every
  /// The time of day at which a period begins: seconds since local midnight, 0 up to 86400.
  public var at: Int64
  /// The name of the zone.
  public var zone: String

  /// Makes a schedule.
  public init(every: Every, at: Int64, zone: String) {
    self.every = every
    self.at = at
    self.zone = zone
  }

  /// The number of the period that holds at an instant.
  ///
  /// Numbers rise by one from period to period and never fall as instants rise. A day has the number
  /// of days from 1970-01-01 to the local date on which it begins. Week 0 begins on the first such day
  /// from 1970-01-01 on. Where a zone leaves out a whole date that began at midnight, its number is
  /// passed over.
  ///
  /// - Complexity: O(log n) for n transitions of the zone.
  public func period(at instant: Int64, in zone: ZoneTable) -> Int64 {
    let sinceFirst = zone.furthestLocal(until: instant).clampedDifference(at)
    let day = sinceFirst.flooredQuotient(CivilDate.secondsPerDay)
    switch every {
    case .day: return day
    case .week(let weekday): return (day - weekday.firstDay).flooredQuotient(7)
    }
  }

  /// The instant at which a period begins.
  ///
  /// What leaves 64 bits is the nearer end of them.
  ///
  /// - Complexity: O(log n) for n transitions of the zone.
  public func start(of period: Int64, in zone: ZoneTable) -> Int64 {
    let day: Int64
    switch every {
    case .day: day = period
    case .week(let weekday): day = period.clampedProduct(7).clampedSum(weekday.firstDay)
    }
    return zone.instant(ofLocal: day.clampedProduct(CivilDate.secondsPerDay).clampedSum(at))
  }
}
