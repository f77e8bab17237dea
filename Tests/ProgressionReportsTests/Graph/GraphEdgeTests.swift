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
      name: "time as one of two ways",
      unlock: #"{"any": [{"completed": "w"}, {"now": {"from": "2026-11-01T00:00:00Z"}}]}"#,
      edges: ["w ~opens~> f"], notes: "f | or from 2026-11-01T00:00:00Z"),
    Case(
      name: "open from the start needs no other way",
      unlock: #"[{"when": true}, {"price": {"coins": 5}}]"#,
      edges: [], notes: "f | start"),
    Case(
      name: "a way of one arrow has its price there",
      unlock:
        #"[{"when": {"completed": "w"}}, {"when": {"all": [{"unlocked": "w"}, {"stars": "w", "atLeast": 5}]}, "price": {"coins": 9}}]"#,
      edges: ["w ~opens~> f", "w ~taken~> f: open and 5 stars, 9 coins"]),
    Case(
      name: "all inside any is a way with a number",
      unlock:
        #"{"any": [{"all": [{"completed": "w"}, {"unlocked": "g"}]}, {"flag": "x"}]}"#,
      edges: [
        "w ~opens~> f: way 1: completed", "g ~opens~> f: way 1: open", "x ~opens~> f: way 2: set",
      ]),
    Case(
      name: "any inside any is more ways",
      unlock: #"{"any": [{"completed": "w"}, {"any": [{"unlocked": "g"}, {"flag": "x"}]}]}"#,
      edges: ["w ~opens~> f", "g ~opens~> f: open", "x ~opens~> f"]),
    Case(
      name: "two choices",
      unlock:
        #"{"all": [{"any": [{"completed": "w"}, {"unlocked": "g"}]}, {"any": [{"unlocked": "h"}, {"flag": "x"}]}]}"#,
      edges: [
        "w ~opens~> f: way A1: completed", "g ~opens~> f: way A2: open",
        "h ~opens~> f: way B1: open", "x ~opens~> f: way B2: set",
      ]),
    Case(
      name: "a choice inside of a way",
      unlock:
        #"{"any": [{"all": [{"completed": "w"}, {"any": [{"unlocked": "g"}, {"flag": "x"}]}]}, {"unlocked": "h"}]}"#,
      edges: [
        "w ~opens~> f: way 1: completed", "g ~opens~> f: way 1.1: open",
        "h ~opens~> f: way 2: open", "x ~opens~> f: way 1.2: set",
      ]),
    Case(
      name: "one source on two ways",
      unlock:
        #"{"any": [{"all": [{"stars": "w", "atLeast": 2}, {"flag": "x"}]}, {"stars": "w", "atLeast": 3}]}"#,
      edges: ["w ~opens~> f: way 1: 2 stars; way 2: 3 stars", "x ~opens~> f: way 1: set"]),
    Case(
      name: "a way of two conditions and a price",
      unlock:
        #"[{"when": {"all": [{"completed": "w"}, {"flag": "x"}]}, "price": {"coins": 5}}, {"product": "p"}]"#,
      edges: [
        "w ~taken~> f: way 1: completed", "p ~product~> f: way 2: owned",
        "x ~taken~> f: way 1: set",
      ], notes: "f | way 1: 5 coins"),
    Case(
      name: "ways that share a condition",
      unlock:
        #"{"when": {"completed": "w"}, "any": [{"price": {"coins": 5}}, {"product": "p"}]}"#,
      edges: [
        "w ~taken~> f: way 1: completed, 5 coins", "w ~product~> f: way 2: completed",
        "p ~product~> f: way 2: owned",
      ]),
    Case(
      name: "parts of a count that are several",
      unlock:
        #"{"count": [{"all": [{"completed": "w"}, {"unlocked": "g"}]}, {"flag": "x"}, {"unlocked": "h"}], "atLeast": 2}"#,
      edges: [
        "w ~opens~> f: way 1: 2 of 3", "g ~opens~> f: way 1: 2 of 3: open",
        "h ~opens~> f: way 3: 2 of 3: open", "x ~opens~> f: way 2: 2 of 3",
      ]),
    Case(
      name: "a price in an item", unlock: #"{"price": {"key": 2}}"#,
      edges: ["key -taken-> f: costs 2"], notes: "f"),
    Case(
      name: "a price in an item and a currency", unlock: #"{"price": {"key": 1, "coins": 5}}"#,
      edges: ["key -taken-> f: costs 1, 5 coins"], notes: "f"),
    Case(
      name: "a price that may be reduced",
      unlock:
        #"{"price": {"coins": 5}, "discounts": [{"when": {"flag": "x"}, "basisPoints": 5000}]}"#,
      edges: [], notes: "f | up to 5 coins"),
    Case(
      name: "a quantity compared with another",
      unlock: #"{"when": {"stars": "w", "moreThan": {"counter": "c"}}, "live": true}"#,
      edges: ["w -follows-> f: stars > c", "c -follows-> f: < stars of w"]),
    Case(
      name: "two bounds",
      unlock: #"{"when": {"counter": "c", "atLeast": 2, "atMost": 5}, "live": true}"#,
      edges: ["c -follows-> f: 2 to 5"]),
  ]

  @Test("what opens a feature", arguments: cases)
  func unlock(_ test: Case) throws {
    let game = try GraphSamples.game(
      """
      "currencies": {"coins": {}}, "items": ["key"], "flags": ["x"], "counters": {"c": {}},
      "rules": {"r": {"all": [{"completed": "w"}, {"flag": "x"}]}},
      "worlds": [{"id": "w", "levels": 3}, {"id": "v", "unlock": true, "levels": 4}],
      "features": {"f": {"unlock": \(test.unlock)}, "g": {"unlock": true}, "h": {"unlock": true}},
      "products": {"p": {"kind": "permanent", "store": "s"}}
      """)
    let graph = ProgressionGraph(game)
    #expect(GraphSamples.edges(graph) == test.edges)
    if !test.notes.isEmpty { #expect(GraphSamples.nodes(graph).contains(test.notes)) }
  }

  @Test(
    "what ranks ask",
    arguments: [
      ("[3, 6, 9]", "3, 6, 9 stars"), ("[3, 6, 9, 12]", "3 to 12 stars"), ("[1]", "1 star"),
    ])
  func ranks(_ at: String, _ label: String) throws {
    let count = at.split(separator: ",").count
    let game = try GraphSamples.game(
      """
      "worlds": [{"id": "w", "levels": 6}],
      "features": {"f": {"ranks": \(count), "unlock": {"reach": {"stars": "w"}, "at": \(at)}}}
      """)
    #expect(GraphSamples.edges(ProgressionGraph(game)) == ["w -opens-> f: \(label)"])
  }

  @Test("the giver of an item, the item, and what is paid with it")
  func items() throws {
    let game = try GraphSamples.game(
      """
      "currencies": {"coins": {}}, "items": ["key", "pelt"],
      "worlds": [
        {"id": "w", "levels": [3, {"id": "boss", "rewards": {"onComplete": {"key": 1}}}]},
        {"id": "v", "unlock": {"price": {"key": 1}}, "levels": 2}],
      "npcs": {"jarl": {"gives": ["q"]}},
      "quests": {"q": {"unlock": true, "turnIn": "jarl", "turnInPrice": {"pelt": 3, "coins": 2}}},
      "products": {"p": {"kind": "consumable", "price": {"coins": 1}, "grants": {"pelt": 1}}}
      """)
    let graph = ProgressionGraph(game)
    #expect(
      GraphSamples.edges(graph) == [
        "w -order-> w/1 to w/3", "w/1 to w/3 -order-> w/boss", "key -taken-> v: costs 1",
        "jarl -gives-> q", "pelt -counts-> q: hand in 3", "w/boss -grants-> key",
        "p -grants-> pelt",
      ])
    #expect(GraphSamples.nodes(graph).contains("q | hand in 3 pelt + 2 coins"))
    #expect(GraphSamples.nodes(graph).contains("p | 1 coins"))
  }

  @Test("nodes that are hidden, and titles that are blank")
  func appearance() throws {
    let game = try GraphSamples.game(
      """
      "features": {
        "f": {"title": " \u{2003}", "visible": false, "unlock": true},
        "g": {"visible": {"unlocked": "f"}, "unlock": true}, "h": {"visible": true, "unlock": true}}
      """)
    let graph = ProgressionGraph(game)
    #expect(graph.nodes.map(\.title) == ["f", "g", "h"])
    #expect(
      GraphSamples.nodes(graph) == [
        "f | hidden until open | start", "g | hidden at times until open | start", "h | start",
      ])
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
        "w -order-> w/1", "w/1 -order-> w/2", "w/2 -counts-> q", "inn ~blocks~> q: fails: visited",
        "hall -counts-> q: optional: visited", "jarl -gives-> q: met",
        "wife ~blocks~> q: fails: not met", "w -opens-> inn", "inn -follows-> jarl: visited",
        "w -blocks-> wife: completed",
      ])
    #expect(GraphSamples.nodes(graph).contains("q | handed in to wife"))
  }
}
