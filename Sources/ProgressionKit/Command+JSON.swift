import ProgressionLanguage
public import ProgressionModel
import ProgressionText

extension Command {
  /// Reads a command from JSON, as in `{"complete": "lumina-prime/1", "stars": 2}`.
  ///
  /// - Parameters:
  ///   - json: The text of one JSON object.
  ///   - authority: Who sends it; what that sender may not send is refused.
  /// - Throws: `Rejection.malformed`, or `Rejection.notAllowed`, for anything that is no command
  ///   of that sender.
  public init(json: String, from authority: Authority = .player) throws(Rejection) {
    let file = SourceFile(name: "command", text: json)
    var sources = Sources()
    let id = sources.add(file)
    let reading = JSONReader.read(file, as: id)
    guard let document = reading.document else {
      throw .malformed(Self.sentence(reading.diagnostics, sources))
    }
    let result = CommandReader.read(document.root)
    guard let command = result.command else {
      throw .malformed(Self.sentence(result.diagnostics, sources))
    }
    let needed = command.authority
    if needed > authority { throw .notAllowed(needs: needed) }
    self = command
  }

  private static func sentence(_ diagnostics: [Diagnostic], _ sources: Sources) -> String {
    guard let first = diagnostics.first else { return "no command" }
    guard let location = sources.location(of: first.place) else { return first.message }
    return "\(location.line):\(location.column): \(first.message)"
  }
}
