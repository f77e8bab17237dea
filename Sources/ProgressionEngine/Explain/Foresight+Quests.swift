import ProgressionModel

/// When npcs come, when quests are offered and when they fail by their deadlines.
extension Foresight {
  /// When an npc is somewhere: one of the places holds, and none of those before it that are nowhere.
  mutating func arrival(of person: Person, from start: Int64, _ depth: Int) -> Int64? {
    var first: Int64?
    let placements = person.placements ?? []
    for (position, placement) in placements.enumerated() where placement.location != nil {
      let absences = placements[..<position].filter { $0.location == nil }
      let next = together(from: start) { foresight, instant in
        var instant = instant
        if let when = placement.when {
          guard let next = foresight.earliest(when, false, from: instant, depth: depth) else {
            return nil
          }
          instant = next
        }
        for absence in absences {
          guard let when = absence.when,
            let next = foresight.earliest(when, true, from: instant, depth: depth)
          else { return nil }
          instant = next
        }
        return instant
      }
      if let next { first = Swift.min(first ?? next, next) }
    }
    return first
  }

  /// When a quest that is not accepted is open.
  mutating func offer(of slots: QuestSlots, from start: Int64, _ depth: Int) -> Int64? {
    let node = slots.node
    guard let quest = plain.tables[node].quest else { return nil }
    let isOpened = plain.state.holds(slots.opened)
    let instant = together(from: start) { foresight, instant in
      var instant = instant
      if !isOpened {
        guard let next = foresight.openingByItself(of: node, from: instant, depth) else {
          return nil
        }
        instant = next
      }
      if let giver = quest.giver {
        guard depth > 0,
          let next = foresight.opening(of: giver, from: instant, depth: depth - 1)
        else { return nil }
        instant = next
      }
      if let fails = quest.failWhen {
        guard let next = foresight.earliest(fails, true, from: instant, depth: depth) else {
          return nil
        }
        instant = next
      }
      return instant
    }
    guard let instant else { return nil }
    if case .at(let deadline)? = quest.deadline, instant >= deadline { return nil }
    return instant
  }

  /// When an active quest fails by its deadline.
  func failing(of node: NodeRef, from start: Int64) -> Int64? {
    let slots = plain.layout.quest(of: node)
    return slots.flatMap { plain.state.deadline(of: $0) }.map { Swift.max(start, $0) }
  }
}
