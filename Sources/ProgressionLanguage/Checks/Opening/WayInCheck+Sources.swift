import ProgressionModel
import ProgressionText

/// What the pack gives only behind what asks for it: the key of a dungeon in the dungeon.
extension WayInCheck {
  /// Something that the pack gives, as its writer knows it.
  private struct Supply {
    let vertex: Int32
    let id: String
    let place: Place
    let verb: String
    let help: String
  }

  /// Reports a circle of prices, conditions and gifts; `unpaid` is what is reached where all can be
  /// paid, so that nothing is said of what is out of reach anyway.
  func reportSource(
    among members: [Int32], _ unpaid: Reachability, into findings: inout Findings
  ) {
    let supplies = members.lazy.filter { space.isSupply(Int($0)) }
    let granted = members.lazy.filter { !space.isSupply(Int($0)) }
    guard
      let supply = supplies.compactMap({ self.supply($0, unpaid) }).first
        ?? granted.compactMap({ self.supply($0, unpaid) }).first,
      let path = reachability.graph.shortestPath(
        from: Int(supply.vertex), to: Int(supply.vertex), where: isMember)
    else { return }
    let cycle = CyclePath(path, in: game, space: space)
    findings.add(
      .noSource, severity: .warning, at: supply.place,
      "`\(supply.id)` is \(supply.verb) only behind what asks for it: \(cycle.text)",
      related: cycle.related,
      help: [
        supply.help,
        "where the game itself does it, say so: \"$allow\": {\"no-source\": \"…\"}",
      ])
  }

  private func supply(_ vertex: Int32, _ unpaid: Reachability) -> Supply? {
    if reachability.isReached[Int(vertex)] { return nil }
    let givers: ArraySlice<Int32>
    let supply: Supply
    switch space.meaning(of: Int(vertex)) {
    case .holding(let holding):
      let (id, place) = (game[holding].id, game[holding].place)
      givers = reachability.givers.of(supply: Int(vertex))
      supply = Supply(
        vertex: vertex, id: id, place: place, verb: "given",
        help: "give it somewhere before, or start with an `initial`")
    case .flag(let flag):
      givers = reachability.givers.of(supply: Int(vertex))
      supply = Supply(
        vertex: vertex, id: game[flag].id, place: game[flag].place, verb: "set",
        help: "set it somewhere before")
    case .counter(let counter):
      givers = reachability.givers.of(supply: Int(vertex))
      supply = Supply(
        vertex: vertex, id: game[counter].id, place: game[counter].place, verb: "raised",
        help: "raise it somewhere before")
    case .open(let node) where game.nodes[node.position].routes.isEmpty:
      givers = reachability.givers.of(node)
      supply = Supply(
        vertex: vertex, id: game.nodes[node.position].id, place: game.nodes[node.position].place,
        verb: "unlocked", help: "unlock it somewhere before, or give it an `unlock` of its own")
    case .open, .done, .condition, .quantity, .set, .chest, .timer: return nil
    }
    return givers.contains { unpaid.isReached[Int($0)] } ? supply : nil
  }
}
