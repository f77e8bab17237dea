import ProgressionText

/// The members of objects, and what is reported about them.
extension JournalReader {
  /// The number of findings after which no more are kept.
  private static let maximumFindings = 100

  /// Keeps a finding.
  mutating func report(
    _ code: DiagnosticCode, at place: Place, _ message: String,
    related: [Diagnostic.Related] = [], help: [String] = []
  ) {
    guard diagnostics.count < Self.maximumFindings else { return }
    diagnostics.append(Diagnostic(code, at: place, message, related: related, help: help))
  }

  /// Says that something was there before.
  mutating func reportRepeat(
    _ code: DiagnosticCode, at place: Place, _ message: String, first: Place
  ) {
    report(
      code, at: place, message,
      related: [Diagnostic.Related(place: first, message: "the first is here")])
  }

  /// The members of an object that this version knows, and those that a newer version added.
  mutating func members(
    of value: JSONValue, _ keys: [String]
  ) -> (known: [String: JSONValue], extras: JournalExtras) {
    var known: [String: JSONValue] = [:]
    var extras = JournalExtras()
    for member in value.members {
      let key = member.key
      if let first = member.duplicateOf {
        reportRepeat(
          .journalKey, at: member.keyPlace, "the key `\(key)` is there twice", first: first)
      } else if keys.contains(key) {
        known[key] = member.value
      } else if journal.schema.isNewer {
        extras.keep(member)
      } else {
        let nearest = NameSuggestion.nearest(to: key, in: keys)
        report(
          .journalKey, at: member.keyPlace, "there is no key `\(key)` here",
          help: nearest.map { ["did you mean `\($0)`?"] } ?? [])
      }
    }
    return (known, extras)
  }

  /// The elements of a list; none for nothing.
  mutating func elements(of value: JSONValue?) -> [JSONValue] {
    guard let value else { return [] }
    if value.kind != .array { report(.journalValue, at: value.place, "this is a list") }
    return Array(value.elements)
  }

  /// The beginning of a value, where the whole would be too much to mark.
  func point(_ value: JSONValue) -> Place {
    Place(file: value.place.file, start: value.place.start, end: value.place.start + 1)
  }
}
