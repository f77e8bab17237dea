import ProgressionText

/// Text inside XML.
enum XML {
  /// An attribute's value with its quotes.
  static func attribute(_ text: String) -> String {
    "\"\(escaped(text, keepingLines: false))\""
  }

  /// The content of an element; line ends stay.
  static func content(_ text: String) -> String {
    escaped(text, keepingLines: true)
  }

  private static func escaped(_ text: String, keepingLines: Bool) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "\n" where keepingLines: escaped += "\n"
      // What is left of the control characters may not stand in XML, even escaped.
      default: escaped += PlainText.visible(String(Character(scalar)))
      }
    }
    return escaped
  }
}
