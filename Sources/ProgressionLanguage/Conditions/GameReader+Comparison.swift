import ProgressionModel
import ProgressionText

extension GameReader {
  /// Reads a quantity with its comparators.
  mutating func comparison(_ object: HeadedObject, _ json: JSONValue) -> ConditionRef? {
    if object.comparators.isEmpty {
      reportMissingComparator(object, json)
      return nil
    }
    let outer = comparesDown
    defer { comparesDown = outer }
    comparesDown = false
    for (comparator, _) in object.comparators where !comparator.isRising { comparesDown = true }
    let left = quantity(object, json)
    var bounds: [Bound] = []
    bounds.reserveCapacity(object.comparators.count)
    for (comparator, value) in object.comparators {
      comparesDown = !comparator.isFalling
      if let operand = operand(value, comparator, isTime: object.head == .timeSince) {
        bounds.append(Bound(comparator: comparator, operand: operand))
      }
    }
    guard let left, bounds.count == object.comparators.count else { return nil }
    return add(.compare(left, bounds), at: json.place)
  }

  /// Reads the right side; beside `timeSince` stand durations.
  private mutating func operand(
    _ json: JSONValue, _ comparator: Comparator, isTime: Bool
  ) -> Bound.Operand? {
    if json.kind == .object { return quantity(json).map { .quantity($0) } }
    if isTime { return anyDuration(json, comparator.description).map { .literal($0) } }
    return integer(json, comparator.description).map { .literal($0) }
  }

  private mutating func reportMissingComparator(_ object: HeadedObject, _ json: JSONValue) {
    let head = object.head.rawValue
    if let form = Self.form(of: object.head, guessed: object.value) {
      report.error(
        .comparators, at: object.value.place,
        "`\(head)` names what is \(object.head.measured)",
        help: ["write \(form)"])
      return
    }
    let value = object.value.sourceText.utf8.count > 60 ? "…" : object.value.sourceText
    let isTime = object.head == .timeSince
    report.error(
      .comparators, at: json.place,
      isTime
        ? "`\(head)` is a length of time, and nothing says how long"
        : "`\(head)` is a number, and nothing says how many are needed",
      help: ["write {\"\(head)\": \(value), \"atLeast\": \(isTime ? "\"3d\"" : "1")}"])
  }

  /// What to write where a number, or an id with a number, stands as the value of a quantity.
  static func form(of head: Head, guessed value: JSONValue) -> String? {
    if let number = value.integer {
      switch head {
      case .stars, .clears, .fails, .marks, .ranks:
        return "{\"\(head.rawValue)\": \"all\", \"atLeast\": \(number)}"
      case .timeSince:
        return "{\"\(head.rawValue)\": {\"completed\": \"…\"}, \"atLeast\": \(number)}"
      default: return "{\"\(head.rawValue)\": \"…\", \"atLeast\": \(number)}"
      }
    }
    guard value.kind == .object, value.count == 1 else { return nil }
    for member in value.members {
      if let number = member.value.integer {
        return "{\"\(head.rawValue)\": \"\(member.key)\", \"atLeast\": \(number)}"
      }
    }
    return nil
  }
}

extension Comparator {
  /// Whether a greater left side never turns the comparison false.
  var isRising: Bool { self == .atLeast || self == .moreThan }
  /// Whether a smaller left side never turns the comparison false.
  var isFalling: Bool { self == .atMost || self == .lessThan }
}
