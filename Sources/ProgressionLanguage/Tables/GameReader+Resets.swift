import ProgressionModel
import ProgressionText

extension GameReader {
  /// Takes note of the resets, which a scope may name before they are declared.
  mutating func noteResets(in files: [JSONValue]) {
    resetEntries = entries(of: .resets, in: files)
    for (position, entry) in resetEntries.enumerated() where resetNames[entry.id] == nil {
      resetNames[entry.id] = ResetRef(position: position)
    }
  }

  mutating func declareResets() {
    for entry in resetEntries {
      let object = object(of: entry, .reset, form: "{\"every\": \"day\"}")
      game.resets.append(
        Reset(
          id: entry.id, title: title(object, entry.id), place: entry.place,
          trigger: trigger(object, entry), ends: .nothing))
      declare(entry, .reset(Ref(position: game.resets.count - 1)))
    }
  }

  /// What starts a reset, without what refers to other ids.
  private mutating func trigger(_ object: JSONValue?, _ entry: TableEntry) -> Reset.Trigger {
    let command = Reset.Trigger.command(
      CommandReset(when: nil, price: nil, refundsAll: false))
    guard let object else { return command }
    let by = object["by"]
    let every = object["every"]
    if let by, !by.equals("command") {
      if every == nil, let word = by.string, CalendarWords.every(meantBy: word) != nil {
        report.error(
          .resetKind, at: by.place, "what the calendar starts has `every`, not `by`",
          help: ["write \"every\": \"\(CalendarWords.every(meantBy: word) ?? "day")\""])
      } else {
        reportWord(by, "by", ["command"])
      }
    }
    if let every {
      if let by {
        report.error(
          .resetKind, at: every.place, "a command starts a reset or the calendar, not both",
          related: [.init(place: by.place, message: "the command")],
          help: ["write two resets, or leave out `by` or `every`"])
        return command
      }
      reportKeys(of: object, ["when", "price", "refunds"], "is for resets by command", every)
      return calendar(object, every).map { .calendar($0) } ?? command
    }
    if let by {
      reportKeys(
        of: object, ["on", "at", "zone", "grace", "grants", "catchUp"],
        "is for resets by the calendar", by)
      return command
    }
    if isMisspelt("every", in: object, .reset) || isMisspelt("by", in: object, .reset) {
      return command
    }
    report.error(
      .missingKey, at: entry.place, "the reset `\(entry.id)` does not say what starts it",
      help: ["write \"every\": \"day\" or \"week\"", "or write \"by\": \"command\""])
    return command
  }

  /// Reports keys that only the other kind of reset has.
  private mutating func reportKeys(
    of object: JSONValue, _ keys: [String], _ reason: String, _ kind: JSONValue
  ) {
    for member in object.members where member.duplicateOf == nil && keys.contains(member.key) {
      report.error(
        .resetKind, at: member.keyPlace, "`\(member.key)` \(reason)",
        related: [.init(place: kind.place, message: "what this reset is")])
    }
  }

  /// Reads what refers to other ids.
  mutating func readResets() {
    for (index, entry) in resetEntries.enumerated() {
      guard let object = entry.value, object.kind == .object else { continue }
      switch game.resets[index].trigger {
      case .command(var command):
        if let value = object["when"] { command.when = condition(value) }
        if let value = object["price"] {
          command.price = value.equals("free") ? [] : price(value, "price") ?? []
        }
        if let value = object["refunds"] {
          if value.equals("all") {
            command.refundsAll = true
          } else {
            reportRefunds(value)
          }
        }
        game.resets[index].trigger = .command(command)
      case .calendar(var calendar):
        if let value = object["grants"] { calendar.grants = bundle(value, "grants") }
        game.resets[index].trigger = .calendar(calendar)
      }
      if let value = object["ends"] { game.resets[index].ends = ends(value) }
    }
  }

  private mutating func reportRefunds(_ value: JSONValue) {
    if value.kind == .boolean {
      let help =
        value.boolean == true
        ? "write \"all\": what opened nodes that end is given back"
        : "leave it out where nothing is given back"
      reportType(of: value, "`refunds` is `all`", help: [help])
    } else {
      reportWord(value, "refunds", ["all"])
    }
  }

  private mutating func ends(_ value: JSONValue) -> Reset.Ends {
    if value.equals("playthrough") { return .playthrough }
    if value.equals("account") {
      report.error(
        .unknownWord, at: value.place, "no reset ends the account",
        help: ["write \"playthrough\", or list nodes, currencies and items"])
      return .nothing
    }
    guard let set = members(of: value, .ends) else { return .nothing }
    var nodes: [NodeRef] = []
    for node in set.nodes {
      nodes.append(node)
      nodes += game[node].world?.levels ?? []
    }
    let whole = Gathering(nodes: nodes, items: set.items).normalized()
    return .listed(nodes: whole.nodes, holdings: whole.items)
  }
}
