import ProgressionModel

/// The parts of totals that things pay once.
extension FactAllocator {
  mutating func addShares(ofNode index: Int, _ life: Life, to slots: inout NodeSlots) {
    let owner = ShareOwner(kind: .node, index: Int32(clamping: index))
    slots.firstShare = Int32(clamping: shares.count)
    for reward in game.nodes[index].rewards {
      guard let (purpose, detail) = reward.moment.share else { continue }
      addShares(owner, purpose, detail, of: reward.bundle, life)
    }
    if case .level(let level) = game.nodes[index].details {
      for part in level.startPrice {
        addShare(owner, .start, of: holdings[part.holding.position].spent, life)
      }
    }
    for route in game.nodes[index].routes {
      guard case .taken(let price) = route.kind else { continue }
      for part in price {
        addPrice(owner, part.holding, life, isReturned: isRefunded(life))
        if game.nodes[index].quest?.whenGone == .fail {
          addShare(owner, .gone, of: holdings[part.holding.position].returned, life)
        }
      }
    }
    if case .quest(let quest) = game.nodes[index].details {
      for part in quest.turnInPrice {
        addShare(owner, .turnIn, of: holdings[part.holding.position].spent, life)
      }
    }
    if case .product(let product) = game.nodes[index].details, product.kind == .permanent,
      let price = product.price
    {
      addShare(owner, .grants, of: slots.purchases, life)
      // What a product gave besides itself would be there twice if its price came back.
      let isReturned = isRefunded(life) && product.grants.isEmpty
      for part in price { addPrice(owner, part.holding, life, isReturned: isReturned) }
      addShares(owner, .grants, 0, of: product.grants, life)
    }
    slots.endShare = Int32(clamping: shares.count)
  }

  private mutating func addPrice(
    _ owner: ShareOwner, _ holding: HoldingRef, _ life: Life, isReturned: Bool
  ) {
    addShare(owner, .price, of: holdings[holding.position].spent, life)
    if isReturned { addShare(owner, .returned, of: holdings[holding.position].returned, life) }
  }

  /// Whether a reset that ends facts of a life gives back what opening them had cost.
  private func isRefunded(_ life: Life) -> Bool {
    let reset =
      life.reset.map { game[$0] }
      ?? (life == .playthrough ? game.resets.first { $0.ends == .playthrough } : nil)
    return reset?.command?.refundsAll == true
  }

  mutating func addShares(
    _ owner: ShareOwner, _ purpose: SharePurpose, _ detail: Int32, of bundle: Bundle, _ life: Life
  ) {
    for amount in bundle.amounts {
      addShare(owner, purpose, detail, of: holdings[amount.holding.position].earned, life)
    }
    for addition in bundle.add {
      addShare(owner, purpose, detail, of: counters[addition.counter.position].plus, life)
    }
  }

  mutating func addShare(
    _ owner: ShareOwner, _ purpose: SharePurpose, _ detail: Int32 = 0, of term: Slot, _ life: Life
  ) {
    var position = shares.count - 1
    while position >= 0, shares[position].owner == owner {
      let share = shares[position]
      if share.purpose == purpose, share.detail == detail, share.term == term { return }
      position -= 1
    }
    // What something of the account gives to one playthrough stays with that.
    let isGift = life == .account && self.life(ofTerm: term) != .account
    let slot = nextCount(isGift ? .lasting : life, .largest)
    shares.append(
      ShareSlot(owner: owner, purpose: purpose, detail: detail, term: term, slot: slot))
  }
}

extension Reward.Moment {
  /// The purpose of the shares that pay the moment; `nil` for what is paid every time.
  var share: (purpose: SharePurpose, detail: Int32)? {
    switch self {
    case .onUnlock: (.unlock, 0)
    case .perNewRank, .atRank: (.rank, 0)
    case .onComplete: (.complete, 0)
    case .onEveryComplete: nil
    case .perNewStar, .atStars: (.stars, 0)
    case .onMark(let mark): (.mark, Int32(clamping: mark))
    }
  }
}
