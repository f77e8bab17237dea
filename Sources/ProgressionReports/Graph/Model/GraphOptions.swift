/// What a graph shows.
public struct GraphOptions: Hashable, Sendable {
  /// Whether each level is a node of its own.
  ///
  /// Otherwise levels that open one after the other, that no
  /// condition names and that give nothing which is shown are one node, or the number of levels of
  /// their world where it has no others.
  public var showsLevels: Bool
  /// The id of a level that is shown whatever `showsLevels` says.
  public var shownLevel: String?

  /// Makes options.
  public init(showsLevels: Bool = false, shownLevel: String? = nil) {
    self.showsLevels = showsLevels
    self.shownLevel = shownLevel
  }
}
