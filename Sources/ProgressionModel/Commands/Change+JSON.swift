public import ProgressionText

extension Change {
  /// Writes the change as a JSON object, with its keys in the order of their bytes.
  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    if let amount {
      writer.key("amount")
      writer.integer(amount)
    }
    if let cause {
      writer.key("by")
      cause.write(to: &writer)
    }
    if let from {
      writer.key("from")
      from.write(to: &writer)
    }
    writer.key("id")
    writer.string(id)
    writer.key("kind")
    writer.string(kind.description)
    if let to {
      writer.key("to")
      to.write(to: &writer)
    }
    writer.endObject()
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
      case "to":
        guard let value = Value(member.value) else { return nil }
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
  /// Writes the cause as a JSON object: `{"command": "grant"}`, `{"of": node, "reward": moment}`
  /// or `{"route": 0}`.
  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    switch self {
    case .command(let name):
      writer.key("command")
      writer.string(name)
    case .reward(let moment, let node):
      writer.key("of")
      writer.string(node)
      writer.key("reward")
      writer.string(moment)
    case .route(let index):
      writer.key("route")
      writer.integer(index)
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
    } else {
      return nil
    }
  }
}

extension Change.Kind {
  /// Every kind, in the order in which an outcome lists them.
  public static var all: [Change.Kind] {
    [
      .unlocked, .closed, .keptOpen, .completed, .visited, .rank, .stars, .mark, .credited,
      .debited, .clipped, .owned, .lost, .flag, .counter, .attribute, .choice,
    ]
  }

  /// Reads the word of a kind; `nil` for any other text.
  public init?(_ word: String) {
    guard let kind = Change.Kind.all.first(where: { $0.description == word }) else { return nil }
    self = kind
  }
}
