import ProgressionModel
import ProgressionText

/// Finds facts that two resets would end, so that nobody knows when they begin anew.
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
        }
        for holding in holdings {
          let one = game[holding]
          check(one.id, one.place, one.scope, owner, &owners.holdings[holding])
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
