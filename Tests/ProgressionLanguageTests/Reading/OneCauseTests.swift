import ProgressionLanguage
import ProgressionText
import Testing

@Suite("One mistake is told once, and hides no other")
struct OneCauseTests {
  struct Example: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let tables: String
    let codes: [String]
    var fixes: [String] = []

    init(_ name: String, _ tables: String, _ codes: [String], fixes: [String] = []) {
      testDescription = name
      self.tables = tables
      self.codes = codes
      self.fixes = fixes
    }
  }

  static let examples: [Example] = [
    Example(
      "a misspelt table is read as the one that is meant",
      #""wrlds": [{"id": "a", "levels": 3}], "features": {"x": {"unlock": {"completed": "a"}}, "y": {"unlock": {"completed": "a/1"}}}"#,
      ["unknown-key"], fixes: ["write `worlds`"]),
    Example(
      "a table in the singular", #""flag": ["f"], "features": {"x": {"unlock": {"flag": "f"}}}"#,
      ["unknown-key"], fixes: ["write `flags`"]),
    Example(
      "a table whose key is less clear: its ids are known all the same",
      #""tags": ["f"], "features": {"x": {"unlock": {"flag": "f"}}}"#, ["unknown-key"]),
    Example(
      "a count in quotes is a count",
      #""worlds": [{"id": "a", "levels": "20"}], "features": {"x": {"unlock": {"stars": "a", "atLeast": 9}}}"#,
      ["wrong-type"], fixes: ["write 20"]),
    Example(
      "levels that nobody knows are not none",
      #""worlds": [{"id": "a", "levels": "many"}], "features": {"x": {"unlock": {"stars": "a", "atLeast": 9}}, "y": {"unlock": {"completed": "a/7"}}}"#,
      ["wrong-type"]),
    Example(
      "a list of conditions",
      #""worlds": [{"id": "a", "levels": 3}], "features": {"x": {"unlock": [{"completed": "a"}, {"stars": "a", "atLeast": 3}]}}"#,
      ["bare-condition"]),
    Example(
      "a name for an id", #""worlds": [{"name": "a", "levels": 3}]"#, ["unknown-key"]),
    Example(
      "a world without an id hides only what may be that world",
      #""worlds": [{"id": "a", "levels": 3}, {"levels": 3}, {"id": "c", "unlock": {"have": "coin", "atLeast": 6}, "levels": 2}], "features": {"x": {"unlock": {"completed": "aa"}}, "y": {"unlock": {"completed": "a/4"}}}, "currencies": ["coins"]"#,
      ["missing-key", "unknown-id", "unknown-id"]),
    Example(
      "a misspelt title leaves all numbers known",
      #""worlds": [{"id": "a", "levels": 3}, {"id": "b", "levels": 3, "titel": "q"}, {"id": "c", "levels": 3, "unlock": {"stars": "all", "atLeast": 61}}]"#,
      ["unknown-key", "unreachable-threshold"], fixes: ["write `title`"]),
    Example(
      "misspelt levels of one world leave the numbers of another known",
      #""worlds": [{"id": "a", "levels": 3}, {"id": "b", "levles": 3}, {"id": "c", "levels": 3, "unlock": {"stars": "a", "atLeast": 61}}]"#,
      ["unknown-key", "unreachable-threshold"], fixes: ["write `levels`"]),
    Example(
      "misspelt levels of one world leave the numbers of all unknown",
      #""worlds": [{"id": "a", "levels": 3}, {"id": "b", "levles": 3}, {"id": "c", "levels": 3, "unlock": {"stars": "all", "atLeast": 61}}]"#,
      ["unknown-key"], fixes: ["write `levels`"]),
    Example(
      "a key that is there is not written twice",
      #""worlds": [{"id": "a", "levels": 3}, {"id": "b", "levels": 1, "unlock": {"stars": "a", "atLeast": 3, "min": 5}}]"#,
      ["foreign-operator"]),
    Example(
      "two keys that mean the same",
      #""worlds": [{"id": "b", "levels": 1, "titel": "q", "tilte": "r"}]"#,
      ["unknown-key", "unknown-key"]),
    Example(
      "two operators that mean the same",
      #""worlds": [{"id": "a", "levels": 3}, {"id": "b", "levels": 1, "unlock": {"stars": "a", "atLest": 3, "gte": 5}}]"#,
      ["unknown-key", "foreign-operator"]),
    Example(
      "an id that is mended into another",
      #""features": {"Old Shop": {"unlock": true}, "Old-Shop": {"unlock": true}}"#, ["invalid-id"]),
    Example(
      "an id that is mended alone", #""features": {"Old Shop": {"unlock": true}}"#,
      ["invalid-id"], fixes: ["write `Old-Shop`"]),
    Example(
      "another word is another id",
      #""flags": ["met-king"], "features": {"x": {"unlock": {"flag": "met-ring"}}}"#,
      ["unknown-id"]),
    Example(
      "another spelling is the same id",
      #""flags": ["met-king"], "features": {"x": {"unlock": {"flag": "Met_King"}}}"#,
      ["unknown-id"], fixes: ["write `met-king`"]),
    Example(
      "a fraction of nothing", #""worlds": [{"id": "a", "levels": 3.0}]"#,
      ["not-an-integer"], fixes: ["write 3"]),
  ]

  @Test(arguments: examples) func says(_ example: Example) {
    let text = #"{"formatVersion": 1, "id": "t", "version": "1", \#(example.tables)}"#
    let found = TestPack.read(text).reading.diagnostics
    #expect(found.map(\.code.name) == example.codes, "\(found.map(\.message))")
    #expect(found.compactMap { $0.fix?.title } == example.fixes)
  }

  @Test("a feature that is never completed is not what `completed` means")
  func kind() throws {
    let text = #"""
      {"formatVersion": 1, "id": "t", "version": "1", "worlds": [{"id": "castle", "levels": 1}],
       "features": {"cattle": {"unlock": {"completed": "battle"}}}}
      """#
    let found = try #require(TestPack.read(text).reading.diagnostics.first)
    #expect(found.code == .unknownID)
    #expect(!found.help.contains { $0.contains("cattle") })
  }

  @Test("a list of conditions offers both rewrites")
  func bare() throws {
    let text = #"""
      {"formatVersion": 1, "id": "t", "version": "1", "flags": ["f", "g"],
       "features": {"x": {"unlock": [{"flag": "f"}, {"flag": "g"}]}}}
      """#
    let found = try #require(TestPack.read(text).reading.diagnostics.first)
    #expect(
      found.help == [
        #"one is enough: write [{"when": {"flag": "f"}}, {"when": {"flag": "g"}}]"#,
        #"all are needed: write {"all": [{"flag": "f"}, {"flag": "g"}]} instead of the list"#,
      ])
  }
}
