extension Report {
  private static let nameWidth = 44
  private static let numberWidth = 11

  /// The line above a table.
  static let heading =
    padded("", "CPU", "wall") + left("  per", numberWidth) + right("MB/s") + right("ratio") + "\n"

  /// An entry as lines of a table, with an empty line after them.
  static func text(of entry: Entry) -> String {
    switch entry {
    case .measurement(let measurement): text(of: measurement)
    case .figure(let figure): text(of: figure)
    case .note(let note): "note: \(note)\n\n"
    }
  }

  private static func text(of measurement: Measurement) -> String {
    var text = measurement.name + "\n"
    for row in measurement.rows {
      text += padded("  \(row.name)", NumberText.duration(row.cpu), NumberText.duration(row.wall))
      text += left("  \(measurement.unit)", numberWidth)
      text += right(row.megabytesPerSecond.map { NumberText.text($0) } ?? "")
      text += right(NumberText.text(row.ratio)) + "\n"
    }
    for goal in measurement.goals { text += "  \(goal.line)\n" }
    return text + "\n"
  }

  private static func text(of figure: Figure) -> String {
    var text = left(figure.name, nameWidth) + right(NumberText.size(figure.bytes))
    text += "  \(figure.method)\n"
    for goal in figure.goals { text += "  \(GoalResult(goal, bytes: figure.bytes).line)\n" }
    return text + "\n"
  }

  private static func padded(_ name: String, _ cpu: String, _ wall: String) -> String {
    left(name, nameWidth) + right(cpu) + right(wall)
  }

  private static func left(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }

  private static func right(_ text: String) -> String {
    String(repeating: " ", count: max(1, numberWidth - text.count)) + text
  }
}
