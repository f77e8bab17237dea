/// The difference of the two ends of a command.
struct ReferenceChanges {
  private let pack: ReferencePack
  private let after: ReferencePlayer
  private let old: ReferenceEvaluator
  private let new: ReferenceEvaluator

  init(before: ReferencePlayer, after: ReferencePlayer) {
    pack = after.pack
    self.after = after
    old = before.evaluator
    new = after.evaluator
  }

  var json: ReferenceJSON {
    let nodes = pack.nodes.indices.filter { pack.nodes[$0].kind != .product }
    let products = pack.nodes.indices.filter { pack.nodes[$0].kind == .product }
    var changes: [ReferenceJSON] = []
    func change(_ kind: String, _ id: String, _ more: ReferenceMember...) {
      let members = [ReferenceMember("kind", .string(kind)), ReferenceMember("id", .string(id))]
      changes.append(.object(members + more))
    }
    func note(_ kind: String, _ places: [Int], _ test: (Int) -> Bool) {
      for place in places where test(place) { change(kind, pack.nodes[place].id) }
    }

    func noteValues(_ kind: String, _ id: String, _ from: ReferenceJSON?, _ to: ReferenceJSON?) {
      guard from != to else { return }
      var ends: [ReferenceMember] = []
      if let from { ends.append(ReferenceMember("from", from)) }
      if let to { ends.append(ReferenceMember("to", to)) }
      let members = [ReferenceMember("kind", .string(kind)), ReferenceMember("id", .string(id))]
      changes.append(.object(members + ends))
    }
    func noteNumbers(_ kind: String, _ id: String, _ from: Int64?, _ to: Int64?) {
      noteValues(kind, id, from.map { .int($0) }, to.map { .int($0) })
    }

    note("unlocked", nodes) { !old.derived.open[$0] && new.derived.open[$0] }
    note("closed", nodes) { old.derived.open[$0] && !new.derived.open[$0] }
    note("keptOpen", nodes) {
      old.derived.open[$0] && new.derived.open[$0]
        && old.opensByItself($0) && !new.opensByItself($0)
    }
    for place in nodes where old.derived.withheld[place] != new.derived.withheld[place] {
      let isWithheld = new.derived.withheld[place]
      change(
        "withheld", pack.nodes[place].id, .init("from", .bool(!isWithheld)),
        .init("to", .bool(isWithheld)))
    }
    note("completed", nodes) { !old.isDone($0) && new.isDone($0) }
    note("visited", nodes) { place in
      let id = pack.nodes[place].id
      return !old.facts.visited.contains(id) && new.facts.visited.contains(id)
    }
    note("met", nodes) { place in
      let id = pack.nodes[place].id
      return !old.facts.met.contains(id) && new.facts.met.contains(id)
    }
    let quests = nodes.filter { pack.nodes[$0].kind == .quest }
    for place in quests {
      let (from, to) = (old.questState(place), new.questState(place))
      if Set([from, to]).isSubset(of: ["locked", "offered"]) { continue }
      noteValues("quest", pack.nodes[place].id, .string(from), .string(to))
    }
    for place in quests where old.isActive(place) && new.isActive(place) {
      let (from, to) = (old.quest(place).stage + 1, new.quest(place).stage + 1)
      noteNumbers("stage", pack.nodes[place].id, Int64(from), Int64(to))
    }
    for place in nodes where pack.nodes[place].ranks != nil {
      let (from, to) = (old.derived.rank[place], new.derived.rank[place])
      if from != to {
        change("rank", pack.nodes[place].id, .init("from", .int(from)), .init("to", .int(to)))
      }
    }
    for place in nodes where pack.nodes[place].kind == .level {
      let (from, to) = (old.stars(place), new.stars(place))
      if from != to {
        change("stars", pack.nodes[place].id, .init("from", .int(from)), .init("to", .int(to)))
      }
    }
    for place in nodes {
      let node = pack.nodes[place]
      let gained = (new.facts.marks[node.id] ?? []).subtracting(old.facts.marks[node.id] ?? [])
      for mark in node.marks where gained.contains(mark) {
        change("mark", node.id, .init("mark", .string(mark)))
      }
    }
    for kind in ["credited", "debited", "clipped", "forgiven"] {
      for holding in pack.holdings {
        for entry in after.ledger where entry.kind == kind && entry.holding == holding.id {
          change(
            kind, entry.holding, .init("amount", .int(entry.amount)), .init("by", .string(entry.by))
          )
        }
      }
    }
    note("owned", products) { !old.derived.open[$0] && new.derived.open[$0] }
    note("lost", products) { old.derived.open[$0] && !new.derived.open[$0] }
    for flag in pack.flags {
      let (from, to) = (old.facts.flags.contains(flag), new.facts.flags.contains(flag))
      if from != to { change("flag", flag, .init("from", .bool(from)), .init("to", .bool(to))) }
    }
    for counter in pack.counters {
      let from = old.facts.counters[counter.id] ?? counter.start
      let to = new.facts.counters[counter.id] ?? counter.start
      if from != to {
        change("counter", counter.id, .init("from", .int(from)), .init("to", .int(to)))
      }
    }
    for attribute in pack.attributes {
      let from = old.facts.attributes[attribute.id] ?? attribute.initial
      let to = new.facts.attributes[attribute.id] ?? attribute.initial
      if from != to { change("attribute", attribute.id, .init("from", from), .init("to", to)) }
    }
    for reset in pack.resets {
      noteNumbers("period", reset.id, old.facts.periods[reset.id], new.facts.periods[reset.id])
    }
    for timer in pack.timers {
      let (from, to) = (due(timer, old.facts), due(timer, new.facts))
      noteNumbers("timer", timer.key, from, to)
    }
    for id in new.facts.transactions.keys.sorted() {
      let from = old.facts.transactions[id].map { ReferenceTransaction.stages[$0.stage] }
      let to = new.facts.transactions[id].map { ReferenceTransaction.stages[$0.stage] }
      noteValues("transaction", id, from.map { .string($0) }, to.map { .string($0) })
    }
    for choice in pack.choices {
      let member = new.facts.choices[choice]
      if member == old.facts.choices[choice] { continue }
      change("choice", choice, .init("to", .string(member ?? "")))
    }
    return .array(changes)
  }

  private func due(_ timer: ReferenceMember, _ facts: ReferenceFacts) -> Int64? {
    facts.timers[timer.key].map { after.due(timer, startedAt: $0) }
  }
}
