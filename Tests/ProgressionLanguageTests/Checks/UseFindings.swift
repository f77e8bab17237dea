import ProgressionLanguage
import ProgressionText

/// The findings about what has no use.
///
/// A case declares what it needs and gives most of it no use, so only the tests of these findings
/// look at them.
enum UseFindings {
  static let codes: Set<DiagnosticCode> = [.unused, .neverRead, .noSource, .uncountedLevel]

  static func without(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    diagnostics.filter { !codes.contains($0.code) }
  }
}
