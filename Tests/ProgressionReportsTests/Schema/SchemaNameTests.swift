import ProgressionKit
import Testing

/// The ids of a pack in its schema.
struct SchemaNameTests {
  static let pack = #"""
    {
      "formatVersion": 1, "id": "odd", "version": "1", "title": "Odd \"one\"\n🚀",
      "currencies": { "A-Z_0.9": { "title": "\"Coins\" \\ \u0007 \u2028 🪙" } },
      "items": ["-", "_"],
      "worlds": [
        { "id": "w", "title": "$1 ${2:x} }", "levels": [2, { "id": "b", "title": "Boss", "tags": ["t"] }] },
        { "id": "second", "levels": 1 }
      ],
      "features": { "shop": { "unlock": true } },
      "renamed": { "old-w": "w", "old-w/9": "w/1", "w/7": "w/2", "gold": "A-Z_0.9" },
      "rules": { "r": true }
    }
    """#

  /// The words of the enumeration of a definition.
  private func words(_ name: String, _ subject: RuleSchema.Subject) throws -> [String] {
    let tree = try SchemaTree(try RuleSchema(subject, ofPack: Self.pack))
    let words = try #require(tree.definition(name)?["enum"])
    return words.elements.compactMap(\.string)
  }

  @Test("ids of all legal characters stand as they are, with their titles beside them")
  func ids() throws {
    let tree = try SchemaTree(try RuleSchema(.pack, ofPack: Self.pack))
    let currencies = try #require(tree.definition("names-of-currency"))
    #expect(currencies["enum"]?.elements.map(\.string) == ["A-Z_0.9"])
    #expect(
      currencies["enumDescriptions"]?.elements.map(\.string)
        == ["\"Coins\" \\ \u{7} \u{2028} 🪙 (currency)"])
    #expect(try words("names-of-item", .pack) == ["-", "_"])
    #expect(try words("names-of-level", .pack) == ["w/1", "w/2", "w/b", "second/1"])
    let levels = try #require(tree.definition("names-of-level")?["enumDescriptions"])
    #expect(
      levels.elements.map(\.string)
        == ["level of $1 ${2:x} }", "level of $1 ${2:x} }", "Boss (level)", "level of second"])
    #expect(tree.root["title"]?.string == "Odd \"one\"\n🚀: a rule pack")
  }

  @Test("old ids count in scenarios and not in the pack, where `check` refuses them")
  func oldIDs() throws {
    #expect(
      try words("names-of-level", .scenarios)
        == [
          "w/1", "w/2", "w/b", "second/1", "old-w/1", "old-w/2", "old-w/b", "old-w/7", "old-w/9",
          "w/7",
        ])
    #expect(try words("names-of-world", .scenarios) == ["w", "second", "old-w"])
    #expect(try words("names-of-currency", .scenarios) == ["A-Z_0.9", "gold"])
    #expect(try words("names-of-world", .pack) == ["w", "second"])
  }

  @Test("of a part of a pack ids are offered, and any text is taken")
  func part() throws {
    let whole = try SchemaTree(try RuleSchema(.pack, ofPack: Self.pack))
    let part = try SchemaTree(try RuleSchema(.pack, ofPack: Self.pack, isWhole: false))
    #expect(whole.definition("id-of-world")?["anyOf"]?.count == 3)
    #expect(part.definition("any-id-of-world")?["anyOf"]?.count == 4)
    #expect(part.definition("id-of-world") == nil)
  }

  @Test("what the pack has nothing of is refused, and heads that ask for it are not offered")
  func nothing() throws {
    let tree = try SchemaTree(try RuleSchema(.pack, ofPack: Self.pack))
    let quest = try #require(tree.definition("id-of-quest"))
    #expect(quest["not"]?.count == 0)
    #expect(
      quest["errorMessage"]?.string
        == "the pack declares nothing that may stand here: a quest")
    #expect(tree.definition("head-active")?["doNotSuggest"]?.boolean == true)
    #expect(tree.definition("head-rule")?["doNotSuggest"] == nil)
  }

  @Test("tags and marks of the pack are offered")
  func tags() throws {
    #expect(try words("tag", .pack) == ["t"])
    let tree = try SchemaTree(try RuleSchema(.pack, ofPack: Self.pack))
    #expect(tree.definition("mark")?["errorMessage"]?.string == "there is no mark")
  }
}
