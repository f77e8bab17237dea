extension PackDraft {
  /// A random condition; deeper ones have more parts.
  mutating func condition(_ depth: Int) -> ReferenceJSON {
    if depth == 0 || random.chance(50) { return leaf() }
    switch random.int(0...19) {
    case 0...5: return ["all": .array(conditions(1...3, depth - 1))]
    case 6...11: return ["any": .array(conditions(1...3, depth - 1))]
    case 12...13: return ["none": .array(conditions(1...2, depth - 1))]
    case 14...15: return ["not": condition(depth - 1)]
    case 16...18:
      // A constant among them would make some numbers say nothing.
      let parts = conditions(2...4, depth - 1).map { isConstant($0) ? leaf() : $0 }
      return comparison(["count": .array(parts)], max: Int64(parts.count))
    default:
      return random.chance(50) ? [random.chance(50) ? "all" : "any": []] : .bool(random.chance(70))
    }
  }

  private func isConstant(_ condition: ReferenceJSON) -> Bool {
    condition.truth != nil || condition["all"] == [] || condition["any"] == []
  }

  private mutating func conditions(_ range: ClosedRange<Int>, _ depth: Int) -> [ReferenceJSON] {
    (0..<random.count(range)).map { _ in condition(depth) }
  }

  /// A quantity with a comparator whose number it can reach.
  mutating func comparison(_ quantity: ReferenceJSON, max: Int64) -> ReferenceJSON {
    let number = random.int(1...Swift.max(max, 1))
    if random.chance(8), number > 1 {
      let low = random.int(1...number)
      return quantity.setting("atLeast", .int(low)).setting("atMost", .int(number))
    }
    if random.chance(12), let right = self.quantity(2) {
      return quantity.setting(comparator(), right.json)
    }
    let key = comparator()
    switch key {
    case "moreThan", "atMost": return quantity.setting(key, .int(number - 1))
    default: return quantity.setting(key, .int(number))
    }
  }

  private mutating func comparator() -> String {
    let others = ["atLeast", "moreThan", "atMost", "lessThan", "equals", "notEquals"]
    return random.chance(55) ? "atLeast" : random.pick(others) ?? "atLeast"
  }

  /// A condition about one fact.
  mutating func leaf() -> ReferenceJSON {
    for _ in 0..<20 {
      if let leaf = tryLeaf() { return leaf }
    }
    return true
  }

  private mutating func tryLeaf() -> ReferenceJSON? {
    if random.chance(profile == .money ? 20 : 10) { return moment() }
    if random.chance(profile == .quests ? 25 : 8) { return questFact() }
    switch random.int(0...26) {
    case 0...3: return named("completed", random.pick(vocabulary.completable))
    case 4...7: return named("unlocked", random.pick(vocabulary.openable))
    case 8...9: return named("owned", random.pick(vocabulary.ownable))
    case 10...12: return named("flag", random.pick(vocabulary.flags))
    case 13: return named("visited", random.pick(vocabulary.locations))
    case 14:
      guard let level = random.pick(vocabulary.levels.filter { !$0.marks.isEmpty }) else {
        return nil
      }
      let leaf: ReferenceJSON = ["marked": .string(level.id)]
      guard random.chance(60), let mark = random.pick(level.marks) else { return leaf }
      return leaf.setting("with", .string(mark))
    case 15: return random.chance(60) ? named("rule", random.pick(usableRules)) : nil
    case 16: return attribute()
    default: return quantity(0).map { comparison($0.json, max: $0.max) }
    }
  }

  /// The rules that are written already; so no rule names itself.
  private var usableRules: [String] {
    (tables["rules"] ?? []).map { $0.key }
  }

  func named(_ head: String, _ id: String?) -> ReferenceJSON? {
    id.map { .object([ReferenceMember(head, .string($0))]) }
  }

  private mutating func attribute() -> ReferenceJSON? {
    guard let attribute = random.pick(vocabulary.attributes) else { return nil }
    let values: [ReferenceJSON]
    switch attribute.type {
    case "int": values = [0, 1, 2, 3, 4, 5]
    case "text": values = ["red", "green", "blue"]
    default: values = ["1.0.0", "1.2.3", "1.10.0", "2.0.0"]
    }
    let leaf: ReferenceJSON = ["attribute": .string(attribute.id)]
    guard let value = random.pick(values) else { return nil }
    if attribute.type != "text", random.chance(50) { return leaf.setting(comparator(), value) }
    return random.chance(50)
      ? leaf.setting("is", value) : leaf.setting("in", .array(random.pick(values, upTo: 2)))
  }

  // MARK: - Growing or not

  /// Whether play may turn a condition false again, as far as this can tell; true in doubt.
  func mayFall(_ condition: ReferenceJSON) -> Bool {
    guard let head = condition.members.first else { return false }
    let value = head.value
    switch head.key {
    case "all", "any": return value.elements.contains { mayFall($0) }
    case "flag", "marked", "visited", "met": return false
    case "completed": return !vocabulary.levels.contains { .string($0.id) == value }
    case "rule":
      let rule = tables["rules"]?.first { .string($0.key) == value }
      return rule.map { mayFall($0.value) } ?? true
    case "none", "not", "unlocked", "owned", "attribute", "now", "waiting", "active", "failed":
      return true
    case "cohort": return false
    default:
      let comparators = condition.members.filter {
        ["atLeast", "moreThan", "atMost", "lessThan", "equals", "notEquals"].contains($0.key)
      }
      let isLower = comparators.allSatisfy {
        ["atLeast", "moreThan"].contains($0.key) && $0.value.integer != nil
      }
      return !isLower || mayShrink(condition)
    }
  }

  /// Whether play may make a quantity smaller, as far as this can tell; true in doubt.
  func mayShrink(_ quantity: ReferenceJSON) -> Bool {
    guard let head = quantity.members.first else { return false }
    switch head.key {
    case "stars", "clears", "fails", "score", "marks", "earned", "spent", "counter", "purchases":
      return false
    case "sum", "min", "max", "times":
      return head.value.elements.contains { $0.integer == nil && mayShrink($0) }
    case "count" where quantity["withStars"] != nil:
      return false
    case "count" where quantity["are"] == nil:
      return head.value.elements.contains { mayFall($0) }
    default:
      return true
    }
  }
}
