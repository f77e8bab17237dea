import ProgressionModel
public import ProgressionText

/// Reads durations of scenarios: text such as `72h`, or a number of seconds.
public enum DurationReader {
  /// Reads one duration.
  ///
  /// - Parameters:
  ///   - value: the text or number.
  ///   - what: what it is, as in `wait`, for messages.
  /// - Returns: the seconds, which may be below 0, or `nil` and what is wrong.
  public static func read(
    _ value: JSONValue, _ what: String
  ) -> (seconds: Int64?, finding: Diagnostic?) {
    var decoder = CommandDecoder(authority: .player)
    let seconds = decoder.anyDuration(value, what)
    return (seconds, decoder.report.diagnostics.first)
  }
}
