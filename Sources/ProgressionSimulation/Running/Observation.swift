import ProgressionEngine
import ProgressionModel
import ProgressionText

/// What is seen of a player after a step.
struct Observation {
  let pack: PlayedPack
  let seat: Seat
  /// The files that places of the scenario and the rules refer to.
  let sources: Sources
  let before: Moment
  let effect: Effect

  var engine: Engine { pack.engine }
  var game: Game { pack.engine.game }
  var state: PlayerState { seat.state }

  /// Whether a condition of the scenario holds.
  func holds(_ condition: ConditionRef) -> Bool {
    engine.holds(condition, of: pack.tables, in: state)
  }

  // MARK: - Failures

  /// A failure as it is said where a value is another one.
  func mismatch(
    _ subject: String, _ expected: String, _ actual: String,
    reasons: [ScenarioFailure.Reason] = []
  ) -> ScenarioFailure {
    ScenarioFailure(
      message: "\(subject) is \(actual), expected \(expected)", location: nil,
      expected: expected, actual: actual, reasons: reasons)
  }

  func number(_ subject: String, _ expected: Int64, _ actual: Int64) -> ScenarioFailure? {
    actual == expected ? nil : mismatch(subject, "\(expected)", "\(actual)")
  }

  func truth(_ subject: String, _ expected: Bool, _ actual: Bool) -> ScenarioFailure? {
    actual == expected ? nil : mismatch(subject, "\(expected)", "\(actual)")
  }

  // MARK: - Reasons

  /// The leaves of a condition of the scenario that do not hold.
  func reasons(against condition: ConditionRef) -> [ScenarioFailure.Reason] {
    reasons(engine.requirements(condition, of: pack.tables, in: state).filter { !$0.holds })
  }

  /// Leaves as reasons of a failure.
  func reasons(_ requirements: [Requirement]) -> [ScenarioFailure.Reason] {
    requirements.map { requirement in
      ScenarioFailure.Reason(
        text: PlainText.visible(requirement.text), have: requirement.have, need: requirement.need,
        location: sources.location(of: requirement.place))
    }
  }
}
