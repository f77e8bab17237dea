/// Turns findings into text for people.
public enum DiagnosticRenderer {
  /// The text of one finding, with the lines of source it points at.
  public static func text(_ diagnostic: Diagnostic, sources: Sources, color: Bool) -> String { "" }
  /// The texts of findings, in order of place.
  public static func text(_ diagnostics: [Diagnostic], sources: Sources, color: Bool) -> String { "" }
}
