import Foundation
import Testing

@testable import ProgressionKit

/// What the page about journals shows is so.
struct JournalPageTests {
  static let page = "Sources/ProgressionKit/ProgressionKit.docc/Journals.md"

  @Test("the Swift of the page is the example that compiles")
  func swift() throws {
    let example = try DocumentationTests.text(
      "Tests/ProgressionKitTests/Journal/JournalExample.swift")
    let page = try DocumentationTests.text(Self.page)
    #expect(page.contains("```swift\n\(example)```\n"))
    let journal = try JournalExample.journal()
    let run = try journal.playthrough(titled: "First run").id
    #expect(
      try JournalExample.questions(journal, run) == [
        ["Find a maiden", "Show your devotion"], ["Stranded Graveyard"], ["Church of Elleh"],
        ["Church of Elleh"],
      ])
  }

  @Test("the JSON of the page is the journal of the example")
  func json() throws {
    let frames = try MarkdownPage(Self.page).frames
    let block = try #require(frames.first { $0.info == "json" }).text
    #expect(try Journal(json: block) == JournalExample.journal())
    let bytes = try JournalExample.journal().json()
    let shown = try #require(
      JSONReader.read(SourceFile(name: "page", text: block), as: FileID(index: 0)).document)
    #expect(CanonicalJSON.write(shown.root) == bytes)
  }

  @Test("every code, every relation and every field of filters is described")
  func tables() throws {
    #expect(
      try DocumentationTests.names(of: "code | says", in: Self.page)
        == DiagnosticCode.allJournal.map(\.name) + DiagnosticCode.allFilter.map(\.name))
    let text = try DocumentationTests.text(Self.page)
    for relation in JournalRelation.allCases {
      #expect(text.contains("`\(relation.rawValue)`"), "\(relation.rawValue)")
    }
    for field in try DocumentationTests.names(of: "test | holds for", in: Self.page) {
      _ = try JournalFilterText(field)
    }
  }

  @Test("every field of the format is described")
  func fields() throws {
    let cells = try ["of the document", "of an entry", "of a playthrough"].flatMap {
      try DocumentationTests.names(of: "field \($0) | holds | default", in: Self.page)
    }
    let described = Set(cells.flatMap { $0.components(separatedBy: "`, `") })
    let keys = JournalWriter.keys + JournalWriter.entryKeys + JournalWriter.playthroughKeys
    #expect(described == Set(keys))
  }
}
