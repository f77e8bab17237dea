import ProgressionLanguage
import ProgressionText

/// The findings that small packs make all over.
///
/// A case declares what it needs and gives most of it no use, denies what comes to mind, and has a
/// choice with one member. Only the tests of these findings look at them.
enum Asides {
  static let codes: Set<DiagnosticCode> = [
    .unused, .neverRead, .noSource, .uncountedLevel, .missableContent, .lonelyChoice,
  ]

  static func without(
    _ diagnostics: [Diagnostic], but looked: Set<DiagnosticCode> = []
  ) -> [Diagnostic] {
    diagnostics.filter { !codes.contains($0.code) || looked.contains($0.code) }
  }
}
