import ProgressionReference

/// A JSON text as its tokens and comments, cut by a reader of its own.
struct JSONPieces {
  /// Strings, numbers, words, brackets, commas and colons.
  private(set) var tokens: [String] = []
  /// The comments; lines of a block without white space around them.
  private(set) var comments: [String] = []

  init(_ text: String) {
    let bytes = Array(text.utf8)
    var offset = 0
    while offset < bytes.count {
      let start = offset
      switch bytes[start] {
      case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\t"):
        offset += 1
      case UInt8(ascii: "\""):
        offset = Self.endOfString(bytes, start)
        tokens.append(String(decoding: bytes[start..<offset], as: UTF8.self))
      case UInt8(ascii: "/"):
        offset = Self.endOfComment(bytes, start)
        comments.append(Self.trimmed(String(decoding: bytes[start..<offset], as: UTF8.self)))
      case let byte where Self.ends.contains(byte):
        offset += 1
        tokens.append(String(Unicode.Scalar(byte)))
      default:
        while offset < bytes.count, !Self.ends.contains(bytes[offset]) { offset += 1 }
        tokens.append(String(decoding: bytes[start..<offset], as: UTF8.self))
      }
    }
  }

  /// What ends a number or word.
  private static let ends = Array(" \n\r\t\"/{}[],:".utf8)

  private static func endOfString(_ bytes: [UInt8], _ start: Int) -> Int {
    var offset = start + 1
    while bytes[offset] != UInt8(ascii: "\"") {
      offset += bytes[offset] == UInt8(ascii: "\\") ? 2 : 1
    }
    return offset + 1
  }

  private static func endOfComment(_ bytes: [UInt8], _ start: Int) -> Int {
    var offset = start + 2
    if bytes[start + 1] == UInt8(ascii: "/") {
      while offset < bytes.count, bytes[offset] != 10, bytes[offset] != 13 { offset += 1 }
      return offset
    }
    while bytes[offset] != UInt8(ascii: "*") || bytes[offset + 1] != UInt8(ascii: "/") {
      offset += 1
    }
    return offset + 2
  }

  private static func trimmed(_ comment: String) -> String {
    let lines = comment.split { $0.isNewline }.map { line in
      String(line.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }
    return lines.joined(separator: "\n")
  }

  /// The text with other white space and, where `hasComments`, with numbered comments everywhere.
  func scrambled(_ random: inout ReferenceRandom, hasComments: Bool) -> String {
    var text = ""
    var number = 0
    for (position, token) in tokens.enumerated() {
      for _ in 0..<random.below(3) {
        switch random.below(hasComments ? 12 : 8) {
        case 0...3: text += [" ", "  ", "\t", ""][random.below(4)]
        case 4...7: text += ["\n", "\r\n", "\n\n", "\r"][random.below(4)]
        case 8, 9:
          number += 1
          text += "// line \(number) \"x\"  \n"
        case 10:
          number += 1
          text += "/* block \(number) */"
        default:
          number += 1
          text += "/* block \(number)\r\n   * more\n   */"
        }
      }
      let isClosing = token == "]" || token == "}"
      let isEmpty = position > 0 && (tokens[position - 1] == "[" || tokens[position - 1] == "{")
      if hasComments, isClosing, !isEmpty, random.below(4) == 0 { text += "," }
      text += token
    }
    return text
  }
}
