public import ProgressionText

extension JournalChange {
  /// The name of the kind of change, as JSON has it: `added`, `linked`.
  public var kind: String {
    switch self {
    case .playthroughBegun: "playthroughBegun"
    case .playthroughRenamed: "playthroughRenamed"
    case .playthroughNoted: "playthroughNoted"
    case .playthroughCustom: "playthroughCustom"
    case .playthroughDeleted: "playthroughDeleted"
    case .added: "added"
    case .renamed: "renamed"
    case .noted: "noted"
    case .tagged: "tagged"
    case .untagged: "untagged"
    case .done: "done"
    case .bound: "bound"
    case .deleted: "deleted"
    case .linked: "linked"
    case .unlinked: "unlinked"
    }
  }

  /// Writes the change as an object: its kind, what it is about, from what to what.
  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.key("kind")
    writer.string(kind)
    switch self {
    case .playthroughBegun(let playthrough), .playthroughDeleted(let playthrough):
      writer.key("playthrough")
      playthrough.write(to: &writer)
    case .playthroughRenamed(let id, let from, let to), .playthroughNoted(let id, let from, let to):
      Self.write("playthrough", id.number, to: &writer)
      Self.write(from, to, to: &writer)
    case .playthroughCustom(let id, let isCustom):
      Self.write("playthrough", id.number, to: &writer)
      Self.write("to", isCustom, to: &writer)
    case .added(let entry), .deleted(let entry):
      writer.key("entry")
      entry.write(to: &writer)
    case .renamed(let id, let from, let to), .noted(let id, let from, let to):
      Self.write("entry", id.number, to: &writer)
      Self.write(from, to, to: &writer)
    case .tagged(let id, let tag), .untagged(let id, let tag):
      Self.write("entry", id.number, to: &writer)
      writer.key("tag")
      writer.string(tag)
    case .done(let id, let isDone):
      Self.write("entry", id.number, to: &writer)
      Self.write("to", isDone, to: &writer)
    case .bound(let id, let from, let to):
      Self.write("entry", id.number, to: &writer)
      Self.write(from, to, to: &writer)
    case .linked(let link), .unlinked(let link):
      writer.key("link")
      writer.beginArray()
      writer.integer(link.first.number)
      writer.integer(link.second.number)
      writer.endArray()
    }
    writer.endObject()
  }

  private static func write(_ key: String, _ value: Int64, to writer: inout JSONWriter) {
    writer.key(key)
    writer.integer(value)
  }

  private static func write(_ key: String, _ value: Bool, to writer: inout JSONWriter) {
    writer.key(key)
    writer.boolean(value)
  }

  private static func write(_ from: String?, _ to: String?, to writer: inout JSONWriter) {
    for (key, text) in [("from", from), ("to", to)] {
      guard let text else { continue }
      writer.key(key)
      writer.string(text)
    }
  }
}
