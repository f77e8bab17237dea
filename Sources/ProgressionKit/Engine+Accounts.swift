public import ProgressionEngine

extension Engine {
  /// Loads an account from the bytes that `encode` wrote, or those of a single state as an account
  /// with one playthrough.
  ///
  /// - Parameters:
  ///   - bytes: The saved account or state, UTF-8.
  ///   - name: The name for messages.
  /// - Returns: The account, equal to the one that was saved.
  /// - Throws: `StateError` with every mistake located; its `needsAdoption` tells an account of
  ///   another version of the rule pack.
  /// - Complexity: O(n log n) for the length of the text, O(p n) for p playthroughs and n facts.
  public func decodeAccount(
    _ bytes: some Sequence<UInt8>, named name: String = "player"
  ) throws(StateError) -> PlayerAccount {
    let saved = SavedText(bytes, named: name)
    return try decodeAccount(saved.file, id: saved.id)
  }

  /// Takes over a saved account or state of this or another version of the rule pack, of every schema
  /// that there was.
  ///
  /// - Parameters:
  ///   - bytes: The saved account or state, UTF-8.
  ///   - name: The name for messages.
  /// - Returns: The account, its current playthrough settled, and what has become of that one.
  /// - Throws: `StateError` with every mistake located, and for an account of another rule pack.
  /// - Complexity: O(p n log n) for p playthroughs and n facts of the two packs.
  public func adoptAccount(
    _ bytes: some Sequence<UInt8>, named name: String = "player"
  ) throws(StateError) -> (account: PlayerAccount, report: AdoptionReport) {
    let saved = SavedText(bytes, named: name)
    return try adoptAccount(saved.file, id: saved.id)
  }
}
