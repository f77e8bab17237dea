import ProgressionKit

/// Answers questions about one player.
struct QuestionAnswerer {
  /// The player, and whom the answers are for.
  let status: StatusJSON
  /// The files of the rule pack.
  let sources: Sources

  /// Writes the answer to a question as one value.
  ///
  /// - Throws: What is wrong with the question: a node that there is not.
  func write(
    _ asked: EvaluationRequest.Asked, to writer: inout JSONWriter
  ) throws(RequestError) {
    switch asked.question {
    case .status: status.write(to: &writer)
    case .statusOfAll(let kind): status.writeNodes(to: &writer) { $0.kind == kind }
    case .statusOf(let id): status.write(try node(id, asked.place), to: &writer)
    case .explain(let id):
      let explanation = status.engine.explain(
        try node(id, asked.place), in: status.player, for: status.audience)
      ExplanationJSON(explanation: explanation, sources: sources).write(to: &writer)
    case .have: status.writeAmounts(to: &writer)
    case .nextLevel:
      if let next = status.engine.nextLevel(in: status.player) {
        writer.string(status.engine.game[next].id)
      } else {
        writer.null()
      }
    }
  }

  private func node(_ id: String, _ place: Place) throws(RequestError) -> NodeRef {
    let (engine, player) = (status.engine, status.player)
    if let node = engine.node(id, in: player, for: status.audience) { return node }
    throw RequestError([
      Diagnostic(
        .unknownID, at: place, "the rule pack has no node `\(id)`",
        help: engine.suggestion(for: id, in: player, for: status.audience))
    ])
  }
}
