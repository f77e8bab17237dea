public import ProgressionText

/// Everything that a run of a check has to say, whatever is made of it.
public struct DiagnosticReport: Sendable {
  /// The findings of one load.
  public struct Part: Sendable {
    /// What was found, in the order in which it is reported.
    public let diagnostics: [Diagnostic]
    /// The files that the places are in.
    public let sources: Sources

    /// Makes a part.
    public init(_ diagnostics: [Diagnostic], sources: Sources) {
      self.diagnostics = diagnostics
      self.sources = sources
    }
  }

  /// Something that could not be looked at, such as a file that cannot be read.
  public struct Failure: Hashable, Sendable {
    /// What is wrong, in small letters without a final period.
    public let message: String
    /// Lines that say what to do.
    public let help: [String]

    /// Makes a failure.
    public init(_ message: String, help: [String] = []) {
      self.message = message
      self.help = help
    }
  }

  /// The loads, in the order in which they are reported.
  public var parts: [Part]
  /// What could not be looked at.
  public var failures: [Failure]

  /// Makes a report.
  public init(_ parts: [Part] = [], failures: [Failure] = []) {
    self.parts = parts
    self.failures = failures
  }

  /// The number of findings of a severity.
  ///
  /// - Complexity: O(n) for n findings.
  public func count(_ severity: Severity) -> Int {
    parts.reduce(0) { sum, part in
      sum + part.diagnostics.count { $0.severity == severity }
    }
  }
}
