public import ProgressionText

extension Change {
  /// The order of the keys of a change in JSON.
  public enum KeyOrder: Hashable, Sendable {
    /// The kind and the id first, as people read it.
    case readable
    /// The order of the bytes of the keys, for canonical JSON.
    case canonical
  }

  /// Writes the change as a JSON object: its kind and id, then what the kind has.
  public func write(to writer: inout JSONWriter, order: KeyOrder = .readable) {
    writer.beginObject()
    if order == .readable { writeName(to: &writer, isKindFirst: true) }
    if order == .canonical { writeAmount(to: &writer, order) }
    if let from {
      writer.key(word: "from")
      from.write(to: &writer)
    }
    if order == .canonical { writeName(to: &writer, isKindFirst: false) }
    if let to {
      // The keys are in the places of each other: no kind has both.
      writer.key(word: kind == .mark ? "mark" : "to")
      to.write(to: &writer)
    }
    if order == .readable { writeAmount(to: &writer, order) }
    writer.endObject()
  }

  private func writeName(to writer: inout JSONWriter, isKindFirst: Bool) {
    if isKindFirst { writeKind(to: &writer) }
    writer.key(word: "id")
    writer.string(id)
    if !isKindFirst { writeKind(to: &writer) }
  }

  private func writeKind(to writer: inout JSONWriter) {
    writer.key(word: "kind")
    writer.string(word: kind.word)
  }

  private func writeAmount(to writer: inout JSONWriter, _ order: KeyOrder) {
    if let amount { writer.member("amount", amount) }
    if let cause {
      writer.key(word: "by")
      cause.write(to: &writer, order: order)
    }
  }

  /// Reads what `write` writes; `nil` for anything else.
  public init?(_ json: JSONValue) {
    guard let reading = ChangeReading(json) else { return nil }
    self.init(
      reading.kind, json.text(at: reading.id),
      from: reading.from.flatMap { Value(json[$0]) }, to: reading.to.flatMap { Value(json[$0]) },
      amount: reading.amount, cause: reading.cause.map { Cause($0, in: json) })
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
      writer.key(word: "command")
      writer.string(name)
    case .reward(let moment, let node):
      if order == .canonical {
        writer.key(word: "of")
        writer.string(node)
      }
      writer.key(word: "reward")
      writer.string(moment)
      if order == .readable {
        writer.key(word: "of")
        writer.string(node)
      }
    case .route(let index):
      writer.member("route", index)
    case .source(let source, let id):
      writer.key(word: source.word)
      writer.string(id)
    }
    writer.endObject()
  }

  /// Reads what `write` writes; `nil` for anything else.
  public init?(_ json: JSONValue) {
    guard let reading = CauseReading(json) else { return nil }
    self.init(reading, in: json)
  }

  /// The cause that a reading of a part of this text is.
  package init(_ reading: CauseReading, in json: JSONValue) {
    switch reading {
    case .command(let name): self = .command(json.text(at: name))
    case .reward(let moment, let node):
      self = .reward(moment: json.text(at: moment), node: json.text(at: node))
    case .route(let index): self = .route(index)
    case .source(let source, let id): self = .source(source, id: json.text(at: id))
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
