import ProgressionModel
import ProgressionText

/// Declares holdings, counters, flags and attributes, which refer to no ids but of resets.
extension GameReader {
  mutating func declareFacts(in files: [JSONValue]) {
    for entry in entries(of: .currencies, in: files) { declareHolding(entry, .currency) }
    for entry in entries(of: .items, in: files) { declareHolding(entry, .item) }
    for entry in entries(of: .counters, in: files) { declareCounter(entry) }
    for entry in entries(of: .flags, in: files) {
      let object = object(of: entry, .flag)
      game.flags.append(
        Flag(
          id: entry.id, title: title(object, entry.id), place: entry.place,
          scope: scope(object?["scope"])))
      declare(entry, .flag(Ref(position: game.flags.count - 1)))
    }
    for entry in entries(of: .attributes, in: files) { declareAttribute(entry) }
  }

  private mutating func declareCounter(_ entry: TableEntry) {
    let object = object(of: entry, .counter)
    let minimum = object?["min"].flatMap { integer($0, "min") } ?? Int64.min
    let maximum = object?["max"].flatMap { integer($0, "max") } ?? Int64.max
    if minimum > maximum, let place = object?["max"]?.place ?? object?["min"]?.place {
      report.error(
        .outOfRange, at: place, "`min` is \(minimum) and `max` is \(maximum): no value fits")
    }
    game.counters.append(
      Counter(
        id: entry.id, title: title(object, entry.id), place: entry.place, minimum: minimum,
        maximum: maximum, scope: scope(object?["scope"])))
    declare(entry, .counter(Ref(position: game.counters.count - 1)))
  }

  private mutating func declareAttribute(_ entry: TableEntry) {
    let object = object(of: entry, .attribute)
    let form = "write {\"type\": \"int\", \"initial\": 0}"
    var kind: Attribute.Kind?
    if let type = object?["type"] {
      kind = attributeKind(type)
    } else if let object, !isMisspelt("type", in: object, .attribute) {
      report.error(
        .missingKey, at: entry.place, "the attribute `\(entry.id)` has no `type`",
        help: [form, "the types are `int`, `text` and `version`"])
    }
    var initial: AttributeValue?
    if let value = object?["initial"] {
      if let kind { initial = attributeValue(value, kind, "initial") }
    } else if kind != nil, let object, !isMisspelt("initial", in: object, .attribute) {
      report.error(
        .missingKey, at: entry.place, "the attribute `\(entry.id)` has no `initial`", help: [form])
    }
    if kind == nil { miss(.attribute) }
    game.attributes.append(
      Attribute(
        id: entry.id, title: title(object, entry.id), place: entry.place, kind: kind ?? .int,
        initial: initial ?? .int(0), scope: scope(object?["scope"], default: .account)))
    if kind == nil {
      // Tests of it cannot be checked, and are no mistakes of their own.
      unusable[entry.id] = entry.place
    } else {
      declare(entry, .attribute(Ref(position: game.attributes.count - 1)))
    }
  }

  private mutating func attributeKind(_ value: JSONValue) -> Attribute.Kind? {
    switch value.string {
    case "int": return .int
    case "text": return .text
    case "version": return .version
    default:
      reportWord(value, "type", ["int", "text", "version"])
      return nil
    }
  }
}
