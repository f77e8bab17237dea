import ProgressionCommandLine
import ProgressionEngine
import ProgressionModel

/// One engine, which several threads share, each with states of its own.
enum ThreadsWorkload {
  private static let alone = "one thread"

  static var threads: Workload {
    Workload(name: "threads", summary: "one engine shared by two threads, and by one") { scale in
      guard let nodes = scale.campaigns.first else { return [] }
      let play = try CampaignPlay(Campaign(nodes: nodes))
      let games = scale.players * 4
      return [
        .comparison(
          Comparison(
            name: "threads-\(nodes)", unit: "command",
            contenders: [
              playing("two threads", play, threads: 2, games: games),
              playing(alone, play, threads: 1, games: games),
              counting("two threads that only count", threads: 2),
              counting("one thread that only counts", threads: 1),
            ],
            // Threads that waited for each other's memory would use more of the processors than one
            // does; the time on the wall says the same only where two processors are free, which
            // the threads that only count show.
            goals: [Goal(.times(1 / 0.9, of: alone)), Goal(.throughput(1.8, of: alone))]))
      ]
    }
  }

  /// Each thread plays so many games from the start.
  private static func playing(
    _ name: String, _ play: CampaignPlay, threads: Int, games: Int
  ) -> Contender {
    let (engine, start, commands) = (play.engine, play.start, play.commands)
    let perThread = games * commands.count
    return Contender(name: name, operations: Int64(threads * perThread)) {
      let revisions = try together(threads) {
        var revision: Int64 = 0
        for _ in 0..<games {
          var state = start
          for command in commands { _ = try? engine.apply(command, to: &state) }
          revision += state.revision
        }
        return revision
      }
      try WrongAnswer.check(
        "\(name): revisions", revisions,
        expected: .init(repeating: Int64(perThread), count: threads))
    }
  }

  /// Each thread does what no other has to do with.
  private static func counting(_ name: String, threads: Int) -> Contender {
    let perThread = 10_000
    return Contender(name: name, operations: Int64(threads * perThread)) {
      let sums = try together(threads) {
        var dice = Dice(seed: 1)
        return (0..<perThread * 100).reduce(0 as Int64) { sum, _ in sum &+ dice.below(6) }
      }
      for sum in sums { BlackHole.take(sum) }
    }
  }

  /// What several threads come to that do the same at the same time.
  private static func together(
    _ threads: Int, _ body: @escaping @Sendable () -> Int64
  ) throws -> [Int64] {
    let results = Monitor<[Int64]>([])
    for _ in 0..<threads {
      let isStarted = WorkerThread.start {
        let result = body()
        results.withValue { $0.append(result) }
      }
      if !isStarted { throw WrongAnswer("the system has no more threads") }
    }
    return results.wait(until: { $0.count == threads }, then: { $0 })
  }
}
