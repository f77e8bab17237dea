/// The commands that came with an id and were accepted, as far as they are remembered.
struct ReferenceMemory: Sendable {
  struct Entry: Sendable {
    /// The id: a text, or a writer and its number.
    var id: ReferenceJSON = .null
    var content: ReferenceJSON
    var at: Int64
    /// How often the clock had been set by then.
    var generation = 0
    var changes: ReferenceJSON
    var acknowledge: Bool?

    func outcome(_ word: String, revision: Int64?) -> ReferenceJSON {
      var outcome: ReferenceJSON = ["outcome": .string(word)]
      if let revision { outcome = outcome.setting("revision", .int(revision)) }
      if let acknowledge { outcome = outcome.setting("acknowledge", .bool(acknowledge)) }
      return outcome.setting("changes", changes)
    }
  }

  private struct Writer: Sendable {
    /// The highest number that was dropped.
    var through: Int64 = 0
    /// Those with the highest numbers.
    var entries: [Entry] = []
  }

  /// Oldest first.
  private var opaque: [Entry] = []
  /// When the newest opaque one that was forgotten happened.
  private var horizon: Int64 = -1
  private var generation = 0
  private var writers: [String: Writer] = [:]

  /// What a repetition must have in common with the first: all but the id and the time.
  static func content(of command: ReferenceJSON) -> ReferenceJSON {
    var content = command.removing("id").removing("now").removing("x-as")
    if let members = content["do"]?.elements {
      content = content.setting("do", .array(members.map { self.content(of: $0) }))
    }
    // A purchase of which no number is said is of one unit.
    let isPurchase = ["purchased", "reinstated"].contains(content["state"]?.text)
    if content["transaction"] != nil, isPurchase, content["quantity"] == nil {
      content = content.setting("quantity", 1)
    }
    return content.canonical
  }

  /// The remembered command of the same id; nil where the command is new.
  func first(
    of command: ReferenceJSON, _ content: ReferenceJSON
  ) throws(ReferenceRejection) -> Entry? {
    guard let id = command["id"]?.canonical else { return nil }
    let known = id["writer"]?.text.map { writers[$0]?.entries ?? [] } ?? opaque
    if let first = known.last(where: { $0.id == id }) {
      guard first.content == content else {
        throw ReferenceRejection("duplicateWithDifferentContent")
      }
      return first
    }
    if let writer = id["writer"]?.text, let number = id["n"]?.integer {
      if number <= writers[writer]?.through ?? 0 { throw ReferenceRejection("tooOld") }
    } else if let now = command["now"].flatMap({ ReferenceCalendar.instant($0) }), now <= horizon {
      throw ReferenceRejection("tooOld")
    }
    return nil
  }

  /// Forgets the times that a wrong clock had shown, now that it is set.
  mutating func setClock(to instant: Int64) {
    horizon = min(horizon, instant - 1)
    generation += 1
  }

  /// Notes an accepted command, and forgets what is too old or too many beside it.
  mutating func remember(
    _ entry: Entry, _ id: ReferenceJSON?, _ policies: ReferencePolicies
  ) {
    guard let id = id?.canonical else { return }
    var entry = entry
    entry.id = id
    entry.generation = generation
    if let name = id["writer"]?.text {
      var writer = writers[name] ?? Writer()
      writer.entries.append(entry)
      if Int64(writer.entries.count) > policies.perWriter {
        let numbers = writer.entries.map { $0.id["n"]?.integer ?? 0 }
        let lowest = numbers.min() ?? 0
        writer.entries.removeAll { $0.id["n"]?.integer == lowest }
        writer.through = max(writer.through, lowest)
      }
      writers[name] = writer
      return
    }
    opaque.append(entry)
    let oldest = ReferenceMoney.difference(entry.at, policies.age)
    while let first = opaque.first, Int64(opaque.count) > policies.ids || first.at < oldest {
      // What happened in a wrong future says nothing; what happened before it does.
      if first.generation == generation || first.at <= entry.at { horizon = max(horizon, first.at) }
      opaque.removeFirst()
    }
  }
}
