import ProgressionKit

/// One run over many files.
struct RunSession {
  let filter: ScenarioFilter
  var report = ScenarioReport()
  var code = ExitCode.success

  private(set) var loader: ScenarioLoader
  /// The packs whose findings were shown; each is shown once.
  private var shownPacks: Set<String> = []
  private let start = ContinuousClock.now
  private var showsProgress = false

  init(filter: ScenarioFilter, loader: ScenarioLoader = ScenarioLoader()) {
    self.filter = filter
    self.loader = loader
  }

  /// Whether every file was read and no scenario was selected.
  var playedNothing: Bool { code == .success && report.summary.scenarios == 0 }

  /// Plays one file; gives what was read, or `nil` where it cannot be.
  @discardableResult
  mutating func play(_ file: Discovery.Found, in context: inout Context) -> ScenarioLoad? {
    let load: ScenarioLoad
    do {
      load = try loader.load(file.path, named: file.name)
    } catch {
      context.printProblem(error.description)
      add(problem: error.description, file.name, .failure)
      return nil
    }
    if let pack = load.pack { show(pack, in: &context) }
    context.errors += DiagnosticRenderer.text(
      load.diagnostics, sources: load.sources, color: context.colorsErrors)
    if let scenarios = load.file, let engine = load.engine {
      let result = ScenarioRunner.run(file: scenarios, engine: engine, filter: filter)
      report.files.append(result)
      if result.results.contains(where: \.isFailure) { code = code.joined(with: .findings) }
    } else if let pack = load.pack, load.engine == nil, !load.diagnostics.hasErrors {
      let isMalformed = pack.isMalformed
      add(
        problem: "its rule pack \(pack.name) has errors", file.name,
        isMalformed ? .failure : .findings)
    } else {
      add(problem: Self.problem(load), file.name, .failure)
    }
    if load.playsEarlierPack { code = code.joined(with: .findings) }
    showProgress(in: context)
    return load
  }

  /// Clears the progress line.
  func finish(in context: inout Context) {
    if showsProgress { context.showProgress?("") }
  }

  private mutating func add(problem: String, _ name: String, _ graver: ExitCode) {
    report.files.append(ScenarioFileResult(name: name, problem: problem))
    code = code.joined(with: graver)
  }

  private mutating func show(_ pack: RulePack, in context: inout Context) {
    guard shownPacks.insert(pack.name).inserted else { return }
    context.errors += DiagnosticRenderer.text(
      pack.diagnostics + pack.compiled().findings, sources: pack.sources,
      color: context.colorsErrors)
  }

  private mutating func showProgress(in context: Context) {
    guard let show = context.showProgress, ContinuousClock.now - start > .seconds(1) else {
      return
    }
    showsProgress = true
    show("\(report.summary.scenarios) scenarios played")
  }

  private static func problem(_ load: ScenarioLoad) -> String {
    guard let first = load.diagnostics.first(where: { $0.severity == .error }) else {
      return "it cannot be read"
    }
    guard let location = load.sources.location(of: first.place) else { return first.message }
    return "\(location.line):\(location.column): \(first.message)"
  }
}

extension ScenarioResult {
  fileprivate var isFailure: Bool {
    if case .failed = verdict { true } else { false }
  }
}
