import ProgressionModel
public import ProgressionText

/// Reads instants of commands and scenarios: ISO 8601 text with an offset, or seconds since
/// 1970-01-01T00:00:00Z.
public enum InstantReader {
  private static let example = "2026-01-01T00:00:00Z"

  /// Reads one instant.
  ///
  /// - Parameters:
  ///   - value: the text or number.
  ///   - what: what it is, as in `now`, for messages.
  /// - Returns: the seconds since 1970-01-01T00:00:00Z, or `nil` and what is wrong.
  public static func read(
    _ value: JSONValue, _ what: String
  ) -> (instant: Int64?, finding: Diagnostic?) {
    if let seconds = value.integer {
      if Instants.range.contains(seconds) { return (seconds, nil) }
      return (nil, outside(value, what, seconds))
    }
    guard let text = value.string else {
      let kind = CommandDecoder.describe(value)
      return (
        nil,
        Diagnostic(
          .wrongType, at: value.place, "`\(what)` is an instant; this is \(kind)",
          help: ["write \"\(example)\""])
      )
    }
    do {
      return (try Instants.parse(text), nil)
    } catch {
      return (nil, finding(error, text, what, at: value.place))
    }
  }

  private static func outside(_ value: JSONValue, _ what: String, _ seconds: Int64) -> Diagnostic {
    var help: [String] = []
    // Half of all clocks count milliseconds.
    if seconds > 0, Instants.range.contains(seconds / 1000) {
      help.append("instants are seconds; if these are milliseconds, write \(seconds / 1000)")
    }
    return Diagnostic(
      .outOfRange, at: value.place,
      "`\(what)` is \(Instants.range.lowerBound) to \(Instants.range.upperBound) seconds, the "
        + "years 1970 to 9999; this is \(seconds)", help: help)
  }

  private static func finding(
    _ error: InstantError, _ text: String, _ what: String, at place: Place
  ) -> Diagnostic {
    switch error {
    case .withoutTime:
      Diagnostic(
        .wrongType, at: place,
        "`\(what)` is an instant; `\(text)` is a day, which begins elsewhere at another time",
        help: rewrites("\(text)T00:00"))
    case .withoutOffset:
      Diagnostic(
        .wrongType, at: place,
        "`\(what)` is an instant; `\(text)` does not say in which offset from UTC",
        help: rewrites(text))
    case .outOfRange:
      Diagnostic(
        .outOfRange, at: place, "`\(what)` is an instant; there is no date or time `\(text)`")
    case .outsideYears:
      Diagnostic(
        .outOfRange, at: place,
        "`\(what)` lies in the years 1970 to 9999; `\(text)` does not")
    case .notADate:
      Diagnostic(
        .wrongType, at: place, "`\(what)` is an instant; `\(text)` is none",
        help: [Int64(text).map { "write \($0) without quotes" } ?? "write \"\(example)\""])
    }
  }

  private static func rewrites(_ text: String) -> [String] {
    ["write \"\(text)Z\" for UTC, or the offset of the place as in \"\(text)+02:00\""]
  }
}
