import ProgressionModel

/// What is told of quests and npcs.
extension PlayerState {
  /// Says what a quest waits for besides its routes, or what is left to do for it.
  func explain(
    _ slots: QuestSlots, in explanation: inout Explanation, for audience: Audience
  ) {
    guard let quest = layout.game[slots.node].quest else { return }
    var explainer = Explainer(self, tables: layout.game, audience: audience)
    if !isIn(.active, slots) {
      if isIn(.completed, slots) { return }
      explanation.needs = explainer.needs(of: quest, slots)
      return
    }
    explanation.waits = explainer.absences(of: quest)
    let stage = Int(clamping: self[slots.stage])
    let current = quest.stages.indices.contains(stage) ? quest.stages[stage] : []
    for (position, objective) in quest.objectives.enumerated()
    where objective.isOptional || current.contains(position) {
      let way = explainer.way(to: objective.condition)
      explanation.objectives.append(
        ObjectiveExplanation(
          name: objective.name, isOptional: objective.isOptional, holds: way.unmet.isEmpty,
          requirements: explainer.leaves(objective.condition), unmet: way.unmet))
    }
  }

  /// The places where an npc can be, each with what must hold for it to count.
  func explainPlacements(
    of person: Person, _ node: NodeRef, _ audience: Audience
  ) -> ([RouteExplanation], [Way]) {
    var routes: [RouteExplanation] = []
    var ways: [Way] = []
    let placements = person.placements ?? []
    for (position, placement) in placements.enumerated() {
      guard let location = placement.location else { continue }
      var explainer = Explainer(self, tables: layout.game, audience: audience)
      var way = placement.when.map { explainer.way(to: $0) } ?? Way()
      var leaves = placement.when.map { explainer.leaves($0) } ?? []
      for earlier in placements[..<position] where earlier.location == nil {
        guard let when = earlier.when else {
          way.add(Way(impossible: 1))
          continue
        }
        leaves += explainer.leaves(when, isNegated: true)
        way.add(explainer.way(to: when, isNegated: true))
      }
      let isNamed = !explainer.isSecret(location)
      routes.append(
        RouteExplanation(
          index: Int64(position),
          kind: .placement(isNamed ? layout.game[location].id : ""),
          place: layout.game[node].place, holds: way.isMet, requirements: leaves,
          unmet: way.unmet, missing: []))
      ways.append(way)
    }
    return (routes, ways)
  }
}
