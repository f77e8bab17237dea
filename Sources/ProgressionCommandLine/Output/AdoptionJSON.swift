import ProgressionKit

/// What became of a state that another version of the rule pack adopted, as JSON: in the words in
/// which scenarios expect it, what is empty left out.
enum AdoptionJSON {
  static func write(_ report: AdoptionReport, to writer: inout JSONWriter) {
    writer.beginObject()
    if !report.renamed.isEmpty {
      writer.key("renamed")
      writer.beginObject()
      for rename in report.renamed {
        writer.key(rename.old)
        writer.string(rename.new)
      }
      writer.endObject()
    }
    for (key, ids) in [
      ("removed", report.removed), ("opened", report.opened), ("keptOpen", report.keptOpen),
      ("completionLost", report.completionLost),
    ] where !ids.isEmpty {
      writer.key(key)
      writer.beginArray()
      for id in ids { writer.string(id) }
      writer.endArray()
    }
    if !report.paid.isEmpty {
      writer.key("paid")
      RecordJSON.write(report.paid, to: &writer)
    }
    if !report.changes.isEmpty {
      writer.key("changes")
      writer.beginArray()
      for change in report.changes { change.write(to: &writer) }
      writer.endArray()
    }
    writer.endObject()
  }
}
