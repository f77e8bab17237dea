import ProgressionModel
import ProgressionText

/// What people write for objectives who expect another form, each answered with the form here.
extension GameReader {
  /// Whether an object is a condition, and no map from names to conditions.
  static func isOneCondition(_ json: JSONValue) -> Bool {
    for member in json.members where member.value.kind != .object && member.value.kind != .boolean {
      if Head(member.word) != nil || ComparatorWords.comparator(member.word) != nil { return true }
    }
    return false
  }

  /// Reports an amount where its condition stands; whether it is one.
  mutating func isAmount(_ member: JSONMember) -> Bool {
    guard let number = member.value.integer, let entity = names.lookup(member.key) else {
      return false
    }
    let head: String
    switch entity {
    case .holding: head = "have"
    case .counter: head = "counter"
    default: return false
    }
    report.error(
      .notACondition, at: member.value.place,
      "an objective is a condition, which asks for an amount; this is a number",
      help: ["write {\"\(head)\": \"\(member.key)\", \"atLeast\": \(number)}"])
    return true
  }

  /// Reports a noun where its condition stands, as in `"talk": "jarl"`; whether it is one.
  mutating func isNoun(_ member: JSONMember) -> Bool {
    guard let id = member.value.string,
      let form = Self.question(meantBy: member.key, about: id)
    else { return false }
    report.error(
      .notACondition, at: member.value.place,
      "`\(member.key)` is the name of an objective, and `\(id)` is no condition",
      help: ["write \"\(member.key)\": \(form)"])
    return true
  }

  mutating func reportObjectives(_ json: JSONValue) {
    let what = "`objectives` is a map from names to conditions"
    switch json.kind {
    case .object:
      report.error(
        .wrongType, at: json.place, "\(what); this is one condition",
        help: ["give it a name: {\"first\": \(Self.shortened(json))}"],
        fix: Fix(
          "give it a name",
          edits: [Edit(json.place, replacement: "{\"first\": \(json.sourceText)}")]))
    case .array:
      var parts: [String] = []
      var isMendable = json.count > 0
      for element in json.elements {
        if element.kind != .object { isMendable = false }
        parts.append("\"\(parts.count + 1)\": \(element.sourceText)")
      }
      let map = "{\(parts.joined(separator: ", "))}"
      report.error(
        .wrongType, at: json.place, "\(what); this is a list",
        help: [
          "give each a name: \(isMendable && map.utf8.count <= 100 ? map : "{\"first\": …, …}")"
        ],
        fix: isMendable
          ? Fix("give each a number", edits: [Edit(json.place, replacement: map)]) : nil)
    default: reportType(of: json, what, help: ["write {\"first\": …}"])
    }
  }
}
