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
}
