import ProgressionModel
import ProgressionText

extension GameReader {
  /// Reads `count`: of conditions, of nodes that are something, or of levels with stars.
  mutating func count(_ object: HeadedObject, _ json: JSONValue) -> Quantity? {
    if object.companions.isEmpty { return countConditions(object.value) }
    return countNodes(object, json)
  }

  private mutating func countNodes(_ object: HeadedObject, _ json: JSONValue) -> Quantity? {
    let withStars = object.companion("withStars")
    if let are = object.companion("are") {
      if withStars != nil {
        report.error(
          .routeConflict, at: json.place, "`are` and `withStars` count different things",
          help: ["keep one of them"])
        return nil
      }
      guard let property = property(are) else { return nil }
      return nodeSet(object.value, .property(property)).map { .countNodes($0, are: property) }
    }
    guard let withStars else { return nil }
    let stars = integer(withStars, "withStars", in: 1...1000)
    let set = nodeSet(object.value, .levels("count"))
    guard let stars, let set else { return nil }
    return .countLevels(set, withStars: stars)
  }

  private mutating func countConditions(_ value: JSONValue) -> Quantity? {
    guard holdsConditions(value) else {
      reportNoProperty(value)
      return nil
    }
    let outer = isNegated
    // Fewer of the conditions is what this comparison wants.
    if comparesDown { isNegated = true }
    let parts = conditions(value, "count")
    isNegated = outer
    guard let parts else { return nil }
    if parts.isEmpty {
      report.error(.emptyList, at: value.place, "`count` of nothing is always 0")
      return nil
    }
    return .countConditions(parts)
  }

  private mutating func reportNoProperty(_ value: JSONValue) {
    report.error(
      .comparators, at: value.place, "`count` of nodes needs to say what they are",
      help: [
        "write \"are\": \"completed\" beside it, or \"unlocked\", \"visited\", \"met\", \"owned\"",
        "for levels with stars, write \"withStars\": 3",
      ])
  }

  /// Whether a value is meant as a list of conditions.
  private func holdsConditions(_ value: JSONValue) -> Bool {
    guard value.kind == .array else { return false }
    for element in value.elements {
      if element.kind == .string { return false }
      if element["tag"] != nil { return false }
      // `in` is a group of levels, but also the companion of an attribute.
      if element["in"] != nil, element["attribute"] == nil { return false }
    }
    return true
  }

  private mutating func property(_ value: JSONValue) -> NodeProperty? {
    switch value.string {
    case "completed": return .completed
    case "unlocked": return .unlocked
    case "visited": return .visited
    case "met": return .met
    case "owned": return .owned
    default:
      reportWord(value, "are", ["completed", "unlocked", "visited", "met", "owned"])
      return nil
    }
  }
}
