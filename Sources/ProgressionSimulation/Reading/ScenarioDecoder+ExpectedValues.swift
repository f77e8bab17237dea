import ProgressionEngine
import ProgressionLanguage
import ProgressionModel
import ProgressionText

extension ScenarioDecoder {
  mutating func stars(_ entry: JSONMember) -> Expectation.Subject? {
    let stars = integer(entry.value, "a number of stars", in: 0 ... .max)
    if entry.keyIs("all") { return stars.map { .stars(nil, $0) } }
    let node = node(entry.key, at: entry.keyPlace, takes: "a level, a world or `all`") {
      $0.level != nil || $0.world != nil
    }
    guard let node, let stars else { return nil }
    return .stars(node, stars)
  }

  mutating func counterValue(_ entry: JSONMember) -> Expectation.Subject? {
    guard let counter = counter(entry.key, at: entry.keyPlace),
      let value = integer(entry.value, "the value of a counter")
    else { return nil }
    return .counter(counter, value)
  }

  mutating func flagValue(_ entry: JSONMember) -> Expectation.Subject? {
    guard let flag = flag(entry.key, at: entry.keyPlace),
      let value = boolean(entry.value, "the value of a flag")
    else { return nil }
    return .flag(flag, value)
  }

  mutating func attributeExpectation(_ entry: JSONMember) -> Expectation.Subject? {
    guard let attribute = attribute(entry.key, at: entry.keyPlace),
      let value = attributeValue(entry.value, of: attribute)
    else { return nil }
    return .attribute(attribute, value)
  }

  /// A value of the type of an attribute; `nil` and a finding otherwise.
  mutating func attributeValue(
    _ value: JSONValue, of attribute: AttributeRef
  ) -> AttributeValue? {
    let id = game[attribute].id
    switch game[attribute].kind {
    case .int: return integer(value, "the value of `\(id)`").map { .int($0) }
    case .text:
      guard let text = value.string else {
        wrongType(value, "the value of `\(id)` is a string")
        return nil
      }
      return .text(text)
    case .version:
      guard let version = value.string.flatMap({ Version($0) }) else {
        wrongType(value, "the value of `\(id)` is a version such as `\"1.2\"`")
        return nil
      }
      return .version(version)
    }
  }

  mutating func owned(_ entry: JSONMember) -> Expectation.Subject? {
    let isOwned = boolean(entry.value, "whether something is owned")
    let entity = ownable(entry.key, at: entry.keyPlace)
    guard let isOwned else { return nil }
    switch entity {
    case .node(let node): return .ownedProduct(node, isOwned)
    case .holding(let holding): return .ownedItem(holding, isOwned)
    default: return nil
    }
  }

  mutating func rank(_ entry: JSONMember) -> Expectation.Subject? {
    let rank = integer(entry.value, "a rank", in: 0 ... .max)
    let node = node(entry.key, at: entry.keyPlace, takes: "a feature or an achievement") {
      $0.kind == .feature || $0.kind == .achievement
    }
    guard let node, let rank else { return nil }
    return .rank(node, rank)
  }

  mutating func percent(_ entry: JSONMember) -> Expectation.Subject? {
    guard let collection = collection(entry.key, at: entry.keyPlace) else { return nil }
    if entry.value.isNull { return .percent(collection, nil) }
    return integer(entry.value, "a percentage", in: 0...100).map { .percent(collection, $0) }
  }

  /// Any node: what has a status.
  private mutating func anyNode(_ entry: JSONMember) -> NodeRef? {
    node(entry.key, at: entry.keyPlace, takes: Self.anyNode)
  }

  mutating func status(_ entry: JSONMember) -> Expectation.Subject? {
    let statuses: [Status] = [.hidden, .completed, .unlocked, .available, .locked]
    let node = anyNode(entry)
    guard let status = statuses.first(where: { $0.description == entry.value.string }) else {
      let names = statuses.map(\.description)
      let nearest = entry.value.string.flatMap { NameSuggestion.nearest(to: $0, in: names) }
      let help = nearest.map { ["did you mean `\($0)`?"] } ?? []
      report(
        .unknownWord, at: entry.value.place,
        "a status is one of \(listed(names)); this is \(OneLine.text(of: entry.value))",
        help: help)
      return nil
    }
    return node.map { .status($0, status) }
  }

  mutating func never(_ entry: JSONMember) -> Expectation.Subject? {
    let words = ["expired", "excluded", "missed"]
    let node = anyNode(entry)
    if entry.value.isNull { return node.map { .never($0, nil) } }
    guard let word = entry.value.string, words.contains(word) else {
      report(
        .unknownWord, at: entry.value.place,
        "`never` is one of \(listed(words)) or null; this is \(OneLine.text(of: entry.value))")
      return nil
    }
    return node.map { .never($0, word) }
  }

  mutating func opensAt(_ entry: JSONMember) -> Expectation.Subject? {
    let node = anyNode(entry)
    if entry.value.isNull { return node.map { .opensAt($0, nil) } }
    guard let instant = instant(entry.value, "opensAt") else { return nil }
    return node.map { .opensAt($0, instant) }
  }

  mutating func period(_ entry: JSONMember) -> Expectation.Subject? {
    let reset = reset(entry.key, at: entry.keyPlace)
    guard let number = integer(entry.value, "the period of a reset"), let reset else { return nil }
    return .period(reset, number)
  }

  mutating func offers(_ entry: JSONMember) -> Expectation.Subject? {
    let node = anyNode(entry)
    guard let elements = list(entry.value, of: "offers") else { return nil }
    for element in elements {
      guard let fields = members(of: element, "an offer") else { return nil }
      if fields.isEmpty {
        report(.emptyExpectation, at: element.place, "an empty object expects nothing of an offer")
      }
      for field in fields {
        switch field.key {
        case "price":
          if !field.value.equals("free") { amounts(field.value, "a price") }
        case "missing": amounts(field.value, "what is missing")
        case "affordable": _ = boolean(field.value, "`affordable`")
        default: unknownKey(field, in: "an offer", known: ScenarioKeys.offer)
        }
      }
    }
    return node.map { .offers($0, elements) }
  }

  /// Checks amounts of holdings.
  mutating func amounts(_ value: JSONValue, _ what: String) {
    for member in members(of: value, what) ?? [] {
      _ = holding(member.key, at: member.keyPlace)
      _ = integer(member.value, "an amount")
    }
  }

  mutating func explain(_ entry: JSONMember) -> Expectation.Subject? {
    let node = anyNode(entry)
    var words: [String] = []
    if entry.value.kind == .array {
      if entry.value.count == 0 {
        report(.emptyExpectation, at: entry.value.place, "an empty list expects nothing")
      }
      for element in entry.value.elements {
        guard let text = text(element, "what an explanation contains") else { return nil }
        words.append(text)
      }
    } else {
      guard let text = text(entry.value, "what an explanation contains") else { return nil }
      words.append(text)
    }
    return node.map { .explain($0, words: words) }
  }
}
