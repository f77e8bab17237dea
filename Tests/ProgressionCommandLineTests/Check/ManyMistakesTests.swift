import Foundation
import ProgressionCommandLine
import Testing

/// A large pack with many mistakes is reported in full, in order, in one run.
struct ManyMistakesTests {
  /// One feature on a line, some with a mistake of what they mean.
  private struct Pack {
    var text: String
    var expected: [String] = []
    private var line = 1

    init(features: Int, mistakes: Int) {
      text = "{ \"formatVersion\": 1, \"id\": \"large\", \"version\": \"1.0.0\",\n"
      text += "  \"currencies\": { \"coins\": { \"cap\": 900, \"initial\": 10 } },\n"
      text += "  \"counters\": { \"wins\": { \"max\": 50 } },\n"
      text += "  \"worlds\": [ { \"id\": \"meadow\", \"levels\": 20 } ],\n"
      text += "  \"features\": {\n"
      line = 6
      let every = features / mistakes
      for number in 0..<features {
        let isWrong = number % every == 0 && expected.count < mistakes
        add(number, mistake: isWrong ? expected.count % 5 : nil, isLast: number + 1 == features)
      }
      text += "  }\n}\n"
    }

    private mutating func add(_ number: Int, mistake: Int?, isLast: Bool) {
      var unlock = "{ \"stars\": \"meadow\", \"atLeast\": \(number % 60 + 1) }"
      var finding: (code: String, severity: String, sentence: String)?
      switch mistake {
      case 0:
        unlock = "{ \"stars\": \"meadow\", \"atLeast\": \(61 + number) }"
        finding = (
          "unreachable-threshold", "error", "asks for \(61 + number) stars where 60 exist"
        )
      case 1:
        unlock = "{ \"stars\": \"meadow\", \"atLeast\": 0 }"
        finding = ("always-true", "warning", "always true: the number of stars is never below 0")
      case 2:
        unlock = "{ \"price\": { \"coins\": \(901 + number) } }"
        finding = (
          "price-above-cap", "error",
          "`f\(number)` costs \(901 + number) `coins`, but a player holds at most 900"
        )
      case 3:
        unlock = "{ \"all\": [] }"
        finding = ("empty-condition", "warning", "an empty `all` is always true")
      case 4:
        unlock = "{ \"counter\": \"wins\", \"equals\": 5, \"$comment\": \"exactly\" }"
        unlock = "{ \"when\": \(unlock), \"live\": false }"
        finding = (
          "equality-can-be-passed", "warning",
          "the counter `wins` can step over 5, and then this never holds"
        )
      default: break
      }
      let head = "    \"f\(number)\": { \"title\": \"The feature \(number)\", \"unlock\": "
      if let finding {
        let column = head.count + 1 + (mistake == 4 ? 10 : 0)
        expected.append(
          "large.json:\(line):\(column): \(finding.severity): \(finding.sentence) "
            + "[\(finding.code)]")
      }
      text += head + unlock + " }" + (isLast ? "\n" : ",\n")
      line += 1
    }
  }

  @Test("500 mistakes of meaning in a megabyte are all told, in order, and nothing else")
  func all() throws {
    let pack = Pack(features: 11_500, mistakes: 500)
    #expect(pack.text.utf8.count > 1_000_000)
    #expect(pack.expected.count == 500)
    let terminal = try Terminal(["large.json": pack.text])
    let answer = terminal.run("check", "large.json", "--format", "line")
    #expect(answer.code == .findings)
    let lines = answer.output.split(separator: "\n").map(String.init)
    #expect(lines.count == 500)
    for (line, expected) in zip(lines, pack.expected) where line != expected {
      #expect(line == expected)
      break
    }
  }
}
