import ProgressionModel
import ProgressionText

extension GameReader {
  /// Gathers what `{"tag": t}` or `{"in": world}` names.
  mutating func gather(
    object json: JSONValue, _ use: GroupUse, into all: inout Gathering
  ) {
    if let tag = json["tag"] {
      checkKeys(json, .tagGroup)
      gather(tag: tag, use, into: &all)
      return
    }
    if let world = json["in"] {
      checkKeys(json, .levelGroup)
      guard let node = node(world, "in", .world) else { return }
      let levels = game[node].world?.levels ?? []
      let before = all.nodes.count
      for level in levels where use.includes(game[level]) { all.nodes.append(level) }
      if before == all.nodes.count, !worldsWithoutLevels.contains(node) {
        report.error(
          .emptyList, at: world.place,
          "the world `\(game[node].id)` has no levels that this can count")
      }
      return
    }
    report.error(
      .wrongType, at: json.place,
      "a group is an id, a list, {\"tag\": \"…\"} or {\"in\": \"world\"}",
      help: use.wanted.contains(.feature) ? ["to count conditions, leave \"are\" out"] : [])
  }

  private mutating func gather(tag json: JSONValue, _ use: GroupUse, into all: inout Gathering) {
    guard let tag = text(json, "tag") else { return }
    askedTags.insert(tag)
    guard let members = tags.members[tag] else {
      if isIncomplete { return }
      var help: [String] = []
      var fix: Fix?
      if let near = nearestTag(to: tag) {
        help = ["did you mean `\(near)`?"]
        fix = Self.respelling(tag, as: near, at: json.place)
      }
      report.error(
        .unknownTag, at: json.place, "nothing has the tag `\(tag)`", help: help, fix: fix)
      return
    }
    let before = all.nodes.count + all.items.count
    for node in members.nodes where use.includes(game[node]) { all.nodes.append(node) }
    if use.includesItems { all.items += members.items }
    if before == all.nodes.count + all.items.count, !isIncomplete {
      report.error(
        .unknownTag, at: json.place,
        "nothing with the tag `\(tag)` fits here: \(use.wanted.withArticles)")
    }
  }

  private mutating func nearestTag(to tag: String) -> String? {
    guard suggestionsLeft > 0 else { return nil }
    suggestionsLeft -= tags.tags.count
    return NameSuggestion.nearest(to: tag, in: tags.tags)
  }
}
