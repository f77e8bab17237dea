import Foundation
import Testing

/// What the readers of the language know is compared with the pages, whoever adds to it.
struct LanguageSourceTests {
  /// The Swift files of the module that reads rule packs, by name.
  static func sources() throws -> [(name: String, text: String)] {
    let folder = Repository.root.appending(path: "Sources/ProgressionLanguage")
    let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    return try (paths ?? []).filter { $0.hasSuffix(".swift") }.sorted().map { path in
      (
        URL(filePath: path).lastPathComponent,
        try String(contentsOf: folder.appending(path: path), encoding: .utf8)
      )
    }
  }

  @Test("every list of keys is among those that the pages are compared with")
  func keySets() throws {
    var declared: Set<String> = []
    var elsewhere: Set<String> = []
    for (name, text) in try Self.sources() {
      if name.hasPrefix("KeySet") {
        for match in text.matches(of: /static let (\w+) = KeySet\(/) {
          declared.insert(String(match.1))
        }
      } else if text.contains(/KeySet\(\s*"/) {
        elsewhere.insert(name)
      }
    }
    let all = try #require(Self.sources().first { $0.name == "KeySet+All.swift" }).text
    let list = try #require(all.firstMatch(of: /let all: \[KeySet\] = \[([^\]]*)\]/)).1
    let names = list.matches(of: /\w+/).map { String($0.0) }
    #expect(Set(names) == declared)
    // A route with the keys that its place allows, the lists of commands and requests, and all
    // keys together.
    #expect(
      elsewhere == [
        "GameReader+Route.swift", "CommandDecoder.swift", "CommandDecoder+ID.swift",
        "RequestDecoder.swift", "UncertainNumbers.swift",
      ])
  }

  @Test("every word that a key takes is on the page for designers")
  func words() throws {
    let page = try String(
      contentsOf: Repository.root.appending(path: DesignerPageTests.path), encoding: .utf8)
    var keys: Set<String> = []
    for (name, text) in try Self.sources() {
      for match in text.matches(of: /reportWord\([\w.]+, "(\w+)", \[([^\]]*)\]/) {
        keys.insert(String(match.1))
        for word in match.2.matches(of: /"([^"]+)"/).map({ String($0.1) }) {
          #expect(
            page.contains("\"\(word)\"") || page.contains("`\(word)`"),
            "`\(match.1)` takes `\(word)`, see \(name)")
        }
      }
    }
    #expect(keys.isSuperset(of: ["accept", "every", "kind", "order", "type", "whenGone"]))
  }
}
