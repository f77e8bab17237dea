import ProgressionEngine
import ProgressionLanguage
import ProgressionModel
import ProgressionText

extension ScenarioDecoder {
  /// Reads the whole file.
  mutating func file(_ root: JSONValue) -> [Scenario] {
    guard let members = members(of: root, "a file of scenarios") else { return [] }
    var list: JSONValue?
    for member in members {
      switch member.key {
      case "scenarios": list = member.value
      case "at", "seed": start = self.start(start, with: member)
      case "rules": continue
      default: unknownKey(member, in: "a file of scenarios", known: ScenarioKeys.file)
      }
    }
    guard let list else {
      report(.missingKey, at: firstByte(of: root), "the key `scenarios` is missing")
      return []
    }
    guard let elements = self.list(list, of: "scenarios") else { return [] }
    if elements.isEmpty {
      report(.emptyExpectation, at: list.place, "the file has no scenario")
    }
    var scenarios: [Scenario] = []
    var places: [String: Place] = [:]
    for element in elements {
      guard let header = header(element) else { continue }
      if let first = places[header.title] {
        report(
          .duplicateName, at: header.titlePlace,
          "another scenario of this file has the name `\(header.title)`",
          related: [.init(place: first, message: "it is here")])
      }
      places[header.title] = header.titlePlace
      scenarios += self.scenarios(header, of: element)
    }
    return scenarios
  }

  /// What a scenario says beside what it plays.
  struct Header {
    var title = ""
    var titlePlace = Place.none
    var only: String?
    var skip: String?
    var todo: String?
    var cases: [JSONValue]?
  }

  private mutating func header(_ value: JSONValue) -> Header? {
    guard let members = members(of: value, "a scenario") else { return nil }
    var header = Header()
    var marks: [JSONMember] = []
    for member in members {
      switch member.key {
      case "name": readName(member.value, into: &header)
      case "only":
        header.only = reason(member)
        marks.append(member)
      case "skip":
        header.skip = reason(member)
        marks.append(member)
      case "todo":
        header.todo = reason(member)
        marks.append(member)
      case "cases": header.cases = cases(member.value)
      case "steps", "given", "always", "at", "seed": continue
      default: unknownKey(member, in: "a scenario", known: ScenarioKeys.scenario)
      }
    }
    // A misspelt key is one mistake, and the rest of the scenario is read all the same.
    if header.titlePlace.isNone, let name = misspelt("name", in: value, ScenarioKeys.scenario) {
      readName(name, into: &header)
    }
    if header.titlePlace.isNone {
      report(.missingKey, at: firstByte(of: value), "the scenario has no `name`")
      return nil
    }
    if marks.count > 1 {
      report(
        .stepShape, at: marks[1].keyPlace,
        "a scenario has only one of `only`, `skip` and `todo`",
        related: [.init(place: marks[0].keyPlace, message: "the other is here")])
    }
    return header
  }

  private mutating func readName(_ value: JSONValue, into header: inout Header) {
    header.titlePlace = value.place
    header.title = PlainText.visible(text(value, "the name of a scenario") ?? "")
  }

  private mutating func reason(_ member: JSONMember) -> String? {
    guard let text = member.value.string, !text.isEmpty else {
      wrongType(
        member.value, "`\(member.key)` says why",
        help: ["write `\"\(member.key)\": \"the reason\"`"])
      return nil
    }
    return text
  }

  private mutating func cases(_ value: JSONValue) -> [JSONValue]? {
    guard let elements = list(value, of: "cases, which are objects") else { return nil }
    if elements.isEmpty {
      report(.emptyExpectation, at: value.place, "without a case the scenario never runs")
    }
    return elements.filter { members(of: $0, "a case") != nil }
  }

  private mutating func scenarios(_ header: Header, of value: JSONValue) -> [Scenario] {
    guard let cases = header.cases else {
      return scenario(header, name: header.title, place: value.place, body: value).map { [$0] }
        ?? []
    }
    let bytes = sources[value.place.file].bytes
    var scenarios: [Scenario] = []
    for (index, values) in cases.enumerated() {
      let (expansion, findings) = CaseExpansion.expand(values, into: value, bytes: bytes)
      diagnostics += findings
      guard let expansion else { continue }
      for member in values.members
      where !member.isIgnored && !expansion.used.contains(member.key) {
        report(
          .unusedCaseKey, at: member.keyPlace,
          "no step uses `\"{\(PlainText.visible(member.key))}\"`", severity: .warning)
      }
      let name = "\(header.title) \(Self.caseName(index + 1, values))"
      let scenario = reading(expansion) { decoder in
        decoder.scenario(header, name: name, place: values.place, body: expansion.value)
      }
      if let scenario { scenarios.append(scenario) }
    }
    return scenarios
  }

  /// The number and the values of a case, as in `#2 (stars: 3)`.
  private static func caseName(_ number: Int, _ values: JSONValue) -> String {
    var parts: [String] = []
    for member in values.members where !member.isIgnored {
      let text = member.value.string.map(PlainText.visible) ?? OneLine.text(of: member.value)
      parts.append("\(PlainText.visible(member.key)): \(text)")
    }
    return parts.isEmpty
      ? "#\(number)" : OneLine.cut("#\(number) (\(parts.joined(separator: ", ")))")
  }
}
