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

    note("unlocked", nodes) { !old.derived.open[$0] && new.derived.open[$0] }
    note("closed", nodes) { old.derived.open[$0] && !new.derived.open[$0] }
    note("keptOpen", nodes) {
      old.derived.open[$0] && new.derived.open[$0]
        && old.opensByItself($0) && !new.opensByItself($0)
    }
    note("completed", nodes) { !old.isDone($0) && new.isDone($0) }
    note("visited", nodes) { !old.isVisited($0) && new.isVisited($0) }
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
      let before = old.marks(place)
      for mark in new.marks(place) where !before.contains(mark) {
        change("mark", pack.nodes[place].id, .init("mark", .string(mark)))
      }
    }
    for kind in ["credited", "debited", "clipped"] {
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
    for choice in pack.choices {
      guard let member = new.facts.choices[choice], old.facts.choices[choice] != member else {
        continue
      }
      change("choice", choice, .init("to", .string(member)))
    }
    return .array(changes)
  }
}
