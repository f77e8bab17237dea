import ProgressionModel

/// What the conditions of one node read, as edges with short labels.
///
/// * `all` reads each of its conditions; what `any` holds is an alternative each, as are the ways of a
///   node that has several.
/// * `count` of conditions is alternatives that say how many are needed, unless it needs every one.
/// * A negation goes down to the leaves, and what it reads blocks; the label says what of it does.
/// * A named rule is a node of its own, which reads what the rule does, once for all that use it.
/// * A quantity of many nodes reads the world that they are the levels of, up to three nodes, else one
///   node for all of them (`all levels`), which nothing leads to: its name says what it counts.
/// * What has no node (time, attributes, chance) becomes a note.
struct ConditionReadings {
  /// The most nodes that one condition draws edges from; a note says how many more there are.
  static let mostReadings = 40

  let game: Game
  let target: GraphSource
  let sets: NodeSetNames
  private(set) var readings: [GraphReading] = []
  private(set) var notes: [String] = []

  private struct Visit: Hashable {
    let condition: ConditionRef
    let isNegated: Bool
    let isAlternative: Bool
  }

  private struct Sense {
    var route: GraphEdge.Route
    var isNegated = false
    var isAlternative: Bool
    /// Words before each label.
    var prefix = ""
  }

  private var visits: Set<Visit> = []
  private var more = 0

  init(game: Game, target: GraphSource, sets: NodeSetNames) {
    self.game = game
    self.target = target
    self.sets = sets
  }

  /// Reads one condition; returns its readings alone.
  mutating func read(
    _ condition: ConditionRef, as route: GraphEdge.Route, isAlternative: Bool, prefix: String = ""
  ) -> Range<Int> {
    let start = readings.count
    visits.removeAll(keepingCapacity: true)
    more = 0
    visit(
      condition, Sense(route: route, isAlternative: isAlternative, prefix: prefix), from: start)
    if more > 0 { notes.append("and \(more) more") }
    return start..<readings.count
  }

  /// Reads a quantity that has thresholds.
  mutating func read(
    _ quantity: QuantityRef, _ bounds: [Bound], as route: GraphEdge.Route, isAlternative: Bool,
    prefix: String = ""
  ) {
    let sense = Sense(route: route, isAlternative: isAlternative, prefix: prefix)
    compare(quantity, bounds, sense, from: readings.count)
  }

  mutating func add(_ reading: GraphReading) { readings.append(reading) }
  mutating func note(_ note: String) { if !notes.contains(note) { notes.append(note) } }

  /// Adds words to the label of one reading.
  mutating func label(_ position: Int, with words: String) {
    let label = readings[position].label
    readings[position].label = label.isEmpty ? words : "\(label), \(words)"
  }

  private mutating func visit(_ reference: ConditionRef, _ sense: Sense, from start: Int) {
    guard
      visits.insert(
        Visit(
          condition: reference, isNegated: sense.isNegated, isAlternative: sense.isAlternative)
      ).inserted
    else { return }
    switch game[reference] {
    case .constant: return
    case .all(let parts): visit(parts, sense, isAny: sense.isNegated, from: start)
    case .any(let parts): visit(parts, sense, isAny: !sense.isNegated, from: start)
    case .none(let parts):
      var inner = sense
      inner.isNegated.toggle()
      visit(parts, inner, isAny: !inner.isNegated, from: start)
    case .not(let part):
      var inner = sense
      inner.isNegated.toggle()
      visit(part, inner, from: start)
    case .rule(let rule): add(.rule(rule), "", sense, from: start, blocking: "holds")
    case .completed(let node): add(.node(node), "", sense, from: start, blocking: "completed")
    case .unlocked(let node):
      let word: String
      switch game[node].kind {
      case .npc: word = "is somewhere"
      case .product: word = "owned"
      default: word = "open"
      }
      add(.node(node), word, sense, from: start)
    case .ownedProduct(let node): add(.node(node), "owned", sense, from: start)
    case .ownedItem(let holding): add(.holding(holding), "owned", sense, from: start)
    case .flag(let flag): add(.flag(flag), "", sense, from: start, blocking: "set")
    case .visited(let node): add(.node(node), "visited", sense, from: start)
    case .met(let node): add(.node(node), "met", sense, from: start)
    case .active(let node): add(.node(node), "active", sense, from: start)
    case .failed(let node): add(.node(node), "failed", sense, from: start)
    case .marked(let node, let mark):
      add(.node(node), GraphWords.mark(mark, of: node, in: game), sense, from: start)
    case .waiting(let timer): add(.timer(timer), "waiting", sense, from: start)
    case .compare(let quantity, let bounds): compare(quantity, bounds, sense, from: start)
    case .attribute(let attribute, let test):
      note("\(game[attribute].title) \(GraphWords.test(test))", sense)
    case .now(let from, let until):
      if let from { note("from \(Instants.text(from))", sense) }
      if let until { note("until \(Instants.text(until))", sense) }
    case .weekly(let window): note(GraphWords.window(window), sense)
    case .cohort(_, let share): note("for \(share) percent of players", sense)
    }
  }

  private mutating func visit(
    _ parts: [ConditionRef], _ sense: Sense, isAny: Bool, from start: Int
  ) {
    var inner = sense
    if isAny, parts.count > 1 { inner.isAlternative = true }
    for part in parts { visit(part, inner, from: start) }
  }

  private mutating func compare(
    _ reference: QuantityRef, _ bounds: [Bound], _ sense: Sense, from start: Int
  ) {
    if case .countConditions(let parts) = game[reference] {
      count(parts, bounds, sense, from: start)
      return
    }
    var sense = sense
    var bounds = bounds
    // Too much of it blocks: the label says how much that is.
    if bounds.count == 1, bounds[0].isLimit {
      sense.isNegated.toggle()
      bounds[0].comparator = bounds[0].comparator.negated
    }
    let counted = sources(of: reference)
    if case .countNodes = game[reference], bounds.count == 1,
      bounds[0].comparator == .atLeast, case .literal(let count) = bounds[0].operand,
      count < counted.count
    {
      sense.isAlternative = true
    }
    for (source, noun) in counted {
      add(source, GraphWords.bounds(bounds, of: noun), sense, from: start)
    }
    for bound in bounds {
      guard case .quantity(let other) = bound.operand else { continue }
      for (source, noun) in sources(of: other) {
        add(source, GraphWords.bounds([bound], of: noun), sense, from: start)
      }
    }
  }

  private mutating func count(
    _ parts: [ConditionRef], _ bounds: [Bound], _ sense: Sense, from start: Int
  ) {
    let needsAll = bounds == [Bound(comparator: .atLeast, operand: .literal(Int64(parts.count)))]
    var inner = sense
    if !needsAll {
      let words = GraphWords.bounds(bounds, of: GraphWords.Noun("# of \(parts.count)"))
      inner.prefix = "\(sense.isNegated ? "not " : "")\(words): \(sense.prefix)"
      inner.isAlternative = true
    }
    for part in parts { visit(part, inner, from: start) }
  }

  private mutating func add(
    _ source: GraphSource, _ words: String, _ sense: Sense, from start: Int, blocking: String? = nil
  ) {
    guard readings.count - start < Self.mostReadings else {
      more += 1
      return
    }
    // What fails a quest blocks already: there a negation must be said.
    let blocks = sense.isNegated || sense.route == .blocks
    let mustSayNot = sense.isNegated && sense.route == .blocks
    let label = (mustSayNot ? "not " : "") + (blocks ? blocking ?? words : words)
    readings.append(
      GraphReading(
        from: source, to: target, route: blocks ? .blocks : sense.route,
        isAlternative: sense.isAlternative,
        label: label.isEmpty ? sense.prefix.withoutColon : sense.prefix + label))
  }

  private mutating func note(_ words: String, _ sense: Sense) {
    note(sense.prefix + (sense.isNegated ? "not \(words)" : words))
  }
}

extension String {
  /// Words before a label, where there is none.
  fileprivate var withoutColon: String { hasSuffix(": ") ? String(dropLast(2)) : self }
}

extension Bound {
  /// Whether it asks for little rather than for much.
  fileprivate var isLimit: Bool {
    switch comparator {
    case .atMost, .lessThan, .notEquals: true
    case .atLeast, .moreThan, .equals: false
    }
  }
}
