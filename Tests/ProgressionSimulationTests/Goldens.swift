import Foundation
import ProgressionSimulation
import Testing

/// Reports as they were reviewed, in `Tests/Fixtures/scenario-reports`.
///
/// A run with `PROGRESSION_RECORD=1` in the environment writes them anew; the difference is then
/// reviewed before it is committed.
enum Goldens {
  private static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Fixtures/scenario-reports")

  private static let isRecording =
    ProcessInfo.processInfo.environment["PROGRESSION_RECORD"] == "1"

  /// The reviewed report in a format; what `text` says now where reports are recorded.
  static func report(_ format: ReportFormat, recording text: String) throws -> String {
    let names: [ReportFormat: String] = [
      .text: "report.txt", .json: "report.jsonl", .tap: "report.tap", .junit: "report.xml",
    ]
    let file = folder.appending(path: try #require(names[format]))
    if isRecording {
      try Data(text.utf8).write(to: file)
    }
    return String(decoding: try Data(contentsOf: file), as: UTF8.self)
  }
}
