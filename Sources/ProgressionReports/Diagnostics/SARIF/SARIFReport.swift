public import ProgressionLanguage
import ProgressionText

/// Findings in the Static Analysis Results Interchange Format, version 2.1.0.
///
/// Places are relative to the folder that the program ran in, and columns count Unicode scalars. A
/// finding keeps its fingerprint while the text around it stays, wherever in the file it moves to.
///
/// Source: OASIS, "Static Analysis Results Interchange Format (SARIF) Version 2.1.0" (2020).
public enum SARIFReport {
  /// The program that found it.
  public struct Tool: Hashable, Sendable {
    /// The name of the program.
    public let name: String
    /// Its version.
    public let version: String

    /// Makes a tool.
    public init(name: String, version: String) {
      self.name = name
      self.version = version
    }
  }

  /// The report as one document.
  ///
  /// - Parameters:
  ///   - report: What was found.
  ///   - tool: The program that found it.
  ///   - catalogue: The stories of all codes; those of codes that were found become rules.
  /// - Returns: The JSON text, with a line end at its end.
  /// - Complexity: O(n log n) for n findings and codes.
  public static func text(
    _ report: DiagnosticReport, by tool: Tool, catalogue: [DiagnosticCatalogue.Entry]
  ) -> String {
    let rules = SARIFRules(of: report, among: catalogue)
    var writer = JSONWriter(style: .indented)
    writer.beginObject()
    writer.member("$schema", "https://json.schemastore.org/sarif-2.1.0.json")
    writer.member("version", "2.1.0")
    writer.list("runs") { writer in
      writer.beginObject()
      writer.object("tool") { writer in
        writer.object("driver") { writer in
          writer.member("name", tool.name)
          writer.member("version", tool.version)
          writer.member("semanticVersion", tool.version)
          writer.list("rules") { rules.write(to: &$0) }
        }
      }
      writer.member("columnKind", "unicodeCodePoints")
      writer.list("invocations") { write(report.failures, to: &$0) }
      writer.list("results") { writer in
        var fingerprints = Fingerprints()
        for part in report.parts {
          for diagnostic in part.diagnostics {
            SARIFResult(diagnostic, part.sources).write(rules, &fingerprints, to: &writer)
          }
        }
      }
      writer.endObject()
    }
    writer.endObject()
    return writer.text
  }

  private static func write(
    _ failures: [DiagnosticReport.Failure], to writer: inout JSONWriter
  ) {
    writer.beginObject()
    writer.key("executionSuccessful")
    writer.boolean(failures.isEmpty)
    writer.list("toolExecutionNotifications") { writer in
      for failure in failures {
        writer.beginObject()
        writer.member("level", "error")
        writer.message("message", [failure.message] + failure.help)
        writer.endObject()
      }
    }
    writer.endObject()
  }
}
