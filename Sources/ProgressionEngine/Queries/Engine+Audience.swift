public import ProgressionModel

/// What of an outcome an audience may know.
extension Engine {
  /// An outcome as it may be shown, in a state after its command: for a player without the changes of
  /// nodes that are hidden there, and without causes that name one.
  ///
  /// What a node has paid stays; only that it did is not told. Nothing else of the outcome differs, and
  /// a designer is shown all of it. Of a state of another pack a player is shown no nodes.
  ///
  /// - Complexity: O(k) for k changes.
  public func shown(
    _ outcome: Outcome, in state: PlayerState, to audience: Audience
  ) -> Outcome {
    if audience == .designer { return outcome }
    var shown = outcome
    shown.changes = outcome.changes.compactMap { change in
      if isAboutHidden(change, state) { return nil }
      var change = change
      if let node = change.cause?.node, isHidden(node, state) { change.cause = nil }
      return change
    }
    return shown
  }

  private func isAboutHidden(_ change: Change, _ state: PlayerState) -> Bool {
    switch change.kind {
    case .unlocked, .closed, .keptOpen, .withheld, .completed, .visited, .met, .quest, .stage,
      .rank,
      .stars, .mark, .owned, .lost:
      isHidden(change.id, state)
    case .choice:
      if case .text(let member)? = change.to, !member.isEmpty {
        isHidden(member, state)
      } else {
        false
      }
    case .credited, .debited, .clipped, .forgiven, .flag, .counter, .attribute, .period, .timer,
      .transaction:
      false
    }
  }

  private func isHidden(_ id: String, _ state: PlayerState) -> Bool {
    guard case .node(let node)? = layout.names.lookup(id) else { return true }
    return isHidden(node, in: state)
  }
}

extension Change.Cause {
  /// The id of the node that a cause names.
  fileprivate var node: String? {
    switch self {
    case .reward(_, let node): node
    case .source(.product, let id), .source(.quest, let id): id
    case .command, .route, .source: nil
    }
  }
}
