import ProgressionModel
import ProgressionText

/// Leaves about time and chance.
extension Explainer {
  /// A leaf about time or chance as it stands, negated or not.
  func moment(
    _ reference: ConditionRef, _ place: Place, _ holds: Bool, _ isNegated: Bool
  ) -> Requirement {
    var leaf = Requirement(
      kind: .time, place: place, holds: holds, isBlocker: isNegated, subjects: [], text: "")
    switch tables[reference] {
    case .now(let from, let until):
      leaf.text = words(forWindow: from, until, isNegated)
    case .weekly(let window):
      leaf.text = words(for: window, holds, isNegated)
    case .cohort(let salt, let share):
      leaf.kind = .cohort
      leaf.text =
        "the player is \(holds != isNegated ? "" : "not ")among the \(share)% of `\(salt)`"
        + (isNegated && !holds ? ", which closes this" : "")
    case .waiting(let timer):
      leaf.kind = .timer
      leaf.subjects = [tables[timer].id]
      leaf.text = words(for: timer) + (isNegated && !holds ? ", which closes this" : "")
    default: break
    }
    return leaf
  }

  // MARK: Windows

  /// `opens at ..., in 2d 3h`, `open until ...`, `open since ...`, `closed since ...`; of the
  /// time outside the window where it is negated.
  private func words(forWindow from: Int64?, _ until: Int64?, _ isNegated: Bool) -> String {
    let isBefore = from.map { state.now < $0 } ?? false
    let isAfter = until.map { state.now >= $0 } ?? false
    let isOpen = (!isBefore && !isAfter) != isNegated
    if isBefore, let from {
      if isOpen { return "open until \(instant(from)), for \(time(until: from)) more" }
      let end = until.map { ", until \(instant($0))" } ?? ""
      return "opens at \(instant(from)), in \(time(until: from))\(end)"
    }
    if isAfter, let until { return (isOpen ? "open" : "closed") + " since \(instant(until))" }
    if let until {
      return isOpen
        ? "open until \(instant(until)), for \(time(until: until)) more"
        : "opens at \(instant(until)), in \(time(until: until))"
    }
    if let from { return (isOpen ? "open" : "closed") + " since \(instant(from))" }
    return isOpen ? "always" : "never"
  }

  private func words(
    for window: WeeklyWindow, _ holds: Bool, _ isNegated: Bool
  ) -> String {
    let name = (isNegated ? "not " : "") + window.words
    guard let zone = state.layout.zone(named: window.zone) else {
      return "\(name): there are no rules for this zone"
    }
    let isInside = holds != isNegated
    let next =
      isInside
      ? window.nextEnd(after: state.now, in: zone) : window.nextStart(after: state.now, in: zone)
    guard let next, next <= Instants.range.upperBound else { return name }
    return holds
      ? "\(name); open until \(instant(next)), for \(time(until: next)) more"
      : "\(name); next at \(instant(next)), in \(time(until: next))"
  }

  // MARK: Timers

  private func words(for timer: TimerRef) -> String {
    let entry = tables[timer]
    let name = entry.title == entry.id ? "timer `\(entry.id)`" : entry.title
    guard let due = state.due(of: timer) else { return "\(name) does not wait" }
    return "\(name) waits until \(instant(due)), for \(time(until: due)) more"
  }

  // MARK: Words

  func instant(_ instant: Int64) -> String { Instants.text(instant) }

  func time(until instant: Int64) -> String {
    Durations.text(instant.subtractingClamped(state.now))
  }
}

extension WeeklyWindow {
  /// The days, times and zone, as in `Saturday, Sunday 18:00 to 22:00 in Europe/Berlin`.
  var words: String {
    let hours = isWholeDay ? "" : " \(clock(from)) to \(clock(until))"
    return "\(daysInWords)\(hours) in \(zone)"
  }

  /// The names of the days; three or more in a row as in `Monday to Friday`.
  private var daysInWords: String {
    let days = days
    if days.count == Weekday.all.count { return "every day" }
    var parts: [String] = []
    var start = 0
    while start < days.count {
      var end = start
      while end + 1 < days.count, days[end + 1].rawValue == days[end].rawValue + 1 { end += 1 }
      if end >= start + 2 {
        parts.append("\(days[start].name) to \(days[end].name)")
      } else {
        for day in days[start...end] { parts.append(day.name) }
      }
      start = end + 1
    }
    return parts.joined(separator: ", ")
  }

  private func clock(_ seconds: Int64) -> String {
    let (hours, minutes, rest) = (seconds / 3600, seconds / 60 % 60, seconds % 60)
    func padded(_ number: Int64) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let time = "\(padded(hours)):\(padded(minutes))"
    return rest == 0 ? time : "\(time):\(padded(rest))"
  }
}

extension Weekday {
  /// The English name.
  var name: String {
    switch self {
    case .monday: "Monday"
    case .tuesday: "Tuesday"
    case .wednesday: "Wednesday"
    case .thursday: "Thursday"
    case .friday: "Friday"
    case .saturday: "Saturday"
    case .sunday: "Sunday"
    }
  }
}
