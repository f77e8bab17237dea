import ProgressionText

/// The findings that a pack silences in place with `$allow`.
struct Allowances: Sendable {
  private struct Allowance: Sendable {
    let place: Place
    let code: DiagnosticCode
    /// Where the code is written.
    let written: Place
    /// Whether it silenced a finding.
    var isUsed = false
  }

  private var allowances: [Allowance] = []
  private var seen: Set<Place> = []

  /// Silences `code`, which stands at `written`, in what `place` covers.
  mutating func allow(_ code: DiagnosticCode, in place: Place, written: Place) {
    allowances.append(Allowance(place: place, code: code, written: written))
  }

  /// Whether the `$allow` at `place` is met for the first time.
  mutating func isNew(_ place: Place) -> Bool {
    seen.insert(place).inserted
  }

  /// Whether a finding is silenced at one of the places that it names; takes note of what silences it.
  mutating func covers(_ diagnostic: Diagnostic) -> Bool {
    var isCovered = false
    for index in allowances.indices where allowances[index].code == diagnostic.code {
      let place = allowances[index].place
      let isNamed =
        Self.isInside(diagnostic.place, place)
        || diagnostic.related.contains { Self.isInside($0.place, place) }
      guard isNamed else { continue }
      allowances[index].isUsed = true
      isCovered = true
    }
    return isCovered
  }

  private static func isInside(_ inner: Place, _ outer: Place) -> Bool {
    inner.file == outer.file && outer.start <= inner.start && inner.end <= outer.end
  }

  /// What silenced none of the findings so far.
  var unused: [Diagnostic] {
    var findings: [Diagnostic] = []
    for allowance in allowances where !allowance.isUsed && allowance.code != .unusedAllow {
      findings.append(
        Diagnostic(
          .unusedAllow, severity: .warning, at: allowance.written,
          "there is no finding `\(allowance.code.name)` here to allow", help: ["take it out"]))
    }
    return findings
  }
}

/// What `checks` can make of a finding.
enum CheckSeverity: String, Sendable {
  case off
  case warning
  case error
}
