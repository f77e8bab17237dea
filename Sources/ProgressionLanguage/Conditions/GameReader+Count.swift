import ProgressionModel
import ProgressionText

extension GameReader {
  /// Reads `count`: of conditions, of nodes that are something, or of levels with stars.
  mutating func count(_ object: HeadedObject, _ json: JSONValue) -> Quantity? {
    let value = object.value
    let are = object.companion("are")
    let withStars = object.companion("withStars")
    if let are {
      if withStars != nil {
        report.error(
          .routeConflict, at: json.place, "`are` and `withStars` count different things",
          help: ["keep one of them"])
        return nil
      }
      guard let property = property(are) else { return nil }
      return nodeSet(value, .property(property)).map { .countNodes($0, are: property) }
    }
    if let withStars {
      let stars = integer(withStars, "withStars", in: 1...1000)
      let set = nodeSet(value, .levels("count"))
      guard let stars, let set else { return nil }
      return .countLevels(set, withStars: stars)
    }
    guard holdsConditions(value) else {
      report.error(
        .comparators, at: value.place, "`count` of nodes needs to say what they are",
        help: [
          "write \"are\": \"completed\" beside it, or \"unlocked\", \"visited\", \"owned\"",
          "for levels with stars, write \"withStars\": 3",
        ])
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
    case "owned": return .owned
    case "met":
      report.error(.unsupported, at: value.place, "`met` is not supported by this version")
      return nil
    default:
      reportWord(value, "are", ["completed", "unlocked", "visited", "owned"])
      return nil
    }
  }
}
