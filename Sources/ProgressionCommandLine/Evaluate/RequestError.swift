import ProgressionKit

/// Why a line is no request; its answer says so in its place.
struct RequestError: Error {
  /// What is wrong, in order of place; one finding at least.
  let diagnostics: [Diagnostic]

  init(_ diagnostics: [Diagnostic]) {
    self.diagnostics = diagnostics
  }

  static let tooLong = RequestError([
    Diagnostic(
      .jsonTooLarge, at: .none,
      "the line has more than \(RequestLines.maximumLength) bytes, and no more are read")
  ])

  static let blank = RequestError([
    Diagnostic(
      .jsonEmpty, at: .none, "the line is empty: a request is due",
      help: ["every line is a request and gets an answer; `{}` asks for a new player"])
  ])

  /// Writes the answer: the first finding, and how many more there are.
  ///
  /// - Parameters:
  ///   - id: What the sender knows the request by, where that could be read.
  ///   - line: The number of the line.
  ///   - writer: Where the answer goes.
  ///   - column: The column of a place.
  func write(
    _ id: JSONValue?, line: Int64, to writer: inout JSONWriter, column: (Place) -> Int64?
  ) {
    writer.beginObject()
    if let id {
      writer.key("id")
      writer.raw(id.sourceText)
    }
    writer.key("line")
    writer.integer(line)
    writer.key("error")
    writer.beginObject()
    if let first = diagnostics.first {
      writer.key("code")
      writer.string(first.code.name)
      Self.write(first.place, first.message, to: &writer, column)
      DiagnosticJSON.writeHelp(of: first, to: &writer) { related, writer in
        Self.write(related.place, related.message, to: &writer, column)
      }
    }
    if diagnostics.count > 1 {
      writer.key("more")
      writer.integer(Int64(diagnostics.count - 1))
    }
    writer.endObject()
    writer.endObject()
  }

  private static func write(
    _ place: Place, _ message: String, to writer: inout JSONWriter, _ column: (Place) -> Int64?
  ) {
    writer.key("message")
    writer.string(message)
    if let column = column(place) {
      writer.key("column")
      writer.integer(column)
    }
  }
}
