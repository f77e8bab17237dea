import ProgressionModel

/// Conditions and what belongs to a node as short texts, to compare what was read.
struct Shown {
  let game: Game

  func condition(_ reference: ConditionRef?) -> String {
    guard let reference else { return "always" }
    switch game[reference] {
    case .constant(let value): return "\(value)"
    case .all(let parts): return "all(\(list(parts)))"
    case .any(let parts): return "any(\(list(parts)))"
    case .none(let parts): return "none(\(list(parts)))"
    case .not(let part): return "not(\(condition(part)))"
    case .rule(let rule): return "rule \(game[rule].id)"
    case .completed(let node): return "completed \(game[node].id)"
    case .unlocked(let node): return "unlocked \(game[node].id)"
    case .ownedProduct(let node): return "ownedProduct \(game[node].id)"
    case .ownedItem(let item): return "ownedItem \(game[item].id)"
    case .flag(let flag): return "flag \(game[flag].id)"
    case .visited(let node): return "visited \(game[node].id)"
    case .met(let node): return "met \(game[node].id)"
    case .active(let node): return "active \(game[node].id)"
    case .failed(let node): return "failed \(game[node].id)"
    case .marked(let node, let mark):
      return "marked \(game[node].id) \(mark.map { "\($0)" } ?? "any")"
    case .compare(let left, let bounds):
      return quantity(left)
        + bounds.map { " \($0.comparator) \(operand($0.operand))" }.joined()
    case .attribute(let attribute, .isOne(let values)):
      return "\(game[attribute].id) in \(values.map { $0.description })"
    case .attribute(let attribute, .compare(let bounds)):
      return game[attribute].id + bounds.map { " \($0.comparator) \($0.value)" }.joined()
    case .now(let from, let until):
      return
        "now \(from.map { Instants.text($0) } ?? "")..<\(until.map { Instants.text($0) } ?? "")"
    case .weekly(let window):
      return "weekly \(window.days) \(window.from)..<\(window.until) \(window.zone)"
    case .cohort(let salt, let share): return "cohort \(salt) \(share)%"
    case .waiting(let timer): return "waiting \(game[timer].id)"
    }
  }

  private func list(_ parts: [ConditionRef]) -> String {
    parts.map { condition($0) }.joined(separator: ", ")
  }

  private func operand(_ operand: Bound.Operand) -> String {
    switch operand {
    case .literal(let number): "\(number)"
    case .quantity(let reference): quantity(reference)
    }
  }

  func quantity(_ reference: QuantityRef) -> String {
    switch game[reference] {
    case .literal(let number): "\(number)"
    case .stars(let set): "stars\(self.set(set))"
    case .clears(let set): "clears\(self.set(set))"
    case .fails(let set): "fails\(self.set(set))"
    case .score(let set): "score\(self.set(set))"
    case .marks(let set, let mark): "marks\(self.set(set))\(mark.map { "(\($0))" } ?? "")"
    case .have(let holding): "have \(game[holding].id)"
    case .earned(let holding): "earned \(game[holding].id)"
    case .spent(let holding): "spent \(game[holding].id)"
    case .counter(let counter): "counter \(game[counter].id)"
    case .purchases(let node): "purchases \(game[node].id)"
    case .rank(let node): "rank \(game[node].id)"
    case .ranks(let set): "ranks\(self.set(set))"
    case .percent(let one): "percent \(game[one].id)"
    case .countConditions(let parts): "count(\(list(parts)))"
    case .countNodes(let set, let property): "count \(property)\(self.set(set))"
    case .countLevels(let set, let stars): "count >=\(stars)*\(self.set(set))"
    case .sum(let parts): "sum(\(list(parts)))"
    case .min(let parts): "min(\(list(parts)))"
    case .max(let parts): "max(\(list(parts)))"
    case .times(let part, let factor): "\(factor) * \(quantity(part))"
    case .since(let part, let reset): "\(quantity(part)) since \(game[reset].id)"
    case .sinceAccepted(let part, let quest): "\(quantity(part)) since accepted \(game[quest].id)"
    case .streak(let node): "streak \(game[node].id)"
    case .timeSince(let fact): "time since \(self.fact(fact))"
    }
  }

  private func fact(_ fact: TimedFact) -> String {
    switch fact {
    case .completed(let node): "completed \(game[node].id)"
    case .unlocked(let node): "unlocked \(game[node].id)"
    case .visited(let node): "visited \(game[node].id)"
    case .met(let node): "met \(game[node].id)"
    case .active(let node): "active \(game[node].id)"
    case .ownedProduct(let node): "ownedProduct \(game[node].id)"
    case .ownedItem(let item): "ownedItem \(game[item].id)"
    case .marked(let node, let mark): "marked \(game[node].id) \(mark.map { "\($0)" } ?? "any")"
    case .flag(let flag): "flag \(game[flag].id)"
    case .reset(let reset): "reset \(game[reset].id)"
    }
  }

  func scope(_ scope: Scope) -> String {
    switch scope {
    case .playthrough: "playthrough"
    case .account: "account"
    case .reset(let reset): game[reset].id
    }
  }

  func ends(_ reset: Reset) -> String {
    switch reset.ends {
    case .nothing: "nothing"
    case .playthrough: "playthrough"
    case .listed(let nodes, let holdings):
      (nodes.map { game[$0].id } + holdings.map { game[$0].id }).joined(separator: " ")
    }
  }

  private func list(_ parts: [QuantityRef]) -> String {
    parts.map { quantity($0) }.joined(separator: ", ")
  }

  func set(_ reference: NodeSetRef) -> String {
    let set = game[reference]
    let ids = set.nodes.map { game[$0].id } + set.items.map { game[$0].id }
    return "[\(ids.joined(separator: " "))]"
  }

  func route(_ route: Route) -> String {
    var text: String
    switch route.kind {
    case .automatic(let isLive):
      text = isLive ? "live" : route.isLivenessWritten ? "sticky" : "auto"
    case .taken(let price):
      text =
        price.isEmpty
        ? "free" : price.map { "\(game[$0.holding].id)\($0.amounts)" }.joined(separator: "+")
    case .product(let node): text = "product \(game[node].id)"
    }
    if route.when != nil { text += " when \(condition(route.when))" }
    if let reach = route.reach {
      text += " reach \(quantity(reach.quantity))"
      switch reach.thresholds {
      case .list(let list): text += " \(list)"
      case .linear(let from, let step, let count): text += " \(from)+\(step)x\(count)"
      }
    }
    for discount in route.discounts {
      text += " -\(discount.basisPoints) if \(condition(discount.when))"
    }
    return text
  }

  func node(_ id: String) -> Node? { game.nodes.first { $0.id == id } }

  func routes(of id: String) -> [String] {
    node(id)?.routes.map { route($0) } ?? ["no node \(id)"]
  }

  func bundle(_ bundle: Bundle) -> String {
    var parts = bundle.amounts.map { "\($0.amount) \(game[$0.holding].id)" }
    parts += bundle.unlock.map { "unlock \(game[$0].id)" }
    parts += bundle.set.map { "set \(game[$0].id)" }
    parts += bundle.add.map { "add \($0.amount) \(game[$0.counter].id)" }
    parts += bundle.timers.map { "start \(game[$0].id)" }
    return parts.joined(separator: ", ")
  }

  func rewards(of id: String) -> [String] {
    node(id)?.rewards.map { reward in
      var text = reward.moment.description
      switch reward.moment {
      case .atRank(let number), .atStars(let number), .onMark(let number): text += " \(number)"
      default: break
      }
      return "\(text): \(bundle(reward.bundle))"
    } ?? ["no node \(id)"]
  }
}
