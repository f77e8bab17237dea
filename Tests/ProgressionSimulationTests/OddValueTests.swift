import ProgressionSimulation
import ProgressionText
import Testing

/// Whatever stands in a file of scenarios, reading and playing end with findings or results.
struct OddValueTests {
  static let oddities = [
    "null", "true", "-1", "0", "9223372036854775807", "-9223372036854775808", "1.5", #""""#,
    #""meadow""#, #""2026-01-01T00:00Z""#, #""{x}""#, #""free""#, "[]", "{}", "[[]]",
    #"[{ "tick": true }]"#,
    #"{ "meadow/1": 3 }"#, #"{ "coins": 9223372036854775807 }"#, #"{ "all": [] }"#,
  ]

  /// Files that hold every kind of step and expectation.
  static let files: [String] =
    (PlayingTests.steps + PlayingTests.expectations).map {
      Stage.file(steps: $0.steps, $0.members)
    } + [
      Stage.file(
        steps: #"{ "complete": "{l}", "stars": "{s}" }"#,
        """
        "cases": [{ "l": "meadow/1", "s": 2 }], "seed": 3, "only": "this",
        "always": [{ "have": "coins", "atLeast": 0 }],
        "given": { "have": { "coins": 5 }, "earned": { "coins": 50 }, "stars": { "meadow/1": 2 },
          "score": { "canyon/1": 250 }, "marks": { "meadow/secret": ["ring"] },
          "completed": ["meadow/2", "meadow"], "unlocked": ["canyon"], "visited": ["well"],
          "owned": ["hat"], "rank": { "dash": 2 }, "counter": { "feats": 2 },
          "flag": { "met-king": true }, "attribute": { "build": 3 }, "purchases": { "hat": 1 } }
        """)
    ]

  /// Files with time, money and other packs.
  static let marketFiles =
    (MarketTests.time + MarketTests.money + MarketTests.players + UpgradeTests.plays).map {
      Stage.file(steps: $0.steps, $0.members)
    } + [
      Stage.file(
        steps: #"{ "upgrade": "{path}" }, { "wait": "{time}" }"#,
        """
        "cases": [{ "path": "../next/rules.json", "time": "2h" }], "at": "2026-01-01T00:00Z",
        "seed": 3, "always": [{ "have": "coins", "atLeast": 0 }]
        """)
    ]

  /// Files with quests and npcs.
  static let villageFiles =
    QuestTests.plays.map { Stage.file(steps: $0.steps, $0.members) } + [
      Stage.file(
        steps: """
          { "begin": "second", "custom": true }, { "resume": "main" },
          { "playthrough": "second", "meet": "jarl", "expect": { "met": ["jarl"] } }
          """)
    ]

  @Test(arguments: files.indices)
  func oddValuesAreTakenAnywhere(_ index: Int) throws {
    try takesOddValues(Self.files[index], Stage())
  }

  @Test(arguments: marketFiles.indices)
  func oddValuesOfTimeAndMoneyAreTakenAnywhere(_ index: Int) throws {
    // A third at each place, another third at the next, is enough to meet every reader.
    try takesOddValues(Self.marketFiles[index], Market.stage(), oneIn: 3)
  }

  @Test(arguments: villageFiles.indices)
  func oddValuesOfQuestsAreTakenAnywhere(_ index: Int) throws {
    try takesOddValues(Self.villageFiles[index], Stage(Village.pack), oneIn: 3)
  }

  private func takesOddValues(_ text: String, _ stage: Stage, oneIn part: Int = 1) throws {
    let bytes = ContiguousArray(text.utf8)
    let file = SourceFile(name: "a.json", bytes: bytes)
    let root = try #require(JSONReader.read(file, as: FileID(index: 0)).document).root
    var places: [Place] = []
    Self.collect(root, into: &places)
    for (turn, place) in places.enumerated() {
      for (index, oddity) in Self.oddities.enumerated() where (index + turn) % part == 0 {
        let changed = bytes[..<Int(place.start)] + Array(oddity.utf8) + bytes[Int(place.end)...]
        let text = String(decoding: changed, as: UTF8.self)
        let (reading, sources) = try stage.read(text)
        let hasErrors = reading.diagnostics.contains { $0.severity == .error }
        #expect(hasErrors == (reading.file == nil), "\(text)")
        for diagnostic in reading.diagnostics {
          #expect(sources.location(of: diagnostic.place) != nil, "\(text)")
        }
        guard let file = reading.file else { continue }
        let result = ScenarioRunner.run(file: file, engine: stage.engine)
        #expect(result == ScenarioRunner.run(file: file, engine: stage.engine), "\(text)")
        for failure in result.results.flatMap(\.failures) {
          #expect(failure.location != nil, "\(text)")
        }
      }
    }
  }

  private static func collect(_ value: JSONValue, into places: inout [Place]) {
    places.append(value.place)
    for element in value.elements { collect(element, into: &places) }
    for member in value.members { collect(member.value, into: &places) }
  }
}
