public import ProgressionEngine
import ProgressionText

extension Engine {
  /// Loads a state from the bytes that `encode` wrote.
  ///
  /// - Parameters:
  ///   - bytes: The saved state, UTF-8.
  ///   - name: The name for messages.
  /// - Returns: The state, equal to the one that was saved.
  /// - Throws: `StateError` with every mistake located; its `needsAdoption` tells a state of
  ///   another version of the rule pack.
  /// - Complexity: O(n) for the length of the text and the facts of the pack.
  public func decode(
    _ bytes: some Sequence<UInt8>, named name: String = "player"
  ) throws(StateError) -> PlayerState {
    try decode(SourceFile(name: name, bytes: ContiguousArray(bytes)), id: FileID(index: 0))
  }

  /// Takes over a saved state of this or another version of the rule pack, of every schema that there
  /// was.
  ///
  /// - Parameters:
  ///   - bytes: The saved state, UTF-8.
  ///   - name: The name for messages.
  /// - Returns: The state, settled, and what has become of it.
  /// - Throws: `StateError` with every mistake located, and for a state of another rule pack.
  /// - Complexity: O(n log n) for the length of the text and the facts of the pack.
  public func adopt(
    _ bytes: some Sequence<UInt8>, named name: String = "player"
  ) throws(StateError) -> (state: PlayerState, report: AdoptionReport) {
    try adopt(SourceFile(name: name, bytes: ContiguousArray(bytes)), id: FileID(index: 0))
  }
}
