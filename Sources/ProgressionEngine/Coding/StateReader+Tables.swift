import ProgressionModel
import ProgressionText

/// Everything but resets, nodes and records.
extension StateReader {
  mutating func readAttribute(_ member: JSONMember) {
    guard case .attribute(let attribute)? = entity(keyOf: member) else { return keep(gone: member) }
    let id = game[attribute].id
    if isAdopting, value(member.value["value"], of: attribute) == nil {
      return readKept(member, as: id) { $0.readAttribute($1.value, attribute) }
    }
    inside(member, as: .attribute(attribute)) { $0.readAttributePart($1, attribute) }
  }

  private mutating func readAttribute(
    _ json: JSONValue, _ attribute: AttributeRef
  ) -> Bool {
    guard value(json["value"], of: attribute) != nil else { return false }
    path.append(.named(.attribute(attribute)))
    readEach(json) { $0.readAttributePart($1, attribute) }
    path.removeLast()
    return true
  }

  private mutating func readAttributePart(_ member: JSONMember, _ attribute: AttributeRef) {
    switch member.word {
    case "kept": keep(member)
    case "set": readStamp(member, .attribute, attribute.index)
    case "value":
      if let value = value(member.value, of: attribute) {
        state.attributes[attribute.position] = value
      } else {
        report(.stateValue, member.value.place, "this is no value of the attribute's type")
      }
    default: unknownKey(member)
    }
  }

  private func value(_ json: JSONValue?, of attribute: AttributeRef) -> AttributeValue? {
    guard let json else { return nil }
    switch game[attribute].kind {
    case .int: return json.integer.map { .int($0) }
    case .text: return json.string.map { .text($0) }
    case .version: return json.string.flatMap { Version($0) }.map { .version($0) }
    }
  }

  /// Reads what was kept of something that did not fit an earlier pack, if it fits this one;
  /// where nothing fits, all of it is kept.
  private mutating func readKept(
    _ member: JSONMember, as id: String, _ body: (inout StateReader, JSONMember) -> Bool
  ) {
    guard member.value.kind == .object else {
      return report(.stateValue, member.value.place, "an object is expected here")
    }
    let kept = member.value.members.first { $0.key == "kept" }
    if let kept {
      if !body(&self, kept) { keep(kept.value, at: [id, "kept"]) }
    } else {
      keep(member.value, at: [id, "kept"])
    }
  }

  mutating func readChoice(_ member: JSONMember) {
    guard let position = game.choices.firstIndex(where: { $0.name.hasBytes(of: member.key) })
    else { return keep(member) }
    if isAdopting, chosen(member.value["member"], in: position) == nil {
      return readKept(member, as: member.key) { reader, kept in
        guard reader.chosen(kept.value["member"], in: position) != nil else { return false }
        reader.readEach(kept.value) { $0.readChoicePart($1, position) }
        return true
      }
    }
    inside(member) { $0.readChoicePart($1, position) }
    let slots = layout.choices[position]
    if state.holds(slots.takenAt), !state.holds(slots.member) {
      report(.stateValue, member.value.place, "a choice says which `member` was taken")
    }
  }

  private mutating func readChoicePart(_ member: JSONMember, _ position: Int) {
    let slots = layout.choices[position]
    switch member.word {
    case "at": setInstant(slots.takenAt, member)
    case "kept": keep(member)
    case "member":
      if let node = chosen(member.value, in: position) {
        put(slots.member, Int64(node.index) + 1, member)
      } else {
        report(
          .stateValue, member.value.place,
          "this is no member of the choice `\(game.choices[position].name)`")
      }
    default: unknownKey(member)
    }
  }

  private mutating func chosen(_ json: JSONValue?, in choice: Int) -> NodeRef? {
    guard let id = json?.string, let node = node(id),
      game[node].choice == ChoiceRef(position: choice)
    else { return nil }
    return node
  }

  mutating func readCounter(_ member: JSONMember) {
    guard case .counter(let counter)? = entity(keyOf: member) else { return keep(gone: member) }
    inside(member, as: .counter(counter)) { reader, part in
      switch part.word {
      case "base":
        let base = reader.number(part.value, Int64.min...Int64.max)
        reader.put(reader.layout.counters[counter.position].base, base, part)
      case "set": reader.readStamp(part, .counter, counter.index)
      default: reader.unknownKey(part)
      }
    }
  }

  mutating func readFlag(_ member: JSONMember) {
    guard case .flag(let flag)? = entity(keyOf: member) else { return keep(gone: member) }
    inside(member, as: .flag(flag)) { reader, part in
      switch part.word {
      case "set": reader.readStamp(part, .flag, flag.index)
      case "since": reader.readSince(part, .flag(flag))
      case "value": reader.setTrue(reader.layout.flags[flag.position], part)
      default: reader.unknownKey(part)
      }
    }
  }

  mutating func readHolding(_ member: JSONMember) {
    guard case .holding(let holding)? = entity(keyOf: member) else { return readGone(member) }
    metHoldings.insert(holding)
    let slots = layout.holdings[holding.position]
    let owner = slots.firstShare..<slots.endShare
    inside(member, as: .holding(holding)) { reader, part in
      switch part.word {
      case "closed": reader.readClosed(part, owner)
      case "initial":
        // Two holdings that became one began with both amounts.
        let initial = reader.amount(part.value).addingClamped(reader.state[slots.initial])
        reader.set(slots.initial, initial, part)
      case "paid": reader.readPaid(part, owner)
      case "refilledAt": reader.setInstant(slots.refilledAt, part)
      case "since": reader.readSince(part, .holding(holding))
      default: reader.unknownKey(part)
      }
    }
  }

  mutating func readChest(_ member: JSONMember) {
    guard case .chest(let chest)? = entity(keyOf: member) else { return readGone(member) }
    let slots = layout.chests[chest.position]
    let owner = slots.firstShare..<slots.endShare
    inside(member, as: .chest(chest)) { reader, part in
      switch part.word {
      case "closed": reader.readClosed(part, owner)
      case "openings": reader.set(slots.openings, reader.amount(part.value), part)
      case "paid": reader.readPaid(part, owner)
      default: reader.unknownKey(part)
      }
    }
  }

  mutating func readTimer(_ member: JSONMember) {
    guard case .timer(let timer)? = entity(keyOf: member) else { return readGone(member) }
    let slots = layout.timers[timer.position]
    let owner = slots.firstShare..<slots.endShare
    inside(member, as: .timer(timer)) { reader, part in
      switch part.word {
      case "closed": reader.readClosed(part, owner)
      case "paid": reader.readPaid(part, owner)
      case "runs": reader.set(slots.runs, reader.amount(part.value), part)
      case "startedAt": reader.setInstant(slots.startedAt, part)
      default: reader.unknownKey(part)
      }
    }
  }

  /// Reads something that the pack does not declare: what it had paid to totals that there are
  /// counts on, all else is kept.
  mutating func readGone(_ member: JSONMember) {
    noteGone(member.key)
    guard member.value.kind == .object else { return keep(member) }
    inside(member) { reader, part in
      switch part.word {
      case "paid": reader.readPaid(part, nil)
      case "closed": reader.readClosed(part, nil)
      case "folded": reader.readFolded(part, nil)
      default: reader.keep(part)
      }
    }
  }

  mutating func readStamp(_ member: JSONMember, _ kind: Stamp.Entity.Kind, _ index: Int32) {
    var stamp = Stamp(
      entity: Stamp.Entity(kind: kind, index: index), generation: 0, at: 0, count: 0, writer: "")
    inside(member) { reader, part in
      switch part.word {
      case "at": stamp.at = reader.number(part.value, Instants.range)
      case "count": stamp.count = reader.amount(part.value)
      case "generation": stamp.generation = reader.amount(part.value)
      case "writer": stamp.writer = reader.writerName(part.value.string, part.value.place)
      default: reader.unknownKey(part)
      }
    }
    let place = state.records.stamps.partition { $0.entity < stamp.entity }
    let stamps = state.records.stamps
    if place < stamps.count, stamps[place].entity == stamp.entity { return }
    state.records.stamps.insert(stamp, at: place)
  }
}
