import ProgressionModel
import ProgressionText

/// A cycle of ids, as people read it: what reads what, and where.
struct CyclePath {
  /// How many steps of a cycle are written out at most.
  static let mostShown = 12

  /// One id of the cycle and where it reads the next.
  struct Step {
    let id: String
    /// Where the reading of the next id is written.
    var place: Place
    /// How it depends on the next id.
    var link: Link
  }

  /// How one id depends on the next.
  enum Link {
    case reads
    case isInWorld
    case isCompletedByLevels
    case opensWithProduct
    case isRewarded
    case isStarted
    case isGivenBy
    case isHandedInTo
    case isGiven
    case costs
  }

  /// What has an id on a cycle.
  private enum Member {
    case node(NodeRef)
    case rule
    case chest
    case timer
    /// A holding, flag or counter.
    case supply
  }

  private(set) var steps: [Step] = []
  private var members: [Member] = []

  /// Keeps of a closed path of vertices the nodes and rules, without the loops inside it.
  init(_ path: [Int], in game: Game, space: VertexSpace) {
    var positions: [String: Int] = [:]
    var readAt: Place?
    for vertex in path {
      let label = Self.label(of: vertex, in: game, space: space, readAt: &readAt)
      guard let (id, member, place) = label else { continue }
      if let last = steps.indices.last {
        if let readAt { steps[last].place = readAt }
        if steps[last].id != id {
          steps[last].link = link(from: last, to: member, readAt, in: game)
        }
      }
      let isRead = readAt != nil
      readAt = nil
      if let first = steps.first, first.id == id, steps.count > 1 { return }
      guard let known = positions[id] else {
        positions[id] = steps.count
        steps.append(Step(id: id, place: place, link: .reads))
        members.append(member)
        continue
      }
      if known == steps.count - 1 && isRead { continue }
      for step in steps[(known + 1)...] { positions[step.id] = nil }
      steps.removeSubrange((known + 1)...)
      members.removeSubrange((known + 1)...)
      steps[known].place = place
    }
  }

  /// The id of a vertex and where it is declared; of a condition only where it is written.
  private static func label(
    of vertex: Int, in game: Game, space: VertexSpace, readAt: inout Place?
  ) -> (id: String, member: Member, place: Place)? {
    switch space.meaning(of: vertex) {
    case .open(let node), .done(let node):
      return (game[node].id, .node(node), game[node].place)
    case .condition(let condition):
      let place = game.conditionPlaces[condition.position]
      if !place.isNone { readAt = place }
      guard case .rule(let rule) = game[condition] else { return nil }
      return (game[rule].id, .rule, game[rule].place)
    case .chest(let chest): return (game[chest].id, .chest, game[chest].place)
    case .timer(let timer): return (game[timer].id, .timer, game[timer].place)
    case .holding(let holding): return (game[holding].id, .supply, game[holding].place)
    case .flag(let flag): return (game[flag].id, .supply, game[flag].place)
    case .counter(let counter): return (game[counter].id, .supply, game[counter].place)
    case .quantity, .set:
      return nil
    }
  }

  private func link(
    from step: Int, to member: Member, _ readAt: Place?, in game: Game
  ) -> Link {
    guard readAt == nil else { return .reads }
    if case .timer = members[step] { return .isStarted }
    if case .supply = members[step] { return .isGiven }
    if case .supply = member { return .costs }
    guard case .node(let from) = members[step] else { return .reads }
    guard case .node(let node) = member else {
      if case .rule = member { return .reads }
      return .isRewarded
    }
    if game[node].product != nil { return .opensWithProduct }
    if let quest = game[from].quest, game[node].kind == .npc {
      return quest.giver == node ? .isGivenBy : .isHandedInTo
    }
    if game[from].level?.world == node { return .isInWorld }
    if game[node].level?.world == from { return .isCompletedByLevels }
    return .isRewarded
  }

  /// The ids with arrows, ending with the first again: `a -> b -> a`.
  var text: String {
    guard let first = steps.first else { return "" }
    var text = ""
    if steps.count <= Self.mostShown {
      for step in steps { text += "\(step.id) -> " }
    } else {
      for step in steps.prefix(Self.mostShown - 2) { text += "\(step.id) -> " }
      text += "(\(steps.count - Self.mostShown + 1) more) -> "
      if let last = steps.last { text += "\(last.id) -> " }
    }
    return text + first.id
  }

  /// Each step at its place.
  var related: [Diagnostic.Related] {
    var related: [Diagnostic.Related] = []
    for (index, step) in steps.enumerated().prefix(Self.mostShown) {
      let next = steps[(index + 1) % steps.count].id
      let message =
        switch step.link {
        case .reads: "`\(step.id)` reads `\(next)` here"
        case .isInWorld: "`\(step.id)` is open only while its world `\(next)` is"
        case .isCompletedByLevels: "`\(step.id)` is completed by its levels, `\(next)` among them"
        case .opensWithProduct: "`\(step.id)` opens with the product `\(next)`"
        case .isRewarded: "`\(step.id)` is unlocked by what `\(next)` gives"
        case .isStarted: "`\(step.id)` is started by what `\(next)` gives"
        case .isGivenBy: "`\(step.id)` is offered only while its giver `\(next)` is somewhere"
        case .isGiven: "`\(step.id)` is given by `\(next)`"
        case .costs: "`\(step.id)` costs `\(next)`"
        case .isHandedInTo: "`\(step.id)` is handed in to `\(next)`"
        }
      related.append(Diagnostic.Related(place: step.place, message: message))
    }
    return related
  }
}
