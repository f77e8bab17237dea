import ProgressionText

/// Finds the numbers that conditions compare with.
struct ThresholdRows {
  struct Row {
    /// Where the comparison stands, as people write it.
    let place: String
    /// What is compared.
    let quantity: String
    let comparator: String
    let path: [TableStep]
    let value: JSONValue
  }

  private(set) var rows: [Row] = []
  /// Whether the outermost object has the keys of an entry and is no condition.
  private let isEntry: Bool

  init(isEntry: Bool) {
    self.isEntry = isEntry
  }

  private static let comparators: Set<String> = [
    "atLeast", "moreThan", "atMost", "lessThan", "equals", "notEquals", "share", "withStars",
  ]
  /// What holds no conditions, or is an owner of its own.
  private static let closed: Set<String> = [
    "levels", "defaults", "rewards", "grants", "price", "startPrice", "turnInPrice", "refill",
  ]

  mutating func read(_ value: JSONValue, _ path: [TableStep]) {
    for (index, element) in value.elements.enumerated() {
      read(element, path + [.index(index)])
    }
    for member in value.members where !TableOwner.isAside(member.key) {
      let inner = path + [.key(member.key)]
      if path.isEmpty && isEntry && Self.closed.contains(member.key) || member.key == "price" {
        continue
      }
      if Self.comparators.contains(member.key),
        member.value.kind == .integer || member.value.isString
      {
        add(value, member.key, path, inner, member.value)
      } else if member.key == "at", value["reach"] != nil {
        readSteps(value, member.value, path, inner)
      } else {
        if member.key == "times", let factor = member.value.part([.index(1)]),
          factor.kind == .integer
        {
          add(value, "times", path, inner + [.index(1)], factor)
        }
        read(member.value, inner)
      }
    }
  }

  /// Reads the thresholds of ranks.
  private mutating func readSteps(
    _ route: JSONValue, _ at: JSONValue, _ path: [TableStep], _ inner: [TableStep]
  ) {
    for (index, element) in at.elements.enumerated() {
      add(route, "at[\(index + 1)]", path, inner + [.index(index)], element)
    }
    for member in at.members where !TableOwner.isAside(member.key) {
      add(route, "at.\(member.key)", path, inner + [.key(member.key)], member.value)
    }
  }

  private mutating func add(
    _ object: JSONValue, _ comparator: String, _ place: [TableStep], _ path: [TableStep],
    _ value: JSONValue
  ) {
    rows.append(
      Row(
        place: TableStep.text(place), quantity: Self.quantity(of: object), comparator: comparator,
        path: path, value: value))
  }

  /// What an object compares, as in `stars all`.
  private static func quantity(of object: JSONValue) -> String {
    var parts: [String] = []
    for member in object.members where !TableOwner.isAside(member.key) {
      if comparators.contains(member.key) || member.key == "at" || member.key == "when" { continue }
      parts.append("\(member.key) \(short(member.value))")
    }
    return parts.joined(separator: ", ")
  }

  /// A value in few words; of many conditions only how many.
  private static func short(_ value: JSONValue) -> String {
    switch value.kind {
    case .object: return quantity(of: value)
    case .array:
      if value.elements.contains(where: { !$0.isString }) { return "of \(value.count)" }
      return value.elements.map { $0.string ?? "" }.joined(separator: " ")
    default: return TableText.text(value)
    }
  }
}
