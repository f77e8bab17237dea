import ProgressionText
import Testing

@Suite("Reading JSON")
struct JSONReaderTests {
  @Test("every value and key has its place")
  func places() throws {
    let text = """
      {"a": [1, -2, true], "b\\u0062": {"c": null, "d": "é"}, "e": 1.50}
      """
    let root = try #require(Reading(text).document).root
    #expect(
      outline(root) == """
        {"a"@1: [1@7-8, -2@10-12, true@14-18]@6-19, \
        "bb"@21: {"c"@33: null@38-42, "d"@44: "é"@49-53}@32-54, "e"@56: number 1.50@61-65}@0-66
        """)
  }

  @Test("a value answers only for its own kind")
  func kinds() throws {
    let root = try #require(Reading("[null, false, 7, 7.0, \"x\", [1], {\"k\": 2}]").document).root
    let values = Array(root.elements)
    #expect(values.map(\.kind) == [.null, .boolean, .integer, .number, .string, .array, .object])
    #expect(values.map(\.isNull) == [true, false, false, false, false, false, false])
    #expect(values.map(\.boolean) == [nil, false, nil, nil, nil, nil, nil])
    #expect(values.map(\.integer) == [nil, nil, 7, nil, nil, nil, nil])
    #expect(values.map(\.string) == [nil, nil, nil, nil, "x", nil, nil])
    #expect(values.map(\.count) == [0, 0, 0, 0, 0, 1, 1])
    #expect(values.map { Array($0.elements).count } == [0, 0, 0, 0, 0, 1, 0])
    #expect(values.map { Array($0.members).count } == [0, 0, 0, 0, 0, 0, 1])
    #expect(
      values.map(\.sourceText) == ["null", "false", "7", "7.0", "\"x\"", "[1]", "{\"k\": 2}"])
    #expect(values[6]["k"]?.integer == 2)
    #expect(values[6]["x"] == nil)
    #expect(values[5]["k"] == nil)
    #expect(values[4].equals("x"))
    #expect(!values[4].equals("xy"))
    #expect(!values[2].equals("7"))
  }

  @Test(
    "which numbers are integers",
    arguments: [
      ("0", 0), ("-0", 0), ("1", 1), ("-1", -1), ("9223372036854775807", Int64.max),
      ("-9223372036854775808", Int64.min), ("9223372036854775808", nil),
      ("-9223372036854775809", nil), ("999999999999999999", 999_999_999_999_999_999),
      ("1000000000000000000", 1_000_000_000_000_000_000), ("99999999999999999999999", nil),
      ("1.0", nil), ("-0.0", nil), ("1e3", nil), ("1E+3", nil), ("0e0", nil), ("1e-1", nil),
      ("1e99999", nil),
    ] as [(String, Int64?)])
  func integers(_ text: String, _ expected: Int64?) throws {
    let value = try #require(Reading(text).document).root
    #expect(value.integer == expected)
    #expect(value.kind == (expected == nil ? .number : .integer))
    #expect(value.sourceText == text)
  }

  @Test(
    "strings are decoded",
    arguments: [
      (#""""#, ""), (#""plain""#, "plain"), (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{C}\n\r\t"),
      (#""\u0041\u00e9\uD83D\uDE00""#, "Aé😀"), (#""\u0000""#, "\0"), (#""aé大😀z""#, "aé大😀z"),
      (
        #""long enough for eight bytes at a time \n and more""#,
        "long enough for eight bytes at a time \n and more"
      ),
      (#""\uFFFF\uD800\uDC00""#, "\u{FFFF}\u{10000}"), (#""\\u0041""#, "\\u0041"),
    ])
  func strings(_ text: String, _ expected: String) throws {
    let value = try #require(Reading(text).document).root
    #expect(value.string == expected)
    #expect(value.utf8.map { String(decoding: $0, as: UTF8.self) } == expected)
  }

  @Test("keys are compared by their decoded bytes")
  func keys() throws {
    let text = """
      {"a": 1, "\\u0061": 2, "é": 3, "e\u{301}": 4, "a": 5, "": 6, "": 7}
      """
    let root = try #require(Reading(text).document).root
    #expect(root.members.map { $0.duplicateOf?.start } == [nil, 1, nil, nil, 1, nil, 49])
    #expect(root["a"]?.integer == 1)
    let members = Array(root.members)
    #expect(members[1].keyIs("a"))
    #expect(members[1].keyIs(text: "a"))
    #expect(!members[2].keyIs("e\u{301}"))
    #expect(members[1].key == "a")
    #expect(root.count == 7)
  }

  @Test("the same key in another object is no repeat")
  func keysOfOtherObjects() throws {
    let root = try #require(Reading(#"{"a": {"a": 1, "b": {"a": 2}}, "b": 1, "c": 2}"#).document)
      .root
    #expect(!outline(root).contains("repeats"))
  }

  @Test("repeats are found in small and large objects alike", arguments: [2, 15, 16, 17, 18, 200])
  func duplicates(_ count: Int) throws {
    // Keys that agree in length and in their first and last bytes.
    let keys = (0..<count).map { "common-beginning-\($0 + 10_000)-common-ending" }
    for repeated in [0, count / 2, count - 1] {
      let members = (keys + [keys[repeated]]).map { "\"\($0)\": 1" }
      let root = try #require(Reading("{" + members.joined(separator: ",") + "}").document).root
      let repeats = root.members.filter { $0.duplicateOf != nil }
      #expect(repeats.count == 1)
      #expect(repeats.first?.key == keys[repeated])
      let first = Array(root.members)[repeated].keyPlace
      #expect(repeats.first?.duplicateOf == first)
    }
  }

  @Test("comments and a trailing comma are read only where they are allowed")
  func dialects() throws {
    let text = "// one\n{\"a\": [1, /* two */ 2,], // three\n}/**/ "
    #expect(Reading(text).document == nil)
    let root = try #require(Reading(text, dialect: .withComments).document).root
    #expect(outline(root) == #"{"a"@8: [1@14-15, 2@27-28]@13-30}@7-42"#)
    #expect(Reading("[1] //", dialect: .withComments).document != nil)
    #expect(Reading("[1,,]", dialect: .withComments).document == nil)
    #expect(Reading("[,]", dialect: .withComments).document == nil)
    #expect(Reading("{,}", dialect: .withComments).document == nil)
    #expect(Reading("1,", dialect: .withComments).document == nil)
  }

  @Test("all white space of JSON is skipped, in runs of any length")
  func whiteSpace() throws {
    for length in 0..<40 {
      for space in [" ", "\n", "\t", "\r", "\r\n", " \n "] {
        let run = String(repeating: space, count: length)
        let text = run + "[" + run + "1" + run + "," + run + "2" + run + "]" + run
        #expect(Reading(text).document?.root.count == 2)
      }
    }
  }

  @Test("strings of every length around the eight bytes that are read at once")
  func stringLengths() throws {
    for length in 0..<40 {
      for tail in ["", "é", "\\n", "\\u0041"] {
        let text = String(repeating: "x", count: length)
        let root = try #require(Reading("[\"\(text)\(tail)\"]").document).root
        #expect(Array(root.elements).first?.string?.hasPrefix(text) == true)
      }
    }
  }
}
