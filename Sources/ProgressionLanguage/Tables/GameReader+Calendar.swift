import ProgressionModel
import ProgressionText

/// Reads resets by the calendar.
extension GameReader {
  /// What a reset with `every` has, its grants aside; `nil` after a mistake in when it comes.
  mutating func calendar(_ object: JSONValue, _ every: JSONValue) -> CalendarReset? {
    let schedule = self.schedule(object, every)
    let grace = object["grace"].map { integer($0, "grace", in: 0...Int64.max) } ?? 0
    let catchUp = object["catchUp"].flatMap { self.catchUp($0) } ?? .one
    guard let schedule else { return nil }
    return CalendarReset(schedule: schedule, grace: grace ?? 0, catchUp: catchUp)
  }

  private mutating func schedule(_ object: JSONValue, _ every: JSONValue) -> CalendarSchedule? {
    let at = object["at"].map { timeOfDay($0, "at") } ?? 0
    let zone = object["zone"].map { self.zone($0) } ?? "UTC"
    guard let every = self.every(every, on: object["on"]), let at, let zone else { return nil }
    return CalendarSchedule(every: every, at: at, zone: zone)
  }

  private mutating func every(_ value: JSONValue, on: JSONValue?) -> CalendarSchedule.Every? {
    if value.equals("day") {
      if let on {
        report.error(
          .resetKind, at: on.place, "a reset of every day has no `on`",
          help: ["leave it out, or write \"every\": \"week\""])
      }
      return .day
    }
    guard value.equals("week") else {
      reportEvery(value)
      return nil
    }
    guard let on else {
      report.error(
        .missingKey, at: value.place, "a reset of every week says on which day",
        help: ["write \"on\": \"monday\""])
      return nil
    }
    return weekday(on, "on").map { .week(on: $0) }
  }

  private mutating func reportEvery(_ value: JSONValue) {
    let what = "`every` is `day` or `week`, by the calendar of a zone"
    if let word = value.string, let meant = CalendarWords.every(meantBy: word) {
      report.error(
        .unknownWord, at: value.place, "\(what); this is `\(word)`",
        help: ["write \"\(meant)\""], fix: Self.writing(meant, at: value.place))
      return
    }
    guard let seconds = value.integer ?? value.string.flatMap({ Durations.parse($0) }) else {
      reportWord(value, "every", ["day", "week"])
      return
    }
    var help: [String] = []
    if seconds == 86_400 { help.append("write \"day\" for each day of a calendar") }
    if seconds == 604_800 { help.append("write \"week\" for each week of a calendar") }
    let span = value.string ?? "\(seconds)s"
    help.append(
      "for a time since something happened, write {\"timeSince\": …, \"atLeast\": \"\(span)\"}")
    help.append("for what fills by itself, give a currency or item a `refill`")
    report.error(
      .unknownWord, at: value.place, "\(what), not a length of time: those slide", help: help)
  }

  private mutating func catchUp(_ value: JSONValue) -> CalendarReset.CatchUp? {
    if value.equals("none") { return CalendarReset.CatchUp.none }
    if value.equals("one") { return .one }
    let form = "write \"none\", \"one\" or {\"all\": 7}, 7 being the most"
    if value.kind == .object {
      checkKeys(value, .catchUp)
      guard let all = value["all"] else {
        if value.count == 0 {
          report.error(
            .missingKey, at: value.place, "`catchUp` does not say how many", help: [form])
        }
        return nil
      }
      return integer(all, "all", in: 1...Int64.max).map { .all(max: $0) }
    }
    if value.equals("all") || value.kind == .integer {
      report.error(
        .wrongType, at: value.place, "`catchUp` of several has the most that are paid",
        help: ["write {\"all\": \(value.integer ?? 7)}"])
    } else {
      reportWord(value, "catchUp", ["none", "one"])
    }
    return nil
  }
}

/// Words of other tools for the days and weeks of a calendar.
enum CalendarWords {
  /// `day` or `week`, or `nil` for what is neither.
  static func every(meantBy word: String) -> String? {
    switch word {
    case "daily", "Daily", "Day", "days": "day"
    case "weekly", "Weekly", "Week", "weeks": "week"
    default: nil
    }
  }
}
