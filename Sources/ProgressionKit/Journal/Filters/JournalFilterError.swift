public import ProgressionText

/// Why a text is no filter.
public struct JournalFilterError: Error, Sendable {
  /// What is wrong, with its place in the text.
  public let diagnostic: Diagnostic
  /// The text, for the columns of the place.
  public let sources: Sources

  /// Makes an error about a text.
  init(_ text: String, _ diagnostic: Diagnostic) {
    self.diagnostic = diagnostic
    var sources = Sources()
    _ = sources.add(SourceFile(name: "filter", text: text))
    self.sources = sources
  }
}

extension JournalFilterError: CustomStringConvertible {
  /// The finding with a mark under its place, as a terminal shows it.
  public var description: String {
    DiagnosticRenderer.text(diagnostic, sources: sources, color: false)
  }
}

extension DiagnosticCode {
  /// A filter is not written as filters are.
  public static let filterSyntax: DiagnosticCode = "filter-syntax"
  /// A filter has `and` beside `or` without brackets.
  public static let filterMixed: DiagnosticCode = "filter-mixed"
  /// A filter asks for a field that entries do not have.
  public static let filterField: DiagnosticCode = "filter-field"
  /// A filter compares a field with what it cannot be, or in a way that it cannot.
  public static let filterValue: DiagnosticCode = "filter-value"
  /// A filter names an entry that is not there.
  public static let filterName: DiagnosticCode = "filter-name"

  /// Every code of filters.
  public static let allFilter: [DiagnosticCode] = [
    filterSyntax, filterMixed, filterField, filterValue, filterName,
  ]
}
