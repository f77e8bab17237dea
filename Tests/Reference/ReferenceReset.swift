/// How long a fact lives.
enum ReferenceLife: Hashable, Sendable {
  case account
  case playthrough
  /// Until the reset of this name happens.
  case reset(String)
}

/// A moment at which facts end.
struct ReferenceReset: Sendable {
  var id: String
  var json: ReferenceJSON

  /// Whether the calendar starts it, and no command.
  var isCalendar: Bool { json["every"] != nil }

  /// The missed periods that a streak forgives.
  var grace: Int64 { json["grace"]?.integer ?? 0 }

  /// How often the grants are paid when so many boundaries were passed.
  func payments(boundaries: Int64) -> Int64 {
    switch json["catchUp"] {
    case "none": boundaries == 1 ? 1 : 0
    case .object(let members): min(boundaries, members.first?.value.integer ?? 1)
    default: 1
    }
  }

  // MARK: - Periods

  /// Whether a period begins on a day.
  private func begins(onDay day: Int64) -> Bool {
    json["every"] == "day" || json["on"]?.text == ReferenceCalendar.weekday(ofDay: day)
  }

  private func start(ofDay day: Int64, in zone: ReferenceZone) -> Int64 {
    let time = json["at"]?.text.flatMap { ReferenceCalendar.timeOfDay($0) } ?? 0
    return zone.instant(ofLocal: day * ReferenceCalendar.day + time)
  }

  /// The number of the period that holds at an instant, and when it began.
  func period(at instant: Int64, in zone: ReferenceZone) -> (number: Int64, start: Int64) {
    // From a day that is ahead in every zone back to the first that has begun.
    var day = ReferenceCalendar.divide(instant, by: ReferenceCalendar.day).quotient + 3
    while !begins(onDay: day) || start(ofDay: day, in: zone) > instant { day -= 1 }
    let start = start(ofDay: day, in: zone)
    if json["every"] == "day" { return (day, start) }
    var first: Int64 = 0
    while !begins(onDay: first) { first += 1 }
    return (ReferenceCalendar.divide(day - first, by: 7).quotient, start)
  }
}
