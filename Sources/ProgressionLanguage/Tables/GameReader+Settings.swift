import ProgressionModel
import ProgressionText

extension GameReader {
  /// Reads what a pack says about itself; `false` when the rest cannot be read.
  mutating func readIdentity(_ pack: JSONValue) -> Bool {
    guard pack.kind == .object else {
      reportType(of: pack, "a rule pack is an object", help: ["write {\"formatVersion\": 1, …}"])
      return false
    }
    guard isReadable(pack) else { return false }
    checkKeys(pack, .pack)
    if let value = pack["id"] {
      if let id = text(value, "id") {
        if let complaint = IDSyntax.complaint(about: id) {
          report.error(.invalidID, at: value.place, "`\(id)` is no id: \(complaint)")
        }
        game.id = id
      }
    } else {
      reportMissing("id", "\"my-game\"", pack)
    }
    if let value = pack["version"] {
      game.version = text(value, "version") ?? ""
    } else {
      reportMissing("version", "\"1.0.0\"", pack)
    }
    game.title = title(pack, game.id)
    return true
  }

  private mutating func isReadable(_ pack: JSONValue) -> Bool {
    guard let value = pack["formatVersion"] else {
      reportMissing("formatVersion", "1", pack)
      return true
    }
    if value.integer == 1 { return true }
    if let number = value.integer {
      report.error(
        .formatVersion, at: value.place,
        "this version reads packs of format 1; this is of format \(number)",
        help: number > 1 ? ["a newer version of the program may read it"] : ["write 1"])
      return false
    }
    // A wrong type says nothing of the rest, which is read as format 1.
    _ = integer(value, "formatVersion")
    return true
  }

  private mutating func reportMissing(_ key: String, _ example: String, _ pack: JSONValue) {
    if isMisspelt(key, in: pack, .pack) { return }
    // The opening bracket stands for the whole pack, which would be a long place.
    let place = Place(
      file: pack.place.file, start: pack.place.start, end: pack.place.start + 1)
    report.add(
      Diagnostic(
        DiagnosticCode.missingKey, at: place, "a rule pack has the key `\(key)`",
        help: ["write \"\(key)\": \(example)"]), sharingPlace: true)
  }

  /// Reads `checks`.
  mutating func readChecks(_ pack: JSONValue) {
    guard let value = pack["checks"],
      isObject(value, "`checks`", help: ["write {\"code\": \"warning\"}"])
    else { return }
    for member in value.members where isEntry(member, of: value) {
      guard let code = configurableCode(member) else { continue }
      if let word = member.value.string, let severity = CheckSeverity(rawValue: word) {
        severities[code] = severity
      } else {
        reportWord(member.value, "checks", ["off", "warning", "error"])
      }
    }
  }
}
