import ProgressionLanguage
import ProgressionModel
import ProgressionText

/// Reads what is expected of quests and npcs.
extension ScenarioDecoder {
  mutating func questState(_ entry: JSONMember) -> Expectation.Subject? {
    let states: [QuestState] = [
      .locked, .offered, .active, .suspended, .ready, .completed, .failed,
    ]
    let quest = quest(entry)
    guard let state = states.first(where: { $0.description == entry.value.string }) else {
      let names = states.map(\.description)
      let nearest = entry.value.string.flatMap { NameSuggestion.nearest(to: $0, in: names) }
      report(
        .unknownWord, at: entry.value.place,
        "the state of a quest is one of \(listed(names)); this is "
          + OneLine.text(of: entry.value),
        help: nearest.map { ["did you mean `\($0)`?"] } ?? [])
      return nil
    }
    return quest.map { .state($0, state) }
  }

  /// Where an npc is; `null` is nowhere.
  mutating func placement(_ entry: JSONMember) -> Expectation.Subject? {
    let npc = node(entry.key, at: entry.keyPlace, takes: "an npc") { $0.person != nil }
    if entry.value.isNull { return npc.map { .placement($0, nil) } }
    if entry.value.equals("nowhere"), names.lookup("nowhere") == nil {
      report(
        .unknownID, at: entry.value.place, "the rule pack declares no `nowhere`",
        help: ["write null for nowhere"])
      return nil
    }
    let location = node(entry.value, takes: "a location") { $0.location != nil }
    guard let npc, let location else { return nil }
    return .placement(npc, location)
  }

  /// The stage of an active quest, from 1; `null` is a quest that is not active.
  mutating func questStage(_ entry: JSONMember) -> Expectation.Subject? {
    let quest = quest(entry)
    if entry.value.isNull { return quest.map { .stage($0, nil) } }
    let stages = quest.flatMap { game[$0].quest?.stages.count } ?? .max
    guard
      let stage = integer(entry.value, "the stage of a quest", in: 1...Int64(clamping: stages))
    else { return nil }
    return quest.map { .stage($0, stage) }
  }

  /// Some of the objectives of an active quest.
  mutating func objectives(_ entry: JSONMember) -> Expectation.Subject? {
    let quest = quest(entry)
    guard let members = members(of: entry.value, "the objectives of a quest") else { return nil }
    if members.isEmpty {
      report(
        .emptyExpectation, at: entry.value.place, "an empty object expects nothing of objectives")
    }
    let names = quest.flatMap { game[$0].quest?.objectives.map(\.name) } ?? []
    var expected: [Expectation.Objective] = []
    for member in members {
      let isDone = boolean(member.value, "whether an objective is done")
      if let quest, !names.contains(member.key) {
        let nearest = NameSuggestion.nearest(to: member.key, in: names)
        report(
          .unknownObjective, at: member.keyPlace,
          "`\(game[quest].id)` has no objective `\(PlainText.visible(member.key))`",
          help: nearest.map { ["did you mean `\($0)`?"] } ?? [])
      } else if let isDone {
        expected.append(Expectation.Objective(name: member.key, isDone: isDone))
      }
    }
    guard let quest, expected.count == members.count else { return nil }
    return .objectives(quest, expected)
  }

  /// When an active quest fails by its deadline; `null` is never.
  mutating func failsAt(_ entry: JSONMember) -> Expectation.Subject? {
    let quest = quest(entry)
    if entry.value.isNull { return quest.map { .failsAt($0, nil) } }
    guard let instant = instant(entry.value, "failsAt") else { return nil }
    return quest.map { .failsAt($0, instant) }
  }

  private mutating func quest(_ entry: JSONMember) -> NodeRef? {
    node(entry.key, at: entry.keyPlace, takes: "a quest") { $0.quest != nil }
  }
}
