import ProgressionText

/// Reads zone tables from JSON and says of everything wrong where it is.
struct ZoneReader {
  var diagnostics: [Diagnostic] = []

  /// The tables that are right; all of them where there are no diagnostics.
  mutating func read(_ json: JSONValue) -> [ZoneTable] {
    guard json.kind == .object else {
      report(.zoneValue, json.place, "zone tables are an object")
      return []
    }
    guard checkSchema(json) else { return [] }
    var tables: [ZoneTable] = []
    if json["zones"] == nil { report(.zoneKey, json.place, "zone tables have `zones`") }
    for member in json.members where isFirst(member) {
      switch member.key {
      case "schema": continue
      case "zones": tables = readZones(member.value)
      default: unknownKey(member)
      }
    }
    return tables
  }

  private mutating func checkSchema(_ json: JSONValue) -> Bool {
    guard let schema = json["schema"] else {
      report(.zoneSchema, json.place, "zone tables name their `schema`")
      return false
    }
    if schema.string == ZoneTables.schema { return true }
    report(
      .zoneSchema, schema.place,
      "schema \(schema.sourceText) cannot be read; this version reads \"\(ZoneTables.schema)\"")
    return false
  }

  private mutating func readZones(_ json: JSONValue) -> [ZoneTable] {
    guard json.kind == .object else {
      report(.zoneValue, json.place, "`zones` is an object with a zone for each name")
      return []
    }
    var tables: [ZoneTable] = []
    for member in json.members where isFirst(member) {
      guard let table = readZone(member) else { continue }
      if table.isNamed(ZoneTable.utc.name), table != .utc {
        report(.zoneValue, member.place, "`UTC` has offset 0 and no transitions")
      } else {
        tables.append(table)
      }
    }
    return tables
  }

  private mutating func readZone(_ zone: JSONMember) -> ZoneTable? {
    guard zone.value.kind == .object else {
      report(.zoneValue, zone.value.place, "a zone has `initial` and `transitions`")
      return nil
    }
    let errors = diagnostics.count
    var initial: Int64?
    var list: JSONValue?
    for member in zone.value.members where isFirst(member) {
      switch member.key {
      case "initial": initial = readOffset(member.value)
      case "transitions": list = member.value
      default: unknownKey(member)
      }
    }
    if zone.value["initial"] == nil || list == nil {
      report(.zoneKey, zone.keyPlace, "a zone has `initial` and `transitions`")
    }
    guard let initial, let list else { return nil }
    let transitions = readTransitions(list, initial)
    if diagnostics.count > errors { return nil }
    return ZoneTable(name: zone.key, initialOffset: initial, transitions: transitions)
  }

  private mutating func readTransitions(
    _ json: JSONValue, _ initial: Int64
  ) -> [ZoneTable.Transition] {
    guard json.kind == .array else {
      report(.zoneValue, json.place, "a list is expected here")
      return []
    }
    var transitions: [ZoneTable.Transition] = []
    for element in json.elements {
      guard let transition = readTransition(element) else { continue }
      if let last = transitions.last, last.instant >= transition.instant {
        report(.zoneValue, element.place, "the instants of transitions rise")
      } else if (transitions.last?.offset ?? initial) == transition.offset {
        report(.zoneValue, element.place, "this transition changes nothing")
      } else {
        transitions.append(transition)
      }
    }
    return transitions
  }

  private mutating func readTransition(_ json: JSONValue) -> ZoneTable.Transition? {
    var elements = json.elements.makeIterator()
    guard json.count == 2, let first = elements.next(), let second = elements.next(),
      json.kind == .array
    else {
      report(.zoneValue, json.place, "a transition is a list of an instant and an offset")
      return nil
    }
    guard let instant = first.integer else {
      report(.zoneValue, first.place, "an instant in seconds is expected here")
      return nil
    }
    guard let offset = readOffset(second) else { return nil }
    return ZoneTable.Transition(instant: instant, offset: offset)
  }

  private mutating func readOffset(_ json: JSONValue) -> Int64? {
    if let offset = json.integer, ZoneTable.offsets.contains(offset) { return offset }
    report(
      .zoneValue, json.place,
      "an offset in seconds within -26 to 26 hours is expected here")
    return nil
  }

  private mutating func isFirst(_ member: JSONMember) -> Bool {
    guard member.duplicateOf != nil else { return true }
    report(.zoneKey, member.keyPlace, "`\(member.key)` is here twice")
    return false
  }

  private mutating func unknownKey(_ member: JSONMember) {
    report(
      .zoneKey, member.keyPlace,
      "zone tables of schema \(ZoneTables.schema) have no `\(member.key)` here")
  }

  private mutating func report(_ code: DiagnosticCode, _ place: Place, _ message: String) {
    diagnostics.append(Diagnostic(code, at: place, message))
  }
}
