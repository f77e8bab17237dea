public import ProgressionModel

/// What became of a state when another version of the rule pack adopted it.
public struct AdoptionReport: Hashable, Sendable {
  /// Old ids that the state had, by their bytes, and the ids that they became.
  ///
  /// Of a renamed world there is one entry for the world and its levels together.
  public var renamed: [Rename] = []
  /// Ids that the state has something of and that the pack does not declare, by their bytes.
  ///
  /// What is stored of them is kept and written back, and counts again under a pack that declares
  /// them.
  public var removed: [String] = []
  /// Nodes that are open now and were not, in declaration order; products and npcs
  /// aside.
  public var opened: [String] = []
  /// Nodes that stay open by what was earned although no route opens them any more.
  public var keptOpen: [String] = []
  /// Nodes that were completed and are not any more, such as worlds with new levels.
  public var completionLost: [String] = []
  /// What was credited, in declaration order.
  public var paid: [NamedAmount] = []
  /// What settling the state has changed.
  public var changes: [Change] = []

  /// Makes a report of nothing.
  public init() {}

  /// Whether nothing is reported.
  public var isEmpty: Bool { self == AdoptionReport() }
}
