import ProgressionModel
import ProgressionText

/// What an id may look like.
package enum IDSyntax {
  /// The words of the language that no id is; levels aside, whose ids have their world before.
  package static let reserved: [String] = {
    var words = ownWords
    for table in TableName.allCases { words.append(table.rawValue) }
    return words
  }()

  private static let ownWords = [
    "all", "free", "account", "playthrough", "accepted", "unlock", "set", "add", "timers",
  ]

  /// Whether a text means something else where an id may stand; names of tables are reserved too.
  static func isReserved(_ id: String) -> Bool {
    TableName(KeyWord(id)) != nil || ownWords.contains(id)
  }

  /// What is wrong with an id, or `nil` when it is well formed.
  static func complaint(about id: String) -> String? {
    let utf8 = id.utf8
    if utf8.isEmpty { return "an id has at least one character" }
    if utf8.count > IDText.maximumLength {
      return "an id has at most \(IDText.maximumLength) characters"
    }
    for byte in utf8 where !IDText.isAllowed(byte) {
      return "an id has only ASCII letters, digits, `-`, `_` and `.`"
    }
    if utf8.starts(with: "x-".utf8) {
      return "keys that begin with `x-` are ignored, so no id does"
    }
    return nil
  }

  /// The parts of `world/level`, or `nil` when there is not exactly one slash.
  static func split(_ id: String) -> (world: String, level: String)? {
    let utf8 = id.utf8
    guard let slash = utf8.firstIndex(of: UInt8(ascii: "/")) else { return nil }
    let rest = utf8[utf8.index(after: slash)...]
    if rest.contains(UInt8(ascii: "/")) { return nil }
    return (String(id[..<slash]), String(id[rest.startIndex...]))
  }
}
