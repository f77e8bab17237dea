import ProgressionSimulation
import ProgressionText
import Testing

/// What is wrong with steps and expectations of time, money and other packs is told.
struct MarketReadingTests {
  typealias Mistake = ReadingTests.Mistake

  static let steps: [Mistake] = [
    .init(
      "a wait in words", #"{ "wait": "3 days" }"#, "wrong-type", at: #""3 days""#,
      "`wait` is a duration; `3 days` is none"),
    .init(
      "a wait backwards", #"{ "wait": -5 }"#, "out-of-range", at: "-5",
      "`wait` is 0 seconds or more; this is -5"),
    .init(
      "a wait for an instant", #"{ "wait": "2026-01-01T00:00Z" }"#, "wrong-type",
      at: #""2026-01-01T00:00Z""#, "`wait` is a duration; `2026-01-01T00:00Z` is an instant"),
    .init(
      "an instant that is a duration", #"{ "at": "72h" }"#, "wrong-type", at: #""72h""#,
      "`at` is an instant; `72h` is a duration"),
    .init(
      "an instant without offset", #"{ "at": "2026-01-01T00:00" }"#, "wrong-type",
      at: #""2026-01-01T00:00""#,
      "`at` is an instant; `2026-01-01T00:00` does not say in which offset from UTC"),
    .init(
      "the start of a scenario", #"{ "tick": true }"#, with: #""at": "2026-01-01""#, "wrong-type",
      at: #""2026-01-01""#,
      "`at` is an instant; `2026-01-01` is a day, which begins elsewhere at another time"),
    .init(
      "a time for what is no command", #"{ "press": "left", "now": 0 }"#, "unknown-key",
      at: #""now""#, "a step `press` has no key `now`"),
    .init(
      "a command with an id that is a number", #"{ "tick": true, "id": 7 }"#, "wrong-type",
      at: "7", "`id` is a string, or a writer with its number; this is a number"),
    .init(
      "a merge of nobody", #"{ "fork": "tablet" }, { "merge": "tabelt" }"#, "unknown-player",
      at: #""tabelt""#, "no earlier step is of the player `tabelt`"),
    .init(
      "a merge with oneself", #"{ "player": "phone", "merge": "phone" }"#, "step-shape",
      at: #""phone""#, "`merge` names another player than the one of the step"),
    .init(
      "a pack that was not read", #"{ "upgrade": "../nowhere.json" }, { "select": "nothing" }"#,
      "missing-rule-pack", at: #""../nowhere.json""#,
      "the rule pack `../nowhere.json` was not read"),
    .init(
      "a pack that has errors",
      #"{ "upgrade": "../broken.json", "expect": { "owned": ["x"] } }, { "select": "nothing" }"#,
      "missing-rule-pack", at: #""../broken.json""#, "the rule pack has errors"),
    .init(
      "an id that the new pack lacks",
      #"{ "buy": "hat" }, { "upgrade": "../next/rules.json" }, { "buy": "hat" }"#,
      "unknown-id", at: #""hat""#, "the rule pack declares no `hat`"),
    .init(
      "an id that only the new pack has",
      #"{ "select": "gate" }, { "upgrade": "../next/rules.json" }, { "select": "gate" }"#,
      "unknown-id", at: #""gate""#, "the rule pack declares no `gate`"),
    .init(
      "a condition that holds in one pack only",
      #"{ "upgrade": "../next/rules.json" }, { "tick": true }"#,
      with: #""always": [{ "not": { "owned": "hat" } }]"#, "unknown-id", at: #""hat""#,
      "there is no product or item `hat`"),
    .init(
      "rounds that end elsewhere",
      #"{ "repeat": 2, "steps": [{ "buy": "hat" }, { "upgrade": "../next/rules.json" }] }"#,
      "step-shape", at: #""repeat""#,
      "the repeated steps end with another rule pack than they begin with"),
    .init(
      "an unknown chest", #"{ "open": "woden" }"#, "unknown-id", at: #""woden""#,
      "the rule pack declares no `woden`"),
    .init(
      "a reset by the calendar", #"{ "reset": "daily" }"#, "wrong-kind", at: #""daily""#,
      "`daily` happens by the calendar; here stands a reset by command"),
    .init(
      "an unknown timer", #"{ "grant": { "timers": ["coins"] } }"#, "wrong-kind",
      at: #""coins""#, "`coins` is a currency; here stands the id of a timer"),
    .init(
      "an unknown product of the store",
      #"{ "transaction": "t", "product": "pas", "state": "pending" }"#, "unknown-id",
      at: #""pas""#, "the rule pack declares no `pas`"),
    .init(
      "a stage that is none",
      #"{ "transaction": "t", "product": "pass", "state": "refunded" }"#, "unknown-word",
      at: #""refunded""#, "`refunded` is no word for `state`"),
  ]

  static let expectations: [Mistake] = [
    .init(
      "a stage that is none", #"{ "expect": { "transactions": { "t": "refunded" } } }"#,
      "unknown-word", at: #""refunded""#,
      "the stage of a transaction is one of `pending`, `expired`, `purchased`, `revoked`, "
        + #"`reinstated` or null; this is "refunded""#),
    .init(
      "a field that is none",
      #"{ "expect": { "transactions": { "t": { "state": "pending" } } } }"#, "unknown-key",
      at: #""state""#, "a transaction has no key `state`"),
    .init(
      "a holding that is none", #"{ "expect": { "ledger": [{ "holding": "coin" }] } }"#,
      "unknown-id", at: #""coin""#, "the rule pack declares no `coin`"),
    .init(
      "a kind that is none", #"{ "expect": { "ledger": [{ "kind": "credit" }] } }"#,
      "unknown-word", at: #""credit""#, #"there is no change of the kind "credit""#),
    .init(
      "an entry of nothing", #"{ "expect": { "ledger": [{}] } }"#, "empty-expectation", at: "{}",
      "an empty object expects nothing of an entry"),
    .init(
      "a cause in words", #"{ "expect": { "ledger": [{ "by": "grant" }] } }"#, "wrong-type",
      at: #""grant""#, "`by` is an object; this is a string"),
    .init(
      "a reset that is none", #"{ "expect": { "period": { "dayly": 3 } } }"#, "unknown-id",
      at: #""dayly""#, "the rule pack declares no `dayly`"),
    .init(
      "an instant that is a day", #"{ "expect": { "opensAt": { "fair": "2026-01-10" } } }"#,
      "wrong-type", at: #""2026-01-10""#,
      "`opensAt` is an instant; `2026-01-10` is a day, which begins elsewhere at another time"),
    .init(
      "an id that is a number", #"{ "expect": { "remembered": [3] } }"#, "wrong-type", at: "3",
      "`id` is a string, or a writer with its number; this is a number"),
    .init(
      "no id at all", #"{ "expect": { "remembered": [] } }"#, "empty-expectation", at: "[]",
      "an empty list of `remembered` expects nothing"),
    .init(
      "an acknowledgement of no command", #"{ "expect": { "acknowledge": true } }"#, "step-shape",
      at: "true", "only a command has an outcome with `acknowledge`"),
    .init(
      "a report of no upgrade", #"{ "tick": true, "expect": { "report": { "opened": [] } } }"#,
      "step-shape", at: #"{ "opened": [] }"#, "only `upgrade` has a `report`"),
    .init(
      "a part of a report that is none",
      #"{ "upgrade": "../next/rules.json", "expect": { "report": { "lost": [] } } }"#,
      "unknown-key", at: #""lost""#, "`report` has no key `lost`"),
    .init(
      "an id of no pack",
      #"{ "upgrade": "../next/rules.json", "expect": { "report": { "removed": ["hut"] } } }"#,
      "unknown-id", at: #""hut""#, "no rule pack of this file declares `hut`"),
    .init(
      "an id of the old pack",
      #"{ "upgrade": "../next/rules.json", "expect": { "report": { "opened": ["hat"] } } }"#,
      "unknown-id", at: #""hat""#, "the rule pack declares no `hat`"),
    .init(
      "a rejection of an upgrade",
      #"{ "upgrade": "../next/rules.json", "expectRejected": "needsAdoption" }"#, "step-shape",
      at: #""expectRejected""#, "only a command can be rejected"),
  ]

  @Test(arguments: steps + expectations)
  func mistakesAreTold(_ mistake: Mistake) throws {
    let text = Stage.file(steps: mistake.steps, mistake.members)
    let (reading, sources) = try Market.stage().read(text)
    let isRead = reading.file != nil
    #expect(!isRead)
    let errors = reading.diagnostics.filter { $0.severity == .error }
    let report = DiagnosticRenderer.text(reading.diagnostics, sources: sources, color: false)
    let first = try #require(errors.first)
    #expect(errors.count == 1, "\(report)")
    #expect(first.code.name == mistake.code)
    #expect(first.message == mistake.message)
    let bytes = sources[first.place.file].bytes[Int(first.place.start)..<Int(first.place.end)]
    #expect(String(decoding: bytes, as: UTF8.self) == mistake.at)
  }

  @Test func pathsOfUpgradesAreFound() throws {
    let text = """
      { "rules": "../rules.json", "scenarios": [
        { "name": "a", "steps": [{ "upgrade": "b" }, { "upgrade": 3 }, { "upgrade": "" },
          { "repeat": 2, "steps": [{ "upgrade": "c" }, { "upgrade": "b" }] }] },
        { "name": "b", "cases": [{ "p": "d" }, { "p": "c" }, {}],
          "steps": [{ "upgrade": "{p}" }] },
        { "name": "c" }, 4, { "steps": { "upgrade": "e" } } ] }
      """
    let file = SourceFile(name: "a.json", text: text)
    let document = try #require(JSONReader.read(file, as: FileID(index: 0)).document)
    #expect(ScenarioReader.upgradePaths(of: document) == ["b", "c", "d"])
  }
}
