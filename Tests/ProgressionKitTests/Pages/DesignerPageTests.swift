import Foundation
import ProgressionKit
import Testing

/// `Rules/README.md`, the language by example.
struct DesignerPageTests {
  static let path = "Rules/README.md"

  @Test("every example is read and plays as the page says, and every form has one")
  func examples() throws {
    var page = try DesignerPage(Self.path)
    try page.play()
    let shown = page.forms.keys
    let anywhere = shown.values.reduce(into: Set<String>()) { $0.formUnion($1) }
    for (owners, keys) in LanguageForms.byRow {
      let here = owners.reduce(into: Set<String>()) { all, owner in
        // Commands stand in steps.
        all.formUnion(shown[owner == "a command" ? "a step" : owner] ?? [])
      }
      for key in keys {
        let isShown = LanguageForms.everywhere.contains(key) ? anywhere : here
        #expect(isShown.contains(key), "no example has `\(key)` of \(owners[0])")
      }
    }
    for (owner, keys) in LanguageForms.heads {
      for key in keys where shown[owner]?.contains(key) != true {
        Issue.record("no example has `\(key)` of \(owner)")
      }
    }
  }

  /// A row of the tables under *All keys*: the kinds of object, and each key with what it means
  /// when it is missing.
  struct Row {
    let owners: [String]
    let keys: [(key: String, absent: String)]
    let cells: [String]
    let place: String
  }

  static func rows() throws -> [Row] {
    let page = try MarkdownPage(path)
    return page.tables.filter { $0.header.first == "of" }.flatMap(\.rows).map { row in
      Row(
        owners: row.cells[0].components(separatedBy: ", "),
        keys: row.cells[1].components(separatedBy: " · ").map { item in
          let parts = item.split(separator: " ", maxSplits: 1)
          return (
            DesignerPage.code(String(parts.first ?? "")),
            parts.count > 1 ? String(parts[1]) : ""
          )
        }, cells: row.cells, place: "\(path):\(row.line)")
    }
  }

  @Test("the table of all keys has every key once, with what it means when it is missing")
  func allKeys() throws {
    let rows = try Self.rows()
    for (owners, keys) in LanguageForms.byRow {
      let row = try #require(
        rows.first { $0.owners.contains(owners[0]) }, "\(owners[0]) is in no row")
      #expect(Set(row.owners) == Set(owners), "\(row.place)")
      #expect(row.keys.map(\.key).sorted() == keys.sorted(), "\(row.place)")
      for (key, absent) in row.keys { #expect(!absent.isEmpty, "\(row.place): `\(key)`") }
    }
    #expect(rows.count == LanguageForms.byRow.count)
  }

  @Test("the reference has every key in the section that the table of all keys names")
  func exactly() throws {
    var pages: [String: MarkdownPage] = [:]
    for row in try Self.rows() {
      let links = Self.links(in: row.cells[3])
      #expect(!links.isEmpty, "\(row.place) leads to no page")
      var text = ""
      for link in links {
        let (path, anchor) = Self.target(of: link, from: Self.path)
        let page = try pages[path] ?? MarkdownPage(path)
        pages[path] = page
        text += try #require(page.section(anchor), "\(row.place): \(link)")
      }
      for (key, _) in row.keys {
        #expect(
          text.contains("`\(key)`") || text.contains("\"\(key)\""),
          "`\(key)` is missing in \(links), see \(row.place)")
      }
    }
  }

  @Test("the reference has every head and every expectation, each where it belongs")
  func heads() throws {
    let folder = "Sources/ProgressionKit/ProgressionKit.docc"
    let sections: [(words: [String], page: String, anchor: String)] = [
      (LanguageForms.conditions, "RuleLanguage", "conditions"),
      (CommandHead.allCases.map(\.rawValue), "CommandsAndOutcomes", "commands"),
      (ScenarioKeys.ownHeads, "Scenarios", "steps"),
      (ScenarioKeys.expect, "Scenarios", "expectations"),
      (ScenarioKeys.offer, "Scenarios", "expectations"),
      (ScenarioKeys.transaction, "Scenarios", "expectations"),
      (ScenarioKeys.entry, "Scenarios", "expectations"),
      (ScenarioKeys.report, "Scenarios", "expectations"),
      (ScenarioKeys.given, "Scenarios", "a-starting-state"),
      (ScenarioKeys.change, "CommandsAndOutcomes", "outcomes"),
      (ScenarioKeys.rejection, "CommandsAndOutcomes", "rejections"),
    ]
    for (words, page, anchor) in sections {
      let text = try #require(MarkdownPage("\(folder)/\(page).md").section(anchor), "\(anchor)")
      for word in words {
        #expect(
          text.contains("`\(word)`") || text.contains("\"\(word)\""),
          "`\(word)` is missing in \(page), \(anchor)")
      }
    }
  }

  // MARK: - Links

  static func links(in text: String) -> [String] {
    text.components(separatedBy: "](").dropFirst().compactMap { rest in
      rest.split(separator: ")").first.map(String.init)
    }
  }

  /// The file and the anchor of a relative link.
  static func target(of link: String, from page: String) -> (path: String, anchor: String) {
    let parts = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let anchor = parts.count > 1 ? String(parts[1]) : ""
    if parts[0].isEmpty { return (page, anchor) }
    let folder = URL(filePath: "/" + page).deletingLastPathComponent()
    let path = folder.appending(path: String(parts[0])).standardized.path
    return (String(path.dropFirst()), anchor)
  }

  @Test(
    "every link on a page leads somewhere",
    arguments: ["README.md", path]
      + ReferencePageTests.pages.map { "Sources/ProgressionKit/ProgressionKit.docc/\($0).md" })
  func links(_ path: String) throws {
    let text = try String(contentsOf: Repository.root.appending(path: path), encoding: .utf8)
    for link in Self.links(in: text) where !link.hasPrefix("http") {
      let (file, anchor) = Self.target(of: link, from: path)
      let url = Repository.root.appending(path: file)
      #expect(FileManager.default.fileExists(atPath: url.path), "\(path): \(link)")
      if !anchor.isEmpty, file.hasSuffix(".md") {
        #expect(try MarkdownPage(file).anchors.contains(anchor), "\(path): \(link)")
      }
    }
  }

  @Test("the table of contents names every section")
  func contents() throws {
    let page = try MarkdownPage(Self.path)
    let table = try #require(page.tables.first { $0.header[0] == "the way" })
    let contents = table.rows.flatMap(\.cells).joined()
    for part in page.parts {
      guard case .heading(let title, 2) = part else { continue }
      #expect(contents.contains("[\(title)](#\(MarkdownPage.anchor(of: title)))"), "\(title)")
    }
  }
}
