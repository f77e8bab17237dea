import ProgressionModel

/// What the conditions of one node read, as edges with short labels.
///
/// * `all` reads each of its conditions; what `any` holds is a way each, as are the routes of a node that
///   has several. Where a way has several parts, the ways are numbered.
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
  private var readings: [GraphReading] = []
  private var notes: [Note] = []

  private struct Note: Hashable {
    var text: String
    var way: [WayStep] = []
    /// What it has a part in; `nil` for what is said of the target itself.
    var question: Question?
  }

  private struct Visit: Hashable {
    let condition: ConditionRef
    let isNegated: Bool
    let way: [WayStep]
  }

  /// As what a condition is read.
  struct Sense {
    var route: GraphEdge.Route
    var isNegated = false
    /// Whether one of several is enough: of ways, or of what is counted.
    var isAlternative: Bool
    var way: Way
    /// Words before each label.
    var prefix = ""
    /// Whether `any` is a choice; of what blocks `all` is, since one part that is missing is enough.
    var isAnyChoice: Bool { isNegated == (route == .blocks) }

    init(_ route: GraphEdge.Route, _ way: Way, prefix: String) {
      self.route = route
      self.way = way
      self.prefix = prefix
      isAlternative = !way.steps.isEmpty
    }
  }

  private var visits: Set<Visit> = []
  private var more = 0
  private var lastChoice = 0
  private var lastPossibility = 0

  init(game: Game, target: GraphSource, sets: NodeSetNames) {
    self.game = game
    self.target = target
    self.sets = sets
  }

  /// So many ways of the target, one of which is enough; a single one is no choice.
  mutating func ways(_ count: Int) -> [Way] {
    if count < 2 { return [Way(isOpen: true)] }
    return possibilities(of: Way(), count)
  }

  /// Reads one condition.
  mutating func read(
    _ condition: ConditionRef, as route: GraphEdge.Route, on way: Way = Way(), prefix: String = ""
  ) {
    visits.removeAll(keepingCapacity: true)
    more = 0
    visit(condition, Sense(route, way, prefix: prefix), from: readings.count)
    if more > 0 { note("and \(more) more") }
  }

  /// Reads what the ranks of a node ask.
  mutating func read(_ reach: Reach, as route: GraphEdge.Route, on way: Way) {
    let start = readings.count
    for (source, noun) in sources(of: reach.quantity) {
      add(
        source, GraphWords.reach(reach.thresholds, of: noun), Sense(route, way, prefix: ""),
        from: start)
    }
  }

  /// Reads a price: an item is a node that it is paid with, and the rest are words.
  ///
  /// The words stand on the arrow where the whole way is that one arrow, else in the box.
  mutating func read(
    _ price: GraphWords.Price, as route: GraphEdge.Route, on way: Way = Way(), asking verb: String
  ) {
    for (holding, amount) in price.items {
      add(.holding(holding), "\(verb) \(amount)", Sense(route, way, prefix: ""), from: 0)
    }
    guard let words = price.words else { return }
    let parts = readings.indices.filter { isPart(readings[$0], of: route, on: way) }
    let hasNote = notes.contains { $0.question == Question(route) && isInside($0.way, way) }
    guard let last = parts.last, !hasNote,
      parts.allSatisfy({
        readings[$0].from == readings[last].from && readings[$0].route == readings[last].route
          && readings[$0].way == way.steps
      })
    else {
      note(Note(text: words, way: way.steps, question: Question(route)))
      return
    }
    readings[last].price = words
  }

  private func isPart(
    _ reading: GraphReading, of route: GraphEdge.Route, on way: Way
  ) -> Bool {
    reading.question == Question(route) && isInside(reading.way, way)
  }

  private func isInside(_ inner: [WayStep], _ way: Way) -> Bool { inner.starts(with: way.steps) }

  mutating func add(_ reading: GraphReading) { readings.append(reading) }
  mutating func note(_ text: String) { note(Note(text: text)) }

  private mutating func note(_ note: Note) { if !notes.contains(note) { notes.append(note) } }

  /// What was read, with the numbers of ways where they need any.
  func finished() -> (readings: [GraphReading], notes: [String]) {
    var all: [Question: [(way: [WayStep], part: WayNumbers.Part)]] = [:]
    for reading in readings {
      all[reading.question, default: []].append((reading.way, .source(reading.from)))
    }
    for note in notes {
      guard let question = note.question else { continue }
      all[question, default: []].append((note.way, .note(note.text)))
    }
    let numbers = all.mapValues { WayNumbers($0) }
    let finished = readings.map { reading in
      var reading = reading
      reading.wayNumber = numbers[reading.question]?.number(of: reading.way)
      return reading
    }
    let words = notes.map { note in
      if note.way.isEmpty { return note.text }
      guard let number = note.question.flatMap({ numbers[$0]?.number(of: note.way) }) else {
        return "or \(note.text)"
      }
      return "way \(number): \(note.text)"
    }
    return (finished, words)
  }

  mutating func visit(_ reference: ConditionRef, _ sense: Sense, from start: Int) {
    guard
      visits.insert(
        Visit(
          condition: reference, isNegated: sense.isNegated, way: sense.way.steps)
      ).inserted
    else { return }
    switch game[reference] {
    case .constant: return
    case .all(let parts): visit(parts, sense, isChoice: !sense.isAnyChoice, from: start)
    case .any(let parts): visit(parts, sense, isChoice: sense.isAnyChoice, from: start)
    case .none(let parts):
      var inner = sense
      inner.isNegated.toggle()
      visit(parts, inner, isChoice: inner.isAnyChoice, from: start)
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
      let begin = from.map { "from \(Instants.text($0))" }
      let end = until.map { "until \(Instants.text($0))" }
      note([begin, end].compactMap { $0 }.joined(separator: " "), sense)
    case .weekly(let window): note(GraphWords.window(window), sense)
    case .cohort(_, let share): note("for \(share) percent of players", sense)
    }
  }

  private mutating func visit(
    _ parts: [ConditionRef], _ sense: Sense, isChoice: Bool, from start: Int
  ) {
    var inner = sense
    if parts.count > 1, !isChoice { inner.way.isOpen = false }
    if parts.count < 2 || !isChoice {
      for part in parts { visit(part, inner, from: start) }
      return
    }
    inner.isAlternative = true
    for (part, way) in zip(parts, possibilities(of: sense.way, parts.count)) {
      inner.way = way
      visit(part, inner, from: start)
    }
  }

  /// The possibilities of a choice on a way: more ways beside it where it is nothing else.
  mutating func possibilities(of way: Way, _ count: Int) -> [Way] {
    var outer = way.steps
    let choice: Int
    if way.isOpen, let last = outer.popLast() {
      choice = last.choice
    } else {
      lastChoice += 1
      choice = lastChoice
    }
    let first = lastPossibility + 1
    lastPossibility += count
    return (0..<count).map {
      Way(steps: outer + [WayStep(choice: choice, possibility: first + $0)], isOpen: true)
    }
  }

  /// Adds an edge from what is read, or counts it where there are many.
  mutating func add(
    _ source: GraphSource, _ words: String, _ sense: Sense, from start: Int, blocking: String? = nil
  ) {
    guard readings.count - start < Self.mostReadings else {
      more += 1
      return
    }
    // What fails a quest blocks already: there a negation must be said.
    let blocks = sense.isNegated || sense.route == .blocks
    let mustSayNot = sense.isNegated && sense.route == .blocks
    var label = (mustSayNot ? "not " : "") + (blocks ? blocking ?? words : words)
    // Without words it would be the product that is owned.
    if label.isEmpty, sense.route == .product { label = source.word(on: .opens) }
    readings.append(
      GraphReading(
        from: source, to: target, route: blocks ? .blocks : sense.route,
        question: Question(sense.route),
        isAlternative: sense.isAlternative, way: sense.way.steps,
        label: label.isEmpty ? sense.prefix.withoutColon : sense.prefix + label))
  }

  private mutating func note(_ words: String, _ sense: Sense) {
    let text = sense.prefix + (sense.isNegated ? "not \(words)" : words)
    note(Note(text: text, way: sense.way.steps, question: Question(sense.route)))
  }
}

extension String {
  /// Words before a label, where there is none.
  fileprivate var withoutColon: String { hasSuffix(": ") ? String(dropLast(2)) : self }
}
