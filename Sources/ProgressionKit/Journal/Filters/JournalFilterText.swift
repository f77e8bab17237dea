import ProgressionText

/// A filter as people write it: `cleared == false and has merchant`.
///
/// ```
/// filter := test | test "and" test "and" ... | test "or" test "or" ...
/// test   := "(" filter ")" | "not" test
///         | "done" | "cleared" | "met"      alone, or with == or != and true or false
///         | "kind" == quest, location, npc or note;  !=
///         | "name" == "Church of Elleh";  !=,  ~ (has the words)
///         | "text" ~ "iron fist"            the words occur in name, note or tags
///         | "has" tag | "at" "location" | "by" "npc" | "linked" "entry" | "node" == id;  !=
/// ```
///
/// `done` is a field of quests and notes, `cleared` of locations, `met` of people: of an entry without the
/// field both `cleared == true` and `cleared == false` are false. A name of one word needs no quotes.
/// There is no precedence: `and` and `or` side by side need brackets.
public struct JournalFilterText: Hashable, Sendable {
  /// What the text means.
  public let filter: JournalFilter
  private let text: String
  private let names: [Name]

  /// A name in the text, and which kind of entry it means.
  struct Name: Hashable, Sendable {
    let place: Place
    let name: String
    let kind: JournalEntry.Kind?
  }

  /// Reads the text of a filter.
  ///
  /// - Throws: `JournalFilterError` with the place of the mistake.
  public init(_ text: String) throws(JournalFilterError) {
    var parser = FilterParser(text)
    self.text = text
    filter = try parser.parse()
    names = parser.names
  }

  /// Whether every name in the text means an entry of a playthrough.
  ///
  /// - Throws: `JournalFilterError` with the first name that means none.
  public func check(
    in journal: Journal, _ playthrough: JournalPlaythrough.ID
  ) throws(JournalFilterError) {
    let known = FilterNames(journal, playthrough)
    for name in names where known.meant(by: name.name, name.kind).isEmpty {
      var help: [String] = []
      do {
        _ = try journal.entry(named: name.name, in: playthrough, name.kind)
      } catch {
        help = error.help
      }
      throw JournalFilterError(
        text,
        Diagnostic(
          .filterName, at: name.place,
          "there is no \(name.kind?.description ?? "entry") `\(name.name)` in this playthrough",
          help: help))
    }
  }
}
