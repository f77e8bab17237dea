/// How the parts of workloads are measured in one run.
struct BenchmarkRun {
  private let options: BenchmarkOptions
  private let stopwatch: Stopwatch

  init(_ options: BenchmarkOptions) {
    self.options = options
    stopwatch = Stopwatch(
      rounds: options.rounds, shortest: options.isTiny ? 100_000 : 20_000_000)
  }

  /// Whether a part of a workload may be wanted: its parts have names that begin with its own.
  func wants(_ workload: Workload) -> Bool {
    options.only.isEmpty
      || options.only.contains { wanted in
        workload.name.hasPrefix(wanted) || wanted.hasPrefix(workload.name)
      }
  }

  /// What a part comes to, or `nil` where it is not wanted.
  ///
  /// - Throws: What a contender throws.
  func entry(for part: Workload.Part) throws -> Report.Entry? {
    switch part {
    case .note(let note): return .note(note)
    case .figure(let figure): return wants(figure.name) ? .figure(figure) : nil
    case .comparison(let comparison):
      guard wants(comparison.name) else { return nil }
      guard let count = options.untimed else {
        return .measurement(try stopwatch.measure(comparison))
      }
      guard let engine = comparison.contenders.first else { return nil }
      for _ in 0..<count {
        try engine.setUp?()
        try engine.body()
      }
      return nil
    }
  }

  private func wants(_ name: String) -> Bool {
    options.only.isEmpty || options.only.contains { name.hasPrefix($0) }
  }
}
