import ProgressionEngine
import ProgressionModel

extension Observation {
  func unmet(_ past: Expectation.Past, _ node: NodeRef, _ expected: Bool) -> ScenarioFailure? {
    let quest = engine.questState(of: node, in: state)
    let isSo =
      switch past {
      case .visited: engine.isVisited(node, in: state)
      case .met: engine.isMet(node, in: state)
      case .active: quest == .active || quest == .suspended || quest == .ready
      case .failed: quest == .failed
      }
    if isSo == expected { return nil }
    return mismatch(
      "`\(past.rawValue)` of `\(game[node].id)`", "\(expected)",
      quest.map { "\(isSo) (\($0))" } ?? "\(isSo)",
      reasons: expected ? missingReasons(for: node) : [])
  }

  func unmet(_ expected: QuestState, ofQuest quest: NodeRef) -> ScenarioFailure? {
    let actual = engine.questState(of: quest, in: state)
    if actual == expected { return nil }
    return mismatch(
      "`state` of `\(game[quest].id)`", expected.description, actual?.description ?? "none",
      reasons: missingReasons(for: quest))
  }

  func unmetStage(_ expected: Int64?, of quest: NodeRef) -> ScenarioFailure? {
    let record = engine.status(of: quest, in: state)
    // A record names the stage only where there are several.
    let actual = isActive(record) ? record.stage ?? 1 : nil
    if actual == expected { return nil }
    return mismatch(
      "`stage` of `\(game[quest].id)`", expected.map { "\($0)" } ?? "null",
      actual.map { "\($0)" } ?? notActive(record),
      reasons: missingReasons(for: quest))
  }

  func unmet(_ expected: [Expectation.Objective], of quest: NodeRef) -> ScenarioFailure? {
    let record = engine.status(of: quest, in: state)
    let subject = "`objectives` of `\(game[quest].id)`"
    func text(_ objectives: [(name: String, isDone: Bool)]) -> String {
      Wording.list(objectives.map { "\($0.name): \($0.isDone)" })
    }
    let wanted = text(expected.map { ($0.name, $0.isDone) })
    guard isActive(record) else {
      return mismatch(
        subject, wanted, notActive(record), reasons: missingReasons(for: quest))
    }
    let named = record.objectives.filter { objective in
      expected.contains { $0.name == objective.name }
    }
    let isSo = expected.allSatisfy { one in
      named.contains { $0.name == one.name && $0.holds == one.isDone }
    }
    if isSo { return nil }
    return mismatch(
      subject, wanted, text(named.map { ($0.name, $0.holds) }),
      reasons: missingReasons(for: quest))
  }

  func unmetDeadline(_ expected: Int64?, of quest: NodeRef) -> ScenarioFailure? {
    let record = engine.status(of: quest, in: state)
    if record.failsAt == expected { return nil }
    let none = isActive(record) ? "null" : notActive(record)
    return mismatch(
      "`failsAt` of `\(game[quest].id)`", expected.map(Instants.text) ?? "null",
      record.failsAt.map(Instants.text) ?? none)
  }

  /// An npc without a place is somewhere all the same.
  func unmetPlacement(_ expected: NodeRef?, of npc: NodeRef) -> ScenarioFailure? {
    let actual = engine.place(of: npc, in: state)
    let isSomewhere = engine.isOpen(npc, in: state)
    if actual == expected, isSomewhere == (expected != nil) { return nil }
    return mismatch(
      "`at` of `\(game[npc].id)`", expected.map { game[$0].id } ?? "nowhere",
      actual.map { game[$0].id } ?? (isSomewhere ? "no place, but there" : "nowhere"))
  }

  private func isActive(_ record: StatusRecord) -> Bool {
    record.state == .active || record.state == .suspended || record.state == .ready
  }

  private func notActive(_ record: StatusRecord) -> String {
    record.state.map { "not active (\($0))" } ?? "not active"
  }
}
