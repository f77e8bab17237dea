import ProgressionText
import Testing

/// A text with mistakes and all that the reader says about it.
struct JSONErrorCase: CustomTestStringConvertible {
  let name: String
  var bytes: ContiguousArray<UInt8> = []
  var dialect: JSONDialect = .strict
  /// `start-end code: message` of every finding; none where the text is fine.
  var expected: [String] = []

  var testDescription: String { name }

  /// All tables.
  static let all: [JSONErrorCase] = files + strings + values + structure

  /// Reads cases: a name after `#`, a text after `json:` or `jsonc:`, findings after `>`.
  ///
  /// In the text `\n`, `\t` and `\\` are as usual and `\x` is a byte; nothing else is escaped.
  static func table(_ text: String) -> [JSONErrorCase] {
    var cases: [JSONErrorCase] = []
    for line in text.split(separator: "\n") {
      let mark = line.prefix { $0 != " " }
      let rest = line.dropFirst(mark.count + 1)
      switch mark {
      case "#": cases.append(JSONErrorCase(name: String(rest)))
      case ">": cases[cases.count - 1].expected.append(String(rest))
      default:
        cases[cases.count - 1].bytes = unescaped(rest)
        cases[cases.count - 1].dialect = mark == "jsonc:" ? .withComments : .strict
      }
    }
    return cases
  }

  private static func unescaped(_ text: Substring) -> ContiguousArray<UInt8> {
    var bytes: ContiguousArray<UInt8> = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "\\"), let letter = rest.popFirst() else {
        bytes.append(byte)
        continue
      }
      switch letter {
      case UInt8(ascii: "n"): bytes.append(0x0A)
      case UInt8(ascii: "r"): bytes.append(0x0D)
      case UInt8(ascii: "t"): bytes.append(0x09)
      case UInt8(ascii: "x"):
        let digits = String(decoding: rest.prefix(2), as: UTF8.self)
        bytes.append(UInt8(digits, radix: 16) ?? 0x3F)
        rest = rest.dropFirst(2)
      default: bytes.append(letter)
      }
    }
    return bytes
  }
}
