import ProgressionEngine
import ProgressionModel

/// What is kept of a player from before a step, for expectations that compare.
struct Moment {
  let revision: Int64
  /// The open nodes but products, by their ids; empty where nobody asks.
  let open: [String]

  init(_ seat: Seat, _ pack: PlayedPack, asksWhatOpens: Bool) {
    revision = seat.state.revision
    open =
      asksWhatOpens
      ? pack.engine.openNodes(in: seat.state).map { pack.engine.game[$0].id } : []
  }
}

extension Engine {
  /// The nodes but products that are open, in declaration order.
  func openNodes(in state: PlayerState) -> [NodeRef] {
    game.nodes.indices.map { NodeRef(position: $0) }.filter {
      game[$0].product == nil && isOpen($0, in: state)
    }
  }
}
