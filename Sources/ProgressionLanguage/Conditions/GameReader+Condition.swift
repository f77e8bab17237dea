import ProgressionModel
import ProgressionText

/// A condition or quantity object, taken apart.
struct HeadedObject {
  var head: Head
  var value: JSONValue
  /// `with`, `are`, `withStars`, `is`, `in`.
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

  private mutating func headedCondition(_ object: HeadedObject, _ json: JSONValue) -> ConditionRef?
  {
    let value = object.value
    let place = json.place
    switch object.head {
    case .all:
      guard let parts = conditions(value, "all") else { return nil }
      return add(.all(parts), at: place)
    case .any:
      guard let parts = conditions(value, "any") else { return nil }
      return add(.any(parts), at: place)
    case .noneOf:
      guard let parts = negated({ $0.conditions(value, "none") }) else { return nil }
      return add(.none(parts), at: place)
    case .not:
      guard let part = negated({ $0.condition(value) }) else { return nil }
      return add(.not(part), at: place)
    case .rule:
      guard case .rule(let rule) = entity(value, "rule", .rule) else { return nil }
      return add(.rule(rule), at: place)
    case .attribute:
      return attributeCondition(object, place)
    case .completed, .unlocked, .owned, .flag, .visited, .marked:
      guard let leaf = leaf(object) else { return nil }
      return add(leaf, at: place)
    default:
      return comparison(object, json)
    }
  }

  /// Reads under a negation.
  private mutating func negated<T>(_ body: (inout GameReader) -> T?) -> T? {
    let outer = isNegated
    isNegated = true
    let result = body(&self)
    isNegated = outer
    return result
  }

  /// Reads the conditions of a group; all of them, so that every mistake is found.
  mutating func conditions(_ json: JSONValue, _ head: String) -> [ConditionRef]? {
    guard json.kind == .array else {
      if json.kind == .object || json.kind == .boolean {
        report.error(
          .wrongType, at: json.place,
          "`\(head)` holds a list of conditions; this is \(Self.describe(json))",
          help: ["write it in brackets: [ … ]"],
          fix: Fix(
            "put it in brackets", edits: [Edit(json.place, replacement: "[\(json.sourceText)]")]))
      } else {
        reportType(of: json, "`\(head)` holds a list of conditions")
      }
      return nil
    }
    var parts: [ConditionRef] = []
    var isWhole = true
    for element in json.elements {
      if let part = condition(element) { parts.append(part) } else { isWhole = false }
    }
    return isWhole ? parts : nil
  }
}
