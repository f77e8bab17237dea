import ProgressionText

/// JSON on one line for people: a space after each comma and colon, long texts cut.
enum OneLine {
  /// The longest text that is shown whole.
  private static let maximumCount = 160

  /// The text of a value.
  static func text(of value: JSONValue) -> String {
    var text = ""
    append(value, leavingOut: [], to: &text)
    return cut(text)
  }

  /// The text of an object without some of its members.
  static func text(of object: JSONValue, leavingOut keys: [String]) -> String {
    var text = ""
    append(object, leavingOut: keys, to: &text)
    return cut(text)
  }

  /// The text without what is too much.
  static func cut(_ text: String) -> String {
    guard text.unicodeScalars.count > maximumCount else { return text }
    var short = String.UnicodeScalarView()
    short.append(contentsOf: text.unicodeScalars.prefix(maximumCount - 1))
    return String(short) + "…"
  }

  private static func append(
    _ value: JSONValue, leavingOut keys: [String], to text: inout String
  ) {
    // What is cut off later need not be written; this bounds the work for a huge value.
    guard text.utf8.count <= maximumCount * 4 else { return }
    switch value.kind {
    case .array:
      text += "["
      var isFirst = true
      for element in value.elements {
        if !isFirst { text += ", " }
        isFirst = false
        append(element, leavingOut: [], to: &text)
      }
      text += "]"
    case .object:
      text += "{"
      var isFirst = true
      for member in value.members where !keys.contains(member.key) && !member.isIgnored {
        if !isFirst { text += ", " }
        isFirst = false
        text += Quoted.text(member.key) + ": "
        append(member.value, leavingOut: [], to: &text)
      }
      text += "}"
    case .string:
      text += Quoted.text(value.string ?? "")
    default:
      text += value.sourceText
    }
  }
}
