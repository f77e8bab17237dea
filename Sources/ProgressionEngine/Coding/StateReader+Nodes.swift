import ProgressionModel
import ProgressionText

extension StateReader {
  mutating func readNode(_ member: JSONMember) {
    guard let node = node(keyOf: member) else { return readGone(member) }
    let slots = layout.nodes[node.position]
    inside(member, as: .node(node)) { $0.readFact($1, of: node, slots) }
    checkFacts(of: node, slots, member.keyPlace)
  }

  private mutating func readFact(_ fact: JSONMember, of node: NodeRef, _ slots: NodeSlots) {
    let owner = slots.firstShare..<slots.endShare
    switch fact.word {
    case "clears": setTimes(slots.clears, fact)
    case "closed": readClosed(fact, owner)
    case "completed": setTrue(slots.completed, fact)
    case "ends": setTimes(slots.ends, fact)
    case "fails": setTimes(slots.fails, fact)
    case "marks": readMarks(fact, slots.firstMark, node)
    case "met": setTrue(slots.met, fact)
    case "paid": readPaid(fact, owner)
    case "paidComplete": setTrue(slots.paidComplete, fact)
    case "paidMarks": readMarks(fact, slots.firstPaidMark, node)
    case "paidRank": setTimes(slots.paidRank, fact)
    case "paidStars": setTimes(slots.paidStars, fact)
    case "paidUnlock": setTrue(slots.paidUnlock, fact)
    case "quest": readQuest(fact, slots)
    case "rank": setTimes(slots.storedRank, fact)
    case "score": set(slots.bestScore, amount(fact.value), fact)
    case "since": readSince(fact, .node(node))
    case "sources" where layout.game[node].kind == .npc: keep(fact)
    case "sources": readSources(fact, slots)
    case "stars": setTimes(slots.bestStars, fact)
    case "starts": setTimes(slots.starts, fact)
    case "streak": readStreak(fact, node)
    case "visited": setTrue(slots.visited, fact)
    default: unknownKey(fact)
    }
  }

  private mutating func readMarks(_ fact: JSONMember, _ first: Slot, _ node: NodeRef) {
    inside(fact) { reader, mark in
      let marks = reader.game[node].level?.marks ?? []
      guard first >= 0, let position = marks.firstIndex(where: { $0.hasBytes(of: mark.key) })
      else { return reader.keep(mark) }
      reader.setTrue(first + Slot(clamping: position), mark)
    }
  }

  private mutating func readSources(_ fact: JSONMember, _ slots: NodeSlots) {
    var sources: SourceSet = []
    var at: Int64 = 0
    var version: JSONValue?
    inside(fact) { reader, part in
      switch part.word {
      case "earned": if reader.isTrue(part.value) { sources.insert(.earned) }
      case "granted": if reader.isTrue(part.value) { sources.insert(.granted) }
      case "taken": if reader.isTrue(part.value) { sources.insert(.taken) }
      case "at": at = reader.instant(part.value)
      case "version": version = reader.isText(part.value) ? part.value : nil
      default: reader.unknownKey(part)
      }
    }
    if version?.utf8?.isEmpty == true { version = nil }
    let old = state[slots.sourceAt]
    state.values[Int(slots.sources)] |= sources.rawValue
    if at == 0, version == nil { return }
    if old != 0, old <= at { return }
    state.values[Int(slots.sourceAt)] = at
    state.values[Int(slots.sourceVersion)] = version.map { place(ofVersion: $0) } ?? 0
  }

  /// The place of a version in the list, plus 1; it is there afterwards.
  private mutating func place(ofVersion version: JSONValue) -> Int64 {
    if let place = state.records.versions.firstIndex(where: { version.equals(text: $0) }) {
      return Int64(place) + 1
    }
    state.records.versions.append(version.string ?? "")
    return Int64(state.records.versions.count)
  }

  private mutating func readStreak(_ fact: JSONMember, _ node: NodeRef) {
    let slots = layout.streaks.first { $0.node == node }
    inside(fact) { reader, reset in
      guard let slots, case .reset(slots.reset)? = reader.entity(keyOf: reset) else {
        return reader.keep(reset)
      }
      reader.inside(reset, as: .reset(slots.reset)) { reader, part in
        switch part.word {
        case "count": reader.put(slots.count, reader.amount(part.value), part)
        case "last":
          let last = reader.period(part.value).addingClamped(reader.shift(of: slots.reset))
          reader.put(slots.last, last, part)
        default: reader.unknownKey(part)
        }
      }
    }
  }

  // MARK: First instants

  mutating func readSince(_ member: JSONMember, _ owner: TimedFact.Owner) {
    inside(member) { reader, part in
      if part.keyIs("marks") {
        return reader.inside(part) { reader, mark in
          reader.readInstant(mark) { fact, game in
            guard case .marked(let node, let position?) = fact else { return false }
            return fact.owner == owner && game.mark(position, of: node).hasBytes(of: mark.key)
          }
        }
      }
      reader.readInstant(part) { fact, _ in
        if case .marked(_, .some) = fact { return false }
        return fact.owner == owner && part.keyIs(fact.name)
      }
    }
  }

  /// Reads the first instant of a fact; where the pack does not ask for it, it is kept.
  private mutating func readInstant(
    _ member: JSONMember, _ isMeant: (TimedFact, Game) -> Bool
  ) {
    guard let slots = layout.timed.first(where: { isMeant($0.fact, game) }) else {
      return keep(member)
    }
    setEarliest(slots.instant, member)
  }

  // MARK: Checks

  /// Results belong to a completion; a pack may have changed what a node is since.
  private mutating func checkFacts(of node: NodeRef, _ slots: NodeSlots, _ place: Place) {
    if isAdopting { return mend(slots) }
    checkQuest(slots, place)
    let isCompleted = state.holds(slots.completed)
    if isCompleted != state.holds(slots.clears) {
      report(
        .stateValue, place, "`completed` and `clears` of `\(game[node].id)` do not go together")
    }
    if !isCompleted, hasResults(slots) {
      report(.stateValue, place, "`\(game[node].id)` has results, but was not completed")
    }
    if isCompleted, slots.visited >= 0, !state.holds(slots.visited) {
      report(.stateValue, place, "`\(game[node].id)` was completed, but not visited")
    }
  }

  private func hasResults(_ slots: NodeSlots) -> Bool {
    let marks = (0..<slots.markCount).contains { state.holds(slots.firstMark + $0) }
    return marks || state.holds(slots.bestStars) || state.holds(slots.bestScore)
  }

  /// Completes what has results, and ranks what is open.
  private mutating func mend(_ slots: NodeSlots) {
    if slots.completed >= 0,
      state.holds(slots.completed) || state.holds(slots.clears) || hasResults(slots)
    {
      state.values[Int(slots.completed)] = 1
      state.values[Int(slots.clears)] = Swift.max(1, state[slots.clears])
      if slots.visited >= 0 { state.values[Int(slots.visited)] = 1 }
    }
    if slots.quest >= 0 { mend(layout.quests[Int(slots.quest)]) }
    if slots.storedRank >= 0, state.holds(slots.sources), !state.holds(slots.storedRank) {
      state.values[Int(slots.storedRank)] = 1
    }
  }
}
