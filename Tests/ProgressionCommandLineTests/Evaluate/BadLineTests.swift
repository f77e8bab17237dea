import Foundation
import ProgressionReference
import Testing

@testable import ProgressionCommandLine

/// Lines that are no request: each is answered in its place, and the rest goes on.
struct BadLineTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let name: String
    let line: [UInt8]
    /// The answer but for `"line":2,` and the outer braces.
    let error: String
    var testDescription: String { name }

    init(_ name: String, _ line: String, _ error: String) {
      self.init(name, bytes: Array(line.utf8), error)
    }

    init(_ name: String, bytes: [UInt8], _ error: String) {
      self.name = name
      self.line = bytes
      self.error = error
    }
  }

  static let cases: [Case] = [
    Case("blank", "", #""code":"json-empty","message":"the line is empty: a request is due""#),
    Case("white space", " \t ", #""code":"json-empty","message":"the line is empty"#),
    Case(
      "a list", "[]", #""code":"wrong-type","message":"a request is an object; this is a list""#),
    Case("cut off", #"{"state": {"#, #""code":"json-unclosed-bracket""#),
    Case("two values", "{} {}", #""code":"json-text-after-end""#),
    Case("deep", String(repeating: "[", count: 300), #""code":"json-too-deep""#),
    Case(
      "a byte order mark", "\u{FEFF}{}", #""code":"json-byte-order-mark""#),
    Case(
      "no UTF-8", bytes: Array(#"{"id":"é"#.utf8) + [0xFF] + Array(#""}"#.utf8),
      #""code":"json-encoding","message":"the file is not in UTF-8: the byte FF cannot stand here","column":9"#
    ),
    Case(
      "unknown member", #"{"id": "a", "commmands": []}"#,
      #""code":"unknown-key","message":"a request has no key `commmands`","column":13,"#
        + #""help":["did you mean `commands`?"]"#),
    Case(
      "a member twice", #"{"now": 1, "now": 2}"#,
      #""code":"duplicate-key","message":"the key `now` stands twice in one object","column":12,"#
        + #""help":["keep one of them; nothing says which would count"],"#
        + #""related":[{"message":"first here","column":2}]"#),
    Case("an id that is none", #"{"id": [1]}"#, #""code":"wrong-type","message":"the `id` of a"#),
    Case(
      "no instant", #"{"now": "2026-01-01"}"#,
      #""code":"wrong-type","message":"`now` is an instant; `2026-01-01` is a day"#),
    Case("a seed in words", #"{"seed": "7"}"#, #""code":"wrong-type","message":"`seed` is a num"#),
    Case(
      "a seed beside a state", #"{"seed": 7, "state": {}}"#,
      #""code":"conflicting-keys","message":"`seed` is for new players"#),
    Case("commands as an object", #"{"commands": {}}"#, #""code":"wrong-type","message":"`comma"#),
    Case(
      "a question alone", #"{"ask": "status"}"#,
      #""code":"wrong-type","message":"`ask` is a list; this is a string","column":9,"#
        + #""help":["write [\"status\"]"]"#),
    Case("a question that is none", #"{"ask": [5]}"#, #""message":"a question is a string"#),
    Case(
      "a question misspelt", #"{"ask": ["explian:canyon"]}"#,
      #""code":"unknown-word","message":"`explian:canyon` is no question","column":10,"#
        + #""help":["did you mean `explain:canyon`?"]"#),
    Case(
      "another question", #"{"ask": ["weather"]}"#,
      #""help":["the questions are `status`, `status:NODE`, `status:TABLE`, `explain:NODE`"#),
    Case(
      "why what", #"{"ask": ["explain"]}"#, #""message":"`explain` asks about a node","column":10"#),
    Case(
      "about nothing", #"{"ask": ["status:"]}"#, #""message":"`status` asks about a node""#),
    Case(
      "about too much", #"{"ask": ["have:coins"]}"#,
      #""message":"`have` asks about everything, not about `coins`""#),
    Case(
      "asked twice", #"{"ask": ["have", "have"]}"#,
      #""code":"duplicate-name","message":"`have` is asked twice","column":18"#),
    Case(
      "an unknown node", #"{"ask": ["explain:canyn"]}"#,
      #""code":"unknown-id","message":"the rule pack has no node `canyn`","column":10,"#
        + #""help":["did you mean `canyon`?"]"#),
    Case("a state that is none", #"{"state": 7}"#, #""code":"state-"#),
    Case("an empty state", #"{"state": {}}"#, #""code":"state-schema""#),
    Case(
      "a state of another pack",
      #"{"state": {"schema": "2.1", "pack": "other", "fingerprint": "00"}}"#,
      #""code":"state-pack","message":"the state belongs to \"other\", not to the rule pack `sample`""#
    ),
    Case(
      "several mistakes", #"{"a": 1, "b": 2, "c": 3}"#,
      #""code":"unknown-key","message":"a request has no key `a`","column":2"#),
  ]

  @Test("a bad line is answered in its place", arguments: cases)
  func bad(_ test: Case) throws {
    let bytes = Array("{}\n".utf8) + test.line + Array("\n{}\n".utf8)
    for jobs in ["1", "2"] {
      let stream = MemoryStream(bytes)
      let answer = try Filter().run(stream, "--jobs", jobs)
      #expect(answer.code == .findings)
      #expect(answer.errors.isEmpty)
      let lines = stream.lines
      try #require(lines.count == 3)
      #expect(lines[0].hasPrefix("{\"state\":") && lines[2] == lines[0])
      #expect(lines[1].contains("\"line\":2,\"error\":{\"code\":\""), "\(lines[1])")
      #expect(lines[1].contains(test.error), "\(lines[1])")
    }
  }

  @Test("how many more mistakes there are, and whose they are")
  func more() throws {
    let lines = try Filter().answers(#"{"id": "p-7", "a": 1, "b": 2, "c": 3}"# + "\n{\"id\": 1")
      .lines
    try #require(lines.count == 2)
    #expect(lines[0].hasPrefix(#"{"id":"p-7","line":1,"error":{"#))
    #expect(lines[0].hasSuffix(#","more":2}}"#))
    // What is no JSON has no id either.
    #expect(lines[1].hasPrefix(#"{"line":2,"error":{"#))
  }

  @Test("--fail-fast ends after the first bad line", arguments: ["1", "2", "8"])
  func failFast(_ jobs: String) throws {
    let text =
      String(repeating: "{}\n", count: 100) + "oops\n"
      + String(repeating: "{}\n", count: 1000)
    for pieces in [3, 64, 1 << 16] {
      let stream = MemoryStream(text.utf8, pieces: pieces)
      let answer = try Filter().run(stream, "--fail-fast", "--jobs", jobs, "--summary")
      #expect(answer.code == .findings)
      #expect(stream.lines.count == 101)
      #expect(stream.lines.last?.hasPrefix("{\"line\":101,\"error\":") == true)
      #expect(answer.errors.hasPrefix("requests 101, errors 1, "))
    }
  }

  @Test("random bytes: no trap, and an answer for each line", arguments: 1...40)
  func fuzz(_ seed: Int64) throws {
    var dice = ReferenceRandom(seed: UInt64(seed))
    let words = [
      "{}", "{\"state\":", "{\"ask\":[\"status\"]}", "{\"commands\":[{\"tick\":true}]}", "}", "]",
      "\"id\":1", ",", "\u{FEFF}", "é", "null", "1e999", "\\", "\"", "\r", " ",
      "{\"id\":\"\\ud800\"}",
      "{\"commands\":[{\"do\":[{\"complete\":\"meadow/1\"}]}],\"ask\":[\"explain:canyon\"]}",
    ].map { Array($0.utf8) }
    var bytes: [UInt8] = []
    let count = 60
    for _ in 0..<count {
      for _ in 0..<dice.below(6) {
        if dice.below(3) == 0 {
          let byte = UInt8(truncatingIfNeeded: dice.next())
          bytes.append(byte == 0x0A ? 0 : byte)
        } else {
          bytes += words[dice.below(words.count)]
        }
      }
      bytes.append(0x0A)
    }
    let whole = MemoryStream(bytes)
    try Filter().run(whole)
    #expect(whole.lines.count == count)
    let split = MemoryStream(bytes, pieces: 1 + dice.below(50))
    try Filter().run(split, "--jobs", "3")
    #expect(split.output == whole.output)
  }
}
