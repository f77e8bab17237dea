import ProgressionText
import Testing

@testable import ProgressionLanguage

/// A text and what it is laid out as.
struct LayoutCase: CustomTestStringConvertible, Sendable {
  let name: String
  let text: String
  let result: String
  let dialect: JSONDialect

  var testDescription: String { name }

  /// A file with these members, beside a key that makes it a rule pack.
  init(_ name: String, _ text: String, _ result: String, _ dialect: JSONDialect = .withComments) {
    self.name = name
    self.text = text
    self.result = result + "\n"
    self.dialect = dialect
  }

  /// The layout of a text; `nil` where it is refused.
  static func laidOut(_ text: String, _ dialect: JSONDialect = .withComments) -> String? {
    var sources = Sources()
    let result = SourceLayout.format(
      SourceFile(name: "rules.jsonc", text: text), in: &sources, dialect: dialect)
    return result.bytes.map { String(decoding: $0, as: UTF8.self) }
  }

  /// Compares the layout, and that of the layout.
  func check() {
    #expect(Self.laidOut(text, dialect) == result)
    #expect(Self.laidOut(result, dialect) == result)
  }
}
