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

  /// A price in words; `free` where it is empty.
  static func price(_ amounts: [Amount], in game: Game) -> String {
    if amounts.isEmpty { return "free" }
    return amounts.map { "\($0.amount) \(game[$0.holding].title)" }.joined(separator: " + ")
  }

  /// A price of ranks in words: the first and the last where they differ.
  static func price(_ amounts: [RankPrice], in game: Game) -> String {
    if amounts.isEmpty { return "free" }
    return amounts.map { price in
      let title = game[price.holding].title
      guard let first = price.amounts.first, let last = price.amounts.last, first != last else {
        return "\(price.amounts.first ?? 0) \(title)"
      }
      return "\(first) to \(last) \(title)"
    }.joined(separator: " + ")
  }

  /// What bounds ask of a quantity, as in `6 stars` or `at most 3 fails`.
  static func bounds(_ bounds: [Bound], of noun: Noun) -> String {
    if bounds.count == 2, bounds[0].comparator == .atLeast, bounds[1].comparator == .atMost,
      case .literal(let low) = bounds[0].operand, case .literal(let high) = bounds[1].operand
    {
      return filled(noun, "\(number(low, noun)) to \(number(high, noun))", isOne: false)
    }
    return bounds.map { bound in
      guard case .literal(let value) = bound.operand else {
        return filled(noun, "compared", isOne: false)
      }
      let text = number(value, noun)
      let words: String
      switch bound.comparator {
      case .atLeast: words = text
      case .atMost: words = "at most \(text)"
      case .moreThan: words = "more than \(text)"
      case .lessThan: words = "less than \(text)"
      case .equals: words = "exactly \(text)"
      case .notEquals: words = "not \(text)"
      }
      return filled(noun, words, isOne: value == 1)
    }.joined(separator: " and ")
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
      return bounds.map { "\($0.comparator) \($0.value)" }.joined(separator: " and ")
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
