import ProgressionModel

extension GameReader {
  /// What to write to ask of another kind of thing what was asked here.
  static func form(asking what: String, of kind: EntityKinds, named id: String) -> String? {
    switch what {
    case "completed", "unlocked", "owned", "flag", "visited", "met", "active", "failed", "marked",
      "rule":
      return question(instead: what, kind, id)
    case "have", "earned", "spent", "counter":
      if kind == .counter { return "write {\"counter\": \"\(id)\", …}" }
      if EntityKinds.holding.contains(kind) { return "write {\"have\": \"\(id)\", …}" }
      return nil
    case "stars":
      if EntityKinds.holding.contains(kind) { return "write {\"have\": \"\(id)\", …}" }
      return nil
    case "ends":
      switch kind {
      case .counter, .flag, .attribute, .chest, .timer:
        return "give `\(id)` the reset as its `scope`"
      default: return nil
      }
    case "unlock":
      return kind == .npc ? "an npc is there while one of the places of its `at` counts" : nil
    case "streak":
      return kind == .npc ? "give a quest or an achievement that asks {\"met\": \"\(id)\"}" : nil
    case "giver", "turnIn":
      return kind == .location
        ? "declare who is there: \"npcs\": {\"…\": {\"at\": \"\(id)\"}}" : nil
    case "at", "location":
      return EntityKinds.node.contains(kind)
        ? "declare the place where it stands in `locations`" : nil
    case "since":
      return kind == .flag || kind == .timer || EntityKinds.node.contains(kind)
        ? "to count from a fact, there is {\"timeSince\": …}" : nil
    default: return nil
    }
  }

  /// The question that can be asked of the kind, where another was asked.
  private static func question(instead what: String, _ kind: EntityKinds, _ id: String) -> String? {
    switch kind {
    case .flag: "write {\"flag\": \"\(id)\"}"
    case .rule: "write {\"rule\": \"\(id)\"}"
    case .item: "write {\"owned\": \"\(id)\"}"
    case .product: what == "unlocked" ? nil : "write {\"owned\": \"\(id)\"}"
    case .currency: "write {\"have\": \"\(id)\", \"atLeast\": 1}"
    case .counter: "write {\"counter\": \"\(id)\", \"atLeast\": 1}"
    case .collection: "write {\"percent\": \"\(id)\", \"atLeast\": 100}"
    case .timer: "write {\"waiting\": \"\(id)\"}"
    case .npc:
      "write {\"met\": \"\(id)\"}, or {\"unlocked\": \"\(id)\"} for whether it is somewhere"
    case .quest:
      what == "met" || what == "visited" || what == "marked"
        ? "write {\"completed\": \"\(id)\"}, or {\"active\": \"\(id)\"} while it is to be done"
        : what == "owned" ? "write {\"unlocked\": \"\(id)\"}" : nil
    case .location where what == "met" || what == "active": "write {\"visited\": \"\(id)\"}"
    case .level where what == "failed": "write {\"fails\": \"\(id)\", \"atLeast\": 1}"
    case .reset, .chest, .attribute: nil
    default:
      what == "owned" || what == "visited" || what == "met" || what == "active"
        ? "write {\"unlocked\": \"\(id)\"}" : nil
    }
  }
}
