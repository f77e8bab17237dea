import ProgressionText

/// The text of a failure, the same in every form.
enum FailureText {
  private static let indentation = "  "
  private static let width = 14

  /// The lines of a failure: place and sentence, then what helps.
  static func lines(of failure: ScenarioFailure) -> [String] {
    let place = failure.location.map { "\(PlainText.visible($0.description)): " } ?? ""
    var lines = [place + failure.message]
    if let step = failure.step {
      let label = "step \(step):"
      append(label, [failure.stepText + rounds(failure.rounds)], to: &lines)
    }
    append("expected:", split(failure.expected), to: &lines)
    append("actual:", split(failure.actual), to: &lines)
    append("because:", failure.reasons.map(text), to: &lines)
    append("last changes:", failure.changes, to: &lines)
    append("replay:", [failure.replay], to: &lines)
    return lines
  }

  /// The lines joined.
  static func text(of failure: ScenarioFailure) -> String {
    lines(of: failure).joined(separator: "\n")
  }

  private static func text(_ reason: ScenarioFailure.Reason) -> String {
    guard let location = reason.location else { return reason.text }
    return "\(reason.text) (\(PlainText.visible(location.description)))"
  }

  private static func rounds(_ rounds: [Int64]) -> String {
    guard !rounds.isEmpty else { return "" }
    return " (round \(rounds.map { "\($0)" }.joined(separator: ".")))"
  }

  private static func split(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  private static func append(_ label: String, _ texts: [String], to lines: inout [String]) {
    var label = label
    for text in texts {
      let space = String(repeating: " ", count: max(1, width - label.count))
      let line = indentation + label + space + text
      lines.append(line)
      label = ""
    }
  }
}
