import ProgressionModel

/// Quests that depend on where somebody is.
extension OutlivesCheck {
  /// Finds people who come and go with a shorter life, where a quest fails with them, or where
  /// something is kept of its being offered or handed in.
  mutating func findPeople(
    of quest: Quest, _ node: NodeRef, _ life: Lifetime, _ outlook: LifeOutlook
  ) {
    for (person, isGiver) in people(of: quest) where checked.facts.isLive[person.position] {
      let isKept = life == .account || (isGiver && pays(node, life, atOpening: true))
      guard isKept || quest.whenGone == .fail else { continue }
      var reading: ConditionRef?
      for when in checked.shape.placements(of: person) where reading == nil {
        reading = outlook.reading(in: when)
      }
      guard let reading else { continue }
      let role = "\(isGiver ? "giver" : "`turnIn`") `\(game[person].id)`"
      report(reading, of: node, life, outlook) { owner, fact, end in
        "\(owner), but whether its \(role) is somewhere depends on `\(fact)`, which ends with \(end)"
      }
    }
  }

  /// What can keep somebody nowhere for good whom a quest needs: the condition that decides it, -1
  /// where there is none.
  func absence(
    ofPeopleOf quest: Quest, _ outlook: LifeOutlook
  ) -> (witness: Int32, isOfGiver: Bool) {
    for (person, isGiver) in people(of: quest) {
      let presence = presence(of: person, outlook)
      if !presence.mayHold, presence.witness >= 0 { return (presence.witness, isGiver) }
    }
    return (-1, true)
  }

  /// The giver, then another one to whom the quest is handed in.
  private func people(of quest: Quest) -> [(person: NodeRef, isGiver: Bool)] {
    var people: [(person: NodeRef, isGiver: Bool)] = []
    if let giver = quest.giver { people.append((giver, true)) }
    if let turnIn = quest.turnIn, turnIn != quest.giver { people.append((turnIn, false)) }
    return people
  }

  /// Whether an npc may be somewhere: of its places the first counts whose condition holds.
  private func presence(of person: NodeRef, _ outlook: LifeOutlook) -> LifeOutlook.Prospect {
    guard let placements = game[person].person?.placements else {
      return LifeOutlook.Prospect(mayHold: true)
    }
    var witness: Int32 = -1
    for placement in placements {
      if placement.location == nil {
        guard let when = placement.when else { break }
        let passed = outlook.fails(when)
        if passed.mayHold { continue }
        return LifeOutlook.Prospect(
          mayHold: false, witness: witness < 0 ? passed.witness : witness)
      }
      let prospect = outlook.holds(placement.when)
      if prospect.mayHold { return prospect }
      if witness < 0 { witness = prospect.witness }
    }
    return LifeOutlook.Prospect(mayHold: false, witness: witness)
  }
}
