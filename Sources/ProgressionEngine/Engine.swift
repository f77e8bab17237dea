public import ProgressionModel

/// A rule pack, compiled: one pure function from a state and a command to a state and an
/// outcome, and queries.
///
/// Immutable and `Sendable`: one engine serves any number of threads. It reads no clock and does
/// no input or output; the same bytes in give the same bytes out on every platform.
public struct Engine: Sendable {
  let layout: Layout

  /// Compiles a checked game.
  ///
  /// `zones` holds the rules of the time zones that the game names; UTC is always there. They
  /// become part of the engine and of its fingerprint.
  ///
  /// - Throws: `CompileError` where the game is too large to address, where rules of a zone are
  ///   missing, or where the game has not been checked and its conditions depend on their own
  ///   negation.
  /// - Complexity: O(n) for n conditions, members of sets and nodes.
  public init(compiling game: Game, zones: ZoneTables = .utcOnly) throws(CompileError) {
    layout = Layout(try LayoutBuilder(game, zones: zones))
  }

  /// Compiles a checked game with a derived value for every condition of its own, also for those
  /// that only stand in the tables of others: tests compare them all.
  package init(
    keepingConditionsOf game: Game, zones: ZoneTables = .utcOnly
  ) throws(CompileError) {
    layout = Layout(try LayoutBuilder(game, zones: zones, keepsConditions: true))
  }

  init(layout: Layout) {
    self.layout = layout
  }

  /// The game that was compiled.
  public var game: Game { layout.game }

  /// 32 hexadecimal digits that tell rule packs apart: equal for packs of equal meaning and
  /// order, whatever their layout as text.
  public var fingerprint: String { layout.fingerprint.text }

  /// The node with this id, or with the id that this one was renamed to; `nil` for other ids.
  public func node(_ id: String) -> NodeRef? {
    guard case .node(let node) = layout.names.lookup(id) else { return nil }
    return node
  }

  /// Whether the state was made by this engine or by one of an equal rule pack.
  public func isCompatible(with state: PlayerState) -> Bool {
    state.layout === layout || state.layout.fingerprint == layout.fingerprint
  }
}
