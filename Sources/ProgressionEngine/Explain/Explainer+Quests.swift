import ProgressionModel
import ProgressionText

/// Leaves that quests and npcs have without a condition that says so.
extension Explainer {
  /// What keeps a quest from being offered, whatever its routes say.
  mutating func needs(of quest: Quest, _ slots: QuestSlots) -> [Requirement] {
    var needs: [Requirement] = []
    if let giver = quest.giver, let leaf = absence(of: giver, who: "who gives it") {
      needs.append(leaf)
    }
    if let fails = quest.failWhen { needs += way(to: fails, isNegated: true).unmet }
    if case .at(let instant)? = quest.deadline, state.now >= instant {
      needs.append(
        Requirement(
          kind: .time, place: tables[slots.node].place, holds: false, isBlocker: true, subjects: [],
          text: "closed since \(self.instant(instant))", isImpossible: true))
    }
    return needs
  }

  /// The npcs for whom an active quest waits.
  mutating func absences(of quest: Quest) -> [Requirement] {
    var absences: [Requirement] = []
    if let giver = quest.giver, let leaf = absence(of: giver, who: "who gives it") {
      absences.append(leaf)
    }
    if let npc = quest.turnIn, npc != quest.giver,
      let leaf = absence(of: npc, who: "to whom it goes")
    {
      absences.append(leaf)
    }
    return absences
  }

  /// The requirement that an npc is somewhere, where it is not.
  private func absence(of npc: NodeRef, who: String) -> Requirement? {
    if plain.isOpen(npc) { return nil }
    if isSecret(npc) {
      return Requirement(
        kind: .presence, place: tables[npc].place, holds: false, isBlocker: false, subjects: [],
        text: "somebody who is not known yet is nowhere")
    }
    var leaf = Requirement(
      kind: .presence, place: tables[npc].place, holds: false, isBlocker: false,
      subjects: [tables[npc].id], text: "\(name(of: npc)), \(who), is nowhere")
    var foresight = Foresight(plain)
    leaf.holdsAt = foresight.opening(of: npc, from: state.now)
    return leaf
  }

  /// That a node is not earned in a playthrough such as this one.
  func custom(against node: NodeRef) -> Requirement? {
    guard state.isBarred(node), !plain.isOpen(node) else { return nil }
    return Requirement(
      kind: .custom, place: tables[node].place, holds: false, isBlocker: true, subjects: [],
      text: "not earned in a custom playthrough", isImpossible: true)
  }
}
