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
    let result = reading.document.map { CommandReader.read($0.root) }
    guard let command = result?.command else {
      let findings = reading.diagnostics + (result?.diagnostics ?? [])
      throw Rejection(noCommand: findings) { place in
        sources.location(of: place).map { ($0.line, $0.column) }
      }
    }
    let needed = command.authority
    if needed > authority { throw .notAllowed(needs: needed) }
    self = command
  }
}

extension Rejection {
  /// The rejection of what is no command: the first finding in a sentence, with what helps.
  ///
  /// - Parameters:
  ///   - findings: What the reader of commands found.
  ///   - position: The line and column of a place.
  package init(noCommand findings: [Diagnostic], at position: (Place) -> (Int64, Int64)?) {
    guard let first = findings.first else {
      self = .malformed("no command")
      return
    }
    let sentence = ([first.message] + first.help).joined(separator: "; ")
    guard let (line, column) = position(first.place) else {
      self = .malformed(sentence)
      return
    }
    self = .malformed("\(line):\(column): \(sentence)")
  }
}
