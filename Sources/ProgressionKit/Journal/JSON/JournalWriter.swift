import ProgressionText

/// Writes journals, and what is in them, as canonical JSON.
struct JournalWriter {
  /// Where it is written; given and taken back by who writes something of a larger whole.
  var writer: JSONWriter
  /// What is between the two numbers of a link, which stay on one line.
  private let comma: String

  init(style: JSONWriter.Style) {
    writer = JSONWriter(style: style)
    comma = style == .compact ? "," : ", "
  }

  init(_ writer: JSONWriter) {
    self.writer = writer
    comma = ","
  }

  /// What tells a journal from other documents.
  static let document = "journal"

  /// The keys of a document that this version knows, in order.
  static let keys = [
    "document", "entries", "links", "nextEntry", "nextPlaythrough", "playthroughs", "schema",
  ]
  /// The keys of an entry.
  static let entryKeys = ["done", "id", "kind", "name", "node", "note", "playthrough", "tags"]
  /// The keys of a playthrough.
  static let playthroughKeys = ["custom", "id", "note", "title"]

  mutating func write(_ journal: Journal) {
    object(Self.keys, journal.extras) { key, out in
      switch key {
      case "document": out.text(key, Self.document)
      case "entries": out.list(key, journal.entryTable) { $1.write($0) }
      case "links":
        out.list(key, journal.linkTable.links) { link, out in
          out.writer.raw("[\(link.first.number)\(out.comma)\(link.second.number)]")
        }
      case "nextEntry": out.next(key, journal.nextEntry, after: journal.entryTable.last?.id.number)
      case "nextPlaythrough":
        out.next(key, journal.nextPlaythrough, after: journal.playthroughTable.last?.id.number)
      case "playthroughs": out.list(key, journal.playthroughTable) { $1.write($0) }
      default: out.text(key, journal.schema.text)
      }
    }
  }

  mutating func write(_ entry: JournalEntry) {
    object(Self.entryKeys, entry.content.extras) { key, out in
      switch key {
      case "done": out.flag(key, entry.isDone)
      case "id": out.integer(key, entry.id.number)
      case "kind": out.text(key, entry.kind.rawValue)
      case "name": out.text(key, entry.name)
      case "node": out.text(key, entry.node ?? "")
      case "note": out.text(key, entry.note)
      case "playthrough": out.integer(key, entry.playthrough.number)
      default: out.list(key, entry.tags) { $1.writer.string($0) }
      }
    }
  }

  mutating func write(_ playthrough: JournalPlaythrough) {
    object(Self.playthroughKeys, playthrough.extras) { key, out in
      switch key {
      case "custom": out.flag(key, playthrough.isCustom)
      case "id": out.integer(key, playthrough.id.number)
      case "note": out.text(key, playthrough.note)
      default: out.text(key, playthrough.title)
      }
    }
  }

  /// Writes an object: its known members in order, what newer versions added in its place among them.
  private mutating func object(
    _ keys: [String], _ extras: JournalExtras,
    _ member: (_ key: String, _ out: inout JournalWriter) -> Void
  ) {
    writer.beginObject()
    var rest = extras.members[...]
    for key in keys {
      while let extra = rest.first, extra.key.lexicographicallyPrecedes(key.utf8) {
        write(extra)
        rest.removeFirst()
      }
      member(key, &self)
    }
    for extra in rest { write(extra) }
    writer.endObject()
  }

  private mutating func write(_ extra: JournalExtras.Member) {
    writer.key(String(decoding: extra.key, as: UTF8.self))
    writer.raw(String(decoding: extra.value, as: UTF8.self))
  }
}

/// Members of objects; what is empty or false is left out.
extension JournalWriter {
  mutating func text(_ key: String, _ value: String) {
    if value.isEmpty { return }
    writer.key(key)
    writer.string(value)
  }

  mutating func integer(_ key: String, _ value: Int64) {
    writer.key(key)
    writer.integer(value)
  }

  mutating func flag(_ key: String, _ value: Bool) {
    guard value else { return }
    writer.key(key)
    writer.boolean(value)
  }

  mutating func list<Element>(
    _ key: String, _ elements: some Sequence<Element>,
    _ write: (_ element: Element, _ out: inout JournalWriter) -> Void
  ) {
    var iterator = elements.makeIterator()
    guard let first = iterator.next() else { return }
    writer.key(key)
    writer.beginArray()
    write(first, &self)
    while let element = iterator.next() { write(element, &self) }
    writer.endArray()
  }

  /// The next number, where it does not follow from the last.
  private mutating func next(_ key: String, _ next: Int64, after last: Int64?) {
    if next != (last ?? 0) + 1 { integer(key, next) }
  }
}
