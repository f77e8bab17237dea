/// Why a text is no instant.
public enum InstantError: Error, Hashable, Sendable {
  /// It is not written as an instant.
  case notADate
  /// It is a date without a time of day.
  case withoutTime
  /// It has neither `Z` nor an offset, so that it would mean another instant in every zone.
  case withoutOffset
  /// There is no such month, day, time of day or offset: month 13, February 30, hour 24, second 60.
  case outOfRange
  /// It is before the year 1970 or after 9999 in UTC.
  case outsideYears
}

extension InstantError: CustomStringConvertible {
  /// One sentence in lower case, without a final period.
  public var description: String {
    switch self {
    case .notADate: "an instant is written as `2026-01-01T00:00:00Z`"
    case .withoutTime: "the date lacks a time of day and `Z` or an offset, as in `T00:00:00Z`"
    case .withoutOffset: "the time lacks `Z` or an offset such as `+02:00`"
    case .outOfRange: "there is no such month, day, time of day or offset"
    case .outsideYears: "the instant is not within the years 1970 to 9999"
    }
  }
}
