import ProgressionLanguage
import ProgressionModel
import ProgressionText

extension ScenarioDecoder {
  /// An instant; `nil` and a finding otherwise.
  mutating func instant(_ value: JSONValue, _ what: String) -> Int64? {
    let (instant, finding) = InstantReader.read(value, what)
    if let finding { diagnostics.append(finding) }
    return instant
  }

  /// The instant of a step `at`, which is easily taken for a `wait`.
  mutating func stepInstant(_ value: JSONValue) -> Int64? {
    if let text = value.string, Durations.parse(text) != nil {
      report(
        .wrongType, at: value.place,
        "`at` is an instant; `\(PlainText.visible(text))` is a duration",
        help: ["write `{\"wait\": \"\(text)\"}`"])
      return nil
    }
    return instant(value, "at")
  }

  /// The seconds of a step `wait`, 0 or more; `nil` and a finding otherwise.
  mutating func wait(_ value: JSONValue) -> Int64? {
    if let text = value.string, (try? Instants.parse(text)) != nil {
      report(
        .wrongType, at: value.place, "`wait` is a duration; `\(text)` is an instant",
        help: ["write `{\"at\": \"\(text)\"}`"])
      return nil
    }
    let (seconds, finding) = DurationReader.read(value, "wait")
    if let finding { diagnostics.append(finding) }
    guard let seconds, seconds < 0 else { return seconds }
    report(
      .outOfRange, at: value.place, "`wait` is 0 seconds or more; this is \(seconds)",
      help: ["to set the clock back, write `{\"at\": \"2026-01-01T00:00:00Z\"}`"])
    return nil
  }
}
