import ProgressionModel
import ProgressionText

extension GameReader {
  /// Reads a test of an attribute.
  mutating func attributeCondition(_ object: HeadedObject, _ place: Place) -> ConditionRef? {
    guard case .attribute(let reference) = entity(object.value, "attribute", .attribute)
    else { return nil }
    guard let test = attributeTest(object, place, game[reference]) else { return nil }
    return add(.attribute(reference, test), at: place)
  }

  private mutating func attributeTest(
    _ object: HeadedObject, _ place: Place, _ attribute: Attribute
  ) -> AttributeTest? {
    let single = object.companion("is")
    let list = object.companion("in")
    let forms = (single == nil ? 0 : 1) + (list == nil ? 0 : 1)
    guard forms + (object.comparators.isEmpty ? 0 : 1) == 1 else {
      report.error(
        .attributeTest, at: place,
        "an attribute is tested in one way: with `is`, with `in` or with comparators",
        help: ["write {\"attribute\": \"\(attribute.id)\", \"is\": …}"])
      return nil
    }
    if let single {
      return attributeValue(single, attribute, "is").map { .isOne(of: [$0]) }
    }
    if let list { return attributeList(list, attribute) }
    if attribute.kind == .text {
      report.error(
        .attributeTest, at: place, "`\(attribute.id)` is a text, and texts have no order",
        help: ["write \"is\": … or \"in\": [ … ]"])
      return nil
    }
    var bounds: [AttributeBound] = []
    for (comparator, json) in object.comparators {
      if let value = attributeValue(json, attribute, comparator.description) {
        bounds.append(AttributeBound(comparator: comparator, value: value))
      }
    }
    return bounds.count == object.comparators.count ? .compare(bounds) : nil
  }

  private mutating func attributeList(
    _ list: JSONValue, _ attribute: Attribute
  ) -> AttributeTest? {
    guard isList(list, "`in`", help: ["for one value, write \"is\""]) else { return nil }
    if list.count == 0 {
      report.error(.emptyList, at: list.place, "nothing is in an empty list")
      return nil
    }
    var values: [AttributeValue] = []
    for element in list.elements {
      if let value = attributeValue(element, attribute, "in") { values.append(value) }
    }
    return Int64(values.count) == list.count ? .isOne(of: values) : nil
  }

  /// A value of the type of an attribute.
  mutating func attributeValue(
    _ json: JSONValue, _ attribute: Attribute, _ what: String
  ) -> AttributeValue? {
    attributeValue(json, attribute.kind, what)
  }

  mutating func attributeValue(
    _ json: JSONValue, _ kind: Attribute.Kind, _ what: String
  ) -> AttributeValue? {
    switch kind {
    case .int: return integer(json, what).map { .int($0) }
    case .text:
      guard let text = json.string else {
        reportType(of: json, "`\(what)` is a string, since the attribute is a text")
        return nil
      }
      return .text(text)
    case .version:
      guard let text = json.string else {
        reportType(of: json, "`\(what)` is a version in quotes, such as \"1.4.0\"")
        return nil
      }
      guard let version = Version(text) else {
        report.error(
          .wrongType, at: json.place, "`\(text)` is no version: numbers separated by dots",
          help: ["write it as in \"1.4.0\""])
        return nil
      }
      return .version(version)
    }
  }
}
