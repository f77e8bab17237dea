import ProgressionModel
import ProgressionText

extension RecordPacker {
  mutating func add(_ changes: [Change]) {
    add(UInt64(changes.count))
    for change in changes { add(change) }
  }

  /// Two bytes say of which kind the change and its parts are; then come the parts.
  private mutating func add(_ change: Change) {
    add(byte: UInt8(truncatingIfNeeded: change.kind.order << 3) | tag(of: change.cause))
    add(byte: tag(of: change.from) | tag(of: change.to) << 3 | (change.amount == nil ? 0 : 1 << 6))
    add(id: change.id)
    add(change.from)
    add(change.to)
    if let amount = change.amount { add(amount) }
    if let cause = change.cause { addParts(of: cause) }
  }

  private func tag(of value: Change.Value?) -> UInt8 {
    switch value {
    case nil: 0
    case .boolean(false): 1
    case .boolean(true): 2
    case .integer: 3
    case .text: 4
    }
  }

  private mutating func add(_ value: Change.Value?) {
    switch value {
    case nil, .boolean: return
    case .integer(let number): add(number)
    case .text(let text): add(word: text)
    }
  }

  private func tag(of cause: Change.Cause?) -> UInt8 {
    switch cause {
    case nil: 0
    case .command: 1
    case .reward: 2
    case .route: 3
    case .source: 4
    }
  }

  mutating func add(_ cause: Change.Cause) {
    add(byte: tag(of: cause))
    addParts(of: cause)
  }

  private mutating func addParts(of cause: Change.Cause) {
    switch cause {
    case .command(let name): add(word: name)
    case .reward(let moment, let node):
      add(word: moment)
      add(id: node)
    case .route(let index): add(index)
    case .source(let source, let id):
      add(byte: source.packed)
      add(id: id)
    }
  }
}

/// The same changes as they stand in JSON: no texts are made.
extension RecordPacker {
  mutating func add(_ change: ChangeReading, in json: JSONValue) {
    add(byte: UInt8(truncatingIfNeeded: change.kind.order << 3) | tag(of: change.cause))
    let (from, to) = (change.from.map { json[$0] }, change.to.map { json[$0] })
    add(byte: tag(of: from) | tag(of: to) << 3 | (change.amount == nil ? 0 : 1 << 6))
    add(id: json[change.id])
    add(value: from)
    add(value: to)
    if let amount = change.amount { add(amount) }
    if let cause = change.cause { addParts(of: cause, in: json) }
  }

  mutating func add(_ cause: CauseReading, in json: JSONValue) {
    add(byte: tag(of: cause))
    addParts(of: cause, in: json)
  }

  private mutating func addParts(of cause: CauseReading, in json: JSONValue) {
    switch cause {
    case .command(let name): add(word: json[name])
    case .reward(let moment, let node):
      add(word: json[moment])
      add(id: json[node])
    case .route(let index): add(index)
    case .source(let source, let id):
      add(byte: source.packed)
      add(id: json[id])
    }
  }

  private func tag(of value: JSONValue?) -> UInt8 {
    guard let value else { return 0 }
    if let boolean = value.boolean { return boolean ? 2 : 1 }
    return value.isString ? 4 : 3
  }

  private mutating func add(value: JSONValue?) {
    guard let value else { return }
    if let number = value.integer { return add(number) }
    if value.isString { add(word: value) }
  }

  private func tag(of cause: CauseReading?) -> UInt8 {
    switch cause {
    case nil: 0
    case .command: 1
    case .reward: 2
    case .route: 3
    case .source: 4
    }
  }
}

extension RecordUnpacker {
  mutating func changes() -> [Change] {
    let count = count()
    var changes: [Change] = []
    changes.reserveCapacity(count)
    for _ in 0..<count { changes.append(change()) }
    return changes
  }

  private mutating func change() -> Change {
    let kindAndCause = byte()
    let values = byte()
    var change = Change(Change.Kind.packed[Int(kindAndCause >> 3)], text())
    change.from = value(values & 7)
    change.to = value(values >> 3 & 7)
    if values & 1 << 6 != 0 { change.amount = signed() }
    if kindAndCause & 7 != 0 { change.cause = cause(kindAndCause & 7) }
    return change
  }

  private mutating func value(_ tag: UInt8) -> Change.Value? {
    switch tag {
    case 0: nil
    case 1: .boolean(false)
    case 2: .boolean(true)
    case 3: .integer(signed())
    default: .text(text())
    }
  }

  mutating func cause() -> Change.Cause { cause(byte()) }

  private mutating func cause(_ tag: UInt8) -> Change.Cause {
    switch tag {
    case 1: return .command(text())
    case 2:
      let moment = text()
      return .reward(moment: moment, node: text())
    case 3: return .route(signed())
    default:
      let source = Change.Source.packed[Int(byte())]
      return .source(source, id: text())
    }
  }
}

extension Change.Kind {
  /// The kinds by their `order`.
  static let packed = ContiguousArray(Change.Kind.all)
}

extension Change.Source {
  fileprivate static let packed = ContiguousArray(Change.Source.all)

  /// The place in `all`.
  fileprivate var packed: UInt8 {
    switch self {
    case .chest: 0
    case .product: 1
    case .quest: 2
    case .refill: 3
    case .reset: 4
    case .timer: 5
    case .transaction: 6
    }
  }
}
