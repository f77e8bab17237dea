import ProgressionModel
import ProgressionText

/// Finds tags that are likely misspelled.
extension GameReader {
  /// Reports a tag that one thing has, that nothing asks for, and that is nearly one that is asked for.
  ///
  /// A tag that nothing asks for is fine otherwise: games read tags too.
  ///
  /// - Complexity: O(n) for n tags, and each such tag is compared with those that are asked for.
  mutating func reportLonelyTags() {
    if askedTags.isEmpty { return }
    let asked = tags.tags.filter { askedTags.contains($0) }
    for tag in tags.tags where !askedTags.contains(tag) {
      guard let members = tags.members[tag], members.nodes.count + members.items.count == 1,
        suggestionsLeft > 0
      else { continue }
      suggestionsLeft -= asked.count
      guard let near = NameSuggestion.nearest(to: tag, in: asked) else { continue }
      let id: String
      let place: Place
      if let node = members.nodes.first {
        if tags.members[near]?.nodes.contains(node) == true { continue }
        (id, place) = (game[node].id, game[node].place)
      } else if let item = members.items.first {
        if tags.members[near]?.items.contains(item) == true { continue }
        (id, place) = (game[item].id, game[item].place)
      } else {
        continue
      }
      report.add(
        Diagnostic(
          .lonelyTag, severity: .warning, at: place,
          "`\(id)` alone has the tag `\(tag)`, and nothing asks for it",
          help: ["did you mean `\(near)`?"]))
    }
  }
}
