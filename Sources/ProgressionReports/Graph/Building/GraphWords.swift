import ProgressionModel

/// Short words for labels: a picture has no room for sentences.
enum GraphWords {
  /// What a number counts, with `#` for the number.
  struct Noun: Hashable {
    var many: String
    var one: String
    /// Whether the number is one of seconds.
    var isDuration = false

    /// A noun that is the same for one and many.
    init(_ words: String) {
      many = words
      one = words
    }

    /// A noun with a plural.
    init(many: String, one: String) {
      self.many = many
      self.one = one
    }

    /// The noun with more words behind it.
    func adding(_ words: String) -> Noun {
      var noun = self
      noun.many += words
      noun.one += words
      return noun
    }
  }

  /// A price: what is words, and the items, which are nodes.
  struct Price {
    /// The amounts of currencies, `free` where the price is empty, `nil` where it is all items.
    var words: String?
    var items: [(holding: HoldingRef, amount: String)] = []
  }

  /// A price in words.
  static func price(_ amounts: [Amount], in game: Game) -> Price {
    price(amounts.map { ($0.holding, "\($0.amount)") }, in: game)
  }

  /// A price of ranks in words: the first and the last where they differ; the most that it can be where
  /// there are discounts.
  static func price(_ amounts: [RankPrice], isReduced: Bool, in game: Game) -> Price {
    let most = isReduced ? "up to " : ""
    return price(
      amounts.map { price in
        guard let first = price.amounts.first, let last = price.amounts.last, first != last else {
          return (price.holding, "\(most)\(price.amounts.first ?? 0)")
        }
        return (price.holding, isReduced ? "up to \(max(first, last))" : "\(first) to \(last)")
      }, in: game)
  }

  private static func price(_ amounts: [(HoldingRef, String)], in game: Game) -> Price {
    if amounts.isEmpty { return Price(words: "free") }
    var price = Price()
    var words: [String] = []
    for (holding, amount) in amounts {
      if game[holding].kind == .item {
        price.items.append((holding, amount))
      } else {
        words.append("\(amount) \(game[holding].title)")
      }
    }
    if !words.isEmpty { price.words = words.joined(separator: " + ") }
    return price
  }

  /// Amounts of any kind in words.
  static func amounts(_ amounts: [Amount], in game: Game) -> String {
    amounts.map { "\($0.amount) \(game[$0.holding].title)" }.joined(separator: " + ")
  }

  /// What bounds ask of a quantity, as in `6 stars` or `at most 3 fails`.
  ///
  /// `other` names a quantity that it is compared with.
  static func bounds(
    _ bounds: [Bound], of noun: Noun, other: (QuantityRef) -> String
  ) -> String {
    if bounds.count == 2, bounds[0].comparator == .atLeast, bounds[1].comparator == .atMost,
      case .literal(let low) = bounds[0].operand, case .literal(let high) = bounds[1].operand
    {
      return filled(noun, "\(number(low, noun)) to \(number(high, noun))", isOne: false)
    }
    return bounds.map { bound in
      switch bound.operand {
      case .quantity(let quantity): return comparison(noun, bound.comparator, other(quantity))
      case .literal(let value):
        let text = number(value, noun)
        let words = bound.comparator == .atLeast ? text : words(bound.comparator, text)
        return filled(noun, words, isOne: value == 1)
      }
    }.joined(separator: " and ")
  }

  private static func words(_ comparator: Comparator, _ text: String) -> String {
    switch comparator {
    case .atLeast: "at least \(text)"
    case .atMost: "at most \(text)"
    case .moreThan: "more than \(text)"
    case .lessThan: "less than \(text)"
    case .equals: "exactly \(text)"
    case .notEquals: "not \(text)"
    }
  }

  /// What compares one quantity with another, as in `stars > stars of the Harbor`.
  static func comparison(_ noun: Noun, _ comparator: Comparator, _ other: String) -> String {
    let sign =
      switch comparator {
      case .atLeast: "\u{2265}"
      case .atMost: "\u{2264}"
      case .moreThan: ">"
      case .lessThan: "<"
      case .equals: "="
      case .notEquals: "\u{2260}"
      }
    let counted = unit(noun)
    return (counted.isEmpty ? "" : counted + " ") + "\(sign) \(other)"
  }

  /// A noun without its number.
  static func unit(_ noun: Noun) -> String {
    filled(noun, "", isOne: false).split(separator: " ").joined(separator: " ")
  }

  /// The thresholds of ranks, as in `3, 6, 9 stars` or `10 to 100 stars`.
  static func reach(_ thresholds: Reach.Thresholds, of noun: Noun) -> String {
    let (first, last) = (thresholds.threshold(ofRank: 1) ?? 0, thresholds.last)
    let values = (1...3).compactMap { thresholds.threshold(ofRank: $0) }
    let isFew = values.last == last
    let text =
      isFew
      ? values.map { number($0, noun) }.joined(separator: ", ")
      : "\(number(first, noun)) to \(number(last, noun))"
    return filled(noun, text, isOne: last == 1)
  }

  private static func number(_ value: Int64, _ noun: Noun) -> String {
    noun.isDuration ? Durations.text(value) : "\(value)"
  }

  private static func filled(_ noun: Noun, _ number: String, isOne: Bool) -> String {
    let words = isOne ? noun.one : noun.many
    guard let hash = words.firstIndex(of: "#") else { return words }
    return words[..<hash] + number + words[words.index(after: hash)...]
  }

  /// What an attribute must be.
  static func test(_ test: AttributeTest) -> String {
    switch test {
    case .isOne(let values):
      return values.prefix(3).map(\.description).joined(separator: " or ")
        + (values.count > 3 ? " or others" : "")
    case .compare(let bounds):
      return bounds.map { words($0.comparator, "\($0.value)") }.joined(separator: " and ")
    }
  }

  /// A window that comes back every week.
  static func window(_ window: WeeklyWindow) -> String {
    let days =
      window.days.count == 7 ? "every day" : window.days.map(\.description).joined(separator: ", ")
    if window.isWholeDay { return days }
    return "\(days) \(clock(window.from)) to \(clock(window.until))"
  }

  private static func clock(_ seconds: Int64) -> String {
    let minutes = seconds / 60 % 60
    return "\(seconds / 3_600):\(minutes < 10 ? "0" : "")\(minutes)"
  }
}

extension Reach.Thresholds {
  /// The highest threshold, 0 where there is none.
  fileprivate var last: Int64 {
    switch self {
    case .list(let list): list.last ?? 0
    case .linear(_, _, let count): threshold(ofRank: count) ?? 0
    }
  }
}
