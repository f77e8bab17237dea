/// Text from outside that is safe to print: it moves no cursor and hides nothing.
enum PlainText {
  /// The text with control and bidirectional characters as `\u{...}`.
  static func visible(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isUnsafe) else { return text }
    var visible = ""
    for scalar in text.unicodeScalars {
      if isUnsafe(scalar) {
        visible += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      } else {
        visible.unicodeScalars.append(scalar)
      }
    }
    return visible
  }

  private static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    case .format: scalar.properties.isBidiControl || scalar == "\u{FEFF}"
    default: false
    }
  }
}
