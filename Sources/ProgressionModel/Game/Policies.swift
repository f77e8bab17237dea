/// How the engine treats clocks, command ids and the ledger.
public struct Policies: Hashable, Sendable {
  /// What happens to a command whose time is before the time of the state.
  public enum Clock: Hashable, Sendable {
    /// It happens at the time of the state.
    case highWater
    /// It is rejected.
    case strict
  }

  /// What happens to a command whose time is before the time of the state.
  public var clock: Clock
  /// How many commands with an opaque id are remembered.
  public var rememberedIDs: Int64
  /// The seconds for which a command with an opaque id is remembered.
  public var rememberedFor: Int64
  /// How many commands of each writer are remembered with their outcomes.
  public var rememberedPerWriter: Int64
  /// How many entries the ledger keeps.
  public var ledgerEntries: Int64
  /// How many playthroughs one player may have.
  public var playthroughs: Int64

  /// Makes policies; by default those of a pack that declares none.
  public init(
    clock: Clock = .highWater, rememberedIDs: Int64 = 256, rememberedFor: Int64 = 30 * 86_400,
    rememberedPerWriter: Int64 = 64, ledgerEntries: Int64 = 128,
    playthroughs: Int64 = 16
  ) {
    self.clock = clock
    self.rememberedIDs = rememberedIDs
    self.rememberedFor = rememberedFor
    self.rememberedPerWriter = rememberedPerWriter
    self.ledgerEntries = ledgerEntries
    self.playthroughs = playthroughs
  }
}
