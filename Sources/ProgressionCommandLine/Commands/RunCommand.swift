import ProgressionKit

/// `run [PATH...]`: plays scenarios.
enum RunCommand {
  static let spec = CommandSpec(
    name: "run", summary: "plays scenarios: a file, or every scenario under a folder",
    discussion: [
      "Without PATH it plays every scenario under the folder Rules. The exit code is 0 where all "
        + "scenarios pass, 1 where one fails or a rule pack has errors, 2 where a file of "
        + "scenarios cannot be read or is malformed."
    ],
    arguments: [
      ArgumentSpec(
        name: "PATH", summary: "a file of scenarios or a folder (default Rules)", arity: .many,
        completion: .path)
    ],
    options: [
      OptionSpec(
        long: "filter",
        summary: "play the scenario of this name, or those whose names contain the text",
        value: .init(name: "TEXT")),
      .format("text", "json", "tap", "junit"),
    ],
    examples: [
      "progression run",
      "progression run Rules/falling-sky --filter locked",
      "progression run --format junit > report.xml",
    ],
    action: run)

  static func run(
    _ invocation: Invocation, _ context: inout Context
  ) throws(CommandFailure) -> ExitCode {
    let found = Discovery(invocation.positionals, .scenarios, in: context)
    var session = RunSession(filter: ScenarioFilter(invocation.value("filter")))
    for failure in found.failures {
      context.printProblem(failure.message, help: failure.help)
      session.code = .failure
    }
    for file in found.scenarios { session.play(file, in: &context) }
    session.finish(in: &context)
    if session.playedNothing, let text = invocation.value("filter") {
      throw CommandFailure("no scenario has `\(text)` in its name")
    }
    if found.scenarios.isEmpty { return session.code }
    let format = invocation.value("format").flatMap(ReportFormat.init(rawValue:)) ?? .text
    context.output += format.write(session.report, color: context.colorsOutput)
    return session.code
  }
}

/// One run over many files.
private struct RunSession {
  let filter: ScenarioFilter
  var report = ScenarioReport()
  var code = ExitCode.success

  private var loader = ScenarioLoader()
  /// The packs whose findings were shown; each is shown once.
  private var shownPacks: Set<String> = []
  private let start = ContinuousClock.now
  private var showsProgress = false

  init(filter: ScenarioFilter) {
    self.filter = filter
  }

  /// Whether every file was read and no scenario was selected.
  var playedNothing: Bool { code == .success && report.summary.scenarios == 0 }

  mutating func play(_ file: Discovery.Found, in context: inout Context) {
    let load: ScenarioLoad
    do {
      load = try loader.load(file.path, named: file.name)
    } catch {
      context.printProblem(error.description)
      add(problem: error.description, file.name, .failure)
      return
    }
    if let pack = load.pack { show(pack, in: &context) }
    context.errors += DiagnosticRenderer.text(
      load.diagnostics, sources: load.sources, color: context.colorsErrors)
    if let scenarios = load.file, let engine = load.engine {
      let result = ScenarioRunner.run(file: scenarios, engine: engine, filter: filter)
      report.files.append(result)
      if result.results.contains(where: \.isFailure) { code = code.joined(with: .findings) }
    } else if let pack = load.pack, load.engine == nil, !load.diagnostics.hasErrors {
      let isMalformed = pack.diagnostics.contains { $0.code.name.hasPrefix("json-") }
      add(
        problem: "its rule pack \(pack.name) has errors", file.name,
        isMalformed ? .failure : .findings)
    } else {
      add(problem: Self.problem(load), file.name, .failure)
    }
    showProgress(in: context)
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
