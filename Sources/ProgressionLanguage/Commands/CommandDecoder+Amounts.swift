import ProgressionModel
import ProgressionText

extension CommandDecoder {
  /// A price: `"free"` and an empty object are the free route.
  mutating func price(_ json: JSONValue) -> [NamedAmount]? {
    if json.equals("free") { return [] }
    guard json.kind == .object else {
      let number = json.integer ?? 50
      report.error(
        .notAPrice, at: json.place,
        "`price` says what is paid and how much; this is \(Self.describe(json))",
        help: ["write {\"coins\": \(number)} or \"free\""])
      return nil
    }
    return amounts(json, "price")
  }

  mutating func amounts(_ json: JSONValue, _ what: String) -> [NamedAmount]? {
    guard isObject(json, "`\(what)`", help: ["write {\"coins\": 50}"]) else { return nil }
    var amounts: [NamedAmount] = []
    for member in json.members {
      if checkRepeats(member) || isIgnored(member) { continue }
      if let amount = integer(member.value, member.key) {
        amounts.append(NamedAmount(member.key, amount))
      }
    }
    return amounts
  }

  mutating func values(_ json: JSONValue) -> [NamedValue]? {
    guard isObject(json, "`set`", help: ["write {\"flag\": true}"]) else { return nil }
    var values: [NamedValue] = []
    for member in json.members {
      if checkRepeats(member) || isIgnored(member) { continue }
      if let boolean = member.value.boolean {
        values.append(NamedValue(member.key, .boolean(boolean)))
      } else if let text = member.value.string {
        values.append(NamedValue(member.key, .text(text)))
      } else if let integer = integer(member.value, member.key) {
        values.append(NamedValue(member.key, .integer(integer)))
      }
    }
    return values
  }

  mutating func bundle(_ json: JSONValue) -> NamedBundle? {
    guard isObject(json, "`grant`", help: ["write {\"coins\": 50}"]) else { return nil }
    var bundle = NamedBundle()
    for member in json.members {
      if checkRepeats(member) || isIgnored(member) { continue }
      if member.keyIs("unlock") {
        bundle.unlock = strings(member.value, "unlock")
      } else if member.keyIs("set") {
        bundle.set = flags(member.value)
      } else if member.keyIs("add") {
        bundle.add = amounts(member.value, "add") ?? []
      } else if member.keyIs("timers") {
        bundle.timers = strings(member.value, "timers")
      } else if let amount = integer(member.value, member.key) {
        bundle.amounts.append(NamedAmount(member.key, amount))
      }
    }
    return bundle
  }

  mutating func strings(_ json: JSONValue, _ what: String) -> [String] {
    let help = json.string.map { ["write [\"\($0)\"]"] } ?? []
    guard isList(json, "`\(what)`", help: help) else { return [] }
    var strings: [String] = []
    for element in json.elements {
      if let text = text(element, what) { strings.append(text) }
    }
    return strings
  }

  private mutating func flags(_ json: JSONValue) -> [String] {
    guard isObject(json, "`set` of a bundle", help: ["write {\"flag\": true}"]) else { return [] }
    var flags: [String] = []
    for member in json.members {
      if checkRepeats(member) || isIgnored(member) { continue }
      guard let value = boolean(member.value, member.key) else { continue }
      if value {
        flags.append(member.key)
      } else {
        report.error(
          .rewardsGive, at: member.value.place, "a bundle only sets flags true",
          help: ["write the command {\"set\": {\"\(member.key)\": false}}"])
      }
    }
    return flags
  }
}
