import ProgressionText

extension Report {
  /// The report as one JSON object; times are nanoseconds, sizes bytes.
  var json: String {
    var writer = JSONWriter(style: .indented)
    writer.beginObject()
    writer.key("rounds")
    writer.integer(Int64(rounds))
    writer.key("results")
    writer.beginArray()
    for entry in entries { Self.write(entry, to: &writer) }
    writer.endArray()
    writer.endObject()
    return String(decoding: writer.finish(), as: UTF8.self)
  }

  private static func write(_ entry: Entry, to writer: inout JSONWriter) {
    writer.beginObject()
    switch entry {
    case .measurement(let measurement):
      write("name", measurement.name, to: &writer)
      write("unit", measurement.unit, to: &writer)
      writer.key("contenders")
      writer.beginArray()
      for row in measurement.rows { write(row, to: &writer) }
      writer.endArray()
      write(measurement.goals, to: &writer)
    case .figure(let figure):
      write("name", figure.name, to: &writer)
      write("bytes", figure.bytes, to: &writer)
      write("method", figure.method, to: &writer)
      write(figure.goals.map { GoalResult($0, bytes: figure.bytes) }, to: &writer)
    case .note(let note):
      write("note", note, to: &writer)
    }
    writer.endObject()
  }

  private static func write(_ row: Measurement.Row, to writer: inout JSONWriter) {
    writer.beginObject()
    write("name", row.name, to: &writer)
    write("cpu", row.cpu, to: &writer)
    write("wall", row.wall, to: &writer)
    if let rate = row.megabytesPerSecond { write("megabytesPerSecond", rate, to: &writer) }
    write("ratio", row.ratio, to: &writer)
    writer.endObject()
  }

  private static func write(_ goals: [GoalResult], to writer: inout JSONWriter) {
    writer.key("goals")
    writer.beginArray()
    for goal in goals {
      writer.beginObject()
      write("goal", goal.text, to: &writer)
      write("found", goal.found, to: &writer)
      writer.key("reached")
      writer.boolean(goal.isReached)
      writer.endObject()
    }
    writer.endArray()
  }

  private static func write(_ key: String, _ text: String, to writer: inout JSONWriter) {
    writer.key(key)
    writer.string(text)
  }

  /// The writer knows integers only, and a fraction of a nanosecond counts here.
  private static func write(_ key: String, _ number: Double, to writer: inout JSONWriter) {
    writer.key(key)
    writer.raw(number.isFinite ? NumberText.fixed(number, digits: 3) : "null")
  }
}
