import Foundation
import ProgressionKit
import Testing

@testable import ProgressionCommandLine

/// Requests and their answers, byte for byte.
struct EvaluateTests {
  private static func fixture(_ name: String) throws -> Data {
    try Data(
      contentsOf: URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "Fixtures/evaluate/\(name)"))
  }

  private static func filter() throws -> Filter {
    try Filter(rules: String(decoding: fixture("rules.json"), as: UTF8.self))
  }

  struct Case: CustomTestStringConvertible, Sendable {
    let jobs: Int
    let pieces: Int
    var testDescription: String { "\(jobs) jobs, \(pieces) bytes a reading" }
  }

  static let cases: [Case] = [
    Case(jobs: 1, pieces: 1 << 20), Case(jobs: 1, pieces: 1), Case(jobs: 1, pieces: 1000),
    Case(jobs: 2, pieces: 1 << 20), Case(jobs: 2, pieces: 700), Case(jobs: 8, pieces: 100),
    Case(jobs: 8, pieces: 5000), Case(jobs: 0, pieces: 2000),
  ]

  @Test("the answers are the golden ones, for any number of threads", arguments: cases)
  func golden(_ test: Case) throws {
    let stream = MemoryStream(try Self.fixture("requests.ndjson"), pieces: test.pieces)
    let answer = try Self.filter().run(stream, "--jobs", "\(test.jobs)", "--summary")
    #expect(stream.text == String(decoding: try Self.fixture("answers.ndjson"), as: UTF8.self))
    #expect(answer.code == .success)
    #expect(answer.output.isEmpty)
    #expect(
      answer.errors == """
        requests 16, errors 0, states adopted 1; commands accepted 10, duplicates 2, rejected 8

        """)
  }

  @Test("a player may send less, and learns nothing of what is hidden")
  func player() throws {
    let stream = MemoryStream(try Self.fixture("requests.ndjson"))
    let answer = try Self.filter().run(stream, "--authority", "player", "--audience", "player")
    #expect(
      stream.text
        == String(decoding: try Self.fixture("answers-for-players.ndjson"), as: UTF8.self))
    #expect(answer.code == .findings)
    #expect(answer.errors.isEmpty)
  }

  @Test("an answer is what the library answers")
  func library() throws {
    let engine = try Engine(bytes: Samples.rules.utf8)
    var player = engine.newPlayer(seed: 5, at: 1_767_225_700)
    let commands = [
      #"{"complete": "meadow/1", "stars": 3}"#, #"{"unlock": "shop"}"#,
      #"{"grant": {"coins": 30}, "id": {"writer": "desk", "n": 1}}"#, #"{"unlock": "shop"}"#,
    ]
    let outcomes = try commands.map { text in
      do {
        let command = try Command(json: text, from: .store)
        return try engine.apply(command, to: &player, as: .store).json
      } catch let error as Rejection {
        return error.json
      }
    }
    let request = """
      {"seed": 5, "now": 1767225700, "commands": [\(commands.joined(separator: ", "))]}
      """
    let saved = String(decoding: engine.encode(player), as: UTF8.self)
    #expect(
      try Filter().answers(request).lines == [
        "{\"state\":\(saved),\"outcomes\":[\(outcomes.joined(separator: ","))],\"answers\":{}}"
      ])
  }

  @Test("questions are answered as `status` and `explain` answer them")
  func commands() throws {
    let filter = try Filter()
    let lines = filter.answers(#"{"ask": ["status", "explain:canyon"]}"#).lines
    let line = try #require(lines.first)
    for (question, words) in [
      ("status", ["status", "rules.json"]),
      ("explain:canyon", ["explain", "rules.json", "canyon"]),
    ] {
      let other = filter.terminal.run(words + ["--format", "json"])
      let compact = CanonicalJSON.write(try Self.json(other.output))
      let answer = try Self.json(line)["answers"]?[question]
      #expect(answer.map { CanonicalJSON.write($0) } == compact)
    }
  }

  private static func json(_ text: String) throws -> JSONValue {
    let reading = JSONReader.read(SourceFile(name: "json", text: text), as: FileID(index: 0))
    return try #require(reading.document).root
  }

  @Test("a state goes through the filter and stays what it is")
  func twice() throws {
    let filter = try Filter()
    let first = filter.answers(#"{"commands": [{"complete": "meadow/1", "stars": 2}]}"#).lines
    let answer = try Self.json(try #require(first.first))
    let state = try #require(answer["state"]?.sourceText)
    let again = filter.answers("{\"state\":\(state)}").lines
    #expect(again == ["{\"state\":\(state),\"outcomes\":[],\"answers\":{}}"])
  }
}
