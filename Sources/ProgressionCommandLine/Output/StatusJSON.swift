import ProgressionKit

/// What is open for a player, as JSON: the same shape in `status` and in answers of `evaluate`.
struct StatusJSON {
  let engine: Engine
  let player: PlayerState
  /// The revision of the player who was read; that time passes on a copy does not count.
  let revision: Int64
  /// The player learns nothing of hidden nodes.
  var audience = Audience.designer

  /// Writes all there is to say.
  func write(to writer: inout JSONWriter) {
    let game = engine.game
    writer.beginObject()
    writer.key("pack")
    writer.string(game.id)
    writer.key("version")
    writer.string(game.version)
    writer.key("fingerprint")
    writer.string(engine.fingerprint)
    writer.key("playthrough")
    writer.string(player.playthrough)
    writer.key("revision")
    writer.integer(revision)
    writer.key("now")
    writer.string(Instants.text(player.now))
    if let next = engine.nextLevel(in: player) {
      writer.key("nextLevel")
      writer.string(game[next].id)
    }
    writer.key("nodes")
    writeNodes(to: &writer) { _ in true }
    writer.key("have")
    writeAmounts(to: &writer)
    writer.endObject()
  }

  /// Writes a list of the nodes that are wanted, in declaration order.
  func writeNodes(to writer: inout JSONWriter, where isWanted: (Node) -> Bool) {
    writer.beginArray()
    for node in engine.game.nodes.indices.map({ NodeRef(position: $0) })
    where isWanted(engine.game[node]) && isShown(node) {
      write(node, to: &writer)
    }
    writer.endArray()
  }

  /// Writes the amounts of all holdings as an object.
  func writeAmounts(to writer: inout JSONWriter) {
    writer.beginObject()
    for holding in engine.game.holdings.indices.map({ HoldingRef(position: $0) }) {
      writer.key(engine.game[holding].id)
      writer.integer(engine.have(holding, in: player))
    }
    writer.endObject()
  }

  /// Writes one node as an object.
  func write(_ node: NodeRef, to writer: inout JSONWriter) {
    writer.beginObject()
    writer.key("id")
    writer.string(engine.game[node].id)
    let record = engine.status(of: node, in: player)
    RecordJSON.writeKeys(record, to: &writer)
    if let place = record.place {
      writer.key("at")
      writer.string(engine.game[place].id)
    }
    if engine.game[node].world != nil || engine.game[node].level != nil {
      let progress = engine.progress(of: node, in: player)
      for (key, value) in [
        ("done", progress.done), ("total", progress.total), ("stars", progress.stars),
        ("maxStars", progress.maxStars),
      ] {
        writer.key(key)
        writer.integer(value)
      }
    }
    writer.endObject()
  }

  private func isShown(_ node: NodeRef) -> Bool {
    audience == .designer || !engine.isHidden(node, in: player)
  }
}

extension Engine {
  /// The node with an id that an audience may know of; `nil` for others.
  func node(_ id: String, in player: PlayerState, for audience: Audience) -> NodeRef? {
    guard let node = node(id), audience == .designer || !isHidden(node, in: player) else {
      return nil
    }
    return node
  }

  /// A hint with the id nearest to one that is none, of nodes that the audience may know of.
  func suggestion(
    for id: String, in player: PlayerState, for audience: Audience
  ) -> [String] {
    let known = game.nodes.indices.map { NodeRef(position: $0) }
      .filter { audience == .designer || !isHidden($0, in: player) }
    return CommandParser.suggestion(for: id, among: known.map { game[$0].id })
  }
}
