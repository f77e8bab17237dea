import ProgressionText
import Testing

@testable import ProgressionLanguage

/// What the canonical layout looks like.
struct LayoutTests {
  static let cases: [LayoutCase] = [
    LayoutCase("an empty pack", " { } ", "{}"),
    LayoutCase(
      "what names a thing shares a line",
      #"{"worlds":[],"title":"T","version":"1.0.0","id":"p","formatVersion":1}"#,
      """
      {
        "formatVersion": 1, "id": "p", "version": "1.0.0", "title": "T",
        "worlds": []
      }
      """),
    LayoutCase(
      "one entry fits on one line, several stand below one another",
      #"{"currencies":{"coins":{"cap":9}},"items":{"a":{"cap":1},"b":{"cap":2}},"flags":["x","y"]}"#,
      """
      {
        "currencies": { "coins": { "cap": 9 } },
        "items": {
          "a": { "cap": 1 },
          "b": { "cap": 2 }
        },
        "flags": ["x", "y"]
      }
      """),
    LayoutCase(
      "keys of a world by meaning, entries as they are",
      #"{"worlds":[{"levels":3,"unlock":true,"title":"B","id":"b"},{"id":"a","levels":1}]}"#,
      """
      {
        "worlds": [
          { "id": "b", "title": "B", "unlock": true, "levels": 3 },
          { "id": "a", "levels": 1 }
        ]
      }
      """),
    LayoutCase(
      "the head of a condition first, then what stands beside it, then comparators",
      #"{"rules":{"r":{"lessThan":9,"atLeast":2,"since":"daily","clears":"all"}}}"#,
      """
      {
        "rules": { "r": { "clears": "all", "since": "daily", "atLeast": 2, "lessThan": 9 } }
      }
      """),
    LayoutCase(
      "a route, and the condition in it",
      #"{"features":{"f":{"unlock":{"price":{"b":1,"a":2},"when":{"atLeast":6,"stars":"all"}}}}}"#,
      """
      {
        "features": {
          "f": { "unlock": { "when": { "stars": "all", "atLeast": 6 }, "price": { "b": 1, "a": 2 } } }
        }
      }
      """),
    LayoutCase(
      "amounts stay as they are and stand before what else a bundle gives",
      #"{"timers":{"t":{"grants":{"set":{"f":true},"b":1,"unlock":["x"],"a":2},"after":"8h"}}}"#,
      """
      {
        "timers": {
          "t": { "after": "8h", "grants": { "b": 1, "a": 2, "unlock": ["x"], "set": { "f": true } } }
        }
      }
      """),
    LayoutCase(
      "a remark goes with the key after it; at the start and at the end it stays",
      #"{"$comment":"all","worlds":[],"$allow":{"a":"b"},"version":"1","x-v":2,"id":"p","x-end":0}"#,
      """
      {
        "$comment": "all",
        "x-v": 2,
        "id": "p",
        "$allow": { "a": "b" },
        "version": "1",
        "worlds": [],
        "x-end": 0
      }
      """),
    LayoutCase(
      "a misspelt key goes with the key after it",
      #"{"features":{"f":{"unlock":true,"titel":"T","ranks":3}}}"#,
      """
      {
        "features": { "f": { "titel": "T", "ranks": 3, "unlock": true } }
      }
      """),
    LayoutCase(
      "numbers and strings are spelt as they were",
      #"{"x-a":[1.50,-0,1E+3,"\u0041\/é"],"\u0069d":"p"}"#,
      #"""
      {
        "x-a": [1.50, -0, 1E+3, "\u0041\/é"],
        "\u0069d": "p"
      }
      """#),
    LayoutCase(
      "one empty line between two entries stays, more do not",
      "\u{FEFF}{\"flags\": {\r\n\r\n\"a\": {},\r\n\r\n\r\n\"b\": {}, \"c\": { \"title\": \"C\" },\r\"d\": {\"title\": \"D\"} }}",
      """
      {
        "flags": {
          "a": {},

          "b": {},
          "c": { "title": "C" },
          "d": { "title": "D" }
        }
      }
      """),
    LayoutCase(
      "steps: what is done, who does it, what is expected, in the order of their writer",
      """
      {"scenarios":[{"steps":[{"expect":{"have":{"b":1,"a":2},"changes":[]},"id":"i","complete":"w/1",
      "stars":2},{"steps":[{"tick":true}],"repeat":3}],"name":"n"}],"rules":"r.json"}
      """,
      """
      {
        "rules": "r.json",
        "scenarios": [
          {
            "name": "n",
            "steps": [
              {
                "complete": "w/1", "stars": 2, "id": "i",
                "expect": { "have": { "b": 1, "a": 2 }, "changes": [] }
              },
              { "repeat": 3, "steps": [{ "tick": true }] }
            ]
          }
        ]
      }
      """),
  ]

  @Test("is laid out", arguments: cases)
  func layout(_ layout: LayoutCase) { layout.check() }

  @Test("long lists of plain values fill lines of at most a hundred characters")
  func fill() throws {
    let marks = (1...40).map { "\"mark-\($0)-é\"" }.joined(separator: ",")
    let text = try #require(
      LayoutCase.laidOut("{\"worlds\":[{\"id\":\"w\",\"marks\":[\(marks)]}]}"))
    let lines = text.split(separator: "\n")
    #expect(lines.allSatisfy { $0.count <= SourceLayout.width })
    #expect(lines.count == 15)
    #expect(lines.filter { $0.count > 85 }.count == 5)
    #expect(LayoutCase.laidOut(text) == text)
  }

  @Test("a line may have a hundred characters and no more, with the comma after it")
  func width() throws {
    for length in 80...95 {
      let id = String(repeating: "é", count: length)
      let text = try #require(
        LayoutCase.laidOut("{\"include\":[\"\(id)\"],\"worlds\":[]}", .strict))
      let first = text.split(separator: "\n")[1]
      #expect(first.count == (length <= 82 ? length + 18 : 14), "\(length)")
    }
  }

  struct Refusal: CustomTestStringConvertible, Sendable {
    let text: String
    let message: String?
    var testDescription: String { text }
  }

  @Test(
    "is refused",
    arguments: [
      Refusal(text: "", message: "the file is empty: a JSON value is due"),
      Refusal(text: "// a\n", message: "the file holds no value: a JSON value is due"),
      Refusal(text: "{\"id\": 1, \"id\": 2}", message: "the key `id` stands twice in one object"),
      Refusal(
        text: "{\"id\": [{\"a\": 1, \"\\u0061\": 2}]}",
        message: "the key `a` stands twice in one object"),
      Refusal(text: "[]", message: nil), Refusal(text: "{\"compilerOptions\": 1}", message: nil),
      Refusal(text: "{\"id\": \"x\"", message: "the file ends, but `{` is not closed"),
    ])
  func refused(_ refusal: Refusal) {
    var sources = Sources()
    let result = SourceLayout.format(
      SourceFile(name: "rules.jsonc", text: refusal.text), in: &sources, dialect: .withComments)
    #expect(result.bytes == nil)
    #expect(result.diagnostics.first?.message == refusal.message)
  }

  @Test("what is nested as deeply as may be is laid out, deeper is refused")
  func depth() throws {
    let deep = String(repeating: "[", count: 199) + String(repeating: "]", count: 199)
    let text = try #require(LayoutCase.laidOut("{\"id\": \(deep)}"))
    #expect(LayoutCase.laidOut(text) == text)
    #expect(LayoutCase.laidOut("{\"id\": [\(deep)]}") == nil)
  }
}
