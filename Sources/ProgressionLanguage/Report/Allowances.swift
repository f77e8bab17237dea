import ProgressionText

/// The findings that a pack silences in place with `$allow`.
struct Allowances: Sendable {
  private struct Allowance: Sendable {
    let place: Place
    let code: DiagnosticCode
  }

  private var allowances: [Allowance] = []
  private var seen: Set<Place> = []

  /// Silences `code` in what `place` covers.
  mutating func allow(_ code: DiagnosticCode, in place: Place) {
    allowances.append(Allowance(place: place, code: code))
  }

  /// Whether the `$allow` at `place` is met for the first time.
  mutating func isNew(_ place: Place) -> Bool {
    seen.insert(place).inserted
  }

  /// Whether a finding is silenced.
  func covers(_ diagnostic: Diagnostic) -> Bool {
    for allowance in allowances where allowance.code == diagnostic.code {
      let place = allowance.place
      if place.file == diagnostic.place.file, place.start <= diagnostic.place.start,
        diagnostic.place.end <= place.end
      {
        return true
      }
    }
    return false
  }
}

/// What `checks` can make of a finding.
enum CheckSeverity: String, Sendable {
  case off
  case warning
  case error
}
