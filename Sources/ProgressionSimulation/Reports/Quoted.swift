import ProgressionText

/// Text in quotes that any terminal, log and markup takes.
enum Quoted {
  /// The text in double quotes, as JSON writes it but for control characters.
  static func text(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      if scalar == "\"" || scalar == "\\" { quoted += "\\" }
      quoted.unicodeScalars.append(scalar)
    }
    return PlainText.visible(quoted + "\"")
  }
}
