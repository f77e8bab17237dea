/// Text from outside that any terminal, log and markup takes: nothing in it moves a cursor or hides.
public enum PlainText {
  /// The text with control characters, line ends and bidirectional controls as `\u{...}`.
  ///
  /// - Complexity: O(n) for n scalars; text without such characters is returned as it is.
  public static func visible(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: { isUnsafe($0) }) else { return text }
    var visible = ""
    for scalar in text.unicodeScalars {
      if isUnsafe(scalar) {
        visible += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
      } else {
        visible.unicodeScalars.append(scalar)
      }
    }
    return visible
  }

  /// How many columns a terminal gives a text: two for wide characters, none for marks on others.
  ///
  /// - Complexity: O(n) for n scalars.
  public static func columns(_ text: String) -> Int64 {
    var columns: Int64 = 0
    for scalar in text.unicodeScalars { columns += Int64(DisplayText.width(of: scalar)) }
    return columns
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
