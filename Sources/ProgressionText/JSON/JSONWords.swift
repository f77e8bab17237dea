/// Words that people write for values of JSON.
enum JSONWords {
  /// The word of JSON that another word stands for, or `nil` when there is none.
  static func meant(by word: String) -> String? {
    switch lowercased(word) {
    case "true", "yes", "on": "true"
    case "false", "no", "off": "false"
    case "null", "nil", "none", "undefined", "nothing": "null"
    default: nil
    }
  }

  /// Whether a word names infinity or what is no number.
  static func isNotANumber(_ word: String) -> Bool {
    switch lowercased(word) {
    case "nan", "inf", "infinity": true
    default: false
    }
  }

  /// ASCII letters made small; enough to compare with words of ASCII.
  private static func lowercased(_ word: String) -> String {
    guard word.utf8.count <= 16 else { return word }
    return String(
      decoding: word.utf8.map { $0 >= 0x41 && $0 <= 0x5A ? $0 + 0x20 : $0 }, as: UTF8.self)
  }
}
