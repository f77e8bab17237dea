import ProgressionText

/// Collects findings, each cause once.
///
/// What stands in `defaults` is read for every node that it applies to; its mistakes are reported the
/// first time only.
struct Report: Sendable {
  private struct Cause: Hashable, Sendable {
    let code: DiagnosticCode
    let place: Place
  }

  private(set) var diagnostics: [Diagnostic] = []
  private(set) var errorCount = 0
  private var seen: Set<Cause> = []

  /// Takes a finding, unless its cause is known.
  ///
  /// `sharingPlace` is for several causes of one code at one place.
  mutating func add(_ diagnostic: Diagnostic, sharingPlace: Bool = false) {
    if diagnostic.severity == .error { errorCount += 1 }
    let cause = Cause(code: diagnostic.code, place: diagnostic.place)
    // The place of what has none cannot tell causes apart.
    let isKnown = !diagnostic.place.isNone && !seen.insert(cause).inserted
    if !isKnown || sharingPlace { diagnostics.append(diagnostic) }
  }

  mutating func error(
    _ code: DiagnosticCode, at place: Place, _ message: String,
    related: [Diagnostic.Related] = [], help: [String] = [], fix: Fix? = nil
  ) {
    add(Diagnostic(code, at: place, message, related: related, help: help, fix: fix))
  }
}
