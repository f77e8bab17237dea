import ProgressionText

/// The report as version 14 of the Test Anything Protocol.
enum TAPReport {
  /// Writes a report.
  static func write(_ report: ScenarioReport) -> String {
    let summary = report.summary
    var text = "TAP version 14\n1..\(summary.scenarios + summary.unreadable)\n"
    var number: Int64 = 0
    for file in report.files {
      if let problem = file.problem {
        number += 1
        text += "not ok \(number) - \(escaped(file.name))\n"
        text += block(message: problem, text: [problem], at: nil)
      }
      for result in file.results {
        number += 1
        text += lines(for: result, number: number, file: file.name)
      }
    }
    return text
  }

  private static func lines(for result: ScenarioResult, number: Int64, file: String) -> String {
    let name = "\(number) - \(escaped("\(file): \(result.name)"))"
    switch result.verdict {
    case .passed: return "ok \(name)\n"
    case .skipped(let reason): return "ok \(name) # SKIP \(escaped(reason))\n"
    case .failed(let failures):
      return "not ok \(name)\n" + block(of: failures, result)
    case .todo(let reason, let failures):
      return "not ok \(name) # TODO \(escaped(reason))\n" + block(of: failures, result)
    }
  }

  private static func block(of failures: [ScenarioFailure], _ result: ScenarioResult) -> String {
    guard let first = failures.first else { return "" }
    let text = failures.flatMap { FailureText.lines(of: $0) }
    return block(message: first.message, text: text, at: first.location ?? result.location)
  }

  /// The YAML block below a line; its strings are in the common part of YAML and JSON.
  private static func block(message: String, text: [String], at location: Location?) -> String {
    var block = "  ---\n  message: \(json(message))\n  severity: fail\n"
    if let location {
      block += "  at:\n    file: \(json(location.file))\n    line: \(location.line)\n"
      block += "    column: \(location.column)\n"
    }
    block += "  text: |\n"
    for line in text { block += "    \(PlainText.visible(line))\n" }
    return block + "  ...\n"
  }

  private static func json(_ text: String) -> String {
    var writer = JSONWriter(style: .compact)
    writer.string(PlainText.visible(text))
    return writer.text
  }

  /// A description: `#` would begin a directive, and `\` escapes.
  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in PlainText.visible(text).unicodeScalars {
      if scalar == "#" || scalar == "\\" { escaped += "\\" }
      escaped.unicodeScalars.append(scalar)
    }
    return escaped
  }
}
