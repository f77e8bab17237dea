import ProgressionLanguage
import ProgressionText
import Testing

/// `checks` and `$allow` work for every code that a pack may configure, wherever it is found.
struct AllowanceTests {
  /// A pack that has a finding, and the text in it beside which an `$allow` can stand.
  struct Example: CustomTestStringConvertible, Sendable {
    let code: DiagnosticCode
    let tables: String

    var testDescription: String { code.name }

    init(_ code: DiagnosticCode, _ tables: String) {
      self.code = code
      self.tables = tables
    }
  }

  private static func unlock(_ condition: String) -> String {
    #"""
    "worlds": [ { "id": "w", "levels": 20 } ], "counters": ["wins"], "flags": ["f", "g"],
    "currencies": { "coins": { "initial": 9, "cap": 99 } },
    "features": { HERE "x": { "unlock": \#(condition) } }
    """#
  }

  private static func live(_ condition: String) -> String {
    unlock(#"{ "when": \#(condition), "live": true }"#)
  }

  static let examples: [Example] = [
    Example(.unreachableThreshold, unlock(#"{ "stars": "all", "atLeast": 61 }"#)),
    Example(.emptyRange, live(#"{ "counter": "wins", "atLeast": 5, "atMost": 3 }"#)),
    Example(.alwaysTrue, unlock(#"{ "stars": "all", "atLeast": 0 }"#)),
    Example(.equalityCanBePassed, live(#"{ "counter": "wins", "equals": 5 }"#)),
    Example(.emptyCondition, unlock(#"{ "all": [] }"#)),
    Example(.constantCohort, unlock(#"{ "cohort": "a", "share": 100 }"#)),
    Example(.priceAboveCap, unlock(#"{ "price": { "coins": 100 } }"#)),
    Example(
      .neverCompletedWorld, #""worlds": [ { HERE "id": "w", "levels": [] } ]"#),
    Example(.staysOrFollows, unlock(#"{ "not": { "flag": "f" } }"#)),
    Example(.noWayIn, unlock(#"{ "unlocked": "x" }"#)),
    Example(
      .outlivesWhatItReads,
      #"""
      "flags": { "f": { "scope": "account" } },
      "quests": { HERE "q": { "unlock": { "when": { "not": { "flag": "f" } }, "live": true } } }
      """#),
    Example(
      .priceOutlived,
      #"""
      "currencies": ["coins"], "flags": ["f"], "locations": { "inn": { "unlock": true } },
      "npcs": { "n": { "at": [ { "location": "inn", "when": { "flag": "f" } } ] } },
      "quests": { HERE "q": { "scope": "account", "giver": "n", "whenGone": "fail",
        "unlock": { "price": { "coins": 5 } } } }
      """#),
    Example(
      .choiceLives,
      #"""
      "features": { HERE "a": { "choice": "c", "unlock": true },
        "b": { "choice": "c", "scope": "account", "unlock": true } }
      """#),
    Example(
      .waitsForThePlayer,
      #"""
      "quests": { HERE "q": { "accept": "auto", "unlock": { "price": "free" } } }
      """#),
    Example(
      .alwaysFailing,
      #"""
      "worlds": [ { "id": "w", "levels": 1 } ],
      "quests": { HERE "q": { "unlock": true, "failWhen": { "fails": "all", "atLeast": 0 } } }
      """#),
    Example(
      .contradiction, live(#"{ "all": [ { "flag": "f" }, { "not": { "flag": "f" } } ] }"#)),
    Example(
      .impliedCondition,
      unlock(#"{ "all": [ { "stars": "w", "atLeast": 5 }, { "stars": "w", "atLeast": 9 } ] }"#)),
    Example(
      .shadowedAlternative,
      unlock(#"{ "any": [ { "stars": "w", "atLeast": 5 }, { "stars": "w", "atLeast": 9 } ] }"#)),
    Example(.duplicateCondition, unlock(#"{ "any": [ { "flag": "f" }, { "flag": "f" } ] }"#)),
    Example(
      .missableContent,
      #"""
      "flags": ["f"], "worlds": [ { "id": "w", "levels": 1 } ],
      "quests": { HERE "q": { "unlock": { "when": { "not": { "completed": "w" } }, "live": true } } }
      """#),
    Example(
      .hiddenPrerequisite,
      #""features": { HERE "x": { "visible": { "unlocked": "x" }, "unlock": { "price": "free" } } }"#
    ),
    Example(
      .needsItsOwnLevels,
      #""worlds": [ { HERE "id": "a", "levels": 1, "unlock": { "stars": "all", "atLeast": 1 } } ]"#),
    Example(.unused, #""flags": { HERE "f": {} }"#),
    Example(
      .neverRead,
      #"""
      "flags": { HERE "f": {} },
      "features": { "x": { "unlock": true, "rewards": { "onUnlock": { "set": { "f": true } } } } }
      """#),
    Example(
      .noSource,
      #""items": { HERE "key": {} }, "features": { "x": { "unlock": { "owned": "key" } } }"#),
    Example(
      .endlessSource,
      #"""
      "currencies": { "coins": { "initial": 9 } },
      "products": { HERE "bag": { "kind": "consumable", "price": { "coins": 1 },
        "grants": { "coins": 2 } } }
      """#),
    Example(
      .unclaimableReward,
      #"""
      "counters": { "c": { "min": 0, "max": 5 } },
      "features": { HERE "x": { "unlock": true, "rewards": { "onUnlock": { "add": { "c": 6 } } } },
        "y": { "unlock": { "counter": "c", "atLeast": 1 } } }
      """#),
    Example(
      .uncountedLevel,
      #""worlds": [ { "id": "w", "levels": [ 1, { HERE "id": "secret", "bonus": true } ] } ]"#),
    Example(
      .spendingCloses,
      #"""
      "currencies": { "coins": { "initial": 9 } },
      "features": { HERE "x": { "unlock": { "when": { "have": "coins", "atLeast": 5 }, "live": true } },
        "hat": { "unlock": { "price": { "coins": 5 } } } }
      """#),
    Example(
      .sameTitle,
      #"""
      "features": { HERE "a": { "title": "Shop", "unlock": true },
        "b": { "title": "Shop", "unlock": true } }
      """#),
    Example(
      .lonelyTag,
      #"""
      "features": { HERE "a": { "unlock": true, "tags": ["boss"] },
        "b": { "unlock": true, "tags": ["bos"] },
        "x": { "unlock": { "count": { "tag": "boss" }, "are": "unlocked", "atLeast": 1 } } }
      """#),
    Example(
      .lonelyChoice, #""features": { HERE "a": { "unlock": true, "choice": "end" } }"#),
    Example(
      .unusedDefault,
      #""defaults": { "levels": { HERE "maxStars": 5 } }, "worlds": []"#),
    Example(
      .unusedAllow,
      #"""
      "features": { HERE "x": { "unlock": true, "$allow": { "always-true": "left over" } } }
      """#),
  ]

  @Test("Every code that can be configured has an example")
  func complete() {
    let tested = Set(Self.examples.map(\.code))
    for entry in DiagnosticCatalogue.entries where entry.isConfigurable {
      // Places of an npc are tested with the reading of npcs.
      if entry.code == .shadowedPlacement { continue }
      #expect(tested.contains(entry.code), "\(entry.code) has no example")
    }
  }

  private func severities(_ tables: String, of code: DiagnosticCode) -> [Severity] {
    CheckedPack.read(tables).reading.diagnostics.filter { $0.code == code }.map(\.severity)
  }

  @Test("The pack sets the severity", arguments: examples)
  func severity(_ example: Example) {
    let tables = example.tables.replacing("HERE ", with: "")
    #expect(!severities(tables, of: example.code).isEmpty)
    for (word, severity) in [("off", nil), ("warning", .warning), ("error", .error)]
      as [(String, Severity?)]
    {
      let set = #""checks": { "\#(example.code.name)": "\#(word)" },"# + "\n\(tables)"
      let found = Set(severities(set, of: example.code))
      #expect(found == (severity.map { [$0] } ?? []), "\(word)")
    }
  }

  @Test(
    "A reason in place silences it, and one that silences nothing is found", arguments: examples)
  func allowance(_ example: Example) {
    let allow = #""$allow": { "\#(example.code.name)": "the game knows" }, "#
    let silenced = example.tables.replacing("HERE ", with: allow)
    let reading = CheckedPack.read(silenced).reading
    #expect(!reading.diagnostics.contains { $0.code == example.code })
    #expect(
      reading.diagnostics.allSatisfy { $0.code != .unusedAllow || example.code == .unusedAllow })
    guard example.code != .unusedAllow else { return }
    let elsewhere = #""flags": { "other": { \#(allow)"title": "Other" } }"#
    let found = CheckedPack.read(elsewhere).reading.diagnostics
    #expect(
      found.contains { $0.code == .unusedAllow } == (example.code != .unused), "\(found)")
  }

  @Test("An included file is silenced in itself")
  func included() {
    let part = #"{ "flags": { "f": { ALLOW } } }"#
    for (allow, count) in [("", 1), (#""$allow": { "unused": "the game reads it" }"#, 0)] {
      let files = ["part.json": part.replacing("ALLOW", with: allow)]
      let found = CheckedPack.read(#""include": ["part.json"]"#, including: files)
      #expect(found.reading.diagnostics.count == count)
    }
    // What stands in the main file says nothing about another one.
    let files = ["part.json": part.replacing("ALLOW", with: "")]
    let main = CheckedPack.read(
      #""include": ["part.json"], "$allow": { "unused": "all of it" }"#, including: files)
    #expect(main.reading.diagnostics.map(\.code) == [.unusedAllow, .unused])
    let whole = [
      "part.json": #"{ "$allow": { "unused": "all of it" }, "flags": ["f", "g"] }"#
    ]
    let covered = CheckedPack.read(#""include": ["part.json"]"#, including: whole)
    #expect(covered.reading.diagnostics.isEmpty)
  }

  @Test("A default is silenced where it is written, once for all")
  func defaults() {
    let tables = #"""
      "flags": ["f"],
      "defaults": { "worlds": { ALLOW "unlock": { "all": [ { "flag": "f" }, { "flag": "f" } ] } } },
      "worlds": [ { "id": "a", "levels": 1 }, { "id": "b", "levels": 1 } ]
      """#
    let plain = CheckedPack.read(tables.replacing("ALLOW ", with: "")).reading
    #expect(plain.diagnostics.map(\.code) == [.duplicateCondition])
    let allow = #""$allow": { "duplicate-condition": "one is to be changed" }, "#
    let silenced = CheckedPack.read(tables.replacing("ALLOW ", with: allow)).reading
    #expect(silenced.diagnostics.isEmpty, "\(silenced.diagnostics)")
  }
}
