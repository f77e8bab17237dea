import ProgressionText
import Testing

@Suite("Writing JSON")
struct JSONWriterTests {
  private func write(_ style: JSONWriter.Style, _ body: (inout JSONWriter) -> Void) -> String {
    var writer = JSONWriter(style: style)
    body(&writer)
    return String(decoding: writer.finish(), as: UTF8.self)
  }

  private func sample(_ writer: inout JSONWriter) {
    writer.beginObject()
    writer.key("b")
    writer.integer(.min)
    writer.key("a")
    writer.beginArray()
    writer.boolean(true)
    writer.null()
    writer.beginArray()
    writer.endArray()
    writer.beginObject()
    writer.endObject()
    writer.raw("1.5")
    writer.endArray()
    writer.key("s\"")
    writer.string("\u{1}\n\"\\/é\u{7F}\u{1F}\t\u{8}\u{C}\r")
    writer.endObject()
  }

  private static let texts = [
    "", "a", "abcdefg", "abcdefgh", "abcdefghi", "abcdefghijklmnop", "é", "abcdefgé", "a\"b", "\\",
    "abcdefgh\"", "abcdefg\n", "abcdefgh\u{1F}", " ", "        ", "a b\u{7F}", "狼狼狼狼狼",
  ]

  @Test(
    "A word is written as the text that it is", arguments: texts,
    [JSONWriter.Style.compact, .indented])
  func words(text: String, style: JSONWriter.Style) throws {
    let word = KeyWord(text)
    try #require(word != .other)
    let byText = write(style) { writer in
      writer.beginObject()
      for number in [0, 9, 10, -1, Int64.min, .max] {
        writer.key(text)
        writer.integer(number)
      }
      for truth in [true, false] {
        writer.key(text)
        writer.boolean(truth)
      }
      writer.key(text)
      writer.string(text)
      writer.endObject()
    }
    let byWord = write(style) { writer in
      writer.beginObject()
      for number in [0, 9, 10, -1, Int64.min, .max] { writer.member(word, number) }
      for truth in [true, false] { writer.member(word, truth) }
      writer.key(word: word)
      writer.string(word: word)
      writer.endObject()
    }
    #expect(byWord == byText)
  }

  @Test("What is no word, and a word where none may stand, is left out")
  func misplacedWords() {
    let text = write(.compact) { writer in
      writer.member("a", 1)
      writer.beginObject()
      writer.member(.other, 1)
      writer.key(word: .other)
      writer.string(word: .other)
      writer.string(word: "a")
      writer.key(word: "b")
      writer.key(word: "c")
      writer.member("d", 2)
      writer.endObject()
    }
    #expect(text == #"{"b":null}"#)
  }

  @Test("compact has no white space")
  func compact() {
    let expected =
      #"{"b":-9223372036854775808,"a":[true,null,[],{},1.5],"#
      + #""s\"":"\u0001\n\"\\/é"# + "\u{7F}" + #"\u001f\t\b\f\r"}"#
    #expect(write(.compact, sample) == expected)
  }

  @Test("indented has two spaces for a level and a line end at the end")
  func indented() {
    let text = write(.indented) { writer in
      writer.beginObject()
      writer.key("a")
      writer.beginArray()
      writer.integer(1)
      writer.beginObject()
      writer.endObject()
      writer.endArray()
      writer.key("b")
      writer.string("x")
      writer.endObject()
    }
    #expect(text == "{\n  \"a\": [\n    1,\n    {}\n  ],\n  \"b\": \"x\"\n}\n")
  }

  @Test("calls that fit nowhere are left out, and what is open is closed")
  func misuse() {
    let text = write(.compact) { writer in
      writer.endArray()
      writer.key("no")
      writer.beginObject()
      writer.integer(1)
      writer.key("a")
      writer.key("b")
      writer.endObject()
      writer.beginArray()
      writer.key("c")
      writer.endObject()
      writer.integer(2)
    }
    #expect(text == #"{"a":[2]}"#)
    #expect(
      write(.compact) {
        $0.beginObject()
        $0.key("a")
      } == #"{"a":null}"#)
    #expect(
      write(.compact) {
        $0.integer(1)
        $0.integer(2)
      } == "1")
    #expect(write(.compact) { _ in } == "")
  }

  @Test("what is written is read back")
  func roundTrip() throws {
    let root = try #require(Reading(write(.indented, sample)).document).root
    #expect(root["b"]?.integer == .min)
    #expect(root["s\""]?.string == "\u{1}\n\"\\/é\u{7F}\u{1F}\t\u{8}\u{C}\r")
  }

  @Test(
    "canonical JSON",
    arguments: [
      (#" { "b" : 1 , "a" : [ 2 , 3 ] } "#, #"{"a":[2,3],"b":1}"#),
      (#"{"é":1,"z":2,"Z":3,"":4,"aa":5,"a":6}"#, #"{"":4,"Z":3,"a":6,"aa":5,"z":2,"é":1}"#),
      (#"{"\u0062":1,"a":2}"#, #"{"a":2,"b":1}"#),
      (#"{"a":1,"b":2,"a":3}"#, #"{"a":1,"a":3,"b":2}"#),
      (#"["\u0041\/\u00e9\u000a\u001F", -0, 1.50, 1E2]"#, #"["A/é\n\u001f",0,1.50,1E2]"#),
      (
        #"{"x":{"b":{"d":1,"c":2},"a":[{"z":1,"y":2}]}}"#,
        #"{"x":{"a":[{"y":2,"z":1}],"b":{"c":2,"d":1}}}"#
      ),
      ("null", "null"), ("[]", "[]"), ("{}", "{}"), (#""x""#, #""x""#),
    ])
  func canonical(_ text: String, _ expected: String) throws {
    let root = try #require(Reading(text).document).root
    #expect(String(decoding: CanonicalJSON.write(root), as: UTF8.self) == expected)
  }

  @Test("canonical bytes are read and written the same again, in both styles")
  func canonicalIsStable() throws {
    for sample in JSONSamples.all {
      let root = try #require(Reading(sample).document).root
      let compact = CanonicalJSON.write(root)
      let indented = CanonicalJSON.write(root, style: .indented)
      let fromIndented = try #require(Reading(bytes: indented).document).root
      #expect(CanonicalJSON.write(fromIndented) == compact)
      #expect(CanonicalJSON.write(fromIndented, style: .indented) == indented)
    }
  }
}
