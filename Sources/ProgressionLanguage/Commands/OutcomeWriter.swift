public import ProgressionModel
public import ProgressionText

/// Writes outcomes, rejections and changes as JSON.
public enum OutcomeWriter {
  /// Writes an outcome: `{"outcome": "accepted", "revision": n, "changes": [...]}`, or a duplicate
  /// with the changes of its first time.
  ///
  /// The outcome of a store's notice has `"acknowledge"` too.
  ///
  /// - Complexity: linear in the number of changes.
  public static func write(_ outcome: Outcome, to writer: inout JSONWriter) {
    writer.beginObject()
    writer.key("outcome")
    writer.string(outcome.isDuplicate ? "duplicate" : "accepted")
    if !outcome.isDuplicate {
      writer.key("revision")
      writer.integer(outcome.revision)
    }
    if let acknowledge = outcome.acknowledge {
      writer.key("acknowledge")
      writer.boolean(acknowledge)
    }
    writer.key("changes")
    writer.beginArray()
    for change in outcome.changes { change.write(to: &writer) }
    writer.endArray()
    writer.endObject()
  }

  /// Writes what became of a command that was refused:
  /// `{"outcome": "rejected", "rejection": {...}}`.
  public static func writeOutcome(of rejection: Rejection, to writer: inout JSONWriter) {
    writer.beginObject()
    writer.key("outcome")
    writer.string("rejected")
    writer.key("rejection")
    write(rejection, to: &writer)
    writer.endObject()
  }
}
