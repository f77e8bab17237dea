import Foundation
public import ProgressionModel
import ProgressionText

extension ZoneTables {
  /// The zones that have these names in the data of the system, as tables to compile or to save.
  ///
  /// What the system says differs from machine to machine and from year to year: a server takes the
  /// tables once and shares them. Before the first year the first offset holds, after the last year the
  /// last one.
  ///
  /// - Parameters:
  ///   - names: Names such as `Europe/Berlin`, written exactly so; `UTC` is always there.
  ///   - years: The years in which changes are looked for, within 1970 to 9999.
  /// - Returns: A table for each name, and `UTC`.
  /// - Throws: `SystemZoneError` with the first name that the system does not know.
  /// - Complexity: linear in the number of days, some milliseconds for each zone by default.
  public static func system(
    _ names: [String], years: ClosedRange<Int64> = 1970...2100
  ) throws(SystemZoneError) -> ZoneTables {
    var tables: [ZoneTable] = []
    for name in names where name != ZoneTable.utc.name {
      tables.append(try SystemZone(name).table(years: years))
    }
    return ZoneTables(tables)
  }
}

/// One zone of the system.
private struct SystemZone {
  private static let secondsPerDay: Int64 = 86_400

  let name: String
  private let zone: TimeZone

  init(_ name: String) throws(SystemZoneError) {
    // The list is asked for in any case: in a statically linked program on Linux that alone brings the
    // data of the zones in.
    let known = TimeZone.knownTimeZoneIdentifiers
    guard let zone = TimeZone(identifier: name) else {
      if known.isEmpty { throw .noZones(name) }
      throw .unknownZone(name, nearest: NameSuggestion.nearest(to: name, in: known.sorted()))
    }
    self.name = name
    self.zone = zone
  }

  /// The offsets are compared day by day, which sees changes of every kind; zones have had changes a
  /// week apart, but never two in a day.
  func table(years: ClosedRange<Int64>) throws(SystemZoneError) -> ZoneTable {
    let years = years.clamped(to: 1970...9999)
    let end = Self.start(ofYear: years.upperBound + 1)
    var instant = Self.start(ofYear: years.lowerBound)
    let initial = offset(at: instant)
    var last = initial
    var transitions: [ZoneTable.Transition] = []
    while instant < end {
      let next = min(instant + Self.secondsPerDay, end)
      let offset = offset(at: next)
      if offset != last {
        transitions.append(
          ZoneTable.Transition(instant: change(after: instant, until: next), offset: offset))
        last = offset
      }
      instant = next
    }
    guard let table = ZoneTable(name: name, initialOffset: initial, transitions: transitions)
    else { throw .unknownZone(name, nearest: nil) }
    return table
  }

  /// The first instant with another offset than `start`, which `end` has.
  private func change(after start: Int64, until end: Int64) -> Int64 {
    let before = offset(at: start)
    var low = start
    var high = end
    while high - low > 1 {
      let middle = low + (high - low) / 2
      if offset(at: middle) == before { low = middle } else { high = middle }
    }
    return high
  }

  private func offset(at instant: Int64) -> Int64 {
    Int64(zone.secondsFromGMT(for: Date(timeIntervalSince1970: TimeInterval(instant))))
  }

  /// For the years from 1970 on.
  private static func start(ofYear year: Int64) -> Int64 {
    let before = year - 1
    let leapDays = before / 4 - before / 100 + before / 400 - 477
    return ((year - 1970) * 365 + leapDays) * secondsPerDay
  }
}
