import ProgressionKit
import Testing

/// What the conditions and routes of a pack become in a graph.
struct GraphEdgeTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let name: String
    /// What opens the feature `f`.
    let unlock: String
    let edges: [String]
    var notes = ""
    var testDescription: String { name }
  }

  static let cases: [Case] = [
    Case(name: "from the start", unlock: "true", edges: [], notes: "f | start"),
    Case(name: "never", unlock: "false", edges: [], notes: "f | never by itself"),
    Case(
      name: "a completion needs no words", unlock: #"{"completed": "w"}"#,
      edges: ["w -opens-> f"]),
    Case(
      name: "all", unlock: #"{"all": [{"completed": "w"}, {"unlocked": "g"}]}"#,
      edges: ["w -opens-> f", "g -opens-> f: open"]),
    Case(
      name: "any is alternatives", unlock: #"{"any": [{"completed": "w"}, {"unlocked": "g"}]}"#,
      edges: ["w ~opens~> f", "g ~opens~> f: open"]),
    Case(
      name: "any inside all",
      unlock: #"{"all": [{"completed": "w"}, {"any": [{"unlocked": "g"}, {"flag": "x"}]}]}"#,
      edges: ["w -opens-> f", "g ~opens~> f: open", "x ~opens~> f"]),
    Case(
      name: "count",
      unlock:
        #"{"count": [{"completed": "w"}, {"unlocked": "g"}, {"flag": "x"}], "atLeast": 2}"#,
      edges: ["w ~opens~> f: 2 of 3", "g ~opens~> f: 2 of 3: open", "x ~opens~> f: 2 of 3"]),
    Case(
      name: "a count of all is all",
      unlock:
        #"{"count": [{"completed": "w"}, {"unlocked": "g"}], "atLeast": 2}"#,
      edges: ["w -opens-> f", "g -opens-> f: open"]),
    Case(
      name: "stars of a world", unlock: #"{"stars": "w", "atLeast": 6}"#,
      edges: ["w -opens-> f: 6 stars"]),
    Case(
      name: "one star", unlock: #"{"stars": "w", "atLeast": 1}"#, edges: ["w -opens-> f: 1 star"]),
    Case(
      name: "stars of two worlds", unlock: #"{"stars": ["w", "v"], "atLeast": 6}"#,
      edges: ["w -opens-> f: 6 stars together", "v -opens-> f: 6 stars together"]),
    Case(
      name: "more parts than three are a total",
      unlock: #"{"stars": ["w", "v/1", "v/2", "v/3"], "atLeast": 6}"#,
      edges: ["6 levels of 4 worlds -opens-> f: 6 stars"]),
    Case(
      name: "nodes of which one is enough",
      unlock: #"{"count": ["g", "h"], "are": "unlocked", "atLeast": 1}"#,
      edges: ["g ~opens~> f: 1 of 2 unlocked", "h ~opens~> f: 1 of 2 unlocked"]),
    Case(
      name: "a negation blocks", unlock: #"{"when": {"not": {"flag": "x"}}, "live": true}"#,
      edges: ["x -blocks-> f: set"]),
    Case(
      name: "too much blocks",
      unlock: #"{"when": {"counter": "c", "atMost": 3}, "live": true}"#,
      edges: ["c -blocks-> f: more than 3"]),
    Case(
      name: "not both is either not",
      unlock: #"{"when": {"not": {"all": [{"flag": "x"}, {"completed": "w"}]}}, "live": true}"#,
      edges: ["w ~blocks~> f: completed", "x ~blocks~> f: set"]),
    Case(
      name: "not too little is enough",
      unlock: #"{"when": {"not": {"counter": "c", "lessThan": 3}}, "live": true}"#,
      edges: ["c -follows-> f: 3"]),
    Case(
      name: "live", unlock: #"{"when": {"owned": "p"}, "live": true}"#,
      edges: ["p -follows-> f: owned"]),
    Case(
      name: "a price alone", unlock: #"{"price": {"coins": 5}}"#, edges: [], notes: "f | 5 coins"),
    Case(
      name: "a price and a condition",
      unlock: #"{"when": {"completed": "w"}, "price": {"coins": 5}}"#,
      edges: ["w -taken-> f: 5 coins"]),
    Case(
      name: "a price and two conditions",
      unlock: #"{"when": {"all": [{"completed": "w"}, {"flag": "x"}]}, "price": "free"}"#,
      edges: ["w -taken-> f", "x -taken-> f"], notes: "f | free"),
    Case(name: "a product", unlock: #"{"product": "p"}"#, edges: ["p -product-> f"]),
    Case(
      name: "several ways",
      unlock: #"[{"when": {"completed": "w"}}, {"price": {"coins": 5}}, {"product": "p"}]"#,
      edges: ["w ~opens~> f", "p ~product~> f"], notes: "f | or 5 coins"),
    Case(
      name: "ways that read the same are one edge",
      unlock:
        #"[{"when": {"completed": "w"}}, {"when": {"stars": "w", "atLeast": 3}}]"#,
      edges: ["w ~opens~> f: completed or 3 stars"]),
    Case(
      name: "a rule is a node", unlock: #"{"rule": "r"}"#,
      edges: ["r -opens-> f", "w -counts-> r", "x -counts-> r"]),
    Case(
      name: "time is a note", unlock: #"{"now": {"from": "2026-11-01T00:00:00Z"}}"#, edges: [],
      notes: "f | from 2026-11-01T00:00:00Z"),
    Case(
      name: "time since", unlock: #"{"timeSince": {"completed": "w"}, "atLeast": "3d"}"#,
      edges: ["w -opens-> f: 3d since completed"]),
    Case(
      name: "two bounds",
      unlock: #"{"when": {"counter": "c", "atLeast": 2, "atMost": 5}, "live": true}"#,
      edges: ["c -follows-> f: 2 to 5"]),
  ]

  @Test("what opens a feature", arguments: cases)
  func unlock(_ test: Case) throws {
    let game = try GraphSamples.game(
      """
      "currencies": {"coins": {}}, "flags": ["x"], "counters": {"c": {}},
      "rules": {"r": {"all": [{"completed": "w"}, {"flag": "x"}]}},
      "worlds": [{"id": "w", "levels": 3}, {"id": "v", "unlock": true, "levels": 4}],
      "features": {"f": {"unlock": \(test.unlock)}, "g": {"unlock": true}, "h": {"unlock": true}},
      "products": {"p": {"kind": "permanent", "store": "s"}}
      """)
    let graph = ProgressionGraph(game)
    #expect(GraphSamples.edges(graph) == test.edges)
    if !test.notes.isEmpty { #expect(GraphSamples.nodes(graph).contains(test.notes)) }
  }

  @Test("who gives what a condition reads, and a world for many of its levels")
  func gifts() throws {
    let game = try GraphSamples.game(
      """
      "items": ["key"], "flags": ["x"], "counters": {"c": {}},
      "worlds": [
        {"id": "w", "defaults": {"rewards": {"onComplete": {"add": {"c": 1}}}}, "levels": 3},
        {"id": "v", "levels": [2, {"id": "last", "rewards": {"onComplete": {"key": 1, "set": {"x": true}}}}]}],
      "features": {
        "f": {"unlock": {"counter": "c", "atLeast": 3}}, "g": {"unlock": {"owned": "key"}},
        "h": {"unlock": false}},
      "achievements": {"a": {"unlock": {"unlocked": "g"}, "rewards": {"onUnlock": {"unlock": ["h"]}}}}
      """)
    let edges = GraphSamples.edges(ProgressionGraph(game))
    #expect(
      edges == [
        "w -opens-> v", "v -order-> v/1 to v/2", "v/1 to v/2 -order-> v/last", "c -opens-> f: 3",
        "key -opens-> g: owned", "a -grants-> h", "g -opens-> a: open", "w -grants-> c",
        "v/last -grants-> key",
      ])
  }

  @Test("quests, their givers and what they ask")
  func quests() throws {
    let game = try GraphSamples.game(
      """
      "worlds": [{"id": "w", "levels": 2}],
      "locations": {"inn": {"unlock": {"completed": "w"}}, "hall": {"unlock": true}},
      "npcs": {
        "jarl": {"at": [{"location": "inn", "when": {"visited": "inn"}}], "gives": ["q"]},
        "wife": {"at": [{"nowhere": true, "when": {"completed": "w"}}, {"location": "hall"}]}},
      "quests": {"q": {"unlock": {"met": "jarl"}, "turnIn": "wife",
        "objectives": {"go": {"completed": "w/2"}, "see": {"visited": "hall"}}, "optional": ["see"],
        "failWhen": {"all": [{"visited": "inn"}, {"not": {"met": "wife"}}]}}}
      """)
    let graph = ProgressionGraph(game)
    #expect(
      GraphSamples.edges(graph) == [
        "w -order-> w/1", "w/1 -order-> w/2", "w/2 -counts-> q", "inn -blocks-> q: fails: visited",
        "hall -counts-> q: optional: visited", "jarl -gives-> q: met",
        "wife -blocks-> q: fails: not met", "w -opens-> inn", "inn -follows-> jarl: visited",
        "w -blocks-> wife: completed",
      ])
    #expect(GraphSamples.nodes(graph).contains("q | handed in to wife"))
  }
}
