import ProgressionKit

/// `check [PATH...]`: what is wrong with rule packs and scenarios.
enum CheckCommand {
  static let spec = CommandSpec(
    name: "check", summary: "diagnoses rule packs and scenarios, lists what is open from the start",
    discussion: [
      "A folder is searched for rule packs (rules.json, rules.jsonc) and files of scenarios. "
        + "Scenarios are read but not played.",
      "Every finding has a code; `progression explain-code CODE` says more about it.",
      WatchLoop.discussion,
    ],
    arguments: [
      ArgumentSpec(
        name: "PATH", summary: "a rule pack, a file of scenarios or a folder (default Rules)",
        arity: .many, completion: .path)
    ],
    options: [.format("text", "json"), .watch],
    examples: ["progression check", "progression check Rules/falling-sky --format json"],
    action: run)

  static func run(
    _ invocation: Invocation, _ context: inout Context
  ) throws(CommandFailure) -> ExitCode {
    if try WatchLoop.isAsked(invocation) {
      return try WatchLoop(invocation.positionals, .everything, in: context)
        .run(CheckWatch(), &context)
    }
    let found = Discovery(invocation.positionals, .everything, in: context)
    var report = CheckReport(failures: found.failures)
    for file in found.packs {
      do {
        report.packs.append(CheckedPack(try RulePack(contentsOf: file.path, named: file.name)))
      } catch {
        report.failures.append(CommandFailure(error.description))
      }
    }
    var loader = ScenarioLoader()
    for file in found.scenarios {
      do {
        report.scenarios.append(try loader.load(file.path, named: file.name))
      } catch {
        report.failures.append(CommandFailure(error.description))
      }
    }
    if invocation.value("format") == "json" {
      context.output += report.json
    } else {
      report.writeText(to: &context)
    }
    if !report.failures.isEmpty { return .failure }
    return report.errors > 0 ? .findings : .success
  }
}
