/// What a run came to, as text or as JSON.
struct Report {
  /// How results are written.
  enum Format: String, CaseIterable {
    case text
    case json
  }

  /// Something that was measured, in the order in which it was.
  enum Entry {
    case measurement(Measurement)
    case figure(Figure)
    case note(String)
  }

  let rounds: Int
  var entries: [Entry] = []
}
