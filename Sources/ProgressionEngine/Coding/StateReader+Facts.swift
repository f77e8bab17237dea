import ProgressionModel
import ProgressionText

extension StateReader {
  private mutating func unknownId(_ member: JSONMember) {
    report(
      .stateId, member.keyPlace, "the rule pack `\(game.id)` declares no such `\(member.key)`")
  }

  mutating func readAttribute(_ member: JSONMember) {
    guard case .attribute(let attribute)? = layout.names.lookup(member.key) else {
      return unknownId(member)
    }
    let value: AttributeValue?
    switch game[attribute].kind {
    case .int: value = member.value.integer.map { .int($0) }
    case .text: value = member.value.string.map { .text($0) }
    case .version: value = member.value.string.flatMap { Version($0) }.map { .version($0) }
    }
    if let value {
      state.attributes[attribute.position] = value
    } else {
      report(.stateValue, member.value.place, "this is no value of the attribute's type")
    }
  }

  mutating func readChoice(_ member: JSONMember) {
    guard let position = game.choices.firstIndex(where: { $0.name == member.key }) else {
      return unknownId(member)
    }
    guard let id = member.value.string, case .node(let node)? = layout.names.lookup(id),
      game[node].choice == ChoiceRef(position: position)
    else {
      return report(
        .stateValue, member.value.place, "this is no member of the choice `\(member.key)`")
    }
    set(layout.choices[position].member, Int64(node.index) + 1, member)
  }

  mutating func readCounter(_ member: JSONMember) {
    guard case .counter(let counter)? = layout.names.lookup(member.key) else {
      return unknownId(member)
    }
    let range = game[counter].minimum...game[counter].maximum
    let value = number(member.value, range)
    set(layout.counters[counter.position].value, value, member)
  }

  mutating func readFlags(_ json: JSONValue) {
    for entry in texts(json) {
      guard case .flag(let flag)? = layout.names.lookup(entry.text) else {
        report(.stateId, entry.place, "the rule pack declares no flag `\(entry.text)`")
        continue
      }
      state.values[Int(layout.flags[flag.position])] = 1
    }
  }

  mutating func readHolding(_ member: JSONMember) {
    guard case .holding(let holding)? = layout.names.lookup(member.key) else {
      return unknownId(member)
    }
    let slots = layout.holdings[holding.position]
    readEach(member.value) { reader, term in
      let value = reader.number(term.value, 0...Int64.max)
      switch term.key {
      case "balance": reader.set(slots.balance, value, term)
      case "earned": reader.set(slots.earned, value, term)
      case "spent": reader.set(slots.spent, value, term)
      case "taken": reader.set(slots.taken, value, term)
      default: reader.unknownKey(term)
      }
    }
    checkIdentity(holding, slots, member)
  }

  /// `balance = initial + earned - spent - taken`, compared in 128 bits by halves.
  private mutating func checkIdentity(
    _ holding: HoldingRef, _ slots: HoldingSlots, _ member: JSONMember
  ) {
    let initial = Swift.min(game[holding].initial, game[holding].cap)
    let gained = UInt64(initial) + UInt64(state[slots.earned])
    let (lost, overflow) = (UInt64(state[slots.spent]) + UInt64(state[slots.taken]))
      .addingReportingOverflow(UInt64(state[slots.balance]))
    if overflow || gained != lost {
      report(
        .stateValue, member.keyPlace,
        "the balance of `\(member.key)` is not what its earnings and spendings leave")
    }
  }

  mutating func readRemembered(_ json: JSONValue) {
    guard json.kind == .array else {
      return report(.stateValue, json.place, "a list is expected here")
    }
    for element in json.elements {
      rememberedPlaces.append(element.place)
      guard let id = element["id"]?.string, let text = element["content"]?.string,
        let content = Digest128(text), let revision = element["revision"]?.integer,
        let list = element["changes"], list.kind == .array, element.count == 4
      else {
        report(.stateValue, element.place, "this is no remembered command")
        continue
      }
      var changes: [Change] = []
      for entry in list.elements {
        if let change = Change(entry), !StateReader.repeatsKeys(entry) {
          changes.append(change)
        } else {
          report(.stateValue, entry.place, "this is no change")
        }
      }
      state.records.remembered.append(
        RememberedCommand(
          id: .opaque(id), content: content, at: state.now, revision: revision, changes: changes))
    }
  }

  mutating func readNode(_ member: JSONMember) {
    guard case .node(let node)? = layout.names.lookup(member.key), game[node].id == member.key
    else {
      return unknownId(member)
    }
    let slots = layout.nodes[node.position]
    nodePlaces.append((node, member.keyPlace))
    readEach(member.value) { reader, fact in reader.readFact(fact, of: node, slots) }
    checkFacts(of: node, slots, member.keyPlace)
  }

  private mutating func readFact(_ fact: JSONMember, of node: NodeRef, _ slots: NodeSlots) {
    let times = 0...PlayerState.mostTimes
    let maximum = game[node].ranks ?? 0
    switch fact.key {
    case "clears": set(slots.clears, number(fact.value, times), fact)
    case "completed": set(slots.completed, isTrue(fact.value) ? 1 : 0, fact)
    case "fails": set(slots.fails, number(fact.value, times), fact)
    case "marks": readMarks(fact, slots.firstMark, node)
    case "paidComplete": set(slots.paidComplete, isTrue(fact.value) ? 1 : 0, fact)
    case "paidMarks": readMarks(fact, slots.firstPaidMark, node)
    case "paidRank": set(slots.paidRank, number(fact.value, 0...maximum), fact)
    case "paidStars": set(slots.paidStars, number(fact.value, times), fact)
    case "paidUnlock": set(slots.paidUnlock, isTrue(fact.value) ? 1 : 0, fact)
    case "purchases": set(slots.purchases, number(fact.value, 0...Int64.max), fact)
    case "rank": set(slots.storedRank, number(fact.value, 0...maximum), fact)
    case "score": set(slots.bestScore, number(fact.value, 0...Int64.max), fact)
    case "sources": readSources(fact, slots)
    case "stars": set(slots.bestStars, number(fact.value, times), fact)
    case "starts": set(slots.starts, number(fact.value, times), fact)
    case "visited": set(slots.visited, isTrue(fact.value) ? 1 : 0, fact)
    default: unknownKey(fact)
    }
  }

  private mutating func readSources(_ fact: JSONMember, _ slots: NodeSlots) {
    var sources: SourceSet = []
    for entry in texts(fact.value) {
      if let named = SourceSet.named.first(where: { $0.0 == entry.text }) {
        sources.insert(named.1)
      } else {
        report(.stateValue, entry.place, "`\(entry.text)` is no source")
      }
    }
    set(slots.sources, sources.rawValue, fact)
  }

  private mutating func readMarks(_ fact: JSONMember, _ first: Slot, _ node: NodeRef) {
    if first < 0 { return unknownKey(fact) }
    for entry in texts(fact.value) {
      if let position = game[node].level?.marks.firstIndex(of: entry.text) {
        state.values[Int(first) + position] = 1
      } else {
        report(.stateValue, entry.place, "the level has no mark `\(entry.text)`")
      }
    }
  }
}
