import ProgressionModel

/// What quests do by themselves.
extension Working {
  /// Takes the one step that a quest takes in a round, as the round's derived values show it;
  /// whether there was any.
  ///
  /// Failing comes before everything else.
  mutating func takeStep(_ quest: QuestSlots) -> Bool {
    let steps = QuestSteps(rawValue: self[quest.step])
    if steps.isEmpty { return false }
    if steps.contains(.lapse) {
      end(quest, as: .failed)
    } else if steps.contains(.leave) {
      end(quest, as: .failed)
      giveBackPrices(of: quest)
    } else if steps.contains(.advance) {
      advance(quest)
    } else {
      begin(quest)
      write(quest.autoAccepted, 1)
    }
    return true
  }

  private mutating func advance(_ quest: QuestSlots) {
    let stages = game[quest.node].quest?.stages.count ?? 1
    let next = self[quest.stage].addingClamped(1)
    if next < Int64(stages) { write(quest.stage, next) } else { end(quest, as: .completed) }
  }

  /// Gives back what opening a quest had cost; it can be had for the price again.
  private mutating func giveBackPrices(of quest: QuestSlots) {
    let slots = layout.nodes[quest.node.position]
    let cause = CauseRef(kind: .quest, index: quest.node.index)
    for share in layout.shares[Int(slots.firstShare)..<Int(slots.endShare)] {
      guard share.purpose == .price,
        case .holding(let holding, _)? = layout.role(ofTerm: share.term)
      else { continue }
      let amount = outstanding(of: share, slots)
      if amount <= 0 { continue }
      giveBack(
        Amount(holding: holding, amount: amount), because: cause, by: payer(slots, .gone))
    }
    let rest = SourceSet(rawValue: self[slots.sources]).subtracting(.taken)
    write(slots.sources, rest.rawValue, because: cause)
  }
}
