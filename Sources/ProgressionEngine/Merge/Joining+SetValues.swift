import ProgressionModel

/// Flags, counters and attributes: the last setting counts.
extension Joining {
  mutating func joinSetValues() {
    for (index, slot) in layout.flags.enumerated() {
      let flag = Stamp.Entity(kind: .flag, index: Int32(clamping: index))
      if order(of: flag).then(Order.of(left[slot], right[slot])) == .before { take(slot) }
    }
    for index in layout.game.attributes.indices {
      let attribute = Stamp.Entity(kind: .attribute, index: Int32(clamping: index))
      let values = Order.of(left.attributes[index], right.attributes[index])
      if order(of: attribute).then(values) == .before {
        left.attributes[index] = right.attributes[index]
      }
    }
    joinCounters()
  }

  /// A counter is what it was set to last, and what was added since: additions to what was set
  /// before are gone.
  private mutating func joinCounters() {
    var goneLeft: Set<Slot> = []
    var goneRight: Set<Slot> = []
    for (index, slots) in layout.counters.enumerated() {
      let counter = Stamp.Entity(kind: .counter, index: Int32(clamping: index))
      switch order(of: counter).then(Order.of(left[slots.base], right[slots.base])) {
      case .before:
        take(slots.base)
        goneLeft.formUnion([slots.plus, slots.minus])
      case .after: goneRight.formUnion([slots.plus, slots.minus])
      case .same: continue
      }
    }
    if !goneLeft.isEmpty { left.dropShares { goneLeft.contains($0) } }
    if !goneRight.isEmpty { right.dropShares { goneRight.contains($0) } }
  }

  /// Which state set something last; what was never set comes first.
  private func order(of entity: Stamp.Entity) -> Order {
    Order.of(left.stamp(of: entity), right.stamp(of: entity)) { Stamp.order($0, $1) }
  }
}

extension Stamp {
  /// By time, then by how often the entity was set, then by who did.
  static func order(_ left: Stamp, _ right: Stamp) -> Order {
    Order.of(left.generation, right.generation)
      .then(Order.of(left.at, right.at))
      .then(Order.of(left.count, right.count))
      .then(Order.of(left.writer, right.writer))
  }
}

extension PlayerState {
  func stamp(of entity: Stamp.Entity) -> Stamp? {
    let place = records.stamps.partition { $0.entity < entity }
    guard place < records.stamps.count, records.stamps[place].entity == entity else { return nil }
    return records.stamps[place]
  }
}

extension Order {
  /// Values of one attribute, as they are written.
  fileprivate static func of(_ left: AttributeValue, _ right: AttributeValue) -> Order {
    if case .int(let left) = left, case .int(let right) = right { return of(left, right) }
    return of(left.description, right.description)
  }
}
