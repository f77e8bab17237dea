import ProgressionModel
import ProgressionText

extension Explainer {
  /// A leaf about time or chance as it stands, negated or not.
  func moment(
    _ reference: ConditionRef, _ place: Place, _ holds: Bool, _ isNegated: Bool
  ) -> Requirement {
    switch tables[reference] {
    case .cohort(let salt, let share):
      return Requirement(
        kind: .cohort, place: place, holds: holds, isBlocker: isNegated, subjects: [],
        text: "the player is \(holds != isNegated ? "" : "not ")among the \(share)% of `\(salt)`",
        isImpossible: !holds)
    case .waiting(let timer):
      let entry = tables[timer]
      return Requirement(
        kind: .timer, place: place, holds: holds, isBlocker: isNegated, subjects: [entry.id],
        text: "`\(entry.id)` \(holds != isNegated ? "waits" : "does not wait")")
    default:
      return Requirement(
        kind: .time, place: place, holds: holds, isBlocker: isNegated, subjects: [],
        text: holds ? "it is the time" : "it is not the time")
    }
  }

  func name(of reset: ResetRef) -> String {
    let entry = tables[reset]
    return entry.title == entry.id ? "`\(entry.id)`" : entry.title
  }

  func words(for fact: TimedFact) -> String {
    switch fact {
    case .completed(let node): name(of: node) + " was completed"
    case .unlocked(let node): name(of: node) + " was opened"
    case .visited(let node): name(of: node) + " was visited"
    case .ownedProduct(let node): name(of: node) + " was owned"
    case .ownedItem(let item): name(of: item) + " was owned"
    case .marked(let node, _): name(of: node) + " was marked"
    case .flag(let flag): "flag `\(tables[flag].id)` was set"
    case .reset(let reset): name(of: reset)
    }
  }

  func subjects(of fact: TimedFact) -> [String] {
    switch fact {
    case .completed(let node), .unlocked(let node), .visited(let node), .ownedProduct(let node),
      .marked(let node, _):
      isSecret(node) ? [] : [tables[node].id]
    case .ownedItem(let item): [tables[item].id]
    case .flag(let flag): [tables[flag].id]
    case .reset(let reset): [tables[reset].id]
    }
  }
}
