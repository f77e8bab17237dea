public import ProgressionText

/// Why a text is no journal.
public struct JournalReadingError: Error, Sendable {
  /// What is wrong, each with its place in the text.
  public let diagnostics: [Diagnostic]
  /// The text, for the lines and columns of the places.
  public let sources: Sources

  /// Whether the text is something else than a journal, or one of a version that is not read, rather
  /// than a damaged one.
  public var isForeign: Bool {
    diagnostics.contains { $0.code == .journalDocument || $0.code == .journalSchema }
  }
}

extension JournalReadingError: CustomStringConvertible {
  /// The findings with their lines, as a terminal shows them.
  public var description: String {
    DiagnosticRenderer.text(diagnostics, sources: sources, color: false)
  }
}

extension DiagnosticCode {
  /// The text is JSON, but no journal.
  public static let journalDocument: DiagnosticCode = "journal-document"
  /// The journal has a schema that this version does not read, or none.
  public static let journalSchema: DiagnosticCode = "journal-schema"
  /// A key of a journal is unknown, missing or there twice.
  public static let journalKey: DiagnosticCode = "journal-key"
  /// A value of a journal is none that its key takes.
  public static let journalValue: DiagnosticCode = "journal-value"
  /// A number in a journal belongs to nothing, or to two things.
  public static let journalNumber: DiagnosticCode = "journal-number"

  /// Every code of the reader of journals.
  public static let allJournal: [DiagnosticCode] = [
    journalDocument, journalSchema, journalKey, journalValue, journalNumber,
  ]
}
