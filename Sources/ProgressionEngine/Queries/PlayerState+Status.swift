import ProgressionModel

extension PlayerState {
  /// Whether the player may not know of the node.
  func isHidden(_ node: NodeRef) -> Bool {
    let slots = layout.nodes[node.position]
    if slots.world >= 0, isHidden(NodeRef(slots.world)) { return true }
    if holds(slots.visible) || holds(slots.open) { return false }
    return slots.done < 0 || !holds(slots.done)
  }

  func status(of node: NodeRef) -> Status {
    let slots = layout.nodes[node.position]
    if isHidden(node) { return .hidden }
    if holds(slots.open) {
      return slots.done >= 0 && holds(slots.done) ? .completed : .unlocked
    }
    if let product = layout.game[node].product {
      return isOnSale(product, node) ? .available : .locked
    }
    if isExcluded(node) || openRoutes(of: node).isEmpty { return .locked }
    return .available
  }

  /// Whether another member of the node's choice group was taken.
  func isExcluded(_ node: NodeRef) -> Bool {
    guard let choice = layout.game[node].choice else { return false }
    let taken = self[layout.choices[choice.position].member]
    return taken != 0 && taken != Int64(node.index) + 1
  }

  /// Whether another member was taken and nothing in the pack ever changes that.
  func isExcludedForGood(_ node: NodeRef) -> Bool {
    guard let choice = layout.game[node].choice, isExcluded(node) else { return false }
    let life = layout.lives[Int(layout.choices[choice.position].member)]
    return layout.isForGood(life) && !layout.time.isGranted[node.position]
  }

  /// Whether the node is not earned in a playthrough of this kind, and nothing in the pack gives it.
  func isBarredForGood(_ node: NodeRef) -> Bool {
    isBarred(node) && !layout.time.isGranted[node.position]
  }

  /// Whether no route of the node holds in a playthrough of this kind.
  func isBarred(_ node: NodeRef) -> Bool {
    !layout.game[node].isEarnedInCustom && holds(CellGraph.custom)
  }

  private func isOnSale(_ product: Product, _ node: NodeRef) -> Bool {
    guard holds(layout.productWhen[node.position]) else { return false }
    guard let limit = product.limit else { return true }
    return self[layout.nodes[node.position].purchases] < limit
  }

  /// The record without `opensAt`, which costs more than the rest.
  func record(of node: NodeRef) -> StatusRecord {
    let slots = layout.nodes[node.position]
    let status = status(of: node)
    let ranks = layout.game[node].ranks
    var record = StatusRecord(
      status: status, offers: offers(of: node, status),
      rank: ranks == nil ? nil : self[slots.rank], ranks: ranks,
      opensAt: nil, never: never(of: node), isPending: self[slots.pending] > 0)
    if status == .hidden { return record }
    if let quest = layout.quest(of: node) { describe(quest, in: &record) }
    if let place = place(of: node), !isHidden(place) { record.place = place }
    return record
  }

  private func never(of node: NodeRef) -> NeverReason? {
    let plain = PlainEvaluator(tables: layout.game, state: self, usesDerivedValues: true)
    var finality = Finality(plain)
    let isOpen = holds(layout.nodes[node.position].open)
    if !isOpen, isExcludedForGood(node) || isBarredForGood(node) { return .excluded }
    if let quest = layout.quest(of: node), let reason = finality.loss(of: quest) { return reason }
    if isOpen { return nil }
    guard layout.time.hasWindows else { return nil }
    return finality.isExpired(node) ? .expired : nil
  }

  /// When a closed node opens by time alone; `nil` where it is hidden, or needs more than time.
  ///
  /// What the facts foretell is then lived through on a copy, so that resets and timers on the way
  /// have their say.
  func opensAt(_ node: NodeRef) -> Int64? {
    guard layout.time.hasTime, !holds(layout.nodes[node.position].open), !isHidden(node) else {
      return nil
    }
    let plain = PlainEvaluator(tables: layout.game, state: self, usesDerivedValues: true)
    var foresight = Foresight(plain)
    guard let instant = foresight.opening(of: node, from: now), instant > now else { return nil }
    var copy = self
    copy.work { $0.moveTime(to: instant) }
    return copy.holds(layout.nodes[node.position].open) ? instant : nil
  }

  private func offers(of node: NodeRef, _ status: Status) -> [Offer] {
    if status == .hidden { return [] }
    if let product = layout.game[node].product {
      guard status == .available, let unit = product.price else { return [] }
      return [offer(price(ofUnits: 1, node, unit))]
    }
    let isTakeable =
      status == .available || isToTakeAgain(node)
      || (layout.game[node].ranks != nil && !isExcluded(node))
    guard isTakeable else { return [] }
    let rank = nextRank(of: node)
    return openRoutes(of: node).map { offer(price(of: $0, node, rank: rank)) }
  }

  func offer(_ price: Price) -> Offer {
    let missing = missing(price)
    return Offer(price: named(price), isAffordable: missing.isEmpty, missing: missing)
  }

  func progress(of node: NodeRef) -> Progress {
    var progress = Progress(done: 0, total: 0, stars: 0, maxStars: 0)
    for member in layout.game[node].world?.levels ?? [node] {
      let slots = layout.nodes[member.position]
      guard let level = layout.game[member].level, holds(slots.counts) else { continue }
      progress.stars += self[slots.stars]
      progress.maxStars += level.maxStars
      if level.isBonus { continue }
      progress.total += 1
      if holds(slots.done) { progress.done += 1 }
    }
    return progress
  }
}
