import ProgressionCommandLine
import ProgressionEngine
import ProgressionKit
import ProgressionModel
import ProgressionText

/// `progression evaluate`: requests of a saved player and one command, as lines.
enum EvaluateWorkload {
  private static let requests = 40

  static var evaluate: Workload {
    Workload(
      name: "evaluate", summary: "`progression evaluate`: lines of a saved player and a command"
    ) { scale in
      try [scale.requestLevels, scale.stateLevels].map { levels in
        .comparison(try comparison(levels: levels))
      }
    }
  }

  /// A player who has completed so many levels completes the next one.
  private static func comparison(levels: Int) throws -> Comparison {
    let play = try CampaignPlay(Campaign(levels: levels + 1), commands: 1)
    let state = try play.played(levels)
    let command = Command(
      .complete(play.campaign.level(levels), LevelResult(stars: Campaign.stars)))
    var after = state
    let outcome = try play.engine.apply(command, to: &after)
    let request = """
      {"state":\(String(decoding: play.engine.encode(state), as: UTF8.self)),\
      "commands":[\(CommandWriter.write(command))]}
      """
    let answer = """
      {"state":\(String(decoding: play.engine.encode(after), as: UTF8.self)),\
      "outcomes":[\(outcome.json)],"answers":{}}
      """
    let evaluator = RequestEvaluator(engine: play.engine)
    let found = evaluator.answer(ContiguousArray(request.utf8), number: 1)
    try WrongAnswer.check(
      "evaluate: \(levels) levels", String(decoding: found.json, as: UTF8.self), expected: answer)
    let lines = ContiguousArray(
      String(repeating: request + "\n", count: requests).utf8)
    let bytes = Int64(request.utf8.count + 1)
    return Comparison(
      name: "evaluate-\(levels)-levels", unit: "request",
      contenders: [
        Contender(name: "`evaluate`", operations: Int64(requests), bytes: bytes) {
          let result = EvaluationRun.run(
            evaluator, Source(lines).stream, threads: 1, stopsAtErrors: true)
          if result.tally.accepted != Int64(requests) { throw WrongAnswer("evaluate: refused") }
          BlackHole.take(result.tally.accepted)
        },
        Contender(name: "its JSON read, and nothing done", bytes: bytes) {
          let file = SourceFile(name: "request", bytes: ContiguousArray(request.utf8))
          BlackHole.take(JSONReader.read(file, as: FileID(index: 0)).document == nil)
        },
        Contender(name: "its state read and written", bytes: bytes) {
          let saved = play.engine.encode(state)
          BlackHole.take(try play.engine.decode(saved).revision)
        },
      ], goals: [Goal(.megabytesPerSecond(100))])
  }

  /// Lines that come all at once, and answers that nobody keeps.
  private struct Source {
    let stream: ByteStream

    init(_ lines: ContiguousArray<UInt8>) {
      let rest = Monitor(lines)
      stream = ByteStream(
        read: {
          let bytes = rest.withValue { bytes in
            defer { bytes = [] }
            return bytes
          }
          return bytes.isEmpty ? .end : .bytes(bytes)
        },
        write: { _ in .written })
    }
  }
}
