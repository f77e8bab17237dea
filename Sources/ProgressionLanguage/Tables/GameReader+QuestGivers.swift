import ProgressionModel
import ProgressionText

/// Reads who gives which quest, which both of them may say.
extension GameReader {
  mutating func readGivers() {
    var givers: [NodeRef: (npc: NodeRef, place: Place)] = [:]
    for index in game.nodes.indices where game.nodes[index].kind == .quest {
      guard let value = sources[index].value("giver"), let npc = node(value, "giver", .npc)
      else { continue }
      givers[NodeRef(position: index)] = (npc, value.place)
      setGiver(npc, of: index)
    }
    for index in game.nodes.indices where game.nodes[index].kind == .npc {
      guard let value = sources[index].value("gives") else { continue }
      let help = value.string.map { ["write [\"\($0)\"]"] } ?? ["write [\"…\"]"]
      guard isList(value, "`gives`", help: help) else { continue }
      let npc = NodeRef(position: index)
      var given: Set<NodeRef> = []
      for element in value.elements {
        guard let quest = node(element, "gives", .quest) else {
          givesUnknown = true
          continue
        }
        if !given.insert(quest).inserted {
          report.error(
            .duplicateName, at: element.place, "`\(game[quest].id)` stands twice in `gives`")
        } else if let known = givers[quest], known.npc != npc {
          report.error(
            .twoGivers, at: element.place,
            "`\(game[quest].id)` is given by `\(game[known.npc].id)` already",
            related: [.init(place: known.place, message: "the other giver")],
            help: ["keep one of them; for a quest that somebody else takes, there is `turnIn`"])
        } else {
          givers[quest] = (npc, element.place)
          setGiver(npc, of: quest.position)
        }
      }
    }
  }

  private mutating func setGiver(_ npc: NodeRef, of index: Int) {
    guard case .quest(var quest) = game.nodes[index].details else { return }
    quest.giver = npc
    game.nodes[index].details = .quest(quest)
  }
}
