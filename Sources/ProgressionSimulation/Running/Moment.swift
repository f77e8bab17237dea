import ProgressionEngine
import ProgressionModel

/// What is kept of a player from before a step, for expectations that compare.
struct Moment {
  let revision: Int64
  /// The open nodes but products and npcs, by their ids; empty where nobody asks.
  let open: [String]

  /// Takes note of a player, and of what is open in the playthrough that the step is about.
  init(_ seat: Seat, _ pack: PlayedPack, in state: @autoclosure () -> PlayerState?) {
    revision = seat.state.revision
    open = state().map { pack.engine.openNodes(in: $0).map { pack.engine.game[$0].id } } ?? []
  }
}

extension Engine {
  /// The nodes but products and npcs that are open, in declaration order.
  func openNodes(in state: PlayerState) -> [NodeRef] {
    game.nodes.indices.map { NodeRef(position: $0) }.filter {
      game[$0].product == nil && game[$0].person == nil && isOpen($0, in: state)
    }
  }
}
