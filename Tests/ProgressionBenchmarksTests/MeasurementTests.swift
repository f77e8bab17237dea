import Testing

@testable import ProgressionBenchmarks

/// The arithmetic of the harness, on samples that were made up.
struct MeasurementTests {
  private static func sample(_ cpu: Int64, wall: Int64 = 0, operations: Int64 = 10) -> Sample {
    Sample(operations: operations, cpu: cpu, wall: wall)
  }

  private static func contender(_ name: String, bytes: Int64 = 0) -> Contender {
    Contender(name: name, bytes: bytes) {}
  }

  static let measurement = Measurement(
    Comparison(
      name: "work", unit: "thing",
      contenders: [contender("engine", bytes: 300), contender("slow")],
      goals: [
        Goal(.times(0.5, of: "slow")), Goal(.times(0.25, of: "slow")), Goal(.nanoseconds(10)),
        Goal(.megabytesPerSecond(100)), Goal(.times(1, of: "nobody")),
      ]),
    [
      [sample(100, wall: 110), sample(120, wall: 400), sample(900, wall: 1_000)],
      [sample(300), sample(300), sample(1_800)],
    ])

  @Test("medians of each, and the median of the ratios of each round")
  func rows() {
    let rows = Self.measurement.rows
    #expect(rows.map(\.name) == ["engine", "slow"])
    #expect(rows.map(\.cpu) == [12, 30])
    #expect(rows[0].wall == 40)
    // Round by round 0.33, 0.4 and 0.5: the third round was disturbed and moves nothing.
    #expect(rows.map(\.ratio) == [1, 0.4])
    #expect(rows[0].megabytesPerSecond == 25_000)
    #expect(rows[1].megabytesPerSecond == nil)
  }

  @Test("goals say what there is and whether it is enough")
  func goals() {
    #expect(Self.measurement.goals.map(\.isReached) == [true, false, false, true, false])
    #expect(
      Self.measurement.goals.map(\.line) == [
        "goal: at most 0.500 times `slow`: 0.400 times, reached",
        "goal: at most 0.250 times `slow`: 0.400 times, not reached",
        "goal: at most 10.0 ns: 12.0 ns, not reached",
        "goal: at least 100 MB/s: 25000 MB/s, reached",
        "goal: at most 1.00 times `nobody`: not measured, not reached",
      ])
    #expect(
      GoalResult(Goal(.bytes(2_048)), bytes: 2_048).line
        == "goal: at most 2.00 KB: 2.00 KB, reached")
  }

  @Test("nothing done is no division by nothing")
  func empty() {
    #expect(Sample().cpuPerOperation == 0)
    let comparison = Comparison(name: "n", unit: "u", contenders: [Self.contender("engine")])
    #expect(Measurement(comparison, [[]]).rows.map(\.cpu) == [0])
  }

  @Test("every contender is timed in every round, with its set-up each time and untimed")
  func stopwatch() throws {
    let (setUps, bodies) = (Box(0), Box(0))
    let contender = Contender(
      name: "engine", operations: 5, setUp: { setUps.value += 1 }, body: { bodies.value += 1 })
    let comparison = Comparison(name: "n", unit: "u", contenders: [contender, contender])
    let measurement = try Stopwatch(rounds: 3, shortest: 0).measure(comparison)
    #expect(measurement.rows.count == 2)
    // One call to see how long it takes and one for each round, of both.
    #expect(setUps.value == 8)
    #expect(bodies.value == 8)
  }
}
