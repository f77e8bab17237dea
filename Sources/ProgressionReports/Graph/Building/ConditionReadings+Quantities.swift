import ProgressionModel

extension ConditionReadings {
  /// The nodes that a quantity counts on, each with what it counts there.
  func sources(of reference: QuantityRef) -> [(GraphSource, GraphWords.Noun)] {
    typealias Noun = GraphWords.Noun
    switch game[reference] {
    case .literal: return []
    case .stars(let set): return sources(set, Noun(many: "# stars", one: "# star"))
    case .clears(let set): return sources(set, Noun(many: "# completions", one: "# completion"))
    case .fails(let set): return sources(set, Noun(many: "# failures", one: "# failure"))
    case .score(let set): return sources(set, Noun(many: "# points", one: "# point"))
    case .marks(let set, let name):
      let noun = Noun(many: "# marks", one: "# mark")
      return sources(set, name.map { noun.adding(" \($0)") } ?? noun)
    case .have(let holding): return [(.holding(holding), Noun("#"))]
    case .earned(let holding): return [(.holding(holding), Noun("# earned"))]
    case .spent(let holding): return [(.holding(holding), Noun("# spent"))]
    case .counter(let counter): return [(.counter(counter), Noun("#"))]
    case .purchases(let node): return [(.node(node), Noun("# bought"))]
    case .rank(let node): return [(.node(node), Noun("rank #"))]
    case .ranks(let set): return sources(set, Noun(many: "# ranks", one: "# rank"))
    case .percent(let collection): return [(.collection(collection), Noun("# percent"))]
    case .countConditions(let parts): return sources(of: parts)
    case .countNodes(let set, let property):
      // Of few nodes that are drawn one by one it says of how many.
      let parts = sets.parts(of: set)
      let isEach = parts.count > 1 && parts.count == game[set].nodes.count + game[set].items.count
      let noun = Noun(isEach ? "# of \(parts.count) \(property)" : "# \(property)")
      return parts.map { ($0, noun) }
    case .countLevels(let set, let stars):
      let words = " with \(stars) star\(stars == 1 ? "" : "s")"
      return sources(set, Noun(many: "# levels", one: "# level").adding(words))
    case .sum(let parts): return sources(of: parts, " together")
    case .min(let parts): return sources(of: parts, " each")
    case .max(let parts): return sources(of: parts, " in one")
    case .times(let part, let factor): return sources(of: [part], " (counted \(factor) times)")
    case .since(let part, let reset):
      return sources(of: [part], " since \(game[reset].title)")
    case .sinceAccepted(let part, _): return sources(of: [part], " since accepted")
    case .streak(let node): return [(.node(node), Noun("# in a row"))]
    case .timeSince(let fact):
      let (source, words) = timed(fact)
      // A reset that is only waited for says nothing as a node.
      guard let source else { return [] }
      var noun = Noun("# since \(words)")
      noun.isDuration = true
      return [(source, noun)]
    }
  }

  private func sources(
    _ set: NodeSetRef, _ noun: GraphWords.Noun
  ) -> [(GraphSource, GraphWords.Noun)] {
    let parts = sets.parts(of: set)
    let noun = parts.count > 1 ? noun.adding(" together") : noun
    return parts.map { ($0, noun) }
  }

  private func sources(
    of parts: [QuantityRef], _ words: String
  ) -> [(GraphSource, GraphWords.Noun)] {
    var all: [(GraphSource, GraphWords.Noun)] = []
    for part in parts {
      for (source, noun) in sources(of: part) { all.append((source, noun.adding(words))) }
    }
    return all
  }

  /// The nodes that conditions name directly, where how many of them hold is itself a number.
  private func sources(of parts: [ConditionRef]) -> [(GraphSource, GraphWords.Noun)] {
    parts.compactMap { part in
      let source: GraphSource
      switch game[part] {
      case .completed(let node), .unlocked(let node), .ownedProduct(let node), .visited(let node),
        .met(let node), .active(let node), .failed(let node), .marked(let node, _):
        source = .node(node)
      case .flag(let flag): source = .flag(flag)
      case .ownedItem(let holding): source = .holding(holding)
      case .rule(let rule): source = .rule(rule)
      case .waiting(let timer): source = .timer(timer)
      default: return nil
      }
      return (source, GraphWords.Noun("# of \(parts.count)"))
    }
  }

  private func timed(_ fact: TimedFact) -> (GraphSource?, String) {
    switch fact {
    case .completed(let node): (.node(node), "completed")
    case .unlocked(let node): (.node(node), "opened")
    case .visited(let node): (.node(node), "visited")
    case .met(let node): (.node(node), "met")
    case .active(let node): (.node(node), "accepted")
    case .ownedProduct(let node): (.node(node), "owned")
    case .ownedItem(let holding): (.holding(holding), "owned")
    case .marked(let node, let mark): (.node(node), GraphWords.mark(mark, of: node, in: game))
    case .flag(let flag): (.flag(flag), "set")
    case .reset(let reset): (.reset(reset), "the last time")
    }
  }
}

extension GraphWords {
  /// What a mark of a level is called.
  static func mark(_ mark: Int64?, of level: NodeRef, in game: Game) -> String {
    guard let mark, let marks = game[level].level?.marks, mark >= 0, mark < marks.count else {
      return "any mark"
    }
    return "mark \(marks[Int(mark)])"
  }
}
