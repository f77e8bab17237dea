package import ProgressionModel
import ProgressionText

/// The words for comparisons, ours and those of other languages.
package enum ComparatorWords {
  package static let all: [Comparator] = [
    .atLeast, .atMost, .moreThan, .lessThan, .equals, .notEquals,
  ]

  static func comparator(_ key: KeyWord) -> Comparator? {
    switch key {
    case "atLeast": .atLeast
    case "atMost": .atMost
    case "moreThan": .moreThan
    case "lessThan": .lessThan
    case "equals": .equals
    case "notEquals": .notEquals
    default: nil
    }
  }

  /// What an operator of another language means.
  static func foreign(_ key: String) -> Comparator? {
    switch key {
    case ">=", "=>", "≥", "gte", "ge", "min", "minimum", "greaterOrEqual", "from", "$gte":
      .atLeast
    case "<=", "=<", "≤", "lte", "le", "max", "maximum", "lessOrEqual", "upTo", "to", "$lte":
      .atMost
    case ">", "gt", "greaterThan", "above", "over", "$gt": .moreThan
    case "<", "lt", "below", "under", "$lt": .lessThan
    case "==", "=", "===", "eq", "equal", "equalTo", "exactly", "$eq": .equals
    case "!=", "<>", "!==", "≠", "ne", "neq", "notEqual", "$ne": .notEquals
    default: nil
    }
  }
}

/// The words for combining conditions that other languages have.
enum ForeignLogic {
  static func head(_ key: String) -> Head? {
    switch key {
    case "and", "AND", "And", "&&", "&", "allOf", "every", "$and": .all
    case "or", "OR", "Or", "||", "|", "anyOf", "some", "oneOf", "either", "$or": .any
    case "nor", "NOR", "noneOf", "neither", "$nor": .noneOf
    case "NOT", "Not", "!", "unless", "$not": .not
    default: nil
    }
  }
}
