public import ProgressionModel

extension Engine {
  /// Two states of one player as one, such as those of two devices.
  ///
  /// Results are the best of both, sources, claims and purchases are united, of what was set the
  /// last setting counts, and what writers added or spent is added up; what was paid on both for
  /// one thing is paid once. Both are brought to the later period of every reset first. Nothing is
  /// opened or paid: the next command settles what the states have reached together. A balance
  /// may be below its floor where both have spent the same money.
  ///
  /// The result is the same whatever comes first, however often and in which groups: `merge` is
  /// commutative, associative and idempotent.
  ///
  /// - Throws: `needsAdoption` for a state of another engine; `malformed` where the seeds differ,
  ///   which are those of two players then.
  /// - Complexity: O(n) for n facts of the pack and entries of the records.
  public func merge(
    _ left: PlayerState, _ right: PlayerState
  ) throws(Rejection) -> PlayerState {
    if !isCompatible(with: left) || !isCompatible(with: right) { throw .needsAdoption }
    if left.seed != right.seed { throw .malformed("states of two players") }
    let epochs = Epochs.latest(left, right)
    let growths = Growths.larger(
      Growths(of: left, at: epochs), Growths(of: right, at: epochs))
    var (left, right) = (left, right)
    left.roll(to: epochs)
    right.roll(to: epochs)
    var merged = Joining(left, right).joined(growths: growths)
    merged.noteWaiting()
    return merged
  }
}
