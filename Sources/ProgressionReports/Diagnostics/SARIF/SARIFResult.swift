import ProgressionText

/// One finding of a report.
struct SARIFResult {
  private let diagnostic: Diagnostic
  private let sources: Sources

  init(_ diagnostic: Diagnostic, _ sources: Sources) {
    self.diagnostic = diagnostic
    self.sources = sources
  }

  func write(
    _ rules: SARIFRules, _ fingerprints: inout Fingerprints, to writer: inout JSONWriter
  ) {
    writer.beginObject()
    writer.member("ruleId", diagnostic.code.name)
    if let position = rules.position(of: diagnostic.code) {
      writer.key("ruleIndex")
      writer.integer(Int64(position))
    }
    writer.member("level", diagnostic.severity.name)
    writer.message("message", [diagnostic.message] + DiagnosticWords.advice(of: diagnostic))
    if sources.location(of: diagnostic.place) != nil {
      writer.list("locations") { writer in
        writer.beginObject()
        writeLocation(diagnostic.place, to: &writer)
        writer.endObject()
      }
    }
    writeRelated(to: &writer)
    if let fix = diagnostic.fix { write(fix, to: &writer) }
    writer.object("partialFingerprints") { writer in
      writer.member(Fingerprints.key, fingerprints.next(of: diagnostic, sources))
    }
    writer.endObject()
  }

  private func writeRelated(to writer: inout JSONWriter) {
    let related = diagnostic.related.filter { sources.location(of: $0.place) != nil }
    if related.isEmpty { return }
    writer.list("relatedLocations") { writer in
      for related in related {
        writer.beginObject()
        writeLocation(related.place, to: &writer)
        writer.message("message", [related.message])
        writer.endObject()
      }
    }
  }

  private func writeLocation(_ place: Place, to writer: inout JSONWriter) {
    writer.object("physicalLocation") { writer in
      writeArtifact(place.file, to: &writer)
      writeRegion("region", place, to: &writer)
    }
  }

  private func writeArtifact(_ file: FileID, to writer: inout JSONWriter) {
    let uri = FileURI(path: sources[file].name)
    writer.object("artifactLocation") { writer in
      writer.member("uri", uri.text)
      if uri.isInside { writer.member("uriBaseId", "%SRCROOT%") }
    }
  }

  private func writeRegion(_ name: String, _ place: Place, to writer: inout JSONWriter) {
    guard let start = sources.location(of: place), let end = sources.end(of: place) else { return }
    writer.object(name) { writer in
      for (key, number) in [
        ("startLine", start.line), ("startColumn", start.column),
        ("endLine", end.line), ("endColumn", end.column),
      ] {
        writer.key(key)
        writer.integer(number)
      }
    }
  }

  /// The changes file by file, in the order in which the fix first touches them.
  private func write(_ fix: Fix, to writer: inout JSONWriter) {
    var files: [FileID] = []
    for edit in fix.edits where !files.contains(edit.place.file) { files.append(edit.place.file) }
    writer.list("fixes") { writer in
      writer.beginObject()
      writer.message("description", [fix.title])
      writer.list("artifactChanges") { writer in
        for file in files {
          writer.beginObject()
          writeArtifact(file, to: &writer)
          writer.list("replacements") { writer in
            for edit in fix.edits where edit.place.file == file { write(edit, to: &writer) }
          }
          writer.endObject()
        }
      }
      writer.endObject()
    }
  }

  private func write(_ edit: Edit, to writer: inout JSONWriter) {
    writer.beginObject()
    writeRegion("deletedRegion", edit.place, to: &writer)
    writer.message("insertedContent", [edit.replacement])
    writer.endObject()
  }
}

extension JSONWriter {
  /// A key with a text.
  mutating func member(_ name: String, _ text: String) {
    key(name)
    string(text)
  }

  /// A key with an object that has lines as its `text`.
  mutating func message(_ name: String, _ lines: [String]) {
    object(name) { $0.member("text", lines.joined(separator: "\n")) }
  }

  /// A key with an object.
  mutating func object(_ name: String, _ write: (inout JSONWriter) -> Void) {
    key(name)
    beginObject()
    write(&self)
    endObject()
  }

  /// A key with a list.
  mutating func list(_ name: String, _ write: (inout JSONWriter) -> Void) {
    key(name)
    beginArray()
    write(&self)
    endArray()
  }
}
