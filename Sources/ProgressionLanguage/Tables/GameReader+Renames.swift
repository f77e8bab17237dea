import ProgressionModel
import ProgressionText

extension GameReader {
  /// Reads `renamed`, once all ids are declared; chains end at the id that the pack declares.
  mutating func readRenames(_ pack: JSONValue) {
    guard let value = pack["renamed"],
      isObject(value, "`renamed`", help: ["write {\"old\": \"new\"}"])
    else { return }
    var targets: [String: String] = [:]
    var members: [(old: String, member: JSONMember)] = []
    for member in value.members where isEntry(member, of: value) {
      guard let new = text(member.value, "renamed") else { continue }
      let old = member.key
      guard isOldID(old, member) else { continue }
      targets[old] = new
      members.append((old, member))
    }
    var circular: Set<String> = []
    var ends: [String: String] = [:]
    for (old, member) in members where !circular.contains(old) {
      if let new = end(of: old, targets, member, &circular, &ends) {
        game.renamed.append(Rename(old: old, new: new))
        names.rename(old, to: new)
      }
    }
  }

  /// Whether an id may be an old one: well formed and not declared.
  private mutating func isOldID(_ old: String, _ member: JSONMember) -> Bool {
    var complaint = IDSyntax.complaint(about: old)
    if let (world, level) = IDSyntax.split(old) {
      complaint = IDSyntax.complaint(about: world) ?? IDSyntax.complaint(about: level)
    }
    if let complaint {
      report.error(.invalidID, at: member.keyPlace, "`\(old)` is no id: \(complaint)")
      return false
    }
    guard let entity = names[old] else { return true }
    report.error(
      .invalidRename, at: member.keyPlace, "`\(old)` is renamed and declared as well",
      related: [.init(place: place(of: entity), message: "declared here")],
      help: ["declare the new id only, or take this entry out"])
    return false
  }

  /// The declared id at the end of a chain of renames.
  private mutating func end(
    of old: String, _ targets: [String: String], _ member: JSONMember,
    _ circular: inout Set<String>, _ ends: inout [String: String]
  ) -> String? {
    var current = old
    var passed: Set<String> = [old]
    while let next = targets[current] {
      if let end = ends[current] {
        current = end
        break
      }
      current = next
      if circular.contains(current) { return nil }
      if !passed.insert(current).inserted {
        circular.formUnion(passed)
        report.error(
          .invalidRename, at: member.keyPlace, "`\(old)` is renamed in a circle",
          help: ["the last id of a chain is one that the pack declares"])
        return nil
      }
    }
    if names[current] != nil {
      // The rest of the chain ends there too; no part of it is walked twice.
      for id in passed where id != current { ends[id] = current }
      return current
    }
    if isExcused(current, .every) { return nil }
    var help: [String] = []
    var fix: Fix?
    if let near = nearestID(to: current, .every) {
      help = ["did you mean `\(near)`?"]
      if passed.count == 2 {
        fix = Self.respelling(current, as: near, at: member.value.place)
      }
    }
    report.error(
      .invalidRename, at: member.value.place,
      "`\(old)` is renamed to `\(current)`, which is not declared", help: help, fix: fix)
    return nil
  }
}
