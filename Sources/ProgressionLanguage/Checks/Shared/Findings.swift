import ProgressionText

/// What the checks found, each cause once.
///
/// Conditions of `defaults` stand in the game once for every node that they apply to, all with the
/// place where they are written; the first of them speaks for all.
struct Findings {
  private struct Cause: Hashable {
    let code: DiagnosticCode
    let place: Place
  }

  /// Whether warnings are asked for too, and not errors alone.
  let includeWarnings: Bool
  private(set) var diagnostics: [Diagnostic] = []
  private var causes: Set<Cause> = []

  init(includeWarnings: Bool) {
    self.includeWarnings = includeWarnings
  }

  /// Whether something was found at a place that is written.
  func contains(_ code: DiagnosticCode, at place: Place) -> Bool {
    causes.contains(Cause(code: code, place: place))
  }

  mutating func add(
    _ code: DiagnosticCode, severity: Severity = .error, at place: Place, _ message: String,
    related: [Diagnostic.Related] = [], help: [String] = [], fix: Fix? = nil
  ) {
    guard includeWarnings || severity == .error else { return }
    let isFirst = place.isNone || causes.insert(Cause(code: code, place: place)).inserted
    guard isFirst else { return }
    diagnostics.append(
      Diagnostic(
        code, severity: severity, at: place, message, related: related, help: help, fix: fix))
  }
}
