import ProgressionKit

/// Rule packs and scenarios that are checked again while files change.
struct CheckWatch: WatchedWork {
  private struct Count {
    var errors = 0
    var warnings = 0
    var isRead = true

    init(_ diagnostics: [Diagnostic], isRead: Bool = true) {
      errors = diagnostics.count { $0.severity == .error }
      warnings = diagnostics.count { $0.severity == .warning }
      self.isRead = isRead
    }
  }

  var plan = WatchPlan()
  private var loader = ScenarioLoader()
  private var counts: [String: Count] = [:]
  /// The names of the packs that are checked by themselves, so that scenarios do not count them too.
  private var packs: Set<String> = []

  /// Whether warnings fail too.
  private let isStrict: Bool
  let showsLines: Bool
  /// What was last read, by path; only kept where all of it is shown each time.
  private var readings: [String: CheckReport] = [:]

  init(isStrict: Bool = false, showsLines: Bool = false) {
    self.isStrict = isStrict
    self.showsLines = showsLines
  }

  var code: ExitCode {
    if counts.values.contains(where: { !$0.isRead }) { return .failure }
    let fails = counts.values.contains { $0.errors > 0 || isStrict && $0.warnings > 0 }
    return fails ? .findings : .success
  }

  mutating func forget(_ path: String) {
    counts[path] = nil
    readings[path] = nil
  }

  mutating func read(_ files: [Discovery.Found], in context: inout Context) {
    loader = loader.renewed()
    var all = CheckReport()
    for file in files {
      var report = CheckReport()
      do {
        if file.isPack {
          try check(file, &report, context)
        } else {
          try load(file, &report, context)
        }
      } catch {
        report.failures.append(CommandFailure(error.description))
        plan.read(file.path, WatchPlan.Reading([file.path], isWhole: false))
        counts[file.path] = Count([], isRead: false)
      }
      all.add(report)
      if showsLines { readings[file.path] = report }
    }
    if showsLines {
      context.output += DiagnosticLines.text(everything.findings)
    } else {
      all.writeText(to: &context)
    }
  }

  /// What was last read of all files, in the order of their paths.
  private var everything: CheckReport {
    var all = CheckReport()
    for (_, report) in readings.sorted(by: { $0.key < $1.key }) { all.add(report) }
    return all
  }

  private mutating func check(
    _ file: Discovery.Found, _ report: inout CheckReport, _ context: Context
  ) throws(FileError) {
    let pack = try CheckedPack(file)
    report.packs.append(pack)
    packs.insert(file.name)
    counts[file.path] = Count(pack.diagnostics)
    keep(file, pack.pack.sources.files, isWhole: pack.count(.error) == 0, context)
  }

  private mutating func load(
    _ file: Discovery.Found, _ report: inout CheckReport, _ context: Context
  ) throws(FileError) {
    let load = try loader.load(file.path, named: file.name)
    report.scenarios.append(load)
    var diagnostics = load.diagnostics
    if let pack = load.pack, !packs.contains(pack.name) {
      diagnostics += pack.diagnostics + (load.engine == nil ? pack.compiled().findings : [])
    }
    counts[file.path] = Count(diagnostics)
    let files = load.sources.files + (load.pack?.sources.files ?? [])
    keep(file, files, isWhole: load.file != nil && !load.playsEarlierPack, context)
  }

  /// Keeps in mind what a file was read from.
  private mutating func keep(
    _ file: Discovery.Found, _ files: [SourceFile], isWhole: Bool, _ context: Context
  ) {
    let paths = files.map {
      PathText.normalized(PathText.join(context.workingDirectory, $0.name))
    }
    let besides = file.isPack ? MainFiles.besides(file.path) : []
    plan.read(
      file.path, WatchPlan.Reading(Set(paths + besides + [file.path]), isWhole: isWhole))
  }

  var standing: String {
    let errors = counts.values.reduce(0) { $0 + $1.errors }
    let warnings = counts.values.reduce(0) { $0 + $1.warnings }
    let unread = counts.values.count { !$0.isRead }
    var text = "in all: \(Self.count(errors, "error")), \(Self.count(warnings, "warning"))"
    if unread > 0 { text += ", \(unread) not read" }
    return text
  }

  private static func count(_ number: Int, _ word: String) -> String {
    "\(number) \(word)\(number == 1 ? "" : "s")"
  }
}
