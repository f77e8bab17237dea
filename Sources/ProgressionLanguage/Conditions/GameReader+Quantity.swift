import ProgressionModel
import ProgressionText

extension GameReader {
  /// Reads a quantity that is not compared itself.
  mutating func quantity(_ json: JSONValue) -> QuantityRef? {
    guard json.kind == .object else {
      report.error(
        .notAQuantity, at: json.place,
        "a quantity is an object such as {\"stars\": \"all\"}; this is \(Self.describe(json))")
      return nil
    }
    guard let object = headed(json, asCondition: false) else { return nil }
    guard object.head.isQuantity else {
      report.error(
        .notAQuantity, at: json.place, "`\(object.head.rawValue)` is true or false, not a number",
        help: ["to count conditions, write {\"count\": [ … ]}"])
      return nil
    }
    return quantity(object, json)
  }

  /// Appends a quantity to the table.
  mutating func add(_ quantity: Quantity, at place: Place) -> QuantityRef? {
    guard game.quantities.count < Self.maximumConditions else {
      report.error(.tooLarge, at: place, "the pack has more than 4194304 quantities")
      return nil
    }
    game.quantities.append(quantity)
    game.quantityPlaces.append(place)
    return QuantityRef(position: game.quantities.count - 1)
  }

  /// Reads a quantity that was taken apart.
  mutating func quantity(_ object: HeadedObject, _ json: JSONValue) -> QuantityRef? {
    guard let quantity = unplaced(object, json) else { return nil }
    return add(quantity, at: json.place)
  }

  /// Reads by head; what nests and what does not are apart, so that it needs little stack.
  private mutating func unplaced(_ object: HeadedObject, _ json: JSONValue) -> Quantity? {
    switch object.head {
    case .count, .sum, .min, .max, .times:
      isGuess(object) ? nil : nesting(object, json)
    default: isGuess(object) ? nil : growth(of: flat(object), object, json.place)
    }
  }

  /// Reports a number, or an id with a number, where what is counted stands; whether it is one.
  private mutating func isGuess(_ object: HeadedObject) -> Bool {
    let value = object.value
    guard value.kind == .integer || (value.kind == .object && object.head.namesOneThing),
      let form = Self.form(of: object.head, guessed: value)
    else { return false }
    report.error(
      .comparators, at: value.place,
      "`\(object.head.rawValue)` names what is \(object.head.measured)", help: ["write \(form)"])
    return true
  }

  private mutating func nesting(_ object: HeadedObject, _ json: JSONValue) -> Quantity? {
    switch object.head {
    case .count: return count(object, json)
    case .times: return times(object.value)
    default: break
    }
    guard let parts = quantities(object.value, object.head.rawValue) else { return nil }
    switch object.head {
    case .sum: return .sum(parts)
    case .min: return .min(parts)
    default: return .max(parts)
    }
  }

  private mutating func flat(_ object: HeadedObject) -> Quantity? {
    let value = object.value
    let head = object.head.rawValue
    switch object.head {
    case .stars: return nodeSet(value, .levels(head)).map { .stars($0) }
    case .clears: return nodeSet(value, .levels(head)).map { .clears($0) }
    case .fails: return nodeSet(value, .levels(head)).map { .fails($0) }
    case .score: return score(value)
    case .marks: return marks(object)
    case .have: return holding(value, head).map { .have($0) }
    case .earned: return holding(value, head).map { .earned($0) }
    case .spent: return holding(value, head).map { .spent($0) }
    case .counter:
      if case .counter(let counter) = entity(value, head, .counter) { return .counter(counter) }
      return nil
    case .purchases: return node(value, head, .product).map { .purchases($0) }
    case .rank: return node(value, head, .ranked).map { .rank($0) }
    case .ranks: return nodeSet(value, .ranks).map { .ranks($0) }
    case .percent:
      if case .collection(let one) = entity(value, head, .collection) { return .percent(one) }
      return nil
    case .streak: return streak(value)
    case .timeSince: return timedFact(value).map { .timeSince($0) }
    default: return nil
    }
  }

  private mutating func score(_ value: JSONValue) -> Quantity? {
    guard let node = node(value, "score", .level) else { return nil }
    if game[node].level?.scoreForStars.isEmpty == true {
      report.error(
        .noSuchProperty, at: value.place, "the level `\(game[node].id)` has stars and no score",
        help: ["give it thresholds: \"scoreForStars\": [1000, 2000, 3000]"])
      return nil
    }
    return .score(intern(NodeSet(nodes: [node])))
  }

  private mutating func marks(_ object: HeadedObject) -> Quantity? {
    guard let set = nodeSet(object.value, .levels("marks")) else { return nil }
    guard let with = object.companion("with") else { return .marks(set, with: nil) }
    guard let mark = text(with, "with") else { return nil }
    var marks: [String] = []
    var seen: Set<String> = []
    for node in game[set].nodes {
      for name in game[node].level?.marks ?? [] where seen.insert(name).inserted {
        marks.append(name)
      }
    }
    if seen.contains(mark) { return .marks(set, with: mark) }
    if !isIncomplete { reportMark(mark, with.place, "these levels have", marks) }
    return nil
  }

  private mutating func quantities(_ json: JSONValue, _ head: String) -> [QuantityRef]? {
    guard isList(json, "`\(head)`", help: ["write {\"\(head)\": [ … ]}"]) else { return nil }
    if json.count == 0 {
      report.error(.emptyList, at: json.place, "`\(head)` of nothing is no number")
      return nil
    }
    var parts: [QuantityRef] = []
    var isWhole = true
    for element in json.elements {
      let part: QuantityRef?
      if let number = element.integer {
        part = add(.literal(number), at: element.place)
      } else {
        part = quantity(element)
      }
      if let part { parts.append(part) } else { isWhole = false }
    }
    return isWhole ? parts : nil
  }

  private mutating func times(_ json: JSONValue) -> Quantity? {
    let form = "`times` is a quantity and a factor, as in [{\"stars\": \"all\"}, 2]"
    guard json.kind == .array, json.count == 2 else {
      report.error(.wrongType, at: json.place, form)
      return nil
    }
    var part: QuantityRef?
    var factor: Int64?
    for (index, element) in json.elements.enumerated() {
      if index == 0 {
        part = quantity(element)
      } else {
        factor = integer(element, "times", in: 0...Int64.max)
      }
    }
    guard let part, let factor else { return nil }
    return .times(part, factor)
  }
}

extension Head {
  /// Whether the value of the head is an id and nothing else.
  fileprivate var namesOneThing: Bool {
    switch self {
    case .score, .have, .earned, .spent, .counter, .purchases, .rank, .percent, .streak: true
    default: false
    }
  }
}
