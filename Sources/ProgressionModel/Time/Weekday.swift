/// A day of the week.
public enum Weekday: UInt8, Hashable, Sendable {
  /// The first day, as ISO 8601 counts.
  case monday
  case tuesday
  case wednesday
  case thursday
  case friday
  case saturday
  case sunday

  /// Every day, from Monday to Sunday.
  public static var all: [Weekday] {
    [.monday, .tuesday, .wednesday, .thursday, .friday, .saturday, .sunday]
  }

  /// Reads the English word in small letters; `nil` for any other text.
  public init?(_ word: String) {
    guard let day = Weekday.all.first(where: { $0.description == word }) else { return nil }
    self = day
  }

  /// The first day with this name, 1970-01-01 (a Thursday) being day 0.
  var firstDay: Int64 { (Int64(rawValue) + 4) % 7 }
}

extension Weekday: CustomStringConvertible {
  /// The English word in small letters.
  public var description: String {
    switch self {
    case .monday: "monday"
    case .tuesday: "tuesday"
    case .wednesday: "wednesday"
    case .thursday: "thursday"
    case .friday: "friday"
    case .saturday: "saturday"
    case .sunday: "sunday"
    }
  }
}
