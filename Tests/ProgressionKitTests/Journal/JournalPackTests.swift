import ProgressionKit
import Testing

/// Entries on top of a rule pack.
struct JournalPackTests {
  static let pack = """
    { "formatVersion": 1, "id": "sample", "version": "1",
      "worlds": [ { "id": "meadow", "title": "The Meadow", "levels": 2, "tags": ["green"] } ],
      "locations": { "church": { "title": "Church", "unlock": true, "tags": ["merchant"] } },
      "features": { "shop": { "title": "Shop", "unlock": true } } }
    """

  struct Case: NamedCase {
    let name: String
    let kind: JournalEntry.Kind
    let title: String
    let tags: [String]
  }

  static let cases: [Case] = [
    Case(name: "meadow", kind: .location, title: "The Meadow", tags: ["green"]),
    Case(name: "meadow/1", kind: .location, title: "meadow/1", tags: []),
    Case(name: "church", kind: .location, title: "Church", tags: ["merchant"]),
    Case(name: "shop", kind: .note, title: "Shop", tags: []),
  ]

  @Test("an entry stands for a node", arguments: cases)
  func node(_ test: Case) throws {
    let pack = RulePack(bytes: Self.pack.utf8)
    let game = try #require(pack.game, "\(pack.report())")
    var stage = try Stage()
    let id = try stage.journal.add(
      node: test.name, of: game, in: stage.run, linkedTo: [stage.varre]
    ).id
    let entry = try #require(stage.journal[id])
    #expect(entry.kind == test.kind)
    #expect(entry.name == test.title)
    #expect(entry.tags == test.tags)
    #expect(entry.node == test.name)
    #expect(stage.journal.areLinked(id, stage.varre))
    #expect(stage.journal.entry(for: test.name, in: stage.run) == entry)
    #expect(stage.journal.entry(for: test.name, in: stage.second) == nil)
    #expect(throws: JournalError.self) {
      try stage.journal.add(node: test.name, of: game, in: stage.run)
    }
  }

  @Test("a node that the pack has not")
  func unknown() throws {
    let game = try #require(RulePack(bytes: Self.pack.utf8).game)
    var stage = try Stage()
    #expect(throws: JournalError.unknownNode("chruch", nearest: "church")) {
      try stage.journal.add(node: "chruch", of: game, in: stage.run)
    }
  }
}
