import Foundation
import ProgressionKit
import Testing

@testable import ProgressionCommandLine

/// What comes in and goes out: ends of lines, ends of streams, lines that are too long.
struct EvaluateStreamTests {
  private static let answer: String = {
    let lines = try? Filter().answers("{}").lines
    return lines?.first ?? ""
  }()

  struct Ending: CustomTestStringConvertible, Sendable {
    let name: String
    let text: String
    /// How many answers there are; each to `{}`.
    let answers: Int
    var testDescription: String { name }
  }

  static let endings: [Ending] = [
    Ending(name: "nothing", text: "", answers: 0),
    Ending(name: "LF", text: "{}\n{}\n", answers: 2),
    Ending(name: "a last line without end", text: "{}\n{}", answers: 2),
    Ending(name: "CR LF", text: "{}\r\n{}\r\n", answers: 2),
    Ending(name: "a CR is white space", text: "{\r}\n", answers: 1),
  ]

  @Test("ends of lines", arguments: endings)
  func ends(_ test: Ending) throws {
    for pieces in [1, 2, 3, 100] {
      let stream = MemoryStream(test.text.utf8, pieces: pieces)
      let answer = try Filter().run(stream, "--summary")
      #expect(answer.code == .success)
      #expect(stream.lines == .init(repeating: Self.answer, count: test.answers))
      #expect(answer.errors.hasPrefix("requests \(test.answers), errors 0, "))
    }
  }

  @Test("what is there is answered before more is waited for")
  func flushes() throws {
    let stream = MemoryStream("{}\n{}\n{}\n".utf8, pieces: 3)
    try Filter().run(stream)
    #expect(stream.writes == 3)
  }

  @Test("many answers to one batch are written in parts")
  func parts() throws {
    let request = "{\"ask\":[\"status\",\"explain:canyon\"]}\n"
    let stream = MemoryStream(String(repeating: request, count: 3000).utf8, pieces: 1 << 20)
    try Filter().run(stream)
    #expect(stream.lines.count == 3000)
    #expect(stream.output.count > 4 << 20)
    #expect(stream.writes >= stream.output.count / (2 << 20))
  }

  @Test("a reader that went away ends it quietly", arguments: ["1", "2"])
  func closed(_ jobs: String) throws {
    let text = String(repeating: "{}\n", count: 1000)
    let stream = MemoryStream(text.utf8, pieces: 30, capacity: 5000)
    let answer = try Filter().run(stream, "--jobs", jobs)
    #expect(answer.code == .success)
    #expect(answer.errors.isEmpty)
    #expect(stream.output.count <= 5000)
  }

  @Test("a full disk is a failure", arguments: ["1", "2"])
  func full(_ jobs: String) throws {
    let stream = MemoryStream(
      String(repeating: "{}\n", count: 1000).utf8, pieces: 30, capacity: 5000, ending: .failed)
    let answer = try Filter().run(stream, "--jobs", jobs)
    #expect(answer.code == .failure)
    #expect(answer.errors == "error: standard output cannot be written\n")
  }

  @Test("input that breaks off is a failure; what came before is answered", arguments: ["1", "2"])
  func broken(_ jobs: String) throws {
    let stream = MemoryStream("{}\n{}\n{".utf8, pieces: 4, end: .failure)
    let answer = try Filter().run(stream, "--jobs", jobs)
    #expect(answer.code == .failure)
    #expect(answer.errors == "error: standard input cannot be read: it is broken\n")
    #expect(stream.lines == [Self.answer, Self.answer])
  }

  @Test("lines are cut where they end, and what is too long is passed over", arguments: 1...12)
  func cuts(_ pieces: Int) {
    let stream = MemoryStream(
      "12345\n123456\n\n1\n1234567890123\n12345\n123456".utf8, pieces: pieces)
    var lines = RequestLines(limit: 5, stream.stream.read)
    var found: [String?] = []
    var next: Int64 = 1
    while let batch = lines.next() {
      #expect(batch.firstLine == next)
      #expect(batch.bytes.count <= 6 + pieces)
      next += Int64(batch.lines.count)
      found += batch.lines.map { $0.map { String(decoding: batch.bytes[$0], as: UTF8.self) } }
    }
    #expect(found == ["12345", nil, "", "1", nil, "12345", nil])
  }

  @Test("a line that is too long is answered with its limit")
  func long() throws {
    let evaluator = RequestEvaluator(engine: try .init(bytes: Samples.rules.utf8))
    let answer = evaluator.answer(nil, number: 7)
    #expect(
      String(decoding: answer.json, as: UTF8.self) == """
        {"line":7,"error":{"code":"json-too-large","message":"the line has more than 67108864 \
        bytes, and no more are read"}}
        """)
    #expect(answer.tally == EvaluationTally(requests: 1, errors: 1))
  }

  @Test("wrong usage", arguments: ["-1", "1025", "many", ""])
  func usage(_ jobs: String) throws {
    let answer = try Filter().run(MemoryStream("{}".utf8), "--jobs", jobs)
    #expect(answer.code == .failure)
    #expect(answer.errors.hasPrefix("error: `--jobs` is a number from 0 to 1024, not `\(jobs)`\n"))
  }

  @Test("without a rule pack nothing is answered")
  func pack() throws {
    let terminal = try Terminal(["wrong.json": "{\"formatVersion\": 1}"])
    let stream = MemoryStream("{}\n".utf8)
    terminal.stream = stream.stream
    #expect(terminal.run("evaluate", "nowhere").code == .failure)
    #expect(terminal.run("evaluate", "wrong.json").code == .findings)
    #expect(stream.output.isEmpty)
  }
}
