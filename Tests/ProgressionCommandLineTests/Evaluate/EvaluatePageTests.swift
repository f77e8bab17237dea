import Foundation
import ProgressionKit
import Testing

@testable import ProgressionCommandLine

/// What the page about `evaluate` shows is so.
struct EvaluatePageTests {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  private static func page() throws -> String {
    try text("Sources/ProgressionCommandLine/ProgressionCommandLine.docc/Evaluate.md")
  }

  private static func blocks(_ language: String) throws -> [String] {
    try page().components(separatedBy: "```\(language)\n").dropFirst().map {
      $0.components(separatedBy: "```")[0]
    }
  }

  private static func canonical(_ text: String) throws -> String {
    let reading = JSONReader.read(SourceFile(name: "json", text: text), as: FileID(index: 0))
    return String(decoding: CanonicalJSON.write(try #require(reading.document).root), as: UTF8.self)
  }

  @Test("each request has the answer that follows it")
  func requests() throws {
    let blocks = try Self.blocks("json")
    try #require(blocks.count == 5)
    let requests = [blocks[1], blocks[3]].map { $0.replacing("\n", with: " ") + "\n" }.joined()
    let lines = try Filter(rules: blocks[0]).answers(requests).lines
    try #require(lines.count == 2)
    #expect(try Self.canonical(lines[0]) == Self.canonical(blocks[2]))
    #expect(try Self.canonical(lines[1]) == Self.canonical(blocks[4]))
  }

  @Test("the job is that of the example")
  func job() throws {
    #expect(try Self.blocks("yaml") == [Self.text("Sources/Examples/Distributed/job.yaml")])
  }

  @Test("every member of a request is described, and every question")
  func tables() throws {
    let page = try Self.page()
    for member in ["id", "state", "seed", "now", "commands", "ask"] {
      #expect(page.contains("\n| `\(member)` | "))
    }
    let lines = try Filter().answers(#"{"ask": ["weather"]}"#).lines
    let help = try #require(lines.first?.components(separatedBy: "the questions are ").last)
    for word in help.components(separatedBy: "`") where word.first?.isLetter ?? false {
      #expect(page.contains("\n| `\(word)` | "), "\(word)")
    }
  }
}
