import ProgressionLanguage
import ProgressionModel
import ProgressionText

extension ScenarioDecoder {
  /// Reports the ids of a command that the pack does not declare, or that are of a kind that the
  /// command does not take: either would always be rejected as `unknownId`.
  ///
  /// The command was read before, so its shape is right.
  mutating func checkNames(of command: JSONValue) {
    for member in command.members where !member.isIgnored {
      checkNames(of: member)
    }
  }

  private mutating func checkNames(of member: JSONMember) {
    let value = member.value
    switch member.key {
    case "complete":
      _ = node(value, takes: "a level or a location") { $0.level != nil || $0.location != nil }
    case "start":
      _ = node(value, takes: "a level") { $0.level != nil }
    case "fail":
      _ = node(value, takes: "a level or a quest") { $0.level != nil || $0.quest != nil }
    case "meet":
      _ = node(value, takes: "an npc") { $0.person != nil }
    case "accept", "turnIn", "abandon":
      _ = node(value, takes: "a quest") { $0.quest != nil }
    case "unlock", "select":
      _ = node(value, takes: Self.anyNode)
    case "buy":
      _ = node(value, takes: "a product") { $0.product != nil }
    case "visit":
      _ = node(value, takes: "a location") { $0.location != nil }
    case "open":
      checkEntity(value, takes: "a chest") { if case .chest = $0 { true } else { false } }
    case "reset": checkReset(value)
    case "product": checkProduct(value)
    case "take", "price": checkHoldings(of: value)
    case "grant": checkBundle(value)
    case "set": checkSettable(value)
    case "add": checkCounters(of: value)
    case "do":
      for element in value.elements { checkNames(of: element) }
    default: return
    }
  }

  private mutating func checkEntity(
    _ value: JSONValue, takes: String, where accepts: (NameTable.Entity) -> Bool
  ) {
    guard let id = value.string else { return }
    _ = entity(id, at: value.place, takes: takes, where: accepts)
  }

  private mutating func checkReset(_ value: JSONValue) {
    guard let id = value.string, let reset = reset(id, at: value.place) else { return }
    if game[reset].command != nil { return }
    report(
      .wrongKind, at: value.place,
      "`\(PlainText.visible(id))` happens by the calendar; here stands a reset by command",
      help: ["write `{\"wait\": ...}` or `{\"at\": ...}` to go beyond its next boundary"])
  }

  /// The product of a transaction: a store may sell what only another pack of the file declares.
  private mutating func checkProduct(_ value: JSONValue) {
    guard let id = value.string else { return }
    let isElsewhere = packs.contains { pack in
      if case .node(let node) = pack.names.lookup(id) {
        pack.game[node].product != nil
      } else {
        false
      }
    }
    if isElsewhere { return }
    _ = node(value, takes: "a product") { $0.product != nil }
  }

  private mutating func checkBundle(_ bundle: JSONValue) {
    for member in bundle.members where !member.isIgnored {
      switch member.key {
      case "unlock":
        for element in member.value.elements {
          _ = node(element, takes: Self.anyNode)
        }
      case "set":
        for flag in member.value.members where !flag.isIgnored {
          _ = self.flag(flag.key, at: flag.keyPlace)
        }
      case "add": checkCounters(of: member.value)
      case "timers":
        for element in member.value.elements {
          checkEntity(element, takes: "a timer") { if case .timer = $0 { true } else { false } }
        }
      default: _ = holding(member.key, at: member.keyPlace)
      }
    }
  }

  private mutating func checkHoldings(of amounts: JSONValue) {
    for member in amounts.members where !member.isIgnored {
      _ = holding(member.key, at: member.keyPlace)
    }
  }

  private mutating func checkCounters(of amounts: JSONValue) {
    for member in amounts.members where !member.isIgnored {
      _ = counter(member.key, at: member.keyPlace)
    }
  }

  private mutating func checkSettable(_ values: JSONValue) {
    for member in values.members where !member.isIgnored {
      let takes = "a flag, a counter or an attribute"
      _ = entity(member.key, at: member.keyPlace, takes: takes) { entity in
        switch entity {
        case .flag, .counter, .attribute: true
        default: false
        }
      }
    }
  }
}
