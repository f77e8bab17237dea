import ProgressionModel
import ProgressionText

extension Working {
  mutating func grant(_ named: NamedBundle) throws(Rejection) {
    if named.isMoney { return try grant(named.amounts) }
    var bundle = Bundle()
    for amount in named.amounts {
      bundle.amounts.append(
        Amount(holding: try holding(amount.id), amount: amount.amount))
    }
    for id in named.unlock {
      guard case .node(let node)? = layout.entity(id) else { throw unknown(id) }
      bundle.unlock.append(node)
    }
    for id in named.set {
      guard case .flag(let flag)? = layout.entity(id) else { throw unknown(id) }
      bundle.set.append(flag)
    }
    for amount in named.add {
      guard case .counter(let counter)? = layout.entity(amount.id) else {
        throw unknown(amount.id)
      }
      bundle.add.append(Bundle.Addition(counter: counter, amount: amount.amount))
    }
    for id in named.timers {
      guard case .timer(let timer)? = layout.entity(id) else { throw unknown(id) }
      bundle.timers.append(timer)
    }
    for node in bundle.unlock { try checkGrantable(node) }
    for amount in named.amounts + named.add { try checkPositive(amount) }
    pay(bundle, because: .command(.grant), by: .writer)
  }

  private mutating func grant(_ amounts: [NamedAmount]) throws(Rejection) {
    for position in amounts.indices {
      do throws(Rejection) {
        let holding = try holding(amounts[position].id)
        try checkPositive(amounts[position])
        credit(holding, amounts[position].amount, because: .command(.grant), by: .writer)
      } catch {
        // What names nothing is told before an amount that cannot be.
        for later in amounts[position...] { _ = try holding(later.id) }
        throw error
      }
    }
  }

  /// Refuses npcs, which come and go, and products that cannot be owned for good.
  private func checkGrantable(_ node: NodeRef) throws(Rejection) {
    if game[node].person != nil { throw .notAvailable(game[node].id) }
    guard let product = game[node].product, product.kind != .permanent else { return }
    throw .outOfRange(id: game[node].id, message: "only a permanent product can be granted")
  }

  mutating func take(_ amounts: [NamedAmount]) throws(Rejection) {
    var resolved: Price = []
    for amount in amounts {
      resolved.append(Amount(holding: try holding(amount.id), amount: amount.amount))
    }
    for amount in amounts { try checkPositive(amount) }
    for amount in resolved {
      let slots = layout.holdings[amount.holding.position]
      let taken = Swift.min(amount.amount, Swift.max(0, self[slots.balance]))
      if self[slots.taken].addingReportingOverflow(taken).overflow {
        throw .outOfRange(id: game[amount.holding].id, message: "the total taken leaves 64 bits")
      }
      if taken == 0 { continue }
      debit(amount.holding, taken, as: .taken, because: .command(.take), by: .writer)
    }
  }

  mutating func set(_ values: [NamedValue]) throws(Rejection) {
    for position in values.indices {
      do throws(Rejection) {
        try set(values[position])
      } catch {
        // What names nothing is told before a value that does not fit.
        for later in values[position...] where !isSettable(layout.entity(later.id)) {
          throw unknown(later.id)
        }
        throw error
      }
    }
  }

  private func isSettable(_ entity: NameTable.Entity?) -> Bool {
    switch entity {
    case .flag, .counter, .attribute: true
    default: false
    }
  }

  private mutating func set(_ named: NamedValue) throws(Rejection) {
    switch (layout.entity(named.id), named.value) {
    case (.flag(let flag)?, .boolean(let value)):
      set(flag, to: value)
    case (.counter(let counter)?, .integer(let value)):
      try checkRange(value, of: counter)
      set(counter, to: value)
    case (.attribute(let attribute)?, let value):
      write(attribute, try attributeValue(value, named.id, game[attribute].kind))
      journal.operations.append(
        .stamp(Stamp.Entity(kind: .attribute, index: attribute.index)))
    case (.flag?, _):
      throw .outOfRange(id: named.id, message: "a flag is true or false")
    default:
      throw .outOfRange(id: named.id, message: "a counter is an integer")
    }
  }

  private func attributeValue(
    _ value: NamedValue.Value, _ id: String, _ kind: Attribute.Kind
  ) throws(Rejection) -> AttributeValue {
    switch (kind, value) {
    case (.int, .integer(let number)): return .int(number)
    case (.text, .text(let text)): return .text(text)
    case (.version, .text(let text)):
      if let version = Version(text) { return .version(version) }
      throw .outOfRange(id: id, message: "`\(text)` is not a version such as `1.2.3`")
    case (.int, _): throw .outOfRange(id: id, message: "the attribute is an integer")
    case (.text, _): throw .outOfRange(id: id, message: "the attribute is a text")
    case (.version, _): throw .outOfRange(id: id, message: "the attribute is a version")
    }
  }

  mutating func add(_ amounts: [NamedAmount]) throws(Rejection) {
    var counters: [CounterRef] = []
    for amount in amounts {
      guard case .counter(let counter)? = layout.entity(amount.id) else {
        throw unknown(amount.id)
      }
      counters.append(counter)
    }
    for (index, counter) in counters.enumerated() {
      let amount = amounts[index].amount
      let value = self[layout.counters[counter.position].value]
      let (sum, overflow) = value.addingReportingOverflow(amount)
      if overflow {
        throw .outOfRange(id: game[counter].id, message: "the sum leaves 64 bits")
      }
      try checkRange(sum, of: counter)
      add(amount, to: counter, because: .nothing, by: .writer)
    }
  }

  private func checkRange(_ value: Int64, of counter: CounterRef) throws(Rejection) {
    let (least, most) = (game[counter].minimum, game[counter].maximum)
    if value < least || value > most {
      throw .outOfRange(
        id: game[counter].id, message: "\(value) is not within \(least) to \(most)")
    }
  }

  private func checkPositive(_ amount: NamedAmount) throws(Rejection) {
    if amount.amount < 1 {
      throw .outOfRange(id: amount.id, message: "an amount of \(amount.amount) is below 1")
    }
  }

  private func holding(_ id: String) throws(Rejection) -> HoldingRef {
    guard case .holding(let holding)? = layout.entity(id) else {
      throw .unknownId(id, nearest: nearestHolding(to: id))
    }
    return holding
  }

  func nearestHolding(to id: String) -> String? {
    NameSuggestion.nearest(to: id, in: game.holdings.prefix(Working.comparedNames).map { $0.id })
  }

  private func unknown(_ id: String) -> Rejection {
    let most = Working.comparedNames
    let candidates =
      game.flags.prefix(most).map { $0.id } + game.counters.prefix(most).map { $0.id }
      + game.attributes.prefix(most).map { $0.id }
      + layout.namedNodes.prefix(most).map { game[$0].id }
    return .unknownId(id, nearest: NameSuggestion.nearest(to: id, in: candidates))
  }
}

extension NamedBundle {
  /// Whether it holds nothing but amounts of holdings.
  fileprivate var isMoney: Bool {
    unlock.isEmpty && set.isEmpty && add.isEmpty && timers.isEmpty
  }
}
