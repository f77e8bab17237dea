import ProgressionText

/// The report as JUnit's XML.
enum JUnitReport {
  /// Writes a report.
  static func write(_ report: ScenarioReport) -> String {
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    text += "<testsuites name=\"progression\"\(counts(of: report.summary))>\n"
    for file in report.files { text += suite(of: file) }
    return text + "</testsuites>\n"
  }

  private static func counts(of summary: ScenarioSummary) -> String {
    " tests=\"\(summary.scenarios + summary.unreadable)\" failures=\"\(summary.failed)\""
      + " errors=\"\(summary.unreadable)\" skipped=\"\(summary.skipped + summary.todo)\""
  }

  private static func suite(of file: ScenarioFileResult) -> String {
    guard file.problem != nil || !file.results.isEmpty else { return "" }
    var summary = ScenarioSummary()
    summary.count(file)
    let name = XML.attribute(file.name)
    var text = "  <testsuite name=\(name)\(counts(of: summary)) file=\(name)>\n"
    if let problem = file.problem {
      text += "    <testcase name=\(name) classname=\(name) file=\(name) line=\"1\">\n"
      text += "      <error message=\(XML.attribute(problem)) type=\"unreadable\"/>\n"
      text += "    </testcase>\n"
    }
    for result in file.results { text += testCase(of: result, in: name) }
    return text + "  </testsuite>\n"
  }

  private static func testCase(of result: ScenarioResult, in file: String) -> String {
    let opening =
      "    <testcase name=\(XML.attribute(result.name)) classname=\(file)"
      + " file=\(XML.attribute(result.location.file)) line=\"\(result.location.line)\""
    switch result.verdict {
    case .passed: return opening + "/>\n"
    case .failed(let failures):
      let message = XML.attribute(failures.first?.message ?? "")
      let text = failures.map { XML.content(FailureText.text(of: $0)) }.joined(separator: "\n")
      return opening
        + ">\n      <failure message=\(message) type=\"expectation\">\(text)</failure>\n"
        + "    </testcase>\n"
    case .skipped(let reason): return opening + skipped(reason)
    case .todo(let reason, _): return opening + skipped("todo: \(reason)")
    }
  }

  private static func skipped(_ reason: String) -> String {
    ">\n      <skipped message=\(XML.attribute(reason))/>\n    </testcase>\n"
  }
}
