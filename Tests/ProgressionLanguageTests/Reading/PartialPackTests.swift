import ProgressionLanguage
import ProgressionText
import Testing

@Suite("Packs that can be read in part")
struct PartialPackTests {
  /// The codes of a pack with these tables, in order of place.
  private func codes(_ tables: String) -> [String] {
    let text = #"{"formatVersion": 1, "id": "t", "version": "1", \#(tables)}"#
    return TestPack.read(text).reading.diagnostics.map(\.code.name)
  }

  @Test(
    "A mistake of reading hides no mistake of meaning",
    arguments: [
      (
        "a typo in one condition, an impossible threshold in another",
        #""worlds": [{"id": "a", "levels": 2}], "features": {"f": {"unlock": {"complete": "a"}}, "g": {"unlock": {"stars": "a", "atLeast": 7}}}"#,
        ["condition-head", "unreachable-threshold"]
      ),
      (
        "an empty list of routes, a world that is never completed",
        #""worlds": [{"id": "a", "levels": 1, "unlock": []}, {"id": "b"}]"#,
        ["empty-list", "never-completed-world"]
      ),
      (
        "an unknown id, a route that must say whether it stays",
        #""counters": ["n"], "features": {"f": {"unlock": {"flag": "nope"}}, "g": {"unlock": {"counter": "n", "lessThan": 3}}}"#,
        ["unknown-id", "stays-or-follows"]
      ),
      (
        "a broken rule, a cycle of denials",
        #""rules": {"r": {"flag": "nope"}}, "features": {"f": {"unlock": {"when": {"all": [{"rule": "r"}, {"not": {"unlocked": "g"}}]}, "live": true}}, "g": {"unlock": {"when": {"unlocked": "f"}, "live": true}}}"#,
        ["unknown-id", "negative-cycle"]
      ),
      (
        "an unknown key, a table of the wrong type",
        #""x": 1, "worlds": 5"#, ["unknown-key", "wrong-type"]
      ),
    ] as [(String, String, [String])])
  func hidesNothing(_ name: String, _ tables: String, _ expected: [String]) {
    #expect(codes(tables) == expected, "\(name)")
  }

  @Test(
    "An include that cannot be says why",
    arguments: [
      ("rules.json", "the pack includes itself"),
      ("../shared.json", "`../shared.json` leaves the folder of the pack"),
      ("/etc/rules.json", "`/etc/rules.json` leaves the folder of the pack"),
    ])
  func includes(_ name: String, _ message: String) {
    let text = #"{"formatVersion": 1, "id": "t", "version": "1", "include": ["\#(name)"]}"#
    let (reading, _) = TestPack.read(text, including: [name: text])
    #expect(reading.diagnostics.map(\.message) == [message])
  }

  @Test("A wrong type of `formatVersion` says nothing of the rest")
  func version() {
    let findings = TestPack.findings(
      #"{"formatVersion": "1", "id": "t", "version": "1", "worlds": 5}"#)
    #expect(findings.count == 2)
  }

  @Test(
    "What is missing for a mistake of reading is blamed on nothing",
    arguments: [
      (
        "the stars of a level that could not be read",
        #""worlds": [{"id": "a", "levels": [{"id": "l", "maxStars": "9"}]}], "features": {"g": {"unlock": {"stars": "a", "atLeast": 7}}}"#,
        ["wrong-type"]
      ),
      (
        "the only way in",
        #""flags": ["x"], "features": {"f": {"unlock": [{"when": {"flagg": "x"}}, {"when": {"unlocked": "g"}}]}, "g": {"unlock": {"unlocked": "f"}}}"#,
        ["condition-head"]
      ),
      (
        "the price that would spend it",
        #""currencies": ["c"], "features": {"f": {"unlock": {"price": {"d": 3}}}, "g": {"unlock": {"spent": "c", "atLeast": 1}}}"#,
        ["unknown-id"]
      ),
      (
        "the `live` that was meant",
        #""counters": ["n"], "features": {"g": {"unlock": {"when": {"counter": "n", "lessThan": 3}, "live": "yes"}}}"#,
        ["wrong-type"]
      ),
      (
        "the `completeWhen` that was meant",
        #""worlds": [{"id": "a", "levels": [{"id": "l", "bonus": true}], "completeWhen": {"flag": "x"}}]"#,
        ["unknown-id"]
      ),
    ] as [(String, String, [String])])
  func blamesNothing(_ name: String, _ tables: String, _ expected: [String]) {
    #expect(codes(tables) == expected, "\(name)")
  }
}
