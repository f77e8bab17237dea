/// Text that any terminal, log and markup takes: nothing in it moves a cursor or hides.
enum Visible {
  /// The text with control characters, line ends and bidirectional controls as `\u{...}`.
  static func text(_ text: String) -> String {
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

  /// The text in double quotes, as JSON writes it but for control characters.
  static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      if scalar == "\"" || scalar == "\\" { quoted += "\\" }
      quoted.unicodeScalars.append(scalar)
    }
    return Visible.text(quoted + "\"")
  }

  private static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0: true
    case 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    case 0xFEFF, 0xFFFE, 0xFFFF: true
    default: false
    }
  }
}
