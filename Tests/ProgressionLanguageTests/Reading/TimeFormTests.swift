import ProgressionLanguage
import ProgressionModel
import ProgressionText
import Testing

/// Every form of the conditions and quantities about time and chance.
struct TimeFormTests {
  static let forms: [ConditionFormTests.Form] = [
    .init(
      #"{"now": {"from": "2026-11-01T00:00Z", "until": "2026-11-06T00:00-08:00"}}"#,
      "now 2026-11-01T00:00:00Z..<2026-11-06T08:00:00Z"),
    .init(#"{"now": {"from": "1970-01-01T00:00:00Z"}}"#, "now 1970-01-01T00:00:00Z..<"),
    .init(#"{"now": {"until": "9999-12-31T23:59:59Z"}}"#, "now ..<9999-12-31T23:59:59Z"),
    .init(
      #"{"now": {"days": ["sunday", "saturday"], "between": ["18:00", "24:00"], "zone": "Europe/Berlin"}}"#,
      "weekly [saturday, sunday] 64800..<86400 Europe/Berlin"),
    .init(
      #"{"now": {"between": ["22:30", "02:00"], "zone": "UTC"}}"#,
      "weekly [monday, tuesday, wednesday, thursday, friday, saturday, sunday] 81000..<7200 UTC"),
    .init(
      #"{"now": {"days": ["monday"], "zone": "Etc/GMT+5"}}"#,
      "weekly [monday] 0..<86400 Etc/GMT+5"),
    .init(#"{"cohort": "new-shop", "share": 1}"#, "cohort new-shop 1%"),
    .init(#"{"cohort": "Any text ☂", "share": 99}"#, "cohort Any text ☂ 99%"),
    .init(#"{"waiting": "brew"}"#, "waiting brew"),
    .init(
      #"{"timeSince": {"completed": "a/1"}, "atLeast": "72h"}"#,
      "time since completed a/1 atLeast 259200"),
    .init(
      #"{"timeSince": {"unlocked": "shop"}, "atLeast": "1d12h", "lessThan": 864000}"#,
      "time since unlocked shop atLeast 129600 lessThan 864000"),
    .init(
      #"{"timeSince": {"visited": "inn"}, "moreThan": 0}"#, "time since visited inn moreThan 0"),
    .init(
      #"{"timeSince": {"owned": "pass"}, "atLeast": "1w"}"#,
      "time since ownedProduct pass atLeast 604800"),
    .init(
      #"{"timeSince": {"owned": "key"}, "atLeast": "1s"}"#,
      "time since ownedItem key atLeast 1"),
    .init(
      #"{"timeSince": {"marked": "a/boss"}, "atLeast": "1m"}"#,
      "time since marked a/boss any atLeast 60"),
    .init(
      #"{"timeSince": {"marked": "a/boss", "with": "hole"}, "atLeast": "1m"}"#,
      "time since marked a/boss 1 atLeast 60"),
    .init(
      #"{"timeSince": {"flag": "met-king", "$comment": "why"}, "atLeast": "1m"}"#,
      "time since flag met-king atLeast 60"),
    .init(
      #"{"timeSince": {"reset": "respec"}, "atLeast": "1m"}"#,
      "time since reset respec atLeast 60"),
    .init(
      #"{"timeSince": {"flag": "met-king"}, "lessThan": {"timeSince": {"visited": "inn"}}}"#,
      "time since flag met-king lessThan time since visited inn"),
    .init(
      #"{"sum": [{"timeSince": {"flag": "met-king"}}, 60], "atLeast": 3600}"#,
      "sum(time since flag met-king, 60) atLeast 3600"),
    .init(#"{"streak": "chore", "atLeast": 7}"#, "streak chore atLeast 7"),
    .init(
      #"{"stars": "b", "since": "daily", "atLeast": 3}"#, "stars[b/1 b/2] since daily atLeast 3"),
    .init(
      #"{"clears": "b/1", "since": "daily", "atLeast": 3}"#, "clears[b/1] since daily atLeast 3"),
    .init(
      #"{"fails": "b/1", "since": "respec", "atMost": 3}"#, "fails[b/1] since respec atMost 3"),
    .init(
      #"{"marks": "a/boss", "with": "goal", "since": "daily", "atLeast": 1}"#,
      "marks[a/boss](goal) since daily atLeast 1"),
    .init(
      #"{"earned": "coins", "since": "daily", "atLeast": 100}"#,
      "earned coins since daily atLeast 100"),
    .init(
      #"{"spent": "coins", "since": "daily", "atLeast": 100}"#,
      "spent coins since daily atLeast 100"),
    .init(
      #"{"purchases": "pack", "since": "daily", "lessThan": 3}"#,
      "purchases pack since daily lessThan 3"),
    .init(
      #"{"sum": [{"earned": "coins", "since": "daily"}, {"earned": "xp"}], "atLeast": 1}"#,
      "sum(earned coins since daily, earned xp) atLeast 1"),
  ]

  @Test("Every form is read as what it means", arguments: forms)
  func read(form: ConditionFormTests.Form) throws {
    let base = TestPack.read(TestPack.base + "}")
    let game = try #require(base.reading.game, "\(TestPack.findings(TestPack.base + "}"))")
    var reader = ConditionReader(game: game)
    let (json, sources) = try #require(TestPack.json(form.json))
    let reference = reader.read(json)
    #expect(reader.diagnostics.map { TestPack.line(of: $0, sources) } == [])
    let condition = try #require(reference)
    #expect(Shown(game: reader.game).condition(condition) == form.shown)
  }

  @Test("Growth comes after what grows, each at its place")
  func growth() throws {
    let game = try #require(TestPack.read(TestPack.base + "}").reading.game)
    var reader = ConditionReader(game: game)
    let (json, _) = try #require(
      TestPack.json(#"{"earned": "coins", "since": "daily", "atLeast": 1}"#))
    let read = reader.read(json)
    #expect(read != nil)
    let last = try #require(reader.game.quantities.last)
    guard case .since(let part, _) = last else {
      Issue.record("the last quantity is no growth")
      return
    }
    #expect(part.position == reader.game.quantities.count - 2)
    #expect(reader.game.quantityPlaces.suffix(2) == [json.place, json.place])
  }

  @Test("What the first of a chain asks of the one before it is true under time too")
  func previous() throws {
    let (reading, _) = TestPack.read(
      TestPack.pack(
        #""resets": {"daily": {"every": "day"}}, "worlds": ["a", "b"], "defaults": {"worlds": {"levels": 1, "unlock": {"all": [{"timeSince": {"completed": "$previous"}, "atLeast": "1d"}, {"stars": "$previous", "since": "daily", "atLeast": 1}]}}}"#
      ))
    let shown = Shown(game: try #require(reading.game))
    #expect(shown.routes(of: "a") == ["auto when all(true, true)"])
    #expect(
      shown.routes(of: "b") == [
        "auto when all(time since completed a atLeast 86400, stars[a/1] since daily atLeast 1)"
      ])
  }
}
