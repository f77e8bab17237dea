public import ProgressionModel
public import ProgressionText

/// Writes outcomes, rejections and changes as JSON.
public enum OutcomeWriter {
  /// Writes an outcome: `{"outcome": "accepted", "revision": n, "changes": [...]}`, or a duplicate
  /// with the changes of its first time.
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
    writer.key("changes")
    writer.beginArray()
    for change in outcome.changes { write(change, to: &writer) }
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

  /// Writes one change: its kind, its id, then what the kind has.
  public static func write(_ change: Change, to writer: inout JSONWriter) {
    writer.beginObject()
    writer.key("kind")
    writer.string(change.kind.description)
    writer.key("id")
    writer.string(change.id)
    if let from = change.from {
      writer.key("from")
      write(from, to: &writer)
    }
    if let to = change.to {
      writer.key(change.kind == .mark ? "mark" : "to")
      write(to, to: &writer)
    }
    if let amount = change.amount {
      writer.key("amount")
      writer.integer(amount)
    }
    if let cause = change.cause {
      writer.key("by")
      write(cause, to: &writer)
    }
    writer.endObject()
  }

  private static func write(_ value: Change.Value, to writer: inout JSONWriter) {
    switch value {
    case .boolean(let boolean): writer.boolean(boolean)
    case .integer(let integer): writer.integer(integer)
    case .text(let text): writer.string(text)
    }
  }

  private static func write(_ cause: Change.Cause, to writer: inout JSONWriter) {
    writer.beginObject()
    switch cause {
    case .command(let name):
      writer.key("command")
      writer.string(name)
    case .reward(let moment, let node):
      writer.key("reward")
      writer.string(moment)
      writer.key("of")
      writer.string(node)
    case .route(let position):
      writer.key("route")
      writer.integer(position)
    }
    writer.endObject()
  }
}
