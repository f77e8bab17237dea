import ProgressionModel

extension VertexSpace {
  /// What must be reached before the fact can hold, or `nil` for what the game sets as it likes.
  func vertex(of fact: TimedFact) -> Int? {
    switch fact {
    case .completed(let node), .marked(let node, _): done(node)
    case .unlocked(let node), .visited(let node), .met(let node), .active(let node),
      .ownedProduct(let node):
      open(node)
    case .ownedItem, .flag, .reset: nil
    }
  }
}
