import ProgressionModel
import ProgressionText

extension StateWriter {
  mutating func writeNodes() {
    begin("nodes")
    let hasFacts = nodesWithFacts()
    let layout = layout
    for index in ByteOrder.sorted(hasFacts, by: { layout.game.nodes[$0].id }) {
      begin(id: layout.game.nodes[index].id)
      write(NodeRef(position: index))
      end()
    }
    end()
  }

  /// The positions of the nodes that have anything to write.
  private func nodesWithFacts() -> [Int] {
    let (layout, lanes) = (layout, layout.lanes)
    let count = layout.nodes.count
    var result = [Bool](repeating: false, count: count)
    for index in layout.nodes.indices {
      // A node's facts of each lane are next to each other, and these its first ones; of what belongs
      // to none nothing would be written.
      let (slots, next) = (layout.nodes[index], index + 1)
      let bytes = next < count ? Int(layout.nodes[next].sources) : lanes.derived
      let counts = next < count ? Int(layout.nodes[next].sourceAt) : lanes.bytes
      let numbers = next < count ? Int(layout.nodes[next].firstNumber) : lanes.counts
      result[index] =
        state.values.isAnySet(Int(slots.sources)..<bytes)
        || state.values.isAnySet(Int(slots.sourceAt)..<counts)
        || state.values.isAnySet(Int(slots.firstNumber)..<numbers)
    }
    for share in state.records.closed {
      let owner = layout.shares[Int(share.share)].owner
      if owner.kind == .node { result[Int(owner.index)] = true }
    }
    for owner in moments.keys {
      if case .node(let node) = owner { result[node.position] = true }
    }
    for node in streaks.keys { result[node.position] = true }
    return result.indices.filter { result[$0] }
  }

  private mutating func write(_ node: NodeRef) {
    let slots = layout.nodes[node.position]
    number("clears", slots.clears)
    writeClosed(slots.firstShare..<slots.endShare)
    flag("completed", slots.completed)
    number("ends", slots.ends)
    number("fails", slots.fails)
    writeMarks("marks", node, slots.firstMark)
    flag("met", slots.met)
    writePaid(slots.firstShare..<slots.endShare)
    flag("paidComplete", slots.paidComplete)
    writeMarks("paidMarks", node, slots.firstPaidMark)
    number("paidRank", slots.paidRank)
    number("paidStars", slots.paidStars)
    flag("paidUnlock", slots.paidUnlock)
    if slots.quest >= 0 { write(layout.quests[Int(slots.quest)]) }
    number("rank", slots.storedRank)
    number("score", slots.bestScore)
    writeSince(.node(node))
    writeSources(slots)
    number("stars", slots.bestStars)
    number("starts", slots.starts)
    writeStreak(of: node)
    flag("visited", slots.visited)
  }

  private mutating func writeMarks(_ name: KeyWord, _ node: NodeRef, _ first: Slot) {
    guard first >= 0, let marks = layout.game[node].level?.marks else { return }
    begin(name)
    for mark in sorted(marks, where: { state.holds(first + Slot(clamping: $0)) }) {
      key(id: marks[mark])
      writer.boolean(true)
    }
    end()
  }

  private mutating func writeSources(_ slots: NodeSlots) {
    let sources = SourceSet(rawValue: state[slots.sources])
    begin("sources")
    instant("at", slots.sourceAt)
    // By the bytes of the words; what a store opens follows from its transactions.
    if sources.contains(.earned) { boolean("earned", true) }
    if sources.contains(.granted) { boolean("granted", true) }
    if sources.contains(.taken) { boolean("taken", true) }
    let version = Int(state[slots.sourceVersion])
    if version > 0 { text("version", state.records.versions[version - 1]) }
    end()
  }

  /// Writes how far a quest is; its stage from 1, as people count.
  private mutating func write(_ quest: QuestSlots) {
    begin("quest")
    instant("acceptedAt", quest.acceptedAt)
    number("attempts", quest.attempts)
    flag("auto", quest.autoAccepted)
    if state.isIn(.active, quest) {
      writeBaselines(.acceptance(layout.nodes[quest.node.position].quest))
    }
    if state.holds(quest.phase) { word("phase", KeyWord(QuestPhase.word(of: state[quest.phase]))) }
    if state.holds(quest.stage) { integer("stage", state[quest.stage].addingClamped(1)) }
    end()
  }

  private mutating func writeStreak(of node: NodeRef) {
    guard !streaks.isEmpty, let index = streaks[node] else { return }
    let slots = layout.streaks[index]
    begin("streak")
    begin(id: game[slots.reset].id)
    number("count", slots.count)
    number("last", slots.last)
    end()
    end()
  }

  /// Writes the first instants of the facts about one thing.
  mutating func writeSince(_ owner: TimedFact.Owner) {
    guard !moments.isEmpty, let positions = moments[owner] else { return }
    var marks: [(mark: String, slot: Slot)] = []
    var facts: [(name: KeyWord, slot: Slot)] = []
    for position in positions {
      let slots = layout.timed[position]
      if case .marked(let node, let mark?) = slots.fact {
        marks.append((game.mark(mark, of: node), slots.instant))
      } else {
        facts.append((slots.fact.name, slots.instant))
      }
    }
    if !marks.isEmpty { facts.append(("marks", -1)) }
    begin("since")
    for fact in facts.sorted(by: { $0.name < $1.name }) {
      if fact.slot >= 0 {
        instant(fact.name, fact.slot)
        continue
      }
      begin(fact.name)
      for mark in marks.sorted(by: { $0.mark.precedesInBytes($1.mark) }) {
        let stored = state[mark.slot]
        if stored != 0 { integer(id: mark.mark, stored.subtractingClamped(1)) }
      }
      end()
    }
    end()
  }
}

extension Game {
  /// The name of a mark of a level; empty where there is no such mark.
  func mark(_ position: Int64, of node: NodeRef) -> String {
    guard let marks = self[node].level?.marks, marks.indices.contains(Int(clamping: position))
    else { return "" }
    return marks[Int(clamping: position)]
  }
}
