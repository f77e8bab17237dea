import ProgressionModel

extension Digest128 {
  /// The digest of all of a command but its id and time, for comparing commands under one id.
  static func content(of command: Command) -> Digest128 {
    var digest = Digest128()
    digest.add(command.action)
    if let playthrough = command.playthrough { digest.add(playthrough) }
    return digest
  }

  private mutating func add(_ action: Command.Action) {
    add(action.name)
    switch action {
    case .complete(let id, let result):
      add(id)
      add(optional: result.stars)
      add(optional: result.score)
      add(Int64(result.marks.count))
      for mark in result.marks { add(mark) }
    case .start(let id), .fail(let id), .select(let id), .visit(let id), .meet(let id),
      .accept(let id), .turnIn(let id), .abandon(let id), .open(let id), .reset(let id),
      .resume(let id):
      add(id)
    case .begin(let name, let isCustom):
      add(name)
      add(byte: isCustom ? 1 : 0)
    case .unlock(let id, let price, let rank):
      add(id)
      add(optional: price)
      add(optional: rank)
    case .buy(let id, let quantity, let price):
      add(id)
      add(quantity)
      add(optional: price)
    case .grant(let bundle):
      add(bundle.amounts)
      add(Int64(bundle.unlock.count))
      for id in bundle.unlock { add(id) }
      add(Int64(bundle.set.count))
      for id in bundle.set.sorted(by: { $0.precedesInBytes($1) }) { add(id) }
      add(bundle.add)
      add(Int64(bundle.timers.count))
      for id in bundle.timers.sorted(by: { $0.precedesInBytes($1) }) { add(id) }
    case .take(let amounts), .add(let amounts):
      add(amounts)
    case .set(let values):
      add(values)
    case .transaction(let notice):
      add(notice.transaction)
      add(notice.product)
      add(notice.stage.description)
      // One unit is what a notice without a quantity says of a purchase.
      add(optional: notice.count ?? notice.quantity)
      add(optional: notice.until)
      add(byte: notice.isRestored ? 1 : 0)
    case .setClock(let instant): add(instant)
    case .tick:
      break
    case .do(let members):
      add(Int64(members.count))
      for member in members { add(member.action) }
    }
  }

  private mutating func add(optional value: Int64?) {
    add(byte: value == nil ? 0 : 1)
    if let value { add(value) }
  }

  private mutating func add(optional amounts: [NamedAmount]?) {
    add(byte: amounts == nil ? 0 : 1)
    if let amounts { add(amounts) }
  }

  /// Amounts are a map: their order makes no difference.
  private mutating func add(_ amounts: [NamedAmount]) {
    add(Int64(amounts.count))
    for amount in amounts.sorted(by: { ($0.id, $0.amount) < ($1.id, $1.amount) }) {
      add(amount.id)
      add(amount.amount)
    }
  }

  /// Values are a map too; of an id that comes twice the later value stays the later one.
  private mutating func add(_ values: [NamedValue]) {
    add(Int64(values.count))
    let order = values.indices.sorted { left, right in
      if values[left].id == values[right].id { return left < right }
      return values[left].id.precedesInBytes(values[right].id)
    }
    for position in order { add(values[position]) }
  }

  private mutating func add(_ named: NamedValue) {
    add(named.id)
    switch named.value {
    case .boolean(let value):
      add(byte: 1)
      add(byte: value ? 1 : 0)
    case .integer(let value):
      add(byte: 2)
      add(value)
    case .text(let value):
      add(byte: 3)
      add(value)
    }
  }
}
