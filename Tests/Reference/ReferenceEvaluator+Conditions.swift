extension ReferenceEvaluator {
  /// Whether a condition holds.
  func holds(_ condition: ReferenceJSON) -> Bool {
    if case .bool(let truth) = condition { return truth }
    for member in condition.members {
      let value = member.value
      switch member.key {
      case "all": return value.elements.allSatisfy { holds($0) }
      case "any": return value.elements.contains { holds($0) }
      case "none": return !value.elements.contains { holds($0) }
      case "not": return !holds(value)
      case "rule": return value.text.flatMap { pack.rules[$0] }.map { holds($0) } ?? false
      case "completed": return pack.node(value).map { isDone($0) } ?? false
      case "unlocked": return pack.node(value).map { derived.open[$0] } ?? false
      case "owned": return value.text.map { isOwned($0) } ?? false
      case "flag": return value.text.map { facts.flags.contains($0) } ?? false
      case "visited": return pack.node(value).map { isVisited($0) } ?? false
      case "met": return value.text.map { facts.met.contains($0) } ?? false
      case "active": return pack.node(value).map { isActive($0) } ?? false
      case "failed": return pack.node(value).map { quest($0).phase == .failed } ?? false
      case "marked":
        let marks = pack.node(value).map { self.marks($0) } ?? []
        return condition["with"]?.text.map { marks.contains($0) } ?? !marks.isEmpty
      case "attribute": return attributeHolds(value.text ?? "", condition)
      case "now": return nowHolds(value)
      case "cohort": return cohortHolds(value.text ?? "", share: condition["share"]?.integer ?? 0)
      case "waiting": return value.text.map { facts.timers[$0] != nil } ?? false
      case "with", "are", "withStars", "since": continue
      case "atLeast", "atMost", "moreThan", "lessThan", "equals", "notEquals": continue
      default: return comparisonHolds(condition)
      }
    }
    return false
  }

  func isOwned(_ id: String) -> Bool {
    pack.index[id] != nil ? owns(id) : facts.balances[id] ?? 0 >= 1
  }

  private func comparisonHolds(_ condition: ReferenceJSON) -> Bool {
    guard let left = quantity(condition) else { return false }
    var compared = false
    for member in condition.members {
      guard let test = comparison(member.key) else { continue }
      let right = ReferenceCalendar.duration(member.value) ?? quantity(member.value)
      guard let right else { return false }
      guard test(left < right ? -1 : left == right ? 0 : 1) else { return false }
      compared = true
    }
    return compared
  }

  /// What a comparator asks of the sign of left minus right.
  private func comparison(_ key: String) -> ((Int) -> Bool)? {
    switch key {
    case "atLeast": { $0 >= 0 }
    case "moreThan": { $0 > 0 }
    case "atMost": { $0 <= 0 }
    case "lessThan": { $0 < 0 }
    case "equals": { $0 == 0 }
    case "notEquals": { $0 != 0 }
    default: nil
    }
  }

  private func attributeHolds(_ id: String, _ condition: ReferenceJSON) -> Bool {
    guard let attribute = pack.attributes.first(where: { $0.id == id }) else { return false }
    let value = facts.attributes[id] ?? attribute.initial
    func order(_ other: ReferenceJSON) -> Int {
      attribute.type == "version"
        ? ReferenceEvaluator.compareVersions(value.text ?? "", other.text ?? "")
        : value == other ? 0 : (value.integer ?? 0) < (other.integer ?? 0) ? -1 : 1
    }
    if let other = condition["is"] { return order(other) == 0 }
    if let others = condition["in"] { return others.elements.contains { order($0) == 0 } }
    var compared = false
    for member in condition.members {
      guard let test = comparison(member.key) else { continue }
      guard test(order(member.value)) else { return false }
      compared = true
    }
    return compared
  }

  /// Compares versions number by number; what is missing counts as 0.
  static func compareVersions(_ left: String, _ right: String) -> Int {
    let left = left.split(separator: ".").map { Int64($0) ?? 0 }
    let right = right.split(separator: ".").map { Int64($0) ?? 0 }
    for place in 0..<max(left.count, right.count) {
      let (a, b) = (place < left.count ? left[place] : 0, place < right.count ? right[place] : 0)
      if a != b { return a < b ? -1 : 1 }
    }
    return 0
  }
}
