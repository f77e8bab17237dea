import ProgressionKit
import Testing

/// Which levels are nodes of their own.
struct GraphLevelTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let name: String
    let tables: String
    let nodes: [String]
    var showsLevels = false
    var shown: String?
    var testDescription: String { name }
  }

  static let cases: [Case] = [
    Case(
      name: "a plain world is one node", tables: #""worlds": [{"id": "w", "levels": 20}]"#,
      nodes: ["w | levels 1 to 20 | start"]),
    Case(
      name: "named levels are counted", tables: #""worlds": [{"id": "w", "levels": ["a", "b"]}]"#,
      nodes: ["w | 2 levels | start"]),
    Case(
      name: "one level", tables: #""worlds": [{"id": "w", "levels": ["a"]}]"#,
      nodes: ["w | level a | start"]),
    Case(
      name: "no level", tables: #""worlds": [{"id": "w", "levels": [], "completeWhen": true}]"#,
      nodes: ["w | start"]),
    Case(
      name: "a level with an unlock of its own is shown",
      tables:
        #""worlds": [{"id": "w", "levels": [3, {"id": "x", "unlock": {"completed": "w/1"}}, "y"]}]"#,
      nodes: ["w | start", "w/1", "w/2 to w/3", "w/x", "w/y"]),
    Case(
      name: "a level that is read is shown",
      tables:
        #""worlds": [{"id": "w", "levels": 9}], "features": {"f": {"unlock": {"completed": "w/5"}}}"#,
      nodes: ["w | start", "w/1 to w/4", "w/5", "w/6 to w/9", "f"]),
    Case(
      name: "each level", tables: #""worlds": [{"id": "w", "levels": 3}]"#,
      nodes: ["w | start", "w/1", "w/2", "w/3"], showsLevels: true),
    Case(
      name: "one level more", tables: #""worlds": [{"id": "w", "levels": 5}]"#,
      nodes: ["w | start", "w/1 to w/2", "w/3", "w/4 to w/5"], shown: "w/3"),
    Case(
      name: "free levels", tables: #""worlds": [{"id": "w", "order": "free", "levels": 5}]"#,
      nodes: ["w | levels 1 to 5 | start"]),
  ]

  @Test("levels in rows", arguments: cases)
  func rows(_ test: Case) throws {
    let options = GraphOptions(showsLevels: test.showsLevels, shownLevel: test.shown)
    let graph = ProgressionGraph(try GraphSamples.game(test.tables), options: options)
    #expect(GraphSamples.nodes(graph) == test.nodes)
    #expect(graph.clusters.count == (graph.nodes.contains { $0.kind == .level } ? 1 : 0))
  }

  @Test("what is open now, and a row as a whole")
  func status() throws {
    let engine = try Engine(
      bytes: Array(
        """
        {"formatVersion": 1, "id": "a", "version": "1", "worlds": [
          {"id": "w", "levels": [2, {"id": "x", "bonus": true, "unlock": {"stars": "w", "atLeast": 9}}, "y", "z"]},
          {"id": "v", "levels": 2}],
         "features": {"f": {"unlock": {"price": {"coins": 1}}}}, "currencies": {"coins": {}}}
        """.utf8))
    var player = engine.newPlayer()
    try engine.apply(Command(.complete("w/1", LevelResult(stars: 1))), to: &player)
    let graph = ProgressionGraph(engine, of: player)
    #expect(
      graph.nodes.map { "\($0.id) \($0.status?.description ?? "-") \($0.notes)" } == [
        "w unlocked []", #"w/1 to w/2 unlocked ["1 of 2 completed"]"#, #"w/x locked ["bonus"]"#,
        #"w/y to w/z locked ["0 of 2 completed"]"#,
        #"v locked ["levels 1 to 2", "0 of 2 completed"]"#, #"f available ["1 coins"]"#,
      ])
  }
}
