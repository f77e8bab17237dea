import Testing

@testable import ProgressionText

@Suite("Words of a format")
struct KeyWordTests {
  struct Sample: CustomTestStringConvertible, Sendable {
    let name: String
    let text: String
    /// Whether a word can hold it.
    let isWord: Bool
    var testDescription: String { name }
  }

  static let samples: [Sample] = [
    Sample(name: "nothing", text: "", isWord: true),
    Sample(name: "one byte", text: "a", isWord: true),
    Sample(name: "seven bytes", text: "stagesX", isWord: true),
    Sample(name: "eight bytes", text: "products", isWord: true),
    Sample(name: "nine bytes", text: "completed", isWord: true),
    Sample(name: "15 bytes", text: "onEveryComplete", isWord: true),
    Sample(name: "16 bytes", text: "forgottenThrough", isWord: true),
    Sample(name: "16 bytes of UTF-8", text: "éééééééé", isWord: true),
    Sample(name: "17 bytes", text: "forgottenThroughX", isWord: false),
    Sample(name: "a NUL at the end", text: "at\u{0}", isWord: false),
    Sample(name: "a NUL in the second half", text: "completed\u{0}x", isWord: false),
    Sample(name: "only a NUL", text: "\u{0}", isWord: false),
  ]

  @Test("a text is its word and back, or the other word", arguments: samples)
  func texts(_ sample: Sample) {
    let word = KeyWord(sample.text)
    #expect((word != .other) == sample.isWord)
    #expect(Array(word.text.utf8) == (sample.isWord ? Array(sample.text.utf8) : []))
  }

  @Test("a key and a value have the word of their decoded text", arguments: samples)
  func decoded(_ sample: Sample) throws {
    var quoted = JSONWriter()
    quoted.string(sample.text)
    let plain = String(decoding: quoted.finish(), as: UTF8.self)
    var escaped = "\""
    for unit in sample.text.utf16 {
      let digits = String(unit, radix: 16)
      escaped += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }
    escaped += "\""
    // At the end of a file too, where no 16 bytes follow.
    for text in ["{\(plain):\(plain)}", "{\(escaped):\(escaped)}", "{\(plain):\(escaped)      }"] {
      let root = try read(text)
      let member = try #require(root.members.first { _ in true })
      #expect(member.word == KeyWord(sample.text), "\(text)")
      #expect(member.value.word == KeyWord(sample.text), "\(text)")
      #expect(root[sample.text] != nil, "\(text)")
      #expect(root[sample.text + "x"] == nil, "\(text)")
      #expect((root[word: KeyWord(sample.text)] != nil) == sample.isWord || !sample.isWord)
      #expect(member.firstByte == sample.text.utf8.first)
      #expect(member.value.firstByte == sample.text.utf8.first)
    }
  }

  private func read(_ text: String) throws -> JSONValue {
    let file = SourceFile(name: "word.json", text: text)
    return try #require(JSONReader.read(file, as: FileID(index: 0)).document?.root)
  }

  @Test("long keys are told apart by all of their bytes")
  func longKeys() throws {
    let root = try read(#"{"a-very-long-key-1": 1, "a-very-long-key-2": 2}"#)
    #expect(root["a-very-long-key-2"]?.integer == 2)
    #expect(root["a-very-long-key-3"] == nil)
    #expect(root[word: .other] == nil)
  }

  @Test("literals are the words of their texts")
  func literals() {
    let literals: [(KeyWord, String)] = [
      ("", ""), ("at", "at"), ("products", "products"), ("completed", "completed"),
      ("forgottenThrough", "forgottenThrough"), ("é", "é"),
    ]
    for (literal, text) in literals { #expect(literal == KeyWord(text)) }
    #expect(KeyWord("at") != KeyWord("ta"))
    #expect(KeyWord("at") != KeyWord("at "))
  }

  @Test("a value that is no string has the other word, and that equals no key")
  func noString() throws {
    let root = try read(#"{"n": 1, "s": "n"}"#)
    #expect(root["n"]?.word == .other)
    #expect(root["n"]?.firstByte == nil)
    #expect(root["s"]?.equals("n") == true)
    #expect(root.word == .other)
  }

  @Test("words are in the order of their bytes")
  func order() {
    let texts = ["", "a", "aa", "at", "b", "completed", "completes", "forgottenThrough", "é"]
    for (first, left) in texts.enumerated() {
      for (second, right) in texts.enumerated() {
        #expect((KeyWord(left) < KeyWord(right)) == (first < second), "\(left) \(right)")
      }
    }
  }
}
