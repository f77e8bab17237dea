import ProgressionText

/// One entry of a table, as it is written.
struct TableEntry: Sendable {
  /// The id as written, well formed or not.
  let id: String
  /// Where the id is written.
  let place: Place
  /// What stands for it: an object, or anything for entries of a map; `nil` for an id in a list.
  let value: JSONValue?
  /// What an `$allow` in the entry covers.
  let extent: Place
}
