import ProgressionModel
import ProgressionText

extension StateWriter {
  mutating func writeNodes() {
    begin("nodes")
    let hasFacts = nodesWithFacts()
    for index in sorted(game.nodes.map { $0.id }, where: { hasFacts[$0] }) {
      begin(game.nodes[index].id)
      write(game.nodes[index], index)
      end()
    }
    end()
  }

  /// For each node whether it has anything to write.
  private func nodesWithFacts() -> [Bool] {
    var result = [Bool](repeating: false, count: game.nodes.count)
    for (index, slots) in layout.nodes.enumerated() {
      // A node's facts of each lane are next to each other, and these its first ones; of what belongs
      // to none nothing would be written.
      let next = index + 1 < layout.nodes.count ? layout.nodes[index + 1] : nil
      let (lanes, values) = (layout.lanes, state.values)
      result[index] =
        values.isAnySet(Int(slots.sources)..<(next.map { Int($0.sources) } ?? lanes.derived))
        || values.isAnySet(Int(slots.sourceAt)..<(next.map { Int($0.sourceAt) } ?? lanes.counts))
        || values.isAnySet(
          Int(slots.sourceVersion)..<(next.map { Int($0.sourceVersion) } ?? lanes.bytes))
    }
    for share in state.records.closed {
      let owner = layout.shares[Int(share.share)].owner
      if owner.kind == .node { result[Int(owner.index)] = true }
    }
    for owner in moments.keys {
      if case .node(let node) = owner { result[node.position] = true }
    }
    for node in streaks.keys { result[node.position] = true }
    return result
  }

  private mutating func write(_ node: Node, _ index: Int) {
    let slots = layout.nodes[index]
    let reference = NodeRef(position: index)
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
    writeSince(.node(reference))
    writeSources(slots)
    number("stars", slots.bestStars)
    number("starts", slots.starts)
    writeStreak(of: reference)
    flag("visited", slots.visited)
  }

  private mutating func writeMarks(_ name: String, _ node: Node, _ first: Slot) {
    guard first >= 0, let marks = node.level?.marks else { return }
    begin(name)
    for mark in sorted(marks, where: { state.holds(first + Slot(clamping: $0)) }) {
      boolean(marks[mark], true)
    }
    end()
  }

  private mutating func writeSources(_ slots: NodeSlots) {
    let sources = SourceSet(rawValue: state[slots.sources])
    begin("sources")
    instant("at", slots.sourceAt)
    for (name, source) in SourceSet.named where sources.contains(source) { boolean(name, true) }
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
    if state.holds(quest.phase) { text("phase", QuestPhase.word(of: state[quest.phase])) }
    if state.holds(quest.stage) { integer("stage", state[quest.stage].addingClamped(1)) }
    end()
  }

  private mutating func writeStreak(of node: NodeRef) {
    guard let index = streaks[node] else { return }
    let slots = layout.streaks[index]
    begin("streak")
    begin(game[slots.reset].id)
    number("count", slots.count)
    number("last", slots.last)
    end()
    end()
  }

  /// Writes the first instants of the facts about one thing.
  mutating func writeSince(_ owner: TimedFact.Owner) {
    guard let positions = moments[owner] else { return }
    var marks: [(mark: String, slot: Slot)] = []
    var facts: [(name: String, slot: Slot)] = []
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
    for fact in facts.sorted(by: { $0.name.precedesInBytes($1.name) }) {
      if fact.slot >= 0 {
        instant(fact.name, fact.slot)
        continue
      }
      begin(fact.name)
      for mark in marks.sorted(by: { $0.mark.precedesInBytes($1.mark) }) {
        instant(mark.mark, mark.slot)
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

extension SourceSet {
  /// The words of the sources in JSON, by their bytes; what a store opens follows from its
  /// transactions.
  static var named: [(String, SourceSet)] {
    [("earned", .earned), ("granted", .granted), ("taken", .taken)]
  }
}
