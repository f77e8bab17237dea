/// Something that is measured but not timed.
struct Figure {
  /// The name, as in `memory/player-state`.
  let name: String
  /// How many bytes.
  let bytes: Double
  /// How it was measured.
  let method: String
  var goals: [Goal] = []
}
