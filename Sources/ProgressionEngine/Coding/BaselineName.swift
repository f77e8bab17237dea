import ProgressionModel

/// How a quantity whose growth is counted is named in a saved state: what is measured, and of what.
///
/// A set is named as a rule pack would most likely say it, so that the name outlives new members.
struct BaselineName: Hashable {
  var measure: String
  var subject: String

  init(measure: String, subject: String) {
    self.measure = measure
    self.subject = subject
  }

  init(_ slots: BaselineSlots, _ game: Game) {
    var quantity = game.quantities[slots.quantity.position]
    switch quantity {
    case .since(let inner, _), .sinceAccepted(let inner, _):
      quantity = game.quantities[inner.position]
    default: break
    }
    switch quantity {
    case .stars(let set): self.init("stars", set, game)
    case .clears(let set): self.init("clears", set, game)
    case .fails(let set): self.init("fails", set, game)
    case .score(let set): self.init("score", set, game)
    case .marks(let set, let mark?): self.init("marks:\(mark)", set, game)
    case .marks(let set, nil): self.init("marks", set, game)
    case .earned(let holding): self.init(measure: "earned", subject: game[holding].id)
    case .spent(let holding): self.init(measure: "spent", subject: game[holding].id)
    case .purchases(let node): self.init(measure: "purchases", subject: game[node].id)
    case .counter(let counter): self.init(measure: "counter", subject: game[counter].id)
    default: self.init(measure: "quantity", subject: "\(slots.quantity.index)")
    }
  }

  private init(_ measure: String, _ set: NodeSetRef, _ game: Game) {
    self.init(measure: measure, subject: BaselineName.subject(of: game[set].nodes, game))
  }

  private static func subject(of nodes: [NodeRef], _ game: Game) -> String {
    guard let first = nodes.first else { return "" }
    if nodes.count == 1 { return game[first].id }
    if let level = game[first].level {
      if game[level.world].world?.levels == nodes { return game[level.world].id }
      let all = game.nodes.reduce(0) { $0 + ($1.level == nil ? 0 : 1) }
      if nodes.count == all, nodes.allSatisfy({ game[$0].level != nil }) { return "all" }
    }
    for tag in game[first].tags where nodes == tagged(tag, game) { return "tag:\(tag)" }
    return nodes.map { game[$0].id }.joined(separator: ",")
  }

  private static func tagged(_ tag: String, _ game: Game) -> [NodeRef] {
    game.nodes.indices.filter { game.nodes[$0].tags.contains(tag) }.map { NodeRef(position: $0) }
  }

  static func < (left: BaselineName, right: BaselineName) -> Bool {
    left.measure == right.measure
      ? left.subject.precedesInBytes(right.subject) : left.measure.precedesInBytes(right.measure)
  }
}
