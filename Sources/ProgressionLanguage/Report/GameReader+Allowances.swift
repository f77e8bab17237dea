import ProgressionText

extension GameReader {
  /// Takes note of an `$allow`, which covers `extent`; nothing for other keys.
  mutating func noteAllowance(_ member: JSONMember, extent: Place) {
    guard member.keyIs("$allow"), allowances.isNew(member.keyPlace) else { return }
    guard member.value.kind == .object else {
      reportType(of: member.value, "`$allow` is an object: {\"code\": \"the reason\"}")
      return
    }
    for entry in member.value.members where isEntry(entry, of: member.value) {
      guard let code = configurableCode(entry) else { continue }
      guard let reason = entry.value.string, !reason.isEmpty else {
        reportType(of: entry.value, "the reason for `\(code.name)` is a text that is not empty")
        continue
      }
      allowances.allow(code, in: extent, written: entry.keyPlace)
    }
  }

  /// The code that a key of `checks` or `$allow` names; reports any that cannot be configured.
  mutating func configurableCode(_ member: JSONMember) -> DiagnosticCode? {
    let code = DiagnosticCode(member.key)
    let entry = DiagnosticCatalogue.entry(of: code)
    if let entry, entry.isConfigurable { return code }
    if entry != nil {
      report.error(
        .unknownCheck, at: member.keyPlace,
        "`\(code.name)` is a mistake of reading and cannot be silenced")
      return nil
    }
    var candidates: [String] = []
    for entry in DiagnosticCatalogue.entries where entry.isConfigurable {
      candidates.append(entry.code.name)
    }
    var help: [String] = []
    var fix: Fix?
    if let near = NameSuggestion.nearest(to: code.name, in: candidates) {
      help = ["did you mean `\(near)`?"]
      fix = Self.correcting(code.name, to: near, at: member.keyPlace)
    }
    report.error(
      .unknownCheck, at: member.keyPlace, "no check has the code `\(code.name)`", help: help,
      fix: fix)
    return nil
  }
}
