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
    guard let word = json["kind"]?.string, let kind = Kind(word), let id = json["id"]?.string
    else { return nil }
    self.init(kind, id)
    for member in json.members {
      switch member.key {
      case "kind", "id": continue
      case "amount":
        guard let amount = member.value.integer else { return nil }
        self.amount = amount
      case "by":
        guard let cause = Cause(member.value) else { return nil }
        self.cause = cause
      case "from":
        guard let value = Value(member.value) else { return nil }
        from = value
      case "to", "mark":
        guard (member.key == "mark") == (kind == .mark), let value = Value(member.value) else {
          return nil
        }
        to = value
      default: return nil
      }
    }
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
    if let command = json["command"]?.string, json.count == 1 {
      self = .command(command)
    } else if let moment = json["reward"]?.string, let node = json["of"]?.string, json.count == 2 {
      self = .reward(moment: moment, node: node)
    } else if let route = json["route"]?.integer, json.count == 1 {
      self = .route(route)
    } else if json.count == 1, let member = json.members.first(where: { _ in true }),
      let source = Change.Source.all.first(where: { $0.description == member.key }),
      let id = member.value.string
    {
      self = .source(source, id: id)
    } else {
      return nil
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
    guard let kind = Change.Kind.all.first(where: { $0.description == word }) else { return nil }
    self = kind
  }
}
