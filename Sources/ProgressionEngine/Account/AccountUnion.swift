import ProgressionModel

/// Makes the account's of several playthroughs what an update gives the scope `account`.
///
/// Facts are joined as a merge joins them: the best, or both, or the last setting. Totals are what
/// all playthroughs had together, since nothing was made or lost: of what one thing pays once and
/// several playthroughs had, the rest is a part that nobody has paid.
struct AccountUnion {
  private let layout: Layout
  private(set) var account: AccountPart

  init(_ account: AccountPart, _ layout: Layout) {
    self.layout = layout
    self.account = account
  }

  /// Takes in what another playthrough has that was its own until now.
  mutating func add(_ part: AccountPart) {
    var joining = Joining(state(of: account), state(of: part))
    passOverUntouched(&joining)
    let before = (left: joining.left, right: joining.right)
    joining.joinFacts()
    for (index, slot) in layout.accountSlots.enumerated() {
      account.values[index] = joining.left[slot]
    }
    for share in layout.shares where layout.lives[Int(share.slot)] == .account {
      let rest = Swift.min(before.left[share.slot], before.right[share.slot])
      if rest > 0 { account.records.addShare(rest, of: share.term, by: "") }
    }
    var attributes = joining.left.attributes[...]
    account.attributes = []
    for attribute in layout.game.attributes {
      guard let value = attributes.popFirst() else { break }
      if attribute.scope == .account { account.attributes.append(value) }
    }
    account.records.stamps = account.records.stamps.joined(with: part.records.stamps)
    account.records.versions = joining.left.records.versions
    for writer in part.records.writers where writer.elsewhere == nil {
      for share in writer.shares {
        account.records.addShare(share.amount, of: share.term, by: writer.name)
      }
    }
  }

  /// Lets what one of them never set say nothing.
  private func passOverUntouched(_ joining: inout Joining) {
    for (index, slots) in layout.counters.enumerated() {
      let bases = (joining.left[slots.base], joining.right[slots.base])
      if !joining.right.hasSet(counter: index) { joining.right.values[Int(slots.base)] = bases.0 }
      if !joining.left.hasSet(counter: index) { joining.left.values[Int(slots.base)] = bases.1 }
    }
    for index in layout.game.attributes.indices {
      let values = (joining.left.attributes[index], joining.right.attributes[index])
      if !joining.right.hasSet(attribute: index) { joining.right.attributes[index] = values.0 }
      if !joining.left.hasSet(attribute: index) { joining.left.attributes[index] = values.1 }
    }
  }

  /// A state that has only what is the account's, without totals.
  private func state(of part: AccountPart) -> PlayerState {
    var state = PlayerState(layout: layout, seed: part.seed)
    for (slot, value) in zip(layout.accountSlots, part.values) { state.values[Int(slot)] = value }
    var rest = part.attributes[...]
    for (index, attribute) in layout.game.attributes.enumerated()
    where attribute.scope == .account {
      if let value = rest.popFirst() { state.attributes[index] = value }
    }
    state.records.stamps = part.records.stamps
    state.records.versions = part.records.versions
    return state
  }
}

/// Counters that an update gives the scope `account`.
extension AccountUnion {
  /// Drops from each playthrough what it had added to such a counter before the last setting, which
  /// may be another one's; what the account knew of already stays.
  static func dropOvertaken(_ states: inout [PlayerState], current: Int, _ layout: Layout) {
    let known = states.map { states[current].records.elsewhere($0.playthrough) }
    for (index, counter) in layout.game.counters.enumerated() where counter.scope == .account {
      let slots = layout.counters[index]
      let settings = states.map { $0.setting(ofCounter: index) }
      guard let last = settings.max(), last.stamp != nil else { continue }
      for (place, setting) in settings.enumerated() where setting < last {
        let isKnown = known[place].contains { $0.term == slots.plus || $0.term == slots.minus }
        if isKnown, place != current { continue }
        states[place].dropShares { $0 == slots.plus || $0 == slots.minus }
      }
    }
  }
}

/// What a counter was set to, and when.
private struct CounterSetting: Comparable {
  /// When; `nil` where it never was set.
  let stamp: Stamp?
  let base: Int64

  static func == (left: Self, right: Self) -> Bool { order(left, right) == .same }
  static func < (left: Self, right: Self) -> Bool { order(left, right) == .before }

  private static func order(_ left: Self, _ right: Self) -> Order {
    Order.of(left.stamp, right.stamp) { Stamp.order($0, $1) }
      .then(Order.of(left.base, right.base))
  }
}

extension PlayerState {
  fileprivate func setting(ofCounter index: Int) -> CounterSetting {
    let entity = Stamp.Entity(kind: .counter, index: Int32(clamping: index))
    return CounterSetting(stamp: stamp(of: entity), base: self[layout.counters[index].base])
  }

  fileprivate func hasSet(counter index: Int) -> Bool {
    let setting = setting(ofCounter: index)
    return setting.stamp != nil || setting.base != layout.game.counters[index].initial
  }

  fileprivate func hasSet(attribute index: Int) -> Bool {
    let entity = Stamp.Entity(kind: .attribute, index: Int32(clamping: index))
    return stamp(of: entity) != nil
      || !attributes[index].isWritten(as: layout.game.attributes[index].initial)
  }
}
