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

  private struct Rewrite: Hashable, Sendable {
    let object: Place
    let key: String
  }

  private(set) var diagnostics: [Diagnostic] = []
  private(set) var errorCount = 0
  private var seen: Set<Cause> = []
  /// Where the key is written that a fix turns into another, by object and key.
  private var rewrites: [Rewrite: Place] = [:]

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

  /// Whether a fix may write a key at `place` of an object: no, where the object has the key, nor
  /// where another finding would write it too, whose fix is taken back.
  mutating func mayWrite(_ key: String, at place: Place, in object: JSONValue) -> Bool {
    if object[key] != nil { return false }
    let rewrite = Rewrite(object: object.place, key: key)
    guard let first = rewrites[rewrite], first != place else {
      rewrites[rewrite] = place
      return true
    }
    dropFix(at: first)
    return false
  }

  /// Takes back the fix whose one edit is of this place.
  mutating func dropFix(at place: Place) {
    for index in diagnostics.indices {
      guard let fix = diagnostics[index].fix, fix.edits.count == 1, fix.edits[0].place == place
      else { continue }
      diagnostics[index].fix = nil
    }
  }

  mutating func error(
    _ code: DiagnosticCode, at place: Place, _ message: String,
    related: [Diagnostic.Related] = [], help: [String] = [], fix: Fix? = nil
  ) {
    add(Diagnostic(code, at: place, message, related: related, help: help, fix: fix))
  }
}
