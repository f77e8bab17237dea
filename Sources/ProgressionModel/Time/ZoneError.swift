public import ProgressionText

/// Why a text is no zone tables.
public struct ZoneError: Error, Hashable, Sendable {
  /// What is wrong, with its places in the text.
  public var diagnostics: [Diagnostic]

  /// Makes an error.
  public init(_ diagnostics: [Diagnostic]) {
    self.diagnostics = diagnostics
  }
}

extension DiagnosticCode {
  /// Zone tables have a value that no zone has.
  public static var zoneValue: DiagnosticCode { DiagnosticCode("zone-value") }
  /// Zone tables have a key that their schema does not know, or one twice.
  public static var zoneKey: DiagnosticCode { DiagnosticCode("zone-key") }
  /// Zone tables were written by another schema.
  public static var zoneSchema: DiagnosticCode { DiagnosticCode("zone-schema") }
}
