import ProgressionKit

/// `evaluate PACK`: a filter that answers requests.
enum EvaluateCommand {
  private static let maximumJobs = 1024

  static let spec = CommandSpec(
    name: "evaluate", summary: "answers requests, a line of JSON in, a line of JSON out",
    discussion: [
      "Every line of standard input is a request, and every line of standard output its answer, in "
        + "the same order. A request is an object, and each of its members may be missing: "
        + "`state` (a saved player or account; else a new player, with the `seed` beside it), "
        + "`commands`, `now` (the time of the commands that have none, and of the questions), "
        + "`ask` and `id`. The answer has the `state` after the commands, their `outcomes`, the "
        + "`answers` by question, and the `id`.",
      "The questions are `status`, `status:NODE`, `status:TABLE` such as `status:quests`, "
        + "`explain:NODE`, `have` and `nextLevel`.",
      "A state of another version of the rule pack is adopted, and `adopted` in the answer says what "
        + "became of it. A command that is refused is an outcome, not an error. A line that is no "
        + "request is answered by its number and an `error`, the rest goes on, and the exit code is "
        + "1 at the end.",
      "Answers are written whenever the lines that are there have been answered. Memory does not "
        + "grow with the number of lines; a line has 64 MiB at most.",
    ],
    arguments: [
      ArgumentSpec(
        name: "PACK", summary: "a rule pack: its file or folder", arity: .one,
        completion: .path)
    ],
    options: [
      OptionSpec(
        long: "authority",
        summary: "whose commands they are; what that sender may not send is refused",
        value: .init(name: "WHO", choices: ["player", "operator", "store"], byDefault: "store")),
      .audience,
      OptionSpec(
        long: "jobs", short: "j",
        summary: "how many threads work, 0 for one a processor; answers stay the same",
        value: .init(name: "N", byDefault: "1")),
      OptionSpec(
        long: "fail-fast", summary: "end after the first line that is no request"),
      OptionSpec(long: "summary", summary: "say at the end, on standard error, what there was"),
    ],
    examples: [
      #"echo '{"commands": [{"complete": "lumina-prime/1", "stars": 3}], "ask": ["nextLevel"]}' |"#
        + " progression evaluate Rules/falling-sky",
      "progression evaluate Rules/falling-sky --jobs 0 --summary < requests.ndjson > answers.ndjson",
    ],
    action: run)

  static func run(
    _ invocation: Invocation, _ context: inout Context
  ) throws(CommandFailure) -> ExitCode {
    let threads = try jobs(invocation)
    let (pack, engine) = try PackInput.readEngine(try invocation.required(0), &context)
    let evaluator = RequestEvaluator(
      engine: engine, sources: pack.sources, authority: authority(invocation),
      audience: Audience(invocation))
    let result = EvaluationRun.run(
      evaluator, context.stream, threads: threads, stopsAtErrors: invocation.has("fail-fast"))
    if invocation.has("summary") { context.printError(result.tally.text) }
    if let reason = result.readFailure {
      throw CommandFailure("standard input cannot be read: \(reason)")
    }
    if result.isWriteFailure { throw CommandFailure("standard output cannot be written") }
    return result.tally.errors == 0 ? .success : .findings
  }

  private static func jobs(_ invocation: Invocation) throws(CommandFailure) -> Int {
    guard let text = invocation.value("jobs") else { return 1 }
    guard let jobs = Int(text), (0...maximumJobs).contains(jobs) else {
      throw .usage("`--jobs` is a number from 0 to \(maximumJobs), not `\(text)`")
    }
    return jobs == 0 ? Platform.processors : jobs
  }

  private static func authority(_ invocation: Invocation) -> Authority {
    switch invocation.value("authority") {
    case "player": .player
    case "operator": .operator
    default: .store
    }
  }
}
