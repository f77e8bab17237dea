/// Makes random rule packs that use every part of the language and are valid.
public struct PackGenerator: Sendable {
  private let seed: UInt64
  private let size: Int

  /// A generator of one pack.
  ///
  /// - Parameters:
  ///   - seed: the same seed and size make the same pack.
  ///   - size: about how many nodes the pack has; 40 is a good mixture.
  public init(seed: UInt64, size: Int = 40) {
    self.seed = seed
    self.size = max(size, 1)
  }

  /// The pack.
  public func pack() -> ReferenceJSON {
    var draft = PackDraft(seed: seed, size: size)
    draft.declare()
    draft.fill()
    return draft.repaired()
  }
}
