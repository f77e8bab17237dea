import ProgressionText

/// The report for people: a line for each scenario, the failures in full, the counts last.
struct TextReport {
  let color: Bool

  /// Writes a report.
  func write(_ report: ScenarioReport) -> String {
    var text = ""
    for file in report.files { write(file, to: &text) }
    for file in report.files {
      for result in file.results {
        guard case .failed(let failures) = result.verdict else { continue }
        text += "\n\(paint("failed", .red)) \(result.name)\n"
        for failure in failures {
          for line in FailureText.lines(of: failure) { text += "  \(line)\n" }
        }
      }
    }
    if !text.isEmpty { text += "\n" }
    let summary = report.summary
    text += paint(summary.description, summary.isSuccess ? .green : .red) + "\n"
    return text
  }

  private func write(_ file: ScenarioFileResult, to text: inout String) {
    guard file.problem != nil || !file.results.isEmpty else { return }
    text += "\(PlainText.visible(file.name))\n"
    if let problem = file.problem {
      text += "  \(paint("not readable", .red))  \(PlainText.visible(problem))\n"
    }
    for result in file.results {
      switch result.verdict {
      case .passed: text += "  \(paint("passed", .green))   \(result.name)\n"
      case .failed: text += "  \(paint("failed", .red))   \(result.name)\n"
      case .skipped(let reason):
        text += "  \(paint("skipped", .yellow))  \(result.name): \(reason)\n"
      case .todo(let reason, _):
        text += "  \(paint("todo", .yellow))     \(result.name): \(reason)\n"
      }
    }
  }

  private enum Paint: Int64 {
    case red = 31
    case green = 32
    case yellow = 33
  }

  private func paint(_ text: String, _ paint: Paint) -> String {
    color ? "\u{1B}[\(paint.rawValue)m\(text)\u{1B}[0m" : text
  }
}
