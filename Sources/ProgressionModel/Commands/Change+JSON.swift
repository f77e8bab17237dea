public import ProgressionText

extension Change {
  /// The order of the keys of a change in JSON.
  public enum KeyOrder: Hashable, Sendable {
    /// The kind and the id first, as people read it.
    case readable
    /// The order of the bytes of the keys, for canonical JSON.
    case canonical
  }

  private enum Key {
    case amount
    case by
    case from
    case id
    case kind
    case mark
    case to
  }

  /// Writes the change as a JSON object: its kind and id, then what the kind has.
  public func write(to writer: inout JSONWriter, order: KeyOrder = .readable) {
    let keys: [Key] =
      order == .readable
      ? [.kind, .id, .from, .to, .mark, .amount, .by]
      : [.amount, .by, .from, .id, .kind, .mark, .to]
    writer.beginObject()
    for key in keys { write(key, to: &writer, order) }
    writer.endObject()
  }

  private func write(_ key: Key, to writer: inout JSONWriter, _ order: KeyOrder) {
    switch key {
    case .amount:
      guard let amount else { return }
      writer.key("amount")
      writer.integer(amount)
    case .by:
      guard let cause else { return }
      writer.key("by")
      cause.write(to: &writer, order: order)
    case .from:
      guard let from else { return }
      writer.key("from")
      from.write(to: &writer)
    case .id:
      writer.key("id")
      writer.string(id)
    case .kind:
      writer.key("kind")
      writer.string(kind.description)
    case .mark, .to:
      guard let to, (key == .mark) == (kind == .mark) else { return }
      writer.key(key == .mark ? "mark" : "to")
      to.write(to: &writer)
    }
  }

  /// Reads what `write` writes; `nil` for anything else.
  public init?(_ json: JSONValue) {
    var kind: Kind?
    var id: String?
    var isMark = false
    var (from, to): (Value?, Value?)
    var amount: Int64?
    var cause: Cause?
    for member in json.members {
      let value = member.value
      let isRead: Bool
      switch member.word {
      case "kind":
        kind = Kind(value.word)
        isRead = kind != nil
      case "id":
        id = value.string
        isRead = id != nil
      case "amount":
        amount = value.integer
        isRead = amount != nil
      case "by":
        cause = Cause(value)
        isRead = cause != nil
      case "from":
        from = Value(value)
        isRead = from != nil
      case "to", "mark":
        to = Value(value)
        isMark = member.keyIs("mark")
        isRead = to != nil
      default: isRead = false
      }
      if !isRead || member.duplicateOf != nil { return nil }
    }
    guard let kind, let id, to == nil || isMark == (kind == .mark) else { return nil }
    self.init(kind, id, from: from, to: to, amount: amount, cause: cause)
  }
}

extension Change.Value {
  /// Writes the value as JSON.
  public func write(to writer: inout JSONWriter) {
    switch self {
    case .boolean(let value): writer.boolean(value)
    case .integer(let value): writer.integer(value)
    case .text(let value): writer.string(value)
    }
  }

  /// Reads what `write` writes; `nil` for anything else.
  public init?(_ json: JSONValue) {
    if let value = json.boolean {
      self = .boolean(value)
    } else if let value = json.integer {
      self = .integer(value)
    } else if let value = json.string {
      self = .text(value)
    } else {
      return nil
    }
  }
}

extension Change.Cause {
  /// Writes the cause as a JSON object.
  ///
  /// It is `{"command": "grant"}`, `{"reward": moment, "of": node}`, `{"route": 0}` or a source
  /// as in `{"chest": "wooden"}`.
  public func write(to writer: inout JSONWriter, order: Change.KeyOrder = .readable) {
    writer.beginObject()
    switch self {
    case .command(let name):
      writer.key("command")
      writer.string(name)
    case .reward(let moment, let node):
      let parts = [("reward", moment), ("of", node)]
      for (key, value) in order == .readable ? parts : parts.reversed() {
        writer.key(key)
        writer.string(value)
      }
    case .route(let index):
      writer.key("route")
      writer.integer(index)
    case .source(let source, let id):
      writer.key(source.description)
      writer.string(id)
    }
    writer.endObject()
  }

  /// Reads what `write` writes; `nil` for anything else.
  public init?(_ json: JSONValue) {
    var (moment, node): (String?, String?)
    for member in json.members {
      let value = member.value
      switch member.word {
      case "reward": moment = value.string
      case "of": node = value.string
      case "command" where json.count == 1:
        guard let command = value.string else { return nil }
        self = .command(command)
        return
      case "route" where json.count == 1:
        guard let route = value.integer else { return nil }
        self = .route(route)
        return
      case let word where json.count == 1:
        guard let source = Change.Source(word), let id = value.string else { return nil }
        self = .source(source, id: id)
        return
      default: return nil
      }
    }
    guard json.count == 2, let moment, let node else { return nil }
    self = .reward(moment: moment, node: node)
  }
}

extension Change.Source {
  fileprivate init?(_ word: KeyWord) {
    switch word {
    case "chest": self = .chest
    case "product": self = .product
    case "quest": self = .quest
    case "refill": self = .refill
    case "reset": self = .reset
    case "timer": self = .timer
    case "transaction": self = .transaction
    default: return nil
    }
  }
}

extension Change.Kind {
  /// Every kind, in the order in which an outcome lists them.
  public static var all: [Change.Kind] {
    [
      .unlocked, .closed, .keptOpen, .withheld, .completed, .visited, .met, .quest, .stage, .rank,
      .stars, .mark, .credited, .debited, .clipped, .forgiven, .owned, .lost, .flag, .counter,
      .attribute,
      .period, .timer, .transaction, .choice,
    ]
  }

  /// Reads the word of a kind; `nil` for any other text.
  public init?(_ word: String) {
    self.init(KeyWord(word))
  }

  /// Reads the word of a kind; `nil` for any other.
  public init?(_ word: KeyWord) {
    switch word {
    case "unlocked": self = .unlocked
    case "closed": self = .closed
    case "keptOpen": self = .keptOpen
    case "withheld": self = .withheld
    case "completed": self = .completed
    case "visited": self = .visited
    case "met": self = .met
    case "quest": self = .quest
    case "stage": self = .stage
    case "rank": self = .rank
    case "stars": self = .stars
    case "mark": self = .mark
    case "credited": self = .credited
    case "debited": self = .debited
    case "clipped": self = .clipped
    case "forgiven": self = .forgiven
    case "owned": self = .owned
    case "lost": self = .lost
    case "flag": self = .flag
    case "counter": self = .counter
    case "attribute": self = .attribute
    case "period": self = .period
    case "timer": self = .timer
    case "transaction": self = .transaction
    case "choice": self = .choice
    default: return nil
    }
  }
}
