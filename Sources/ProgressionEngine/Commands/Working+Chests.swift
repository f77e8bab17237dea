import ProgressionModel

extension Working {
  /// Opens a chest: what it gives follows from the player's seed, the chest and the number of the
  /// opening, so that loading an older state gives the same again.
  mutating func open(_ id: String) throws(Rejection) {
    guard case .chest(let reference)? = layout.names.lookup(id) else {
      throw .unknownId(id, nearest: nearest(to: id, among: game.chests.map { $0.id }))
    }
    let chest = game[reference]
    let slots = layout.chests[reference.position]
    if let when = chest.when, !holds(layout.conditions[when.position]) {
      throw .notAvailable(chest.id)
    }
    let payer = SharePayer(start: slots.firstShare, end: slots.endShare, purpose: .price)
    let cause = CauseRef(kind: .chest, index: reference.index)
    try pay(chest.price, for: cause, by: payer)
    let opening = self[slots.openings].addingClamped(1)
    write(slots.openings, opening)
    var pick = Chance.chest(
      chest.id, seed: state.seed, opening: opening, below: chest.totalWeight)
    for content in chest.contents {
      if pick < content.weight {
        return pay(
          content.grants, because: cause,
          by: SharePayer(start: slots.firstShare, end: slots.endShare, purpose: .grants))
      }
      pick -= content.weight
    }
  }
}
