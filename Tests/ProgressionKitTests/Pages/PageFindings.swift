import ProgressionKit

extension RulePack {
  /// What a pack shown on a page must not have.
  ///
  /// A page shows a form and not a whole game: what it declares for one line has no use in another.
  var findingsOnPage: [Diagnostic] {
    let aside: Set<String> = [
      "unused", "never-read", "no-source", "uncounted-level", "missable-content", "lonely-choice",
    ]
    return diagnostics.filter { !aside.contains($0.code.name) }
  }
}
