import ProgressionEngine
import ProgressionModel
import ProgressionText

extension Observation {
  func unmet(_ mark: Expectation.Mark, _ node: NodeRef) -> ScenarioFailure? {
    let status = engine.status(of: node, in: state).status
    let isSo =
      switch mark {
      case .completed: engine.isCompleted(node, in: state)
      case .unlocked: isOpen(node)
      case .locked: status == .locked
      case .available: status == .available
      }
    if isSo { return nil }
    return mismatch(
      "`\(game[node].id)`", mark.rawValue, word(status, of: node),
      reasons: reasons(for: node, expected: mark.rawValue))
  }

  func unmet(_ expected: Status, _ node: NodeRef) -> ScenarioFailure? {
    let status = engine.status(of: node, in: state).status
    if status == expected { return nil }
    return mismatch(
      "`status` of `\(game[node].id)`", expected.description, status.description,
      reasons: reasons(for: node, expected: expected.description))
  }

  func unmetShowing(_ expected: NodeRef?) -> ScenarioFailure? {
    let actual = pack.carousel.showing(seat, engine)
    if actual == expected { return nil }
    return mismatch("`showing`", name(expected), name(actual))
  }

  func unmetNextLevel(_ expected: NodeRef?) -> ScenarioFailure? {
    let actual = engine.nextLevel(in: state)
    if actual == expected { return nil }
    var reasons: [ScenarioFailure.Reason] = []
    if let expected, !engine.isOpen(expected, in: state) {
      reasons = missingReasons(for: expected)
    }
    return mismatch("`nextLevel`", name(expected), name(actual), reasons: reasons)
  }

  func unmetOpening(_ expected: Int64?, of node: NodeRef) -> ScenarioFailure? {
    let actual = engine.status(of: node, in: state).opensAt
    if actual == expected { return nil }
    return mismatch(
      "`opensAt` of `\(game[node].id)`", expected.map(Instants.text) ?? "null",
      actual.map(Instants.text) ?? "null")
  }

  func unmetNever(_ expected: String?, of node: NodeRef) -> ScenarioFailure? {
    let actual = engine.status(of: node, in: state).never?.description
    if actual == expected { return nil }
    return mismatch(
      "`never` of `\(game[node].id)`", expected ?? "null", actual ?? "null")
  }

  func unmetOffers(_ expected: [JSONValue], of node: NodeRef) -> ScenarioFailure? {
    let offers = engine.status(of: node, in: state).offers.compactMap(Wording.json)
    if offers.count == expected.count,
      zip(offers, expected).allSatisfy({ JSONMatch.matches($0, expected: $1) })
    {
      return nil
    }
    return mismatch(
      "`offers` of `\(game[node].id)`",
      Wording.list(expected.map { PlainText.visible(OneLine.text(of: $0)) }),
      Wording.list(offers.map { PlainText.visible(OneLine.text(of: $0)) }),
      reasons: missingReasons(for: node))
  }

  func unmetWords(_ words: [String], of node: NodeRef) -> ScenarioFailure? {
    let text = engine.explain(node, in: state).description
    let flat = Self.flattened(text)
    let missing = words.filter { !flat.contains(Self.flattened($0)) }
    guard let first = missing.first else { return nil }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return ScenarioFailure(
      message: "the explanation of `\(game[node].id)` does not contain "
        + Quoted.text(first),
      location: nil, expected: missing.map(Quoted.text).joined(separator: ", "),
      actual: lines.map { PlainText.visible(String($0)) }.joined(separator: "\n"))
  }

  /// A text with runs of white space as one space, since where a line breaks is no matter.
  private static func flattened(_ text: String) -> String {
    text.split { $0 == " " || $0 == "\n" || $0 == "\t" }.joined(separator: " ")
  }

  // MARK: - Words and reasons

  private func isOpen(_ node: NodeRef) -> Bool {
    game[node].product == nil
      ? engine.isOpen(node, in: state) : engine.isOwned(node, in: state)
  }

  private func name(_ node: NodeRef?) -> String {
    node.map { game[$0].id } ?? "none"
  }

  /// The status, with how far a node is that can be completed.
  private func word(_ status: Status, of node: NodeRef) -> String {
    let isUnfinishedWorld = status != .completed && game[node].world != nil
    guard isUnfinishedWorld else { return status.description }
    let progress = engine.progress(of: node, in: state)
    return "\(status.description) (\(progress.done) of \(progress.total) done)"
  }

  /// Why a node is not as expected: what is unmet where it should be open, what holds where it
  /// should not.
  private func reasons(for node: NodeRef, expected: String) -> [ScenarioFailure.Reason] {
    let isOpen = isOpen(node)
    switch expected {
    case "completed" where game[node].quest != nil: return missingReasons(for: node)
    case "unlocked", "completed": return isOpen ? [] : missingReasons(for: node)
    case "available":
      return isOpen
        ? heldReasons(for: node)
        : missingReasons(for: node)
    default: return isOpen ? heldReasons(for: node) : []
    }
  }

  /// The unmet leaves on the way on that the engine names, and what is short of its price.
  func missingReasons(for node: NodeRef) -> [ScenarioFailure.Reason] {
    let explanation = engine.explain(node, in: state)
    var reasons = reasons(explanation.unmet)
    if let next = explanation.next, explanation.routes.indices.contains(Int(next)) {
      for amount in explanation.routes[Int(next)].missing {
        reasons.append(
          .init(text: "\(amount.amount) more `\(PlainText.visible(amount.id))` to pay"))
      }
    }
    return reasons
  }

  /// The leaves that hold of a way that is open.
  private func heldReasons(for node: NodeRef) -> [ScenarioFailure.Reason] {
    let routes = engine.explain(node, in: state).routes
    guard let route = routes.first(where: { $0.holds }) else { return [] }
    return reasons(route.requirements.filter { $0.holds })
  }
}
