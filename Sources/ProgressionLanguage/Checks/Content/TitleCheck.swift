import ProgressionModel
import ProgressionText

/// Finds nodes of one kind that a player sees under the same title.
enum TitleCheck {
  private struct Name: Hashable {
    let kind: Node.Kind
    /// Levels of different worlds may be called alike.
    let world: NodeRef?
    let title: [UInt8]
  }

  /// - Complexity: O(n) for n nodes.
  static func run(on checked: CheckedGame, into findings: inout Findings) {
    let game = checked.game
    var known: [Name: Int] = [:]
    for (position, shape) in checked.shape.nodes.enumerated() {
      // People may be called alike, as guards are.
      if shape.kind == .npc { continue }
      // What is hidden at times may take the place of another.
      if game.nodes[position].visible != nil { continue }
      let title = game.nodes[position].title
      let name = Name(kind: shape.kind, world: shape.world, title: folded(title))
      guard let first = known[name] else {
        known[name] = position
        continue
      }
      // A title that is not given is the id, and ids differ.
      if isID(game.nodes[position]), isID(game.nodes[first]) { continue }
      // What is taken of a choice closes the rest.
      let choice = game.nodes[position].choice
      if choice != nil, choice == game.nodes[first].choice { continue }
      let (id, other) = (game.nodes[position].id, game.nodes[first].id)
      let isEqual = title == game.nodes[first].title
      findings.add(
        .sameTitle, severity: .warning, at: game.nodes[position].place,
        isEqual
          ? "`\(id)` and `\(other)` have the same title, \"\(title)\": a player cannot tell them apart"
          : "the titles of `\(id)` and `\(other)` differ only in case or spaces, \"\(title)\" and "
            + "\"\(game.nodes[first].title)\": a player cannot tell them apart",
        related: [.init(place: game.nodes[first].place, message: "`\(other)` has it first")],
        help: ["give one of them another `title`"])
    }
  }

  private static func isID(_ node: Node) -> Bool { node.title == node.id }

  /// The title without what the eye passes over: case, and spaces but one between words.
  private static func folded(_ title: String) -> [UInt8] {
    var bytes: [UInt8] = []
    var isSpaced = false
    for byte in title.utf8 {
      if byte == 0x20 || byte == 0x09 || byte == 0x0A {
        isSpaced = !bytes.isEmpty
        continue
      }
      if isSpaced { bytes.append(0x20) }
      isSpaced = false
      let isCapital = byte >= 0x41 && byte <= 0x5A
      bytes.append(isCapital ? byte + 0x20 : byte)
    }
    return bytes
  }
}
