public import ProgressionText

/// Why a saved state cannot be loaded.
public struct StateError: Error, Hashable, Sendable {
  /// What is wrong, with its places in the saved text.
  public var diagnostics: [Diagnostic]
  /// Whether the state is sound but belongs to another rule pack or another version of it.
  public var needsAdoption: Bool

  /// Makes an error.
  public init(_ diagnostics: [Diagnostic], needsAdoption: Bool = false) {
    self.diagnostics = diagnostics
    self.needsAdoption = needsAdoption
  }
}

extension DiagnosticCode {
  /// The saved state has a value that no play leads to.
  public static var stateValue: DiagnosticCode { DiagnosticCode("state-value") }
  /// The saved state has a key that its schema does not know.
  public static var stateKey: DiagnosticCode { DiagnosticCode("state-key") }
  /// The saved state has a schema that cannot be read, such as one of a newer major version.
  public static var stateSchema: DiagnosticCode { DiagnosticCode("state-schema") }
  /// The saved state belongs to another rule pack.
  public static var statePack: DiagnosticCode { DiagnosticCode("state-pack") }
}
