import ProgressionModel
import ProgressionText

/// Reads the objectives of a quest and their stages.
extension GameReader {
  /// An objective as it is written; without a condition after a mistake in it.
  private struct Written {
    let name: String
    let place: Place
    let condition: ConditionRef?
    var isOptional = false
    /// Where a stage names it.
    var staged: Place?
  }

  /// How many names a help lists at most.
  private static var mostListed: Int { 12 }

  mutating func readObjectives(_ source: NodeSource, of id: String, into quest: inout Quest) {
    var written = source.value("objectives").map { objectives($0) } ?? []
    let names = ObjectiveNames(written.map { $0.name })
    // What the names of a map that is none would be, nobody knows.
    let isMap = source.value("objectives").map { $0.kind == .object } ?? true
    if let value = source.value("optional") {
      readOptional(value, of: id, names, &written, isMap: isMap)
    }
    var stages: [[Int]]?
    if let value = source.value("stages") {
      stages = readStages(value, of: id, names, &written, isMap: isMap)
    }
    for one in written {
      // What could not be read keeps nobody from the checks of the rest.
      guard let condition = one.condition ?? add(.constant(true), at: .none) else { return }
      quest.objectives.append(
        Quest.Objective(
          name: one.name, place: one.place, condition: condition, isOptional: one.isOptional))
    }
    let required = written.indices.filter { !written[$0].isOptional }
    quest.stages = stages ?? [required]
  }

  private mutating func objectives(_ json: JSONValue) -> [Written] {
    guard json.kind == .object, !Self.isOneCondition(json) else {
      reportObjectives(json)
      return []
    }
    var written: [Written] = []
    for member in json.members where isEntry(member, of: json) {
      if let complaint = IDSyntax.complaint(about: member.key) {
        report.error(
          .invalidID, at: member.keyPlace, "`\(member.key)` is no name: \(complaint)",
          fix: Self.mendedID(member.key).flatMap { writingKey($0, at: member.keyPlace, in: json) })
      }
      let condition = isAmount(member) || isNoun(member) ? nil : condition(member.value)
      written.append(Written(name: member.key, place: member.keyPlace, condition: condition))
    }
    return written
  }

  private mutating func readOptional(
    _ json: JSONValue, of id: String, _ names: ObjectiveNames, _ written: inout [Written],
    isMap: Bool
  ) {
    let help = json.string.map { ["write [\"\($0)\"]"] } ?? ["write [\"…\"]"]
    guard isList(json, "`optional`", help: help) else { return }
    for element in json.elements {
      guard let position = objective(element, "optional", of: id, names, isMap: isMap) else {
        continue
      }
      if written[position].isOptional {
        report.error(
          .duplicateName, at: element.place,
          "`\(written[position].name)` stands twice in `optional`")
      }
      written[position].isOptional = true
    }
  }

  /// The position of the objective that a value names.
  private mutating func objective(
    _ json: JSONValue, _ what: String, of id: String, _ names: ObjectiveNames, isMap: Bool
  ) -> Int? {
    guard let name = text(json, what) else { return nil }
    if let position = names.positions[name] { return position }
    guard isMap else { return nil }
    var help: [String] = []
    var fix: Fix?
    var near: String?
    if suggestionsLeft > 0 {
      suggestionsLeft -= names.list.count
      near = NameSuggestion.nearest(to: name, in: names.list)
    }
    if let near {
      help = ["did you mean `\(near)`?"]
      fix = Self.respelling(name, as: near, at: json.place)
    } else if (1...Self.mostListed).contains(names.list.count) {
      help = ["its objectives are \(Self.list(names.list))"]
    }
    report.error(
      .unknownObjective, at: json.place, "`\(id)` has no objective `\(name)`", help: help, fix: fix)
    return nil
  }

  private mutating func readStages(
    _ json: JSONValue, of id: String, _ names: ObjectiveNames, _ written: inout [Written],
    isMap: Bool
  ) -> [[Int]]? {
    guard isList(json, "`stages`", help: ["write [[\"…\"], [\"…\"]]"]), isListOfLists(json)
    else { return nil }
    let errors = report.errorCount
    var stages: [[Int]] = []
    for element in json.elements {
      guard isList(element, "a stage", help: ["write [\"…\"]"]) else { continue }
      if element.count == 0 {
        report.error(
          .emptyList, at: element.place, "a stage without objectives is over as soon as it begins",
          help: ["leave it out"])
      }
      var stage: [Int] = []
      for name in element.elements {
        guard let position = objective(name, "stages", of: id, names, isMap: isMap),
          isRequiredOnce(written[position], at: name.place)
        else { continue }
        written[position].staged = name.place
        stage.append(position)
      }
      stages.append(stage)
    }
    guard report.errorCount == errors else { return nil }
    for one in written where !one.isOptional && one.staged == nil {
      report.error(
        .questStages, at: one.place, "no stage of `\(id)` has the objective `\(one.name)`",
        related: [.init(place: json.place, message: "the stages")],
        help: ["name it in a stage, or in `optional` if the quest is ready without it"])
    }
    return report.errorCount == errors ? stages : nil
  }

  /// Whether `stages` has stages; reports names alone, which two readers take for two things.
  private mutating func isListOfLists(_ json: JSONValue) -> Bool {
    if json.count == 0 {
      report.error(
        .emptyList, at: json.place, "`stages` without stages",
        help: ["leave it out where all objectives are open at once"])
      return false
    }
    var names: [String] = []
    for element in json.elements {
      guard let name = element.string else { return true }
      names.append("\"\(name)\"")
    }
    let isLong = names.count > 6
    let each = isLong ? "[\(names[0])], …" : names.map { "[\($0)]" }.joined(separator: ", ")
    let all = isLong ? "\(names[0]), …" : names.joined(separator: ", ")
    report.error(
      .wrongType, at: json.place, "`stages` is a list of stages, each a list of objectives",
      help: names.count == 1
        ? ["write [\(each)]"]
        : ["for one after the other, write [\(each)]", "for all at once, write [[\(all)]]"])
    return false
  }

  private mutating func isRequiredOnce(_ one: Written, at place: Place) -> Bool {
    if one.isOptional {
      report.error(
        .questStages, at: place,
        "`\(one.name)` is optional, and a stage is over when its required objectives are done",
        related: [.init(place: one.place, message: "the objective")],
        help: ["leave it out of the stages: optional objectives are open in all of them"])
      return false
    }
    guard let first = one.staged else { return true }
    report.error(
      .questStages, at: place, "`\(one.name)` stands in two stages",
      related: [.init(place: first, message: "first here")], help: ["keep one of them"])
    return false
  }
}

/// The names of the objectives of one quest.
private struct ObjectiveNames {
  let list: [String]
  private(set) var positions: [String: Int] = [:]

  init(_ list: [String]) {
    self.list = list
    for (position, name) in list.enumerated() { positions[name] = position }
  }
}
