import ProgressionKit
import Testing

@testable import ProgressionBenchmarks

struct ReportTests {
  static let figure = Figure(
    name: "memory", bytes: 2_048, method: "counted", goals: [Goal(.bytes(1_024))])

  @Test("the table")
  func text() {
    let table =
      Report.heading + Report.text(of: .measurement(MeasurementTests.measurement))
      + Report.text(of: .figure(Self.figure)) + Report.text(of: .note("a word"))
    let lines = table.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let gap = String(repeating: " ", count: 36)
    #expect(lines[0].hasPrefix(String(repeating: " ", count: 52) + "CPU       wall  per"))
    #expect(lines[1] == "work")
    #expect(
      lines[2] == "  engine\(gap)    12.0 ns    40.0 ns  thing          25000       1.00")
    #expect(
      lines[3] == "  slow\(gap)      30.0 ns   0.000 ns  thing                     0.400")
    #expect(lines.contains("  goal: at most 1.00 KB: 2.00 KB, not reached"))
    #expect(lines.contains("note: a word"))
    #expect(!lines.contains { $0.count > 100 })
  }

  @Test("the JSON form is JSON and holds what was measured")
  func json() throws {
    let report = Report(
      rounds: 3,
      entries: [
        .measurement(MeasurementTests.measurement), .figure(Self.figure), .note("a word"),
      ])
    let reading = JSONReader.read(
      SourceFile(name: "report", text: report.json), as: FileID(index: 0))
    let root = try #require(reading.document).root
    let results = try #require(root.members.first { $0.key == "results" }).value
    #expect(results.count == 3)
    for text in [
      #""rounds": 3"#, #""cpu": 12.000"#, #""ratio": 0.400"#, #""megabytesPerSecond": 25000.000"#,
      #""found": "0.400 times""#, #""bytes": 2048.000"#, #""reached": false"#,
      #""note": "a word""#,
    ] {
      #expect(report.json.contains(text), "\(text)")
    }
  }
}
