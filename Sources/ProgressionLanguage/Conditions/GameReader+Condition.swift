import ProgressionModel
import ProgressionText

/// A condition or quantity object, taken apart.
struct HeadedObject {
  var head: Head
  var value: JSONValue
  /// `with`, `are`, `withStars`, `is`, `in`, `since`, `share`.
  var companions: [(key: String, value: JSONValue)] = []
  var comparators: [(comparator: Comparator, value: JSONValue)] = []

  func companion(_ key: String) -> JSONValue? {
    for companion in companions where companion.key == key { return companion.value }
    return nil
  }
}

extension GameReader {
  /// Reads a condition; `nil` after a mistake, which is reported.
  mutating func condition(_ json: JSONValue) -> ConditionRef? {
    if let constant = json.boolean { return add(.constant(constant), at: json.place) }
    guard json.kind == .object else {
      reportNoCondition(json)
      return nil
    }
    guard let object = headed(json, asCondition: true) else { return nil }
    let outer = isVacuous
    isVacuous = false
    let errors = report.errorCount
    var result = headedCondition(object, json)
    if isVacuous, report.errorCount == errors {
      // The first node has none before it: what the leaf asks of that is granted.
      result = add(.constant(true), at: json.place)
    }
    isVacuous = outer
    return result
  }

  /// Appends a condition to the table.
  mutating func add(_ condition: Condition, at place: Place) -> ConditionRef? {
    guard game.conditions.count < Self.maximumConditions else {
      report.error(.tooLarge, at: place, "the pack has more than 4194304 conditions")
      return nil
    }
    game.conditions.append(condition)
    game.conditionPlaces.append(place)
    return ConditionRef(position: game.conditions.count - 1)
  }

  static var maximumConditions: Int { 1 << 22 }

  /// Reads by head; what nests and what does not are apart, so that it needs little stack.
  private mutating func headedCondition(
    _ object: HeadedObject, _ json: JSONValue
  ) -> ConditionRef? {
    switch object.head {
    case .all, .any, .noneOf, .not: nesting(object, json.place)
    case .rule, .attribute, .completed, .unlocked, .owned, .flag, .visited, .met, .active, .failed,
      .marked, .now, .cohort, .waiting:
      flat(object, json.place)
    default: comparison(object, json)
    }
  }

  private mutating func nesting(_ object: HeadedObject, _ place: Place) -> ConditionRef? {
    let isNegation = object.head == .noneOf || object.head == .not
    let outer = isNegated
    if isNegation { isNegated = true }
    defer { isNegated = outer }
    if object.head == .not {
      guard let part = condition(object.value) else { return nil }
      return add(.not(part), at: place)
    }
    guard let parts = conditions(object.value, object.head.rawValue) else { return nil }
    switch object.head {
    case .all: return add(.all(parts), at: place)
    case .any: return add(.any(parts), at: place)
    default: return add(.none(parts), at: place)
    }
  }

  private mutating func flat(_ object: HeadedObject, _ place: Place) -> ConditionRef? {
    switch object.head {
    case .rule:
      guard case .rule(let rule) = entity(object.value, "rule", .rule) else { return nil }
      return add(.rule(rule), at: place)
    case .attribute: return attributeCondition(object, place)
    case .now: return now(object.value).flatMap { add($0, at: place) }
    case .cohort: return cohort(object, place).flatMap { add($0, at: place) }
    case .waiting: return waiting(object.value).flatMap { add($0, at: place) }
    default:
      guard let leaf = leaf(object) else { return nil }
      return add(leaf, at: place)
    }
  }

  /// Reads the conditions of a group; all of them, so that every mistake is found.
  mutating func conditions(_ json: JSONValue, _ head: String) -> [ConditionRef]? {
    guard json.kind == .array else {
      reportNoList(json, head)
      return nil
    }
    var parts: [ConditionRef] = []
    parts.reserveCapacity(Int(truncatingIfNeeded: json.count))
    var isWhole = true
    for element in json.elements {
      if let part = condition(element) { parts.append(part) } else { isWhole = false }
    }
    return isWhole ? parts : nil
  }

  private mutating func reportNoList(_ json: JSONValue, _ head: String) {
    guard json.kind == .object || json.kind == .boolean else {
      reportType(of: json, "`\(head)` holds a list of conditions")
      return
    }
    report.error(
      .wrongType, at: json.place,
      "`\(head)` holds a list of conditions; this is \(Self.describe(json))",
      help: ["write it in brackets: [ … ]"],
      fix: Fix(
        "put it in brackets", edits: [Edit(json.place, replacement: "[\(json.sourceText)]")]))
  }
}
