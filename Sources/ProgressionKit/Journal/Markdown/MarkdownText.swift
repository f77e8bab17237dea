/// Text that Markdown shows as it is.
enum MarkdownText {
  /// The text with a backslash before every character that Markdown would act upon.
  static func escaped(_ text: String) -> String {
    var result = ""
    var isStart = true
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\", "`", "*", "_", "[", "]", "<", ">", "#", "|", "~", "&", "!":
        result += "\\"
      // The marks of lists, at the beginning only: `-`, `+`, `1.`.
      case "-", "+", "=": if isStart { result += "\\" }
      case ".", ")":
        if !isStart, result.utf8.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }) { result += "\\" }
      default: break
      }
      if scalar != " " { isStart = false }
      result.unicodeScalars.append(scalar)
    }
    return result
  }
}
