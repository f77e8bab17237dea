public import ProgressionModel
public import ProgressionText

/// Reads commands from JSON: their shape only; ids stay strings.
public enum CommandReader {
  /// Reads one command.
  ///
  /// - Parameters:
  ///   - value: the object of the command.
  ///   - besides: further keys that the object may have, which the caller reads.
  ///   - authority: the sender; a command that needs more is refused with the code
  ///     `command-authority`. By default nothing is refused.
  /// - Returns: the command, or `nil` after a mistake; and the findings in order of place.
  /// - Complexity: linear in the size of the value.
  public static func read(
    _ value: JSONValue, besides: [KeyWord] = [], authority: Authority = .store
  ) -> (command: Command?, diagnostics: [Diagnostic]) {
    var decoder = CommandDecoder(authority: authority)
    let command = decoder.command(value, besides: besides)
    let diagnostics = decoder.report.diagnostics.inOrderOfPlace()
    return (diagnostics.isEmpty ? command : nil, diagnostics)
  }

  /// Reads the id of a command alone: text, or `{"writer": "phone", "n": 41}`.
  ///
  /// - Returns: the id, or `nil` after a mistake; and the findings in order of place.
  public static func readID(
    _ value: JSONValue
  ) -> (id: CommandID?, diagnostics: [Diagnostic]) {
    var decoder = CommandDecoder(authority: .store)
    let id = decoder.commandID(value)
    let diagnostics = decoder.report.diagnostics.inOrderOfPlace()
    return (diagnostics.isEmpty ? id : nil, diagnostics)
  }

  /// Reads the name of a playthrough alone.
  ///
  /// - Returns: the name, or `nil` after a mistake; and the findings in order of place.
  public static func readPlaythrough(
    _ value: JSONValue
  ) -> (name: String?, diagnostics: [Diagnostic]) {
    var decoder = CommandDecoder(authority: .store)
    let name = decoder.name(value, "playthrough")
    return (name, decoder.report.diagnostics)
  }

  /// The head keys of the commands that are read.
  public static var heads: [String] {
    var heads: [String] = []
    for head in CommandHead.allCases { heads.append(head.rawValue) }
    return heads
  }

  /// The head key that a word of other tools means, as `talk` means `meet`; `nil` for any other.
  public static func head(meantBy word: String) -> String? {
    CommandHead.meant(by: word)?.rawValue
  }

  /// Whether an object has the head key of a command.
  public static func isCommand(_ value: JSONValue) -> Bool {
    for member in value.members where CommandHead(member.word) != nil { return true }
    return false
  }
}
