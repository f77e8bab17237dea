import ProgressionKit

/// Answers as JSON.
enum TrackJSON {
  /// Writes an object with some members to the results.
  static func write(_ context: inout Context, _ members: (inout JSONWriter) -> Void) {
    var writer = JSONWriter(style: .indented)
    writer.beginObject()
    members(&writer)
    writer.endObject()
    context.output += writer.text
  }
}
