import Foundation

/// The rules for what a player writes: names, notes, tags and the ids of nodes.
enum JournalText {
  /// The rules of one kind of text.
  enum Field: String, Hashable, Sendable {
    case name
    case title
    case note
    case tag
    case node

    /// The number of scalars that it may have.
    var limit: Int64 {
      switch self {
      case .name, .title: 200
      case .note: 20_000
      case .tag: 64
      case .node: 257
      }
    }

    /// Whether it may be empty.
    fileprivate var mayBeEmpty: Bool { self == .note }
  }

  /// A text as it is stored: in normal form C, without white space at its ends.
  ///
  /// A note keeps its line ends, each as LF.
  ///
  /// - Throws: `JournalError.invalidText` where it is empty, too long, or has a character that a text of
  ///   its kind may not have.
  static func normalized(_ text: String, _ field: Field) throws(JournalError) -> String {
    var text = composed(text)
    if field == .note { text = withPlainLineEnds(text) }
    text = trimmed(text)
    if text.isEmpty, !field.mayBeEmpty { throw .invalidText(JournalTextError(field, .empty)) }
    var length: Int64 = 0
    for scalar in text.unicodeScalars {
      length += 1
      if !isAllowed(scalar, in: field) {
        throw .invalidText(JournalTextError(field, .character(scalar)))
      }
    }
    if length > field.limit {
      throw .invalidText(JournalTextError(field, .tooLong(length: length, limit: field.limit)))
    }
    return text
  }

  /// The text in normal form C.
  private static func composed(_ text: String) -> String {
    if text.unicodeScalars.allSatisfy({ isComposed($0) }) { return text }
    return text.precomposedStringWithCanonicalMapping
  }

  /// Whether a scalar is the same in normal form C, whatever stands beside it: true of nearly all that is
  /// written, and twenty times faster to see than to compose.
  private static func isComposed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x0300, 0x0400...0x0482, 0x048A...0x052F, 0x05D0...0x05EA, 0x0620...0x064A,
      0x0E01...0x0E30, 0x1E00...0x1EFF, 0x2010...0x2027, 0x3001...0x3029, 0x3030...0x3096,
      0x309B...0x30FF, 0x4E00...0x9FFF, 0xAC00...0xD7A3, 0xFE00...0xFE0F, 0xFF01...0xFFDC,
      0x1_F300...0x1_FAFF:
      true
    default: false
    }
  }

  private static func withPlainLineEnds(_ text: String) -> String {
    guard text.utf8.contains(0x0D) else { return text }
    var result = String.UnicodeScalarView()
    var wasReturn = false
    for scalar in text.unicodeScalars {
      if scalar == "\r" {
        result.append("\n")
      } else if scalar != "\n" || !wasReturn {
        result.append(scalar)
      }
      wasReturn = scalar == "\r"
    }
    return String(result)
  }

  private static func trimmed(_ text: String) -> String {
    let scalars = text.unicodeScalars
    let isSpace = { (scalar: Unicode.Scalar) in scalar.properties.isWhitespace }
    guard let first = scalars.firstIndex(where: { !isSpace($0) }),
      let last = scalars.lastIndex(where: { !isSpace($0) })
    else { return "" }
    return String(scalars[first...last])
  }

  private static func isAllowed(_ scalar: Unicode.Scalar, in field: Field) -> Bool {
    switch field {
    case .note where scalar == "\n" || scalar == "\t": true
    case .name, .title, .note: !isControl(scalar)
    case .tag: !isControl(scalar) && !isSeparator(scalar)
    case .node: isPartOfID(scalar)
    }
  }

  /// Control characters, and what ends a line or a paragraph.
  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029: true
    default: false
    }
  }

  /// What would end a tag in the text of a filter.
  private static func isSeparator(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\"", "(", ")", ",", "=", "!", "~": true
    default: scalar.properties.isWhitespace
    }
  }

  private static func isPartOfID(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "-", "_", ".", "/": true
    default: false
    }
  }
}
