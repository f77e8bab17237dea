import ProgressionModel

extension Game {
  /// Whether one command can raise the quantity by more than 1.
  func canJump(_ quantity: QuantityRef) -> Bool {
    var pending = [quantity]
    var seen: Set<QuantityRef> = []
    while let next = pending.popLast() {
      guard seen.insert(next).inserted else { continue }
      switch self[next] {
      case .stars, .score, .have, .earned, .spent, .counter, .purchases, .percent, .timeSince:
        return true
      case .marks(_, let mark): if mark == nil { return true }
      case .rank(let node):
        for route in self[node].routes where route.reach != nil { return true }
      case .sum, .times: return true
      case .min(let parts), .max(let parts): pending += parts
      case .since(let part, _), .sinceAccepted(let part, _): pending.append(part)
      case .literal, .clears, .fails, .ranks, .countConditions, .countNodes, .countLevels, .streak:
        break
      }
    }
    return false
  }
}
