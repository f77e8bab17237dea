import ProgressionModel
import ProgressionText

/// Finds facts that two resets would end, so that nobody knows when they begin anew, and facts of
/// the account that one would end in each playthrough for itself.
extension GameReader {
  mutating func checkResets() {
    var owners = ResetOwners()
    for (index, reset) in game.resets.enumerated() {
      guard let place = resetEntries[index].value?["ends"]?.place else { continue }
      let owner = ResetOwners.Owner(reset: ResetRef(position: index), place: place)
      switch reset.ends {
      case .nothing: continue
      case .playthrough:
        if let other = owners.playthrough {
          report.error(
            .twoResets, at: place,
            "`\(game[other.reset].id)` ends the playthrough already, and a fact has one reset",
            related: [.init(place: other.place, message: "the other reset")],
            help: ["give what only one of them ends that reset as its `scope`"])
        } else {
          owners.playthrough = owner
        }
      case .listed(let nodes, let holdings):
        for node in nodes {
          let one = game[node]
          check(one.id, one.place, one.scope, owner, &owners.nodes[node])
          if one.scope == .account { reportAccount(one.id, writtenScope(of: node), owner) }
        }
        for holding in holdings {
          let one = game[holding]
          check(one.id, one.place, one.scope, owner, &owners.holdings[holding])
          let written = holdingSources[holding.position]?["scope"]
          if one.scope == .account { reportAccount(one.id, written, owner) }
        }
      }
    }
  }

  /// Reports what belongs to another reset than the one that ends it.
  private mutating func check(
    _ id: String, _ place: Place, _ scope: Scope, _ owner: ResetOwners.Owner,
    _ known: inout ResetOwners.Owner?
  ) {
    if case .reset(let other) = scope, other != owner.reset {
      report.error(
        .twoResets, at: owner.place,
        "`\(id)` has the scope `\(game[other].id)`, and a fact has one reset",
        related: [.init(place: place, message: "declared here")],
        help: ["leave it out here, or change its `scope`"])
      return
    }
    guard let other = known else {
      known = owner
      return
    }
    report.error(
      .twoResets, at: owner.place,
      "`\(game[other.reset].id)` ends `\(id)` already, and a fact has one reset",
      related: [.init(place: other.place, message: "the other reset")],
      help: ["leave it out of one of them"])
  }

  /// Reports what is said to be of the account, and ends with a reset, which happens in one
  /// playthrough.
  private mutating func reportAccount(
    _ id: String, _ scope: JSONValue?, _ owner: ResetOwners.Owner
  ) {
    guard let scope else { return }
    let reset = game[owner.reset].id
    report.error(
      .conflictingKeys, at: scope.place,
      "`\(id)` has the scope `account`, but `\(reset)` ends it, and a reset happens in one "
        + "playthrough",
      related: [
        .init(place: place(of: id, inEndsOf: owner), message: "`\(reset)` ends `\(id)`")
      ],
      help: [
        "leave out the `scope` where each playthrough has its own",
        "or take `\(id)` out of the `ends` of `\(reset)` where the account keeps it",
      ])
  }

  /// The scope that is written for a node: its own, that of defaults, or that of its world.
  private func writtenScope(of node: NodeRef) -> JSONValue? {
    if let own = sources[node.position].value("scope") { return own }
    return game[node].level.flatMap { sources[$0.world.position].value("scope") }
  }

  /// Where a reset names what it ends; all of its `ends` where a tag or a table stands for it.
  private func place(of id: String, inEndsOf owner: ResetOwners.Owner) -> Place {
    let ends = resetEntries[owner.reset.position].value?["ends"]
    let elements = ends?.kind == .array ? ends?.elements.map { $0 } ?? [] : []
    let world = id.prefix { $0 != "/" }
    return elements.first { $0.string == id }?.place
      ?? elements.first { $0.string.map { $0 == world } ?? false }?.place
      ?? owner.place
  }
}

/// The first reset that ends each thing beside its scope.
private struct ResetOwners {
  struct Owner {
    let reset: ResetRef
    let place: Place
  }

  var playthrough: Owner?
  var nodes: [NodeRef: Owner] = [:]
  var holdings: [HoldingRef: Owner] = [:]
}
