import ProgressionKit

/// The program `progression-bench`: what the executable runs and tests call.
struct BenchmarkProgram {
  /// Takes a piece of the results.
  let print: (String) -> Void
  /// Takes a piece of what is said beside the results.
  let report: (String) -> Void

  /// Runs one command line, without the name of the executable.
  ///
  /// - Returns: The exit code: 0, 1 where an answer was wrong, 2 where it could not run.
  func run(_ arguments: [String]) -> Int32 {
    do {
      try perform(try BenchmarkOptions(arguments))
      return 0
    } catch let error as WrongAnswer {
      report("wrong answer: \(PlainText.visible(error.description))\n")
      return 1
    } catch {
      report("error: \(PlainText.visible("\(error)"))\n")
      return 2
    }
  }

  private func perform(_ options: BenchmarkOptions) throws {
    switch options.mode {
    case .help: print(BenchmarkHelp.text)
    case .list: for workload in Workloads.all { print("\(workload.name)\n") }
    case .source(let folder):
      let rules = try FileSystem.read("\(folder)/rules.json")
      print(try GateSource.file(try GateReader.gates(rules).map(\.condition)))
    case .gates(let folder):
      try measure([GatesWorkload.workload(folders: try Self.gateFolders(in: folder))], options)
    case .measure: try measure(Workloads.all, options)
    }
  }

  /// A folder itself where it holds a pack of gates, else those in it that do.
  private static func gateFolders(in folder: String) throws -> [String] {
    if FileSystem.kind(of: "\(folder)/rules.json") == .file { return [folder] }
    let folders = try FileSystem.names(in: folder).map { "\(folder)/\($0)" }
      .filter { FileSystem.kind(of: "\($0)/rules.json") == .file }
    if folders.isEmpty {
      throw BenchmarkFailure("\(folder): no rules.json in it or in a folder of it")
    }
    return folders
  }

  private func measure(_ workloads: [Workload], _ options: BenchmarkOptions) throws {
    let run = BenchmarkRun(options)
    let isText = options.format == .text && options.untimed == nil
    var report = Report(rounds: options.rounds)
    if isText { print(Report.heading) }
    for workload in workloads where run.wants(workload) {
      for part in try workload.build(options.isTiny ? .tiny : .full) {
        guard let entry = try run.entry(for: part) else { continue }
        if isText { print(Report.text(of: entry)) }
        report.entries.append(entry)
      }
    }
    if report.entries.isEmpty, options.untimed == nil {
      throw BenchmarkFailure(
        "nothing measured begins with `\(options.only.joined(separator: "`, `"))`")
    }
    if options.format == .json { print(report.json + "\n") }
    // Said only to make every result needed.
    if BlackHole.content == 1 { self.report("a rare run\n") }
  }
}
