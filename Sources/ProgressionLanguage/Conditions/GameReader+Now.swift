import ProgressionModel
import ProgressionText

/// Reads the conditions about time and chance.
extension GameReader {
  /// Reads `now`: a span of instants, or a window that comes back every week.
  mutating func now(_ json: JSONValue) -> Condition? {
    let forms = [
      "write {\"now\": {\"from\": \"2026-11-01T00:00Z\", \"until\": \"2026-11-06T00:00Z\"}}",
      "or {\"now\": {\"days\": [\"saturday\"], \"zone\": \"Europe/Berlin\"}}",
    ]
    guard isObject(json, "`now`", help: forms) else { return nil }
    let from = json["from"]
    let until = json["until"]
    let isSpan = from != nil || until != nil
    let isWindow = json["days"] != nil || json["between"] != nil
    let errors = report.errorCount
    checkKeys(json, isSpan == isWindow ? .now : isSpan ? .span.adding(["zone"]) : .window)
    let isMisspelt = report.errorCount > errors
    if isSpan, isWindow {
      report.error(
        .timeWindow, at: json.place,
        "`now` is a span from one instant to another, or a window of each week, not both",
        help: ["write {\"all\": [{\"now\": {\"from\": …}}, {\"now\": {\"days\": …}}]}"])
      return nil
    }
    if isWindow { return window(json, isMisspelt: isMisspelt) }
    guard isSpan else {
      if !isMisspelt {
        report.error(.timeWindow, at: json.place, "`now` does not say when", help: forms)
      }
      return nil
    }
    if let zone = json["zone"] {
      report.error(
        .timeWindow, at: zone.place, "the instants of a span have their offsets, and no `zone`",
        help: ["leave `zone` out"])
    }
    let start = from.map { instant($0, "from") }
    let end = until.map { instant($0, "until") }
    if case .some(.none) = start { return nil }
    if case .some(.none) = end { return nil }
    return .now(from: start ?? nil, until: end ?? nil)
  }

  private mutating func window(_ json: JSONValue, isMisspelt: Bool) -> Condition? {
    let days = json["days"].map { self.days($0) } ?? Weekday.all
    let between = json["between"].map { self.between($0) } ?? (from: 0, until: 86_400)
    guard let written = json["zone"] else {
      if !isMisspelt {
        report.error(
          .missingKey, at: json.place, "a window of days and hours says in which `zone`",
          help: ["write \"zone\": \"Europe/Berlin\", or \"UTC\""])
      }
      return nil
    }
    guard let name = zone(written), let days, let between else { return nil }
    return WeeklyWindow(days: days, from: between.from, until: between.until, zone: name)
      .map { .weekly($0) }
  }

  private mutating func days(_ json: JSONValue) -> [Weekday]? {
    let form = "write [\"saturday\", \"sunday\"]"
    if let word = json.string {
      switch word {
      case "weekend", "weekends":
        reportType(of: json, "`days` lists days of the week", help: [form])
      case "weekdays", "weekday", "workdays":
        let days = Weekday.all.prefix(5).map { "\"\($0)\"" }.joined(separator: ", ")
        reportType(of: json, "`days` lists days of the week", help: ["write [\(days)]"])
      default:
        reportType(of: json, "`days` lists days of the week", help: ["write [\"\(word)\"]"])
      }
      return nil
    }
    guard isList(json, "`days`", help: [form]) else { return nil }
    if json.count == 0 {
      report.error(
        .emptyList, at: json.place, "a window on no day never comes",
        help: ["leave `days` out for every day"])
      return nil
    }
    var days: [Weekday] = []
    var isWhole = true
    for element in json.elements {
      guard let day = weekday(element, "days") else {
        isWhole = false
        continue
      }
      if days.contains(day) {
        report.error(.duplicateName, at: element.place, "`\(day)` stands twice in `days`")
      }
      days.append(day)
    }
    return isWhole ? days : nil
  }

  private mutating func between(_ json: JSONValue) -> (from: Int64, until: Int64)? {
    let form = "write [\"18:00\", \"22:00\"]"
    guard isList(json, "`between`", help: [form]) else { return nil }
    if json.count != 2 {
      report.error(
        .wrongType, at: json.place,
        "`between` has two times of day, the start and the end; this has \(json.count)",
        help: [form])
      return nil
    }
    var from: Int64?
    var until: Int64?
    for (index, element) in json.elements.enumerated() {
      if index == 0 {
        from = timeOfDay(element, "between")
      } else {
        until = timeOfDay(element, "between", isEnd: true)
      }
    }
    guard let from, let until else { return nil }
    return (from, until)
  }

  /// Reads `cohort` with its `share`.
  mutating func cohort(_ object: HeadedObject, _ place: Place) -> Condition? {
    guard let salt = text(object.value, "cohort") else { return nil }
    guard let written = object.companion("share") else {
      report.error(
        .missingKey, at: place, "`cohort` does not say which `share` of the players it holds",
        help: ["write {\"cohort\": \"\(salt)\", \"share\": 50} for 50 percent"])
      return nil
    }
    if written.kind == .number || written.string?.hasSuffix("%") == true {
      report.error(
        .notAnInteger, at: written.place,
        "`share` is in whole percent, 0 to 100; this is `\(written.sourceText)`",
        help: ["write \"share\": 50 for half of the players"])
      return nil
    }
    return integer(written, "share", in: 0...100).map { .cohort(salt: salt, share: $0) }
  }

  /// Reads `waiting`.
  mutating func waiting(_ value: JSONValue) -> Condition? {
    if case .timer(let timer) = entity(value, "waiting", .timer) { return .waiting(timer) }
    return nil
  }
}
