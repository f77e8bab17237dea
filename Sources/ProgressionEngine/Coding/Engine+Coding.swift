public import ProgressionText

extension Engine {
  /// The state as canonical JSON: equal states give equal bytes, and only they do.
  ///
  /// Written are facts, stored sources, claims and records; nothing that follows from them. Keys are
  /// in the order of their bytes, defaults are left out. What the pack does not declare, and what a
  /// newer minor version of the schema has added, is written back as it was read.
  /// - Complexity: O(n log n) for n facts that are not the default.
  public func encode(_ state: PlayerState) -> ContiguousArray<UInt8> {
    var writer = StateWriter(state)
    return writer.write()
  }

  /// Loads a state that `encode` wrote, of this or an earlier schema, and opens and pays nothing: what
  /// waits is settled by the next command.
  ///
  /// `id` is the file's place among the sources of the diagnostics.
  /// - Throws: `StateError` with every mistake located; `needsAdoption` where the state is of
  ///   another version of this rule pack.
  /// - Complexity: O(n log n) for the length of the text and the facts of the pack.
  public func decode(_ file: SourceFile, id: FileID) throws(StateError) -> PlayerState {
    try decode(try StateReading(file, id))
  }

  func decode(_ reading: StateReading) throws(StateError) -> PlayerState {
    var reader = StateReader(layout)
    try reading.read(with: &reader)
    return reader.state
  }
}
