import ProgressionKit

/// `run [PATH...]`: plays scenarios.
enum RunCommand {
  static let spec = CommandSpec(
    name: "run", summary: "plays scenarios: a file, or every scenario under a folder",
    discussion: [
      "Without PATH it plays every scenario under the folder Rules. The exit code is 0 where all "
        + "scenarios pass, 1 where one fails or a rule pack has errors, 2 where a file of "
        + "scenarios cannot be read or is malformed.",
      WatchLoop.discussion,
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
      .watch,
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
    let filter = ScenarioFilter(invocation.value("filter"))
    if try WatchLoop.isAsked(invocation, formats: ["text"]) {
      return try WatchLoop(invocation.positionals, .scenarios, in: context)
        .run(RunWatch(filter: filter), &context)
    }
    let found = Discovery(invocation.positionals, .scenarios, in: context)
    var session = RunSession(filter: filter)
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
