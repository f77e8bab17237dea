import ProgressionKit
import Testing

/// Plays a file of scenarios that a page shows.
enum PagePlay {
  /// Plays the scenarios in one go, and with a restart after every step.
  static func play(_ scenarios: String, with pack: [String: String], at place: String) throws {
    let folder = try ScratchFolder(pack.merging(["scenarios/shown.json": scenarios]) { $1 })
    var loader = ScenarioLoader()
    let load = try loader.load(folder.path("scenarios/shown.json"), named: place)
    let report = DiagnosticRenderer.text(load.diagnostics, sources: load.sources, color: false)
    #expect(load.diagnostics.isEmpty, "\(report)")
    let file = try #require(load.file, "\(report)")
    let engine = try #require(load.engine)
    for restarts in [false, true] {
      let result = ScenarioRunner.run(file: file, engine: engine, restartsAtEveryStep: restarts)
      let summary = ScenarioReport(files: [result])
      #expect(summary.summary.isSuccess, "\(ReportFormat.text.write(summary))")
      #expect(summary.summary.passed > 0, "\(place)")
    }
  }
}
