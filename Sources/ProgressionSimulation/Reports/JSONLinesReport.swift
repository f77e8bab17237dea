import ProgressionText

/// The report for programs: one JSON object a line.
enum JSONLinesReport {
  /// Writes a report.
  static func write(_ report: ScenarioReport) -> String {
    var text = ""
    for file in report.files {
      if let problem = file.problem {
        var writer = JSONWriter(style: .compact)
        writer.beginObject()
        writer.key("file")
        writer.string(file.name)
        writer.key("result")
        writer.string("unreadable")
        writer.key("message")
        writer.string(problem)
        writer.endObject()
        text += writer.text + "\n"
      }
      for result in file.results { text += line(for: result) + "\n" }
    }
    return text + line(for: report.summary) + "\n"
  }

  private static func line(for result: ScenarioResult) -> String {
    var writer = JSONWriter(style: .compact)
    writer.beginObject()
    writer.key("scenario")
    writer.string(result.name)
    write(result.location, to: &writer)
    writer.key("result")
    switch result.verdict {
    case .passed: writer.string("passed")
    case .failed: writer.string("failed")
    case .skipped(let reason):
      writer.string("skipped")
      writer.key("reason")
      writer.string(reason)
    case .todo(let reason, _):
      writer.string("todo")
      writer.key("reason")
      writer.string(reason)
    }
    writer.key("steps")
    writer.integer(result.steps)
    if !result.failures.isEmpty {
      writer.key("failures")
      writer.beginArray()
      for failure in result.failures { write(failure, to: &writer) }
      writer.endArray()
    }
    writer.endObject()
    return writer.text
  }

  private static func write(_ failure: ScenarioFailure, to writer: inout JSONWriter) {
    writer.beginObject()
    writer.key("message")
    writer.string(failure.message)
    if let location = failure.location { write(location, to: &writer) }
    if let step = failure.step {
      writer.key("step")
      writer.string(step)
      writer.key("stepText")
      writer.string(failure.stepText)
    }
    if !failure.rounds.isEmpty {
      writer.key("rounds")
      writer.beginArray()
      for round in failure.rounds { writer.integer(round) }
      writer.endArray()
    }
    writer.key("expected")
    writer.string(failure.expected)
    writer.key("actual")
    writer.string(failure.actual)
    writer.key("reasons")
    writer.beginArray()
    for reason in failure.reasons { write(reason, to: &writer) }
    writer.endArray()
    writer.key("changes")
    writer.beginArray()
    for change in failure.changes { writer.string(change) }
    writer.endArray()
    writer.key("replay")
    writer.string(failure.replay)
    writer.key("text")
    writer.string(FailureText.text(of: failure))
    writer.endObject()
  }

  private static func write(_ reason: ScenarioFailure.Reason, to writer: inout JSONWriter) {
    writer.beginObject()
    writer.key("text")
    writer.string(reason.text)
    if let have = reason.have {
      writer.key("have")
      writer.integer(have)
    }
    if let need = reason.need {
      writer.key("need")
      writer.integer(need)
    }
    if let location = reason.location { write(location, to: &writer) }
    writer.endObject()
  }

  private static func write(_ location: Location, to writer: inout JSONWriter) {
    writer.key("file")
    writer.string(location.file)
    writer.key("line")
    writer.integer(location.line)
    writer.key("column")
    writer.integer(location.column)
  }

  private static func line(for summary: ScenarioSummary) -> String {
    var writer = JSONWriter(style: .compact)
    writer.beginObject()
    writer.key("summary")
    writer.beginObject()
    let counts: [(String, Int64)] = [
      ("scenarios", summary.scenarios), ("passed", summary.passed), ("failed", summary.failed),
      ("skipped", summary.skipped), ("todo", summary.todo), ("files", summary.files),
      ("unreadable", summary.unreadable),
    ]
    for (name, count) in counts {
      writer.key(name)
      writer.integer(count)
    }
    writer.endObject()
    writer.endObject()
    return writer.text
  }
}
