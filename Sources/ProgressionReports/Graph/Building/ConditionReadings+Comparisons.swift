import ProgressionModel

extension ConditionReadings {
  /// Reads a comparison: what its quantities count.
  mutating func compare(
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
      let words = GraphWords.bounds(bounds, of: noun) { self.words(for: $0) }
      add(source, words, sense, from: start)
    }
    for bound in bounds {
      guard case .quantity(let other) = bound.operand else { continue }
      let words = words(for: reference)
      for (source, noun) in sources(of: other) {
        let words = GraphWords.comparison(noun, bound.comparator.mirrored, words)
        add(source, words, sense, from: start)
      }
    }
  }

  /// A quantity in words, as in `stars of the Harbor`.
  private func words(for quantity: QuantityRef) -> String {
    if case .literal(let value) = game[quantity] { return "\(value)" }
    let words = sources(of: quantity).map { source, noun in
      let (counted, title) = (GraphWords.unit(noun), source.node(in: game).title)
      return counted.isEmpty ? title : "\(counted) of \(title)"
    }
    return words.isEmpty ? "another number" : words.joined(separator: " and ")
  }

  private mutating func count(
    _ parts: [ConditionRef], _ bounds: [Bound], _ sense: Sense, from start: Int
  ) {
    let needsAll = bounds == [Bound(comparator: .atLeast, operand: .literal(Int64(parts.count)))]
    var inner = sense
    if !needsAll {
      let words = GraphWords.bounds(bounds, of: GraphWords.Noun("# of \(parts.count)")) {
        self.words(for: $0)
      }
      inner.prefix = "\(sense.isNegated ? "not " : "")\(words): \(sense.prefix)"
      inner.isAlternative = true
      inner.way.isOpen = false
      for (part, way) in zip(parts, possibilities(of: inner.way, parts.count)) {
        inner.way = way
        // Each of them counts once, whatever it consists of.
        inner.way.isOpen = false
        visit(part, inner, from: start)
      }
      return
    }
    inner.way.isOpen = false
    for part in parts { visit(part, inner, from: start) }
  }
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

extension Comparator {
  /// The comparison that says the same with its sides exchanged.
  fileprivate var mirrored: Comparator {
    switch self {
    case .atLeast: .atMost
    case .atMost: .atLeast
    case .moreThan: .lessThan
    case .lessThan: .moreThan
    case .equals, .notEquals: self
    }
  }
}
