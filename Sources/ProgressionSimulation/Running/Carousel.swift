import ProgressionEngine
import ProgressionModel

/// The world carousel: one world is shown, the player presses left and right.
///
/// It skips hidden worlds and stops at the ends. Where the world that is shown becomes hidden, it
/// shows the nearest visible one to the left, else to the right.
struct Carousel {
  private let worlds: [NodeRef]

  init(of game: Game) {
    worlds = game.nodes.indices.filter { game.nodes[$0].kind == .world }.map {
      NodeRef(position: $0)
    }
  }

  /// The world that is shown, or `nil` where every world is hidden.
  func showing(_ seat: Seat, _ engine: Engine) -> NodeRef? {
    settled(seat, engine).map { worlds[$0] }
  }

  /// Moves to the next visible world in a direction; stays where there is none.
  func press(_ direction: StepAction.Direction, _ seat: inout Seat, _ engine: Engine) {
    guard let position = settled(seat, engine) else { return }
    seat.position = position
    let next =
      switch direction {
      case .left: visible(worlds[..<position].indices.reversed(), seat, engine)
      case .right: visible(worlds[(position + 1)...].indices, seat, engine)
      }
    if let next { seat.position = next }
  }

  /// The position of the world that another carousel shows at a position, renamed perhaps; where
  /// it is gone, the nearest position that there is.
  func position(of position: Int, in other: PlayedPack, _ engine: Engine) -> Int {
    let others = other.carousel.worlds
    guard others.indices.contains(position) else { return 0 }
    let id = other.engine.game[others[position]].id
    if let world = engine.node(id), let found = worlds.firstIndex(of: world) { return found }
    return max(0, min(position, worlds.count - 1))
  }

  private func settled(_ seat: Seat, _ engine: Engine) -> Int? {
    guard worlds.indices.contains(seat.position) else { return nil }
    return visible((0...seat.position).reversed(), seat, engine)
      ?? visible(worlds.indices.dropFirst(seat.position + 1), seat, engine)
  }

  private func visible(
    _ positions: some Sequence<Int>, _ seat: Seat, _ engine: Engine
  ) -> Int? {
    positions.first { !engine.isHidden(worlds[$0], in: seat.state) }
  }
}
