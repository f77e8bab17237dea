import ProgressionText

/// Reads a journal and checks it as a whole.
struct JournalReader {
  private var sources = Sources()
  private let file: FileID
  var diagnostics: [Diagnostic] = []

  var journal = Journal()
  /// Where each number was given, for what repeats it.
  var entryPlaces: [JournalEntry.ID: Place] = [:]
  var playthroughPlaces: [JournalPlaythrough.ID: Place] = [:]
  var titles: [String: Place] = [:]
  var names: [Name: Place] = [:]
  var nodes: [Node: Place] = [:]

  /// What no two entries have alike.
  struct Name: Hashable {
    let playthrough: JournalPlaythrough.ID
    let kind: JournalEntry.Kind
    let name: String
  }

  /// What no two entries stand for.
  struct Node: Hashable {
    let playthrough: JournalPlaythrough.ID
    let node: String
  }

  init(_ source: SourceFile) {
    file = sources.add(source)
  }

  mutating func read() throws(JournalReadingError) -> Journal {
    let reading = JSONReader.read(sources[file], as: file)
    diagnostics = reading.diagnostics
    if let root = reading.document?.root { readDocument(root) }
    if diagnostics.isEmpty { return journal }
    throw JournalReadingError(diagnostics: diagnostics.inOrderOfPlace(), sources: sources)
  }

  private mutating func readDocument(_ root: JSONValue) {
    guard root.kind == .object, root["document"]?.equals("journal") == true else {
      report(
        .journalDocument, at: root["document"]?.place ?? point(root),
        "this is no journal: a journal is an object with `\"document\": \"journal\"`")
      return
    }
    guard readSchema(root) else { return }
    let (members, extras) = members(of: root, JournalWriter.keys)
    journal.extras = extras
    // Entries name playthroughs, links name entries.
    for value in elements(of: members["playthroughs"]) { readPlaythrough(value) }
    for value in elements(of: members["entries"]) { readEntry(value) }
    for value in elements(of: members["links"]) { readLink(value) }
    journal.nextPlaythrough = next(
      members["nextPlaythrough"], after: journal.playthroughTable.last?.id.number)
    journal.nextEntry = next(members["nextEntry"], after: journal.entryTable.last?.id.number)
  }

  private mutating func readSchema(_ root: JSONValue) -> Bool {
    guard let value = root["schema"] else {
      report(.journalSchema, at: point(root), "the journal has no `schema`, such as `\"1.0\"`")
      return false
    }
    guard let schema = value.string.flatMap(JournalSchema.init) else {
      report(.journalSchema, at: value.place, "a schema is a text such as `\"1.0\"`")
      return false
    }
    guard schema.isReadable else {
      report(
        .journalSchema, at: value.place,
        "the journal has schema \(schema.text); this version reads 1.0 and what only adds to it")
      return false
    }
    journal.schema = schema
    return true
  }

  private mutating func next(_ value: JSONValue?, after last: Int64?) -> Int64 {
    let least = (last ?? 0) + 1
    guard let value else { return least }
    guard let number = value.integer, number >= least, number <= JournalEntry.maximumNumber + 1
    else {
      report(
        .journalNumber, at: value.place,
        "the next number is at least \(least): one more than the last that was given")
      return least
    }
    return number
  }
}
