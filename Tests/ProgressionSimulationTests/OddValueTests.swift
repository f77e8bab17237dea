import ProgressionSimulation
import ProgressionText
import Testing

/// Whatever stands in a file of scenarios, reading and playing end with findings or results.
struct OddValueTests {
  static let oddities = [
    "null", "true", "-1", "0", "9223372036854775807", "-9223372036854775808", "1.5", #""""#,
    #""meadow""#, #""{x}""#, #""free""#, "[]", "{}", "[[]]", #"[{ "tick": true }]"#,
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

  @Test(arguments: files.indices)
  func oddValuesAreTakenAnywhere(_ index: Int) throws {
    let stage = try Stage()
    let text = Self.files[index]
    let bytes = ContiguousArray(text.utf8)
    let file = SourceFile(name: "a.json", bytes: bytes)
    let root = try #require(JSONReader.read(file, as: FileID(index: 0)).document).root
    var places: [Place] = []
    Self.collect(root, into: &places)
    for place in places {
      for oddity in Self.oddities {
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
