import ProgressionModel

/// The sets of nodes that are counted, as few nodes of a graph as possible.
///
/// A class, since all readers of a game name a set alike.
final class NodeSetNames {
  /// The most members that are drawn one by one; more are a total.
  static let mostParts = 3

  let game: Game
  private var known: [NodeSetRef: [GraphSource]] = [:]
  private var counts: [Node.Kind: Int] = [:]
  private var tagCounts: [String: Int] = [:]
  /// Names that are taken, with the set that has each.
  private var names: [String: NodeSetRef] = [:]

  init(_ game: Game) {
    self.game = game
    for position in game.nodes.indices {
      counts[game.nodes[position].kind, default: 0] += 1
      for tag in game.nodes[position].tags { tagCounts[tag, default: 0] += 1 }
    }
    for position in game.holdings.indices {
      for tag in game.holdings[position].tags { tagCounts[tag, default: 0] += 1 }
    }
  }

  /// The parts of a set: a world stands for all its levels, and a total for what has more than three
  /// parts.
  ///
  /// - Complexity: O(n) for a set of n nodes, once.
  func parts(of set: NodeSetRef) -> [GraphSource] {
    if let parts = known[set] { return parts }
    let members = game[set]
    var parts: [GraphSource] = []
    var position = 0
    while position < members.nodes.count {
      let node = members.nodes[position]
      if let world = game[node].level?.world, let levels = game[world].world?.levels,
        members.nodes[position...].starts(with: levels)
      {
        parts.append(.node(world))
        position += levels.count
      } else {
        parts.append(.node(node))
        position += 1
      }
    }
    parts += members.items.map { .holding($0) }
    if parts.count > Self.mostParts { parts = [.total(name(of: set, members, parts.count))] }
    known[set] = parts
    return parts
  }

  private func name(of set: NodeSetRef, _ members: NodeSet, _ parts: Int) -> String {
    let words = words(members, parts)
    // Two sets may be described alike.
    var name = words
    var number = 2
    while let owner = names[name], owner != set {
      name = "\(words) (\(number))"
      number += 1
    }
    names[name] = set
    return name
  }

  private func words(_ members: NodeSet, _ parts: Int) -> String {
    let total = members.nodes.count + members.items.count
    let shared = members.nodes.first.map { game[$0].tags } ?? game[members.items[0]].tags
    let tag = shared.first { tag in
      tagCounts[tag] == total && members.nodes.allSatisfy { game[$0].tags.contains(tag) }
        && members.items.allSatisfy { game[$0].tags.contains(tag) }
    }
    guard let first = members.nodes.first, members.items.isEmpty,
      members.nodes.allSatisfy({ game[$0].kind == game[first].kind })
    else { return tag.map { "all tagged \($0)" } ?? "\(total) nodes and items" }
    let kind = game[first].kind
    let plural = kind == .achievement ? "achievements" : "\(kind)s"
    if counts[kind] == total { return "all \(plural)" }
    if let tag { return "all \(plural) tagged \(tag)" }
    if kind == .level, total > parts { return "\(total) levels of \(parts) worlds" }
    return "\(total) \(plural)"
  }
}
