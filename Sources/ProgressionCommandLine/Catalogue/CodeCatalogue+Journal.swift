import ProgressionKit

extension CodeCatalogue {
  /// The codes of journals and of the filters of their lists.
  static let journal: [Entry] = [
    Entry(
      .journalDocument, title: "a file is no journal",
      story: "A journal says so itself, so that no other file is taken for one.",
      wrong: #"{"playthroughs": []}"#, right: #"{"document": "journal", "schema": "1.0"}"#),
    Entry(
      .journalSchema, title: "a journal has a schema that this version does not read",
      story: "A newer minor schema only adds, and what it added is kept. Of a newer major one this "
        + "version guesses nothing: the program that wrote the file reads it.",
      wrong: #"{"document": "journal", "schema": "2.0"}"#,
      right: #"{"document": "journal", "schema": "1.0"}"#),
    Entry(
      .journalKey, title: "a key of a journal is unknown, missing or there twice",
      story: "An entry has `id`, `kind`, `name` and `playthrough`, and may have `done`, `node`, "
        + "`note` and `tags`; a playthrough has `id` and `title`, and may have `custom` and `note`.",
      wrong: #"{"id": 1, "kind": "npc", "nmae": "Varré", "playthrough": 1}"#,
      right: #"{"id": 1, "kind": "npc", "name": "Varré", "playthrough": 1}"#),
    Entry(
      .journalValue, title: "a journal has a value that its key does not take",
      story: "Names are 1 to 200 characters without control characters, and no two entries of one "
        + "kind have the same in a playthrough. A link is a list of two numbers, and stands once, "
        + "whichever end comes first.",
      wrong: #""links": [[1, 2], [2, 1]]"#, right: #""links": [[1, 2]]"#),
    Entry(
      .journalNumber, title: "a number in a journal belongs to nothing, or to two things",
      story: "Entries name their playthrough by its number, links their entries. Each number is "
        + "given once, also when what had it is gone.",
      wrong: #""entries": [{"id": 1, ...}], "links": [[1, 9]]"#,
      right: #""entries": [{"id": 1, ...}, {"id": 9, ...}], "links": [[1, 9]]"#),
    Entry(
      .filterSyntax, title: "a filter is not written as filters are",
      story: "A filter is one test, or tests joined by `and` or by `or`, with `not` before a test "
        + "and brackets around several. A name of several words stands in double quotes.",
      wrong: #"has merchant && at Church of Elleh"#,
      right: #"has merchant and at "Church of Elleh""#),
    Entry(
      .filterMixed, title: "a filter has `and` beside `or` without brackets",
      story: "Some read the one first, some the other, so neither is guessed.",
      wrong: "met and done or cleared", right: "met and (done or cleared)"),
    Entry(
      .filterField, title: "a filter asks for a field that entries do not have",
      story: "The fields are `kind`, `name`, `text`, `done`, `cleared`, `met`, `has`, `at`, `by`, "
        + "`linked` and `node`.",
      wrong: "status == cleared", right: "cleared == true"),
    Entry(
      .filterValue, title: "a filter compares a field with what it cannot be",
      story: "`done`, `cleared` and `met` are `true` or `false`; a kind is `quest`, `location`, "
        + "`npc` or `note`; `text` has words, which goes with `~`.",
      wrong: #"text == "iron fist""#, right: #"text ~ "iron fist""#),
    Entry(
      .filterName, title: "a filter names an entry that is not there",
      story: "`at` names a location, `by` a person, `linked` any entry of the playthrough, by name "
        + "or by number.",
      wrong: #"at "Chruch of Elleh""#, right: #"at "Church of Elleh""#),
  ]
}
