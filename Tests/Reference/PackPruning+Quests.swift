extension PackPruning {
  /// The pack whose quests say nothing of people and objectives that they do not have.
  static func withSoundQuests(_ pack: ReferenceJSON) -> ReferenceJSON {
    guard case .object(let quests) = pack["quests"] else { return pack }
    let givers = ReferencePack.entries(pack["npcs"]).flatMap { $0.value["gives"]?.elements ?? [] }
    return pack.setting(
      "quests",
      .object(
        quests.map { quest in
          let isGiven = givers.contains(.string(quest.key)) || quest.value["giver"] != nil
          return ReferenceMember(quest.key, sound(quest.value, isGiven: isGiven))
        }))
  }

  private static func sound(_ quest: ReferenceJSON, isGiven: Bool) -> ReferenceJSON {
    var quest = quest
    let names = Set((quest["objectives"]?.members ?? []).map { $0.key })
    func known(_ list: ReferenceJSON?) -> [ReferenceJSON] {
      (list?.elements ?? []).filter { names.contains($0.text ?? "") }
    }
    if quest["optional"] != nil {
      let optional = known(quest["optional"])
      quest =
        optional.isEmpty
        ? quest.removing("optional") : quest.setting("optional", .array(optional))
    }
    if let stages = quest["stages"]?.elements {
      let rest = stages.map { known($0) }.filter { !$0.isEmpty }
      quest =
        rest.isEmpty
        ? quest.removing("stages") : quest.setting("stages", .array(rest.map { .array($0) }))
    }
    let isHandedIn = quest["turnIn"]?.text != nil || quest["turnIn"] == nil && isGiven
    if !isHandedIn { quest = quest.removing("turnInPrice") }
    return isHandedIn || isGiven ? quest : quest.removing("whenGone")
  }

  /// The objectives of all quests.
  static func objectives(of pack: ReferenceJSON) -> [(quest: String, objective: String)] {
    (pack["quests"]?.members ?? []).flatMap { quest in
      (quest.value["objectives"]?.members ?? []).map { (quest.key, $0.key) }
    }
  }

  static func removing(
    _ objective: String, of quest: String, from pack: ReferenceJSON
  ) -> ReferenceJSON {
    guard let quests = pack["quests"], let json = quests[quest],
      let objectives = json["objectives"]
    else { return pack }
    let rest = objectives.removing(objective)
    let smaller =
      rest == [:] ? json.removing("objectives") : json.setting("objectives", rest)
    return withSoundQuests(pack.setting("quests", quests.setting(quest, smaller)))
  }
}
