import ProgressionModel
import ProgressionText

/// Reads the values of time that a pack writes.
extension ShapeReader {
  /// An instant with its offset; a number is none, since people read packs.
  mutating func instant(_ value: JSONValue, _ what: String) -> Int64? {
    if let seconds = value.integer {
      // Half of all clocks count milliseconds.
      let meant = Instants.range.contains(seconds) ? seconds : seconds / 1000
      reportType(
        of: value, "`\(what)` is an instant, written as a text with an offset",
        help: Instants.range.contains(meant) ? ["write \"\(Instants.text(meant))\""] : [])
      return nil
    }
    let (instant, finding) = InstantReader.read(value, what)
    if let finding { report.add(finding) }
    return instant
  }

  /// A duration in seconds, 1 or more: a text such as `72h`, or a number of seconds.
  mutating func duration(_ value: JSONValue, _ what: String) -> Int64? {
    guard let seconds = anyDuration(value, what) else { return nil }
    if seconds >= 1 { return seconds }
    report.error(.outOfRange, at: value.place, "`\(what)` is 1 second or more")
    return nil
  }

  /// A duration in seconds of any length.
  mutating func anyDuration(_ value: JSONValue, _ what: String) -> Int64? {
    if let seconds = value.integer { return seconds }
    let form = "write a number and `s`, `m`, `h`, `d` or `w`, as in \"90m\" or \"1d12h\""
    guard let text = value.string else {
      let source = value.sourceText
      if value.kind == .number {
        report.error(
          .notAnInteger, at: value.place,
          "`\(what)` is a duration in whole seconds; this is `\(source)`", help: [form])
      } else {
        reportType(of: value, "`\(what)` is a duration such as \"72h\"", help: [form])
      }
      return nil
    }
    if let seconds = Durations.parse(text) { return seconds }
    var help = [form]
    var fix: Fix?
    switch DurationGuess(text) {
    case .written(let meant):
      help = ["write \"\(meant)\""]
      fix = Self.writing(meant, at: value.place)
    case .ofNoLength:
      help = ["months and years have no fixed length: count in days or weeks"]
    case .tooFine: help = ["the smallest unit is the second"]
    case .withoutUnit(let number):
      help = ["write the unit: \"\(number)h\" for hours, or \(number) without quotes for seconds"]
    case .none: break
    }
    report.error(
      .wrongType, at: value.place, "`\(what)` is a duration; `\(text)` is none", help: help,
      fix: fix)
    return nil
  }

  /// A time of day in seconds since midnight; `isEnd` allows `24:00`.
  mutating func timeOfDay(_ value: JSONValue, _ what: String, isEnd: Bool = false) -> Int64? {
    guard let text = value.string else {
      let hour = value.integer.flatMap { (0..<24).contains($0) ? ClockTime.text(hour: $0) : nil }
      reportType(
        of: value, "`\(what)` is a time of day such as \"04:00\"",
        help: hour.map { ["write \"\($0)\""] } ?? [])
      return nil
    }
    if let seconds = ClockTime.parse(text) {
      if seconds < 86_400 || isEnd { return seconds }
      report.error(
        .outOfRange, at: value.place, "`\(what)` is \"00:00\" to \"23:59\"; this is `\(text)`",
        help: ["write \"00:00\""], fix: Self.writing("00:00", at: value.place))
      return nil
    }
    var help = ["write hours and minutes of a day of 24 hours, as in \"04:00\" or \"18:30\""]
    var fix: Fix?
    if let meant = ClockTime.guess(text) {
      help = ["write \"\(meant)\""]
      fix = Self.writing(meant, at: value.place)
    }
    report.error(
      .wrongType, at: value.place, "`\(what)` is a time of day; `\(text)` is none", help: help,
      fix: fix)
    return nil
  }

  /// The name of a zone; which zones there are only the tables of a compiled engine know.
  mutating func zone(_ value: JSONValue) -> String? {
    guard let name = text(value, "zone") else { return nil }
    let isName = name.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"), UInt8(ascii: "_"),
        UInt8(ascii: "-"), UInt8(ascii: "+"):
        true
      default: false
      }
    }
    let rest =
      name.hasPrefix("UTC") || name.hasPrefix("GMT") ? name.utf8.dropFirst(3) : name.utf8[...]
    let isOffset = rest.first.map { $0 == UInt8(ascii: "+") || $0 == UInt8(ascii: "-") } ?? false
    if isOffset {
      report.error(
        .wrongType, at: value.place,
        "`zone` is the name of a zone; `\(name)` is an offset, which knows no daylight saving",
        help: ["write a name such as \"Europe/Berlin\", or \"UTC\""])
      return nil
    }
    if name == "Z" || name == "utc" || name == "Utc" || name == "GMT" {
      report.error(
        .wrongType, at: value.place, "`zone` is the name of a zone; `\(name)` is none",
        help: ["write \"UTC\""], fix: Self.writing("UTC", at: value.place))
      return nil
    }
    if name == "local" || name == "device" || name == "player" {
      report.error(
        .wrongType, at: value.place,
        "`zone` is the name of a zone; a day that follows the device can be had twice by travelling",
        help: ["write a name such as \"Europe/Berlin\", or \"UTC\""])
      return nil
    }
    if isName { return name }
    report.error(
      .wrongType, at: value.place, "`zone` is the name of a zone; `\(name)` is none",
      help: ["write a name such as \"Europe/Berlin\", or \"UTC\""])
    return nil
  }

  /// A day of the week.
  mutating func weekday(_ value: JSONValue, _ what: String) -> Weekday? {
    let words = Weekday.all.map { $0.description }
    guard let text = value.string else {
      reportType(of: value, "`\(what)` takes a day of the week such as \"monday\"")
      return nil
    }
    if let day = Weekday(text) { return day }
    let small = text.inSmallLetters
    let meant =
      words.first { small.utf8.count >= 2 && $0.utf8.starts(with: small.utf8.prefix(3)) }
      ?? NameSuggestion.nearest(to: small, in: words)
    report.error(
      .unknownWord, at: value.place,
      "`\(text)` is no day of the week; they are written out in small letters",
      help: [meant.map { "write \"\($0)\"" } ?? "the words are \(Self.list(words))"],
      fix: meant.map { Self.writing($0, at: value.place) })
    return nil
  }
}
