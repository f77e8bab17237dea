/// The commands that came with an id and were accepted, as far as they are remembered.
struct ReferenceMemory: Sendable {
  struct Entry: Sendable {
    /// The id: a text, or a writer and its number.
    var id: ReferenceJSON = .null
    var content: ReferenceJSON
    var at: Int64
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
    /// The last ones accepted.
    var entries: [Entry] = []
  }

  /// Oldest first.
  private var opaque: [Entry] = []
  /// When the newest opaque one that was forgotten happened.
  private var horizon: Int64 = -1
  private var writers: [String: Writer] = [:]

  /// What a repetition must have in common with the first: all but the id and the time.
  static func content(of command: ReferenceJSON) -> ReferenceJSON {
    command.removing("id").removing("now").removing("x-as").canonical
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

  /// Notes an accepted command, and forgets what is too old or too many by then.
  mutating func remember(
    _ entry: Entry, _ id: ReferenceJSON?, _ policies: ReferencePolicies
  ) {
    var entry = entry
    entry.id = id?.canonical ?? .null
    if let name = id?["writer"]?.text {
      var writer = writers[name] ?? Writer()
      writer.entries.append(entry)
      while Int64(writer.entries.count) > policies.perWriter {
        let dropped = writer.entries.removeFirst()
        writer.through = max(writer.through, dropped.id["n"]?.integer ?? 0)
      }
      writers[name] = writer
    } else if id != nil {
      opaque.append(entry)
    }
    func isTooOld(_ old: Entry) -> Bool {
      old.at < ReferenceMoney.difference(entry.at, policies.age)
    }
    while let oldest = opaque.first, Int64(opaque.count) > policies.ids || isTooOld(oldest) {
      horizon = max(horizon, oldest.at)
      opaque.removeFirst()
    }
  }
}
