public import ProgressionEngine
public import ProgressionSimulation
public import ProgressionText

/// A file of scenarios as it was read, with the rule pack that it plays.
public struct ScenarioLoad: Sendable {
  /// The name of the file.
  public let name: String
  /// The files that places refer to: those of the rule pack, of the packs that steps upgrade to,
  /// then this one.
  public let sources: Sources
  /// The rule pack that all players begin with, or `nil` where it could not be read.
  public let pack: RulePack?
  /// The engine of the pack, or `nil` where there is none.
  public let engine: Engine?
  /// The scenarios, or `nil` where the file or its pack is wrong.
  public let file: ScenarioFile?
  /// What there is to say about this file; the pack has its own diagnostics.
  public let diagnostics: [Diagnostic]
  /// Whether the file is no JSON at all.
  public let isMalformed: Bool
  /// Whether `pack` has errors and `engine` is of what it was before.
  ///
  /// Only a loader made by `ScenarioLoader.renewed()` remembers that.
  public let playsEarlierPack: Bool
}
