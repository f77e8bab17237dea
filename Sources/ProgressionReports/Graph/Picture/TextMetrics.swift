/// How wide texts are, near enough for boxes around them: the fonts of readers differ.
enum TextMetrics {
  /// The width in hundredths of the font size of a scalar in a sans-serif font.
  private static func width(of scalar: Unicode.Scalar) -> Int {
    switch scalar {
    case "i", "j", "l", "I", "'", "|", ".", ",", ":", ";", "!": return 28
    case "f", "t", "r", " ", "(", ")", "[", "]", "-", "/", "`": return 36
    case "m", "w", "M", "W", "%", "@": return 90
    case "A"..."Z", "&", "#": return 70
    case " "..."~": return 57
    default: return width(ofOther: scalar)
    }
  }

  private static func width(ofOther scalar: Unicode.Scalar) -> Int {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control: return 0
    default: break
    }
    switch scalar.value {
    // Scripts and signs that fill a square, and a little more in some fonts.
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD:
      return 104
    case 0x2190...0x2BFF, 0x1F000...0x1FBFF: return 136
    default: return 66
    }
  }

  /// The width of a text in pixels.
  static func width(of text: String, size: Int, isBold: Bool = false) -> Int {
    var sum = 0
    for character in text {
      // What is joined to one sign is as wide as its widest part.
      sum += character.unicodeScalars.reduce(0) { max($0, width(of: $1)) }
    }
    return (sum * size * (isBold ? 118 : 106) + 9_999) / 10_000
  }

  /// The text on lines that are at most so wide, broken at spaces where there are any; what does not fit
  /// on the last line ends in an ellipsis.
  static func lines(
    of text: String, size: Int, isBold: Bool = false, widest: Int, most: Int
  ) -> [String] {
    var lines: [String] = []
    var line = ""
    var words = text.split(separator: " ").map(String.init)[...]
    while let word = words.first {
      let longer = line.isEmpty ? word : "\(line) \(word)"
      if width(of: longer, size: size, isBold: isBold) <= widest {
        line = longer
        words.removeFirst()
        continue
      }
      if lines.count == most - 1 {
        lines.append(shortened(longer + " ", size, isBold, widest))
        return lines
      }
      if line.isEmpty {
        // One word that is wider than a line.
        let part = prefix(of: word, size, isBold, widest)
        line = part
        words[words.startIndex] = String(word.dropFirst(part.count))
      }
      lines.append(line)
      line = ""
    }
    if !line.isEmpty { lines.append(line) }
    return lines
  }

  private static func shortened(_ text: String, _ size: Int, _ isBold: Bool, _ widest: Int)
    -> String
  {
    prefix(of: text, size, isBold, widest - size) + "\u{2026}"
  }

  /// As many signs as fit, one at least.
  private static func prefix(
    of text: String, _ size: Int, _ isBold: Bool, _ widest: Int
  ) -> String {
    var part = ""
    for character in text {
      let longer = part + String(character)
      if !part.isEmpty, width(of: longer, size: size, isBold: isBold) > widest { break }
      part = longer
    }
    return part
  }
}
