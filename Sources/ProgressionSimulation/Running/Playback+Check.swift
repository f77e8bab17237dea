import ProgressionEngine
import ProgressionModel
import ProgressionText

extension Playback {
  /// Looks at all that is expected after a step.
  ///
  /// - Parameters:
  ///   - step: The step.
  ///   - index: Whose step it was.
  ///   - before: What was before.
  ///   - effect: What the step did.
  mutating func check(
    _ step: ScenarioStep, seat index: Int, before: Moment, effect: Effect
  ) {
    var seat = seats[index]
    seat.shown = seen(step, seat: index)
    let observation = Observation(
      pack: packs[seat.pack], seat: seat, sources: file.sources, before: before, effect: effect)
    guard isAccepted(step, seat: index, observation) else { return }
    for expectation in step.expectations {
      guard var failure = observation.unmet(expectation) else { continue }
      failure.location = location(expectation.place)
      fail(step, seat: index, failure)
    }
    checkInvariants(step, seat: index, observation)
  }

  /// Whether the step was accepted, or rejected as it should be; a failure is recorded otherwise.
  private mutating func isAccepted(
    _ step: ScenarioStep, seat index: Int, _ observation: Observation
  ) -> Bool {
    var failure: ScenarioFailure
    switch (observation.effect, step.rejection) {
    case (.failed(let message), _):
      failure = ScenarioFailure(
        message: message, location: location(step.place), expected: "the step is done",
        actual: message)
    case (.rejected(let rejection), nil):
      failure = ScenarioFailure(
        message: "the step is rejected as \(Wording.sentence(rejection))",
        location: location(step.place), expected: "accepted", actual: Wording.text(rejection),
        reasons: observation.reasons(Wording.unmet(rejection)))
    case (.rejected(let rejection), let expected?):
      guard let difference = Self.difference(rejection, expected) else { return true }
      failure = ScenarioFailure(
        message: difference, location: location(expected.place),
        expected: "rejected, \(PlainText.visible(expected.text))", actual: Wording.text(rejection),
        reasons: observation.reasons(Wording.unmet(rejection)))
    case (_, let expected?):
      failure = ScenarioFailure(
        message: "the step is accepted, expected a rejection", location: location(expected.place),
        expected: "rejected, \(PlainText.visible(expected.text))", actual: "accepted")
    case (_, nil):
      return true
    }
    fail(step, seat: index, failure)
    return false
  }

  /// How a rejection differs from the expected one; `nil` where it does not.
  private static func difference(_ rejection: Rejection, _ expected: ExpectedRejection) -> String? {
    if let reason = expected.reason, reason != rejection.reason {
      return
        "the step is rejected as `\(rejection.reason)`, expected `\(PlainText.visible(reason))`"
    }
    guard let fields = expected.fields else { return nil }
    guard let actual = Wording.json(rejection) else { return "the rejection cannot be compared" }
    for member in fields.members where !member.isIgnored {
      let key = PlainText.visible(member.key)
      guard let value = actual[member.key] else {
        return "the rejection `\(rejection.reason)` has no `\(key)`"
      }
      guard JSONMatch.matches(value, expected: member.value, under: member.key) else {
        return "`\(key)` of the rejection is \(OneLine.text(of: value)), "
          + "expected \(OneLine.text(of: member.value))"
      }
    }
    return nil
  }

  private mutating func checkInvariants(
    _ step: ScenarioStep, seat index: Int, _ observation: Observation
  ) {
    for invariant in scenario.always {
      guard let condition = invariant.conditions[seats[index].pack] else { continue }
      if observation.holds(condition) { continue }
      fail(
        step, seat: index,
        ScenarioFailure(
          message: "a condition that always holds does not hold",
          location: location(invariant.place), expected: PlainText.visible(invariant.text),
          actual: "false", reasons: observation.reasons(against: condition)))
    }
  }
}
