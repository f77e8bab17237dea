import ProgressionModel

extension Outcome {
  /// `accepted: unlocked a/2 (route 0) | credited coins 5 (onUnlock of a/2)`.
  var line: String {
    let word = isDuplicate ? "duplicate" : "accepted"
    if changes.isEmpty { return word }
    return word + ": " + changes.map { $0.line }.joined(separator: " | ")
  }
}

extension Change {
  var line: String {
    var parts = [kind.description, id]
    if let from { parts.append("\(from.line) ->") }
    if let to { parts.append(to.line) }
    if let amount { parts.append("\(amount)") }
    switch cause {
    case .command(let name)?: parts.append("(\(name))")
    case .reward(let moment, let node)?: parts.append("(\(moment) of \(node))")
    case .route(let index)?: parts.append("(route \(index))")
    case .source(let source, let id)?: parts.append("(\(source) \(id))")
    case nil: break
    }
    return parts.joined(separator: " ")
  }
}

extension Change.Value {
  var line: String {
    switch self {
    case .boolean(let value): "\(value)"
    case .integer(let value): "\(value)"
    case .text(let value): value
    }
  }
}

extension Rejection {
  /// The reason, then its data.
  var line: String {
    switch self {
    case .malformed(let message): "malformed: \(message)"
    case .notAllowed(let needs): "notAllowed: needs \(needs)"
    case .needsAdoption: "needsAdoption"
    case .duplicateWithDifferentContent(let id): "duplicateWithDifferentContent: \(id)"
    case .tooOld(let id): "tooOld: \(id)"
    case .clockWentBack(let from, let to):
      "clockWentBack: \(Instants.text(from)) to \(Instants.text(to))"
    case .unknownId(let id, let nearest):
      "unknownId: \(id)" + (nearest.map { ", nearest \($0)" } ?? "")
    case .excluded(let node, let by): "excluded: \(node) by \(by)"
    case .alreadyOwned(let node): "alreadyOwned: \(node)"
    case .alreadyUnlocked(let node): "alreadyUnlocked: \(node)"
    case .locked(let node, let unmet):
      "locked: \(node)" + unmet.map { " | \($0.text)" }.joined()
    case .notAvailable(let node): "notAvailable: \(node)"
    case .paymentPending(let product): "paymentPending: \(product)"
    case .ambiguousRoute(let node, let prices):
      "ambiguousRoute: \(node) " + prices.map { $0.line }.joined(separator: " or ")
    case .priceChanged(let node, let prices):
      "priceChanged: \(node) " + prices.map { $0.line }.joined(separator: " or ")
    case .limitReached(let product, let limit): "limitReached: \(product) \(limit)"
    case .insufficientFunds(let missing): "insufficientFunds: \(missing.line)"
    case .capReached(let holding, let cap): "capReached: \(holding) \(cap)"
    case .outOfRange(let id, let message): "outOfRange: \(id), \(message)"
    }
  }
}

extension [NamedAmount] {
  /// `5 coins + 1 key`; `free` without amounts.
  var line: String {
    isEmpty ? "free" : map { "\($0.amount) \($0.id)" }.joined(separator: " + ")
  }
}
