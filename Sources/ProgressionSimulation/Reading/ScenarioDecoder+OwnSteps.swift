import ProgressionLanguage
import ProgressionModel
import ProgressionText

extension ScenarioDecoder {
  private static let maximumRepetitions: Int64 = 100_000

  mutating func press(_ value: JSONValue) -> StepAction? {
    if value.equals("left") { return .press(.left) }
    if value.equals("right") { return .press(.right) }
    report(
      .unknownWord, at: value.place,
      "`press` is `\"left\"` or `\"right\"`; this is \(OneLine.text(of: value))")
    return nil
  }

  mutating func restart(_ value: JSONValue) -> StepAction? {
    if value.boolean == true { return .restart }
    wrongType(value, "`restart` is true")
    return nil
  }

  mutating func save(_ value: JSONValue) -> StepAction? {
    guard let name = text(value, "`save`") else { return nil }
    cast.save(name, pack: pack)
    return .save(name)
  }

  /// A save is of the pack that its player had then, so loading may change the player's pack.
  mutating func load(_ value: JSONValue, _ player: String) -> StepAction? {
    guard let name = text(value, "`load`") else { return nil }
    guard let saved = cast.pack(ofSave: name) else {
      let nearest = NameSuggestion.nearest(to: name, in: cast.saves.map(\.name))
      report(
        .unknownSave, at: value.place, "no earlier step saves `\(PlainText.visible(name))`",
        help: nearest.map { ["did you mean `\(PlainText.visible($0))`?"] } ?? [])
      return nil
    }
    cast.use(player, pack: saved)
    return .load(name)
  }

  /// The name of another player than the one of the step.
  mutating func other(_ value: JSONValue, _ head: String, _ player: String) -> String? {
    guard let name = text(value, "`\(head)`") else { return nil }
    if name == player {
      report(
        .stepShape, at: value.place, "`\(head)` names another player than the one of the step")
      return nil
    }
    return name
  }

  mutating func fork(_ name: String) -> StepAction {
    cast.use(name, pack: pack)
    return .fork(name)
  }

  mutating func merge(_ value: JSONValue, _ player: String) -> StepAction? {
    guard let name = other(value, "merge", player) else { return nil }
    guard cast.knows(name) else {
      let names = cast.members.map(\.player).filter { $0 != player }
      let nearest = NameSuggestion.nearest(to: name, in: names)
      report(
        .unknownPlayer, at: value.place,
        "no earlier step is of the player `\(PlainText.visible(name))`",
        help: [
          nearest.map { "did you mean `\(PlainText.visible($0))`?" }
            ?? "write `{\"fork\": \"\(PlainText.visible(name))\"}`, or a step with `\"player\"`"
        ])
      return nil
    }
    return .merge(name)
  }

  mutating func upgrade(_ value: JSONValue, _ player: String) -> StepAction? {
    guard let path = text(value, "`upgrade`") else { return nil }
    if let missing = missingPacks.first(where: { $0.path == path }) {
      report(
        .missingRulePack, at: value.place, missing.problem,
        help: ["`upgrade` is a path from the folder of this file"])
      lostPack = true
      return nil
    }
    guard let index = packs.indices.dropFirst().first(where: { packs[$0].path == path }) else {
      report(
        .missingRulePack, at: value.place,
        "the rule pack `\(PlainText.visible(path))` was not read")
      lostPack = true
      return nil
    }
    usedPacks.insert(index)
    cast.use(player, pack: index)
    return .upgrade(index)
  }

  mutating func repetition(
    _ head: JSONMember, _ rest: [JSONMember], label: String, aside: Aside
  ) -> StepAction? {
    let times = integer(head.value, "`repeat`", in: 1...Self.maximumRepetitions)
    guard let member = rest.first(where: { $0.keyIs("steps") }) else {
      report(
        .missingKey, at: head.keyPlace, "`repeat` needs `steps`",
        help: ["write `{\"repeat\": 3, \"steps\": [...]}`"])
      return nil
    }
    let before = cast
    let steps = steps(member.value, prefix: "\(label).", role: aside.role)
    if member.value.kind == .array, member.value.count == 0 {
      report(.emptyExpectation, at: member.value.place, "`repeat` has no step")
    }
    if let times, times > 1, !cast.canFollowItself(since: before) {
      report(
        .stepShape, at: head.keyPlace,
        "the repeated steps end with another rule pack than they begin with",
        help: ["upgrade before `repeat`, or write the rounds one by one"])
      return nil
    }
    return times.map { .repeat($0, steps) }
  }
}
