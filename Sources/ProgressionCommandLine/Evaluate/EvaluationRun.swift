import ProgressionKit

/// Answers all requests of a stream, on one or several threads, in order.
///
/// Every thread does the same: it takes the next lines, answers them, waits for its turn and writes.
/// So what is in memory is one batch for each thread, and the bytes do not depend on their number.
package final class EvaluationRun: Sendable {
  /// What has been written, and who is next.
  private struct Progress {
    /// The position of the batch whose answers come next.
    var turn: Int64 = 0
    /// Whether nothing more may be written.
    var isStopped = false
    /// Whether the stream took no more, though its reader is there.
    var hasFailed = false
    var threads = 0
    var tally = EvaluationTally()
  }

  /// What came of a run.
  package struct Result: Sendable {
    package let tally: EvaluationTally
    /// Why standard input could not be read to its end.
    package let readFailure: String?
    /// Whether standard output could not be written.
    package let isWriteFailure: Bool
  }

  /// How much is kept of the answers to one batch before it is written.
  private static let enough = 1 << 20

  private let evaluator: RequestEvaluator
  private let stream: ByteStream
  private let stopsAtErrors: Bool
  private let lines: Monitor<RequestLines>
  private let progress = Monitor(Progress())

  private init(_ evaluator: RequestEvaluator, _ stream: ByteStream, stopsAtErrors: Bool) {
    self.evaluator = evaluator
    self.stream = stream
    self.stopsAtErrors = stopsAtErrors
    lines = Monitor(RequestLines(stream.read))
  }

  /// Answers requests until there are no more, or until an error where that ends it.
  package static func run(
    _ evaluator: RequestEvaluator, _ stream: ByteStream, threads: Int, stopsAtErrors: Bool
  ) -> Result {
    let run = EvaluationRun(evaluator, stream, stopsAtErrors: stopsAtErrors)
    // This thread only waits for the others: if it read itself, input that never comes would keep it
    // from seeing that all is over.
    if threads < 2 || !run.startThreads(threads) { run.work() }
    // After a stop a thread may still wait for input; it writes nothing any more.
    let progress = run.progress.wait(until: { $0.threads == 0 || $0.isStopped }, then: { $0 })
    return Result(
      tally: progress.tally,
      readFailure: progress.isStopped ? nil : run.lines.withValue { $0.failure },
      isWriteFailure: progress.hasFailed)
  }

  /// Starts as many threads as the system has; `false` where that is none.
  private func startThreads(_ count: Int) -> Bool {
    for started in 0..<count {
      progress.withValue { $0.threads += 1 }
      let isStarted = WorkerThread.start {
        self.work()
        self.progress.withValue { $0.threads -= 1 }
      }
      if isStarted { continue }
      progress.withValue { $0.threads -= 1 }
      return started > 0
    }
    return true
  }

  /// What each thread does.
  private func work() {
    while !progress.withValue({ $0.isStopped }), let batch = lines.withValue({ $0.next() }) {
      answer(batch)
    }
  }

  private func answer(_ batch: RequestLines.Batch) {
    var output: ContiguousArray<UInt8> = []
    var tally = EvaluationTally()
    for (index, range) in batch.lines.enumerated() {
      let line = range.map { ContiguousArray(batch.bytes[$0]) }
      let answer = evaluator.answer(line, number: batch.firstLine + Int64(index))
      output.append(contentsOf: answer.json)
      output.append(0x0A)
      tally += answer.tally
      let isLast = stopsAtErrors && answer.tally.errors > 0
      guard isLast || output.count >= Self.enough else { continue }
      guard write(output, tally, of: batch, stops: isLast) else { return }
      output.removeAll(keepingCapacity: true)
      tally = EvaluationTally()
    }
    if write(output, tally, of: batch, stops: false) { progress.withValue { $0.turn += 1 } }
  }

  /// Writes when it is the batch's turn; `false` where nothing more is to be written.
  private func write(
    _ output: ContiguousArray<UInt8>, _ tally: EvaluationTally, of batch: RequestLines.Batch,
    stops: Bool
  ) -> Bool {
    let isStopped = progress.wait(
      until: { $0.turn == batch.position || $0.isStopped }, then: { $0.isStopped })
    if isStopped { return false }
    // Nobody else writes: the turn is this batch's until it says otherwise.
    let result = output.isEmpty ? .written : stream.write(output)
    return progress.withValue { progress in
      progress.tally += tally
      if result != .written || stops { progress.isStopped = true }
      progress.hasFailed = result == .failed
      return !progress.isStopped
    }
  }
}
