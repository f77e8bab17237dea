import ProgressionModel

extension Finality {
  /// Why a quest can never be had any more, though it may have been accepted once; `nil` where it
  /// can, or is completed.
  mutating func loss(of slots: QuestSlots) -> NeverReason? {
    let state = plain.state
    let layout = plain.layout
    guard let quest = plain.tables[slots.node].quest, !state.isIn(.active, slots),
      !state.isIn(.completed, slots)
    else { return nil }
    if state.isIn(.failed, slots) || state.isIn(.givenUp, slots), !quest.canRetry {
      return layout.isForGood(layout.nodeLives[slots.node.position]) ? .missed : nil
    }
    if case .at(let instant)? = quest.deadline, state.now >= instant { return .expired }
    guard let fails = quest.failWhen, plain.holds(fails) else { return nil }
    return verdict(fails, true, depth: Finality.depth) == nil ? nil : .missed
  }

  /// Whether a quest that is neither active nor completed never is any more.
  func isLost(_ node: NodeRef) -> Bool {
    guard questDepth > 0, let slots = plain.layout.quest(of: node) else { return false }
    var finality = self
    finality.questDepth -= 1
    return finality.loss(of: slots) != nil || plain.state.isExcludedForGood(node)
  }

  /// Whether being in a phase (negated: not being in it) never comes any more.
  func isImpossible(_ phase: QuestPhase, _ node: NodeRef, _ isNegated: Bool) -> Bool {
    let state = plain.state
    guard let slots = plain.layout.quest(of: node), let quest = plain.tables[node].quest,
      plain.layout.isForGood(plain.layout.nodeLives[node.position])
    else { return false }
    if phase == .failed, isNegated { return !quest.canRetry }
    if isNegated { return false }
    if state.isIn(.completed, slots) { return true }
    return !state.isIn(.active, slots) && isLost(node)
  }
}
