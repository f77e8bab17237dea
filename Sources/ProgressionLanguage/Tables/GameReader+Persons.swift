import ProgressionModel
import ProgressionText

/// Reads npcs.
extension GameReader {
  mutating func declarePerson(_ entry: TableEntry) {
    let object = object(of: entry, .npc) { Self.personHint($0) }
    var node = Node(
      id: entry.id, title: title(object, entry.id), place: entry.place, details: .npc(Person()))
    let source = NodeSource(own: object)
    // An npc is no member of a choice, whatever is written.
    if let value = object?["tags"] { node.tags = nameList(value, "tags") }
    node.scope = scope(object?["scope"])
    declare(entry, .node(append(node, source)))
  }

  private static func personHint(_ key: String) -> String? {
    switch key {
    case "unlock", "when":
      "an npc is there while one of its places counts: write "
        + "\"at\": [{\"location\": \"…\", \"when\": …}]"
    case "rewards": "an npc gives quests, and these have rewards"
    case "custom": "an npc opens nothing that could be earned"
    default: nil
    }
  }

  /// The places where an npc can be; `nil` after a mistake, which is reported.
  mutating func placements(_ json: JSONValue) -> [Person.Placement]? {
    if json.equals("nowhere"), names.lookup("nowhere") == nil {
      report.error(
        .unknownWord, at: json.place, "an npc that is nowhere has a place that says so",
        help: ["write [{\"nowhere\": true}]"],
        fix: Fix(
          "write it as a place", edits: [Edit(json.place, replacement: "[{\"nowhere\": true}]")]))
      return nil
    }
    if json.kind == .string {
      return node(json, "at", .location).map { [Person.Placement(location: $0, when: nil)] }
    }
    guard json.kind == .array else {
      reportNoPlaces(json)
      return nil
    }
    if json.count == 0 {
      report.error(
        .emptyList, at: json.place, "an npc without places is never anywhere",
        help: ["leave `at` out if it is always there, or write [{\"nowhere\": true}]"])
      return nil
    }
    var placements: [Person.Placement] = []
    var always: (place: Place, isNowhere: Bool)?
    var isShadowed = false
    for element in json.elements {
      if let always, !isShadowed {
        reportShadow(always.place, isNowhere: always.isNowhere, by: element.place)
        isShadowed = true
      }
      guard let placement = placement(element) else { continue }
      if always == nil, element["when"]?.boolean ?? (element["when"] == nil) {
        always = (element.place, placement.location == nil)
      }
      placements.append(placement)
    }
    return placements
  }

  private mutating func reportNoPlaces(_ json: JSONValue) {
    let what = "`at` is a location, or a list of places"
    guard json.kind == .object, json["location"] != nil || json["nowhere"] != nil else {
      reportType(of: json, what, help: ["write [{\"location\": \"…\", \"when\": …}]"])
      return
    }
    report.error(
      .wrongType, at: json.place, "\(what); this is one place",
      help: ["write it in brackets: [ … ]"],
      fix: Fix(
        "put it in brackets", edits: [Edit(json.place, replacement: "[\(json.sourceText)]")]))
  }

  private mutating func placement(_ json: JSONValue) -> Person.Placement? {
    if let id = json.string {
      report.error(
        .wrongType, at: json.place,
        "a place of an npc is an object, which says when it counts; this is a string",
        help: ["write {\"location\": \"\(id)\", \"when\": …}"])
      return nil
    }
    let form = "{\"location\": \"…\", \"when\": …}"
    guard isObject(json, "a place of an npc", help: ["write \(form)"]) else { return nil }
    checkKeys(json, .placement)
    let when = json["when"].map { condition($0) }
    if let nowhere = json["nowhere"] {
      guard isNowhere(nowhere, json["location"]) else { return nil }
      if case .some(.none) = when { return nil }
      return Person.Placement(location: nil, when: when ?? nil)
    }
    guard let value = json["location"] else {
      if !isMisspelt("location", in: json, .placement) {
        report.error(
          .missingKey, at: json.place, "a place of an npc has a `location`",
          help: ["write \(form), or {\"nowhere\": true, \"when\": …} for while it is gone"])
      }
      return nil
    }
    guard let location = node(value, "location", .location) else { return nil }
    if case .some(.none) = when { return nil }
    return Person.Placement(location: location, when: when ?? nil)
  }

  private mutating func isNowhere(_ value: JSONValue, _ location: JSONValue?) -> Bool {
    guard let isNowhere = boolean(value, "nowhere") else { return false }
    if let location {
      report.error(
        .conflictingKeys, at: value.place, "an npc is at a location or nowhere, not both",
        related: [.init(place: location.place, message: "the location")],
        help: ["keep one of them"])
      return false
    }
    if isNowhere { return true }
    report.error(
      .wrongType, at: value.place, "`nowhere` is true; what is not nowhere has a location",
      help: ["write \"location\": \"…\""])
    return false
  }

  private mutating func reportShadow(_ place: Place, isNowhere: Bool, by next: Place) {
    report.add(
      Diagnostic(
        .shadowedPlacement, severity: .warning, at: place,
        "the npc is always \(isNowhere ? "nowhere" : "here"), so that what comes after this place "
          + "never counts",
        related: [.init(place: next, message: "the first that never counts")],
        help: ["give this place a `when`, or write it last"]))
  }
}
