/// What a generated pack, or a generated script, has most of.
public enum GeneratorProfile: Sendable {
  /// Every part of the language in its turn.
  case mixed
  /// Money and time: stores, chests, debts, refills, resets, small memories; few nodes.
  case money
  /// Quests and npcs in all their forms, and what they wait for.
  case quests
}

/// Makes random rule packs that use every part of the language and are valid.
///
/// They name no zones but those of `ReferenceZone.samples`.
public struct PackGenerator: Sendable {
  private let seed: UInt64
  private let size: Int
  private let profile: GeneratorProfile

  /// A generator of one pack.
  ///
  /// - Parameters:
  ///   - seed: the same seed, size and profile make the same pack.
  ///   - size: about how many nodes the pack has; 40 is a good mixture.
  ///   - profile: what it has most of.
  public init(seed: UInt64, size: Int = 40, profile: GeneratorProfile = .mixed) {
    self.seed = seed
    self.size = max(size, 1)
    self.profile = profile
  }

  /// The pack.
  public func pack() -> ReferenceJSON {
    var draft = PackDraft(seed: seed, size: size, profile: profile)
    draft.declare()
    draft.fill()
    return draft.repaired()
  }
}
