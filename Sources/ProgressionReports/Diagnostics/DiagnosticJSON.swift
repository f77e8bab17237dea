public import ProgressionText

/// Findings as JSON: the same shape wherever a program prints them.
public enum DiagnosticJSON {
  /// Writes one finding as an object with the keys `code`, `severity`, `file`, `line`, `column`,
  /// `endLine`, `endColumn`, `message` and, where there is anything, `help`, `related` and `fix`.
  ///
  /// - Complexity: O(n) for n bytes of the finding, and of the lines up to its place the first time.
  public static func write(
    _ diagnostic: Diagnostic, _ sources: Sources, to writer: inout JSONWriter
  ) {
    writer.beginObject()
    writer.key("code")
    writer.string(diagnostic.code.name)
    writer.key("severity")
    writer.string(diagnostic.severity.name)
    writeSpan(diagnostic.place, sources, to: &writer)
    writer.key("message")
    writer.string(diagnostic.message)
    writeHelp(of: diagnostic, to: &writer) { related, writer in
      writeSpan(related.place, sources, to: &writer)
      writer.key("message")
      writer.string(related.message)
    }
    if let fix = diagnostic.fix {
      writer.key("fix")
      write(fix, sources, to: &writer)
    }
    writer.endObject()
  }

  /// The keys `help` and `related`, where there is anything; `keys` writes those of a related place.
  public static func writeHelp(
    of diagnostic: Diagnostic, to writer: inout JSONWriter,
    keys: (Diagnostic.Related, inout JSONWriter) -> Void
  ) {
    if !diagnostic.help.isEmpty {
      writer.key("help")
      writer.beginArray()
      for line in diagnostic.help { writer.string(line) }
      writer.endArray()
    }
    if diagnostic.related.isEmpty { return }
    writer.key("related")
    writer.beginArray()
    for related in diagnostic.related {
      writer.beginObject()
      keys(related, &writer)
      writer.endObject()
    }
    writer.endArray()
  }

  /// The keys `file`, `line` and `column`; none for what has no place.
  public static func write(_ place: Place, _ sources: Sources, to writer: inout JSONWriter) {
    guard let location = sources.location(of: place) else { return }
    writer.key("file")
    writer.string(location.file)
    writer.key("line")
    writer.integer(location.line)
    writer.key("column")
    writer.integer(location.column)
  }

  /// The same, and where the place ends: `endLine` and `endColumn`, after its last character.
  private static func writeSpan(
    _ place: Place, _ sources: Sources, to writer: inout JSONWriter
  ) {
    write(place, sources, to: &writer)
    guard let end = sources.end(of: place) else { return }
    writer.key("endLine")
    writer.integer(end.line)
    writer.key("endColumn")
    writer.integer(end.column)
  }

  private static func write(_ fix: Fix, _ sources: Sources, to writer: inout JSONWriter) {
    writer.beginObject()
    writer.key("title")
    writer.string(fix.title)
    writer.key("edits")
    writer.beginArray()
    for edit in fix.edits {
      writer.beginObject()
      writeSpan(edit.place, sources, to: &writer)
      writer.key("replacement")
      writer.string(edit.replacement)
      writer.endObject()
    }
    writer.endArray()
    writer.endObject()
  }
}
