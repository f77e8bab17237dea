import ProgressionEngine
import Testing

@Suite("Fingerprints")
struct FingerprintTests {
  private static let pack = """
    "currencies": {"coins": {"initial": 1, "cap": 9}, "gems": {}}, "items": ["key"],
    "counters": {"n": {"min": 0, "max": 5}}, "flags": ["p", "q"],
    "attributes": {"app": {"type": "version", "initial": "1.0"}},
    "worlds": [{"id": "a", "title": "A", "levels": [{"id": "x", "maxStars": 2, "marks": ["m", "k"],
        "startPrice": {"coins": 1}, "rewards": {"atStars": {"1": {"coins": 1}}}},
        {"id": "y", "scoreForStars": [1, 2], "bonus": true}]},
      {"id": "b", "unlock": {"stars": "a", "atLeast": 1}, "levels": 1}],
    "features": {"f": {"unlock": [{"when": {"flag": "p"}, "live": true}]},
      "hp": {"ranks": 2, "unlock": {"price": {"coins": [1, 2]}}},
      "xp": {"ranks": 2, "unlock": {"reach": {"counter": "n"}, "at": [1, 3]}},
      "lin": {"ranks": 2, "unlock": {"reach": {"counter": "n"}, "at": {"from": 1, "step": 2}}},
      "c1": {"choice": "end", "unlock": true, "visible": {"flag": "p"}}},
    "products": {"rope": {"kind": "consumable", "price": {"coins": 2}, "limit": 3,
      "when": {"flag": "p"}, "grants": {"key": 1},
      "discounts": [{"when": {"flag": "q"}, "basisPoints": 100}]}},
    "rules": {"r": {"counter": "n", "atLeast": 1, "atMost": 3}},
    "collections": {"all-of-it": [{"of": "levels", "points": 1}]},
    "renamed": {"old": "a"}
    """

  @Test(
    "One difference in meaning",
    arguments: [
      (#""initial": 1, "cap""#, #""initial": 2, "cap""#), (#""cap": 9"#, #""cap": 8"#),
      (#""max": 5"#, #""max": 6"#), (#"["p", "q"]"#, #"["q", "p"]"#),
      (#""initial": "1.0""#, #""initial": "1.1""#), (#""maxStars": 2"#, #""maxStars": 1"#),
      (#"["m", "k"]"#, #"["k", "m"]"#), (#"["m", "k"]"#, #"["m"]"#),
      (#""startPrice": {"coins": 1}"#, #""startPrice": {"gems": 1}"#),
      (#"{"1": {"coins": 1}}"#, #"{"2": {"coins": 1}}"#),
      (#"{"1": {"coins": 1}}"#, #"{"1": {"coins": 2}}"#),
      (#""atStars": {"1": {"coins": 1}}"#, #""onUnlock": {"coins": 1}"#),
      (#"[1, 2], "bonus": true"#, #"[1, 3], "bonus": true"#), (#", "bonus": true"#, ""),
      (#"{"stars": "a", "atLeast": 1}"#, #"{"stars": "a", "atLeast": 2}"#),
      (#"{"stars": "a", "atLeast": 1}"#, #"{"stars": "a/x", "atLeast": 1}"#),
      (#"{"stars": "a", "atLeast": 1}"#, #"{"clears": "a", "atLeast": 1}"#),
      (#""live": true"#, #""live": false"#), (#"{"coins": [1, 2]}"#, #"{"coins": [1, 1]}"#),
      (#"{"coins": [1, 2]}"#, #"{"coins": 1}"#), (#""at": [1, 3]"#, #""at": [1, 4]"#),
      (#""at": [1, 3]"#, #""at": {"from": 1, "step": 3}"#), (#""step": 2"#, #""step": 3"#),
      (#""choice": "end", "#, ""), (#", "visible": {"flag": "p"}"#, ""),
      (#""limit": 3"#, #""limit": 4"#), (#""when": {"flag": "p"}, "grants""#, #""grants""#),
      (#"{"key": 1}"#, #"{"key": 2}"#), (#""basisPoints": 100"#, #""basisPoints": 101"#),
      (#""kind": "consumable""#, #""kind": "permanent""#), (#", "atMost": 3"#, ""),
      (#""atMost": 3"#, #""atMost": 4"#), (#""points": 1"#, #""points": 2"#),
      (#"{"of": "levels""#, #"{"of": "worlds""#), (#"{"old": "a"}"#, #"{"old": "b"}"#),
    ] as [(String, String)])
  func meaning(_ old: String, _ new: String) throws {
    let changed = FingerprintTests.pack.replacing(old, with: new)
    #expect(changed != FingerprintTests.pack)
    let (before, after) = (try TestGame(FingerprintTests.pack), try TestGame(changed))
    #expect(before.engine.fingerprint != after.engine.fingerprint)
    #expect(!after.engine.isCompatible(with: before.engine.newPlayer()))
  }

  @Test(
    "Layout, titles and comments mean nothing",
    arguments: [
      (#""title": "A", "#, ""), (#""title": "A""#, #""title": "Z", "$comment": "new""#),
      (#", "#, ",\n   "), (#""points": 1"#, #""x-note": 7, "points": 1"#),
    ] as [(String, String)])
  func layout(_ old: String, _ new: String) throws {
    let changed = FingerprintTests.pack.replacing(old, with: new)
    #expect(changed != FingerprintTests.pack)
    let (before, after) = (try TestGame(FingerprintTests.pack), try TestGame(changed))
    #expect(before.engine.fingerprint == after.engine.fingerprint)
    #expect(before.engine.fingerprint.utf8.count == 32)
  }
}
