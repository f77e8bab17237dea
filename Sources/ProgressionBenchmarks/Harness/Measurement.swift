/// What a comparison came to.
struct Measurement {
  /// What one contender came to.
  struct Row {
    let name: String
    /// The median of processor time, in nanoseconds an operation.
    let cpu: Double
    /// The median of wall time, in nanoseconds an operation.
    let wall: Double
    /// Million bytes a second of processor time, where bytes are a measure.
    let megabytesPerSecond: Double?
    /// How many times this one's time the engine takes: the median over the rounds.
    let ratio: Double
  }

  let name: String
  let unit: String
  /// The engine first.
  let rows: [Row]
  let goals: [GoalResult]

  /// Makes the medians of samples, one list for each contender, as long as there were rounds.
  init(_ comparison: Comparison, _ samples: [[Sample]]) {
    name = comparison.name
    unit = comparison.unit
    let subject = samples.first ?? []
    rows = zip(comparison.contenders, samples).map { contender, samples in
      let cpu = Median.of(samples.map(\.cpuPerOperation))
      let ratios = zip(subject, samples).map {
        $1.cpuPerOperation > 0 ? $0.cpuPerOperation / $1.cpuPerOperation : 0
      }
      return Row(
        name: contender.name, cpu: cpu, wall: Median.of(samples.map(\.wallPerOperation)),
        megabytesPerSecond: contender.bytes > 0 && cpu > 0
          ? Double(contender.bytes) * 1_000 / cpu : nil,
        ratio: Median.of(ratios))
    }
    let made = rows
    goals = comparison.goals.map { GoalResult($0, rows: made) }
  }
}
