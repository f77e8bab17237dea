public import ProgressionEngine
import ProgressionText

/// Plays scenarios.
///
/// A scenario stops at its first step that fails, so that later steps are not blamed for it; the
/// other expectations of that step are still looked at. Running is deterministic: the same
/// scenarios and the same rules give the same results, byte for byte.
public enum ScenarioRunner {
  /// Plays the selected scenarios of a file.
  ///
  /// - Parameters:
  ///   - file: The scenarios, read against the game of `engine`.
  ///   - engine: The engine of the game.
  ///   - filter: Which of them run; all by default.
  ///   - restartsAtEveryStep: Whether the player is saved and loaded before every step, which must
  ///     change no result.
  /// - Returns: A result for each selected scenario, in the order of the file.
  /// - Complexity: linear in the number of steps, each at the cost of its command.
  public static func run(
    file: ScenarioFile, engine: Engine, filter: ScenarioFilter = .all,
    restartsAtEveryStep: Bool = false
  ) -> ScenarioFileResult {
    let hasOnly = file.hasOnly
    let packs = PlayedPack.all(of: file, engine: engine)
    let results = filter.selected(file.scenarios).map { scenario in
      var playback = Playback(
        scenario: scenario, file: file, packs: packs, restartsAtEveryStep: restartsAtEveryStep)
      return result(of: scenario, in: file, hasOnly: hasOnly, &playback)
    }
    return ScenarioFileResult(name: file.name, results: results)
  }

  private static func result(
    of scenario: Scenario, in file: ScenarioFile, hasOnly: Bool, _ playback: inout Playback
  ) -> ScenarioResult {
    let location =
      file.sources.location(of: scenario.place) ?? Location(file: file.name, line: 1, column: 1)
    func result(_ verdict: ScenarioResult.Verdict, steps: Int64 = 0) -> ScenarioResult {
      ScenarioResult(
        name: scenario.name, location: location, steps: steps, verdict: verdict)
    }
    if let reason = scenario.skip { return result(.skipped(reason: PlainText.visible(reason))) }
    if hasOnly, scenario.only == nil {
      return result(.skipped(reason: "other scenarios of this file are marked `only`"))
    }
    if scenario.steps.isEmpty {
      return result(.todo(reason: PlainText.visible(scenario.todo ?? "there are no steps"), []))
    }
    playback.play()
    guard let reason = scenario.todo else {
      let verdict: ScenarioResult.Verdict =
        playback.failures.isEmpty ? .passed : .failed(playback.failures)
      return result(verdict, steps: playback.steps)
    }
    guard playback.failures.isEmpty else {
      return result(
        .todo(reason: PlainText.visible(reason), playback.failures), steps: playback.steps)
    }
    var failure = ScenarioFailure(
      message: "the scenario is marked `todo` but passes: remove the mark", location: location,
      expected: "a failure (\(PlainText.visible(reason)))", actual: "every step is as expected")
    failure.replay = playback.replay
    return result(.failed([failure]), steps: playback.steps)
  }
}
