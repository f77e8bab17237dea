import ProgressionKit

/// Scenarios that are played again while files change.
struct RunWatch: WatchedWork {
  var plan = WatchPlan()
  let showsLines = false
  private let filter: ScenarioFilter
  private var loader = ScenarioLoader()
  /// The last results of each file that could be played, and how its last reading ended.
  private var results: [String: ScenarioFileResult] = [:]
  private var codes: [String: ExitCode] = [:]
  /// The files whose results are older than their last reading.
  private var kept: Set<String> = []

  init(filter: ScenarioFilter) {
    self.filter = filter
  }

  var code: ExitCode { codes.values.reduce(.success) { $0.joined(with: $1) } }

  mutating func forget(_ path: String) {
    results[path] = nil
    codes[path] = nil
    kept.remove(path)
  }

  mutating func read(_ files: [Discovery.Found], in context: inout Context) {
    var session = RunSession(filter: filter, loader: loader.renewed())
    var earlier: [String] = []
    for file in files {
      session.code = .success
      let load = session.play(file, in: &context)
      codes[file.path] = session.code
      plan.read(file.path, reading(of: load, file, context))
      if let result = session.report.files.last, result.problem == nil {
        results[file.path] = result
        kept.remove(file.path)
      } else if results[file.path] != nil {
        kept.insert(file.path)
      }
      if let load, load.playsEarlierPack, let name = load.pack?.name, !earlier.contains(name) {
        earlier.append(name)
      }
    }
    session.finish(in: &context)
    loader = session.loader
    context.output += ReportFormat.text.write(session.report, color: context.colorsOutput)
    for name in earlier { context.print("\(name) has errors: played as it was before") }
  }

  var standing: String {
    var summary = ScenarioSummary()
    for result in results.values { summary.count(result) }
    var text = "in all: \(summary)"
    if !kept.isEmpty {
      text += "; \(kept.count) \(kept.count == 1 ? "file counts" : "files count") as before"
    }
    return text
  }

  private func reading(
    of load: ScenarioLoad?, _ file: Discovery.Found, _ context: Context
  ) -> WatchPlan.Reading {
    guard let load else { return WatchPlan.Reading([file.path], isWhole: false) }
    let isWhole = load.file != nil && !load.playsEarlierPack
    var names = load.sources.files.map(\.name)
    if let pack = load.pack { names += pack.sources.files.map(\.name) }
    let paths = names.map { PathText.normalized(PathText.join(context.workingDirectory, $0)) }
    return WatchPlan.Reading(Set(paths + [file.path]), isWhole: isWhole)
  }
}
