import ProgressionLanguage
import ProgressionModel
import ProgressionText
import Testing

/// Worlds, levels, defaults, routes, rewards and the other tables as they are read.
struct NodeFormTests {
  private func shown(_ tables: String, including files: [String: String] = [:]) throws -> Shown {
    let (reading, sources) = TestPack.read(TestPack.pack(tables), including: files)
    let findings = Asides.without(reading.diagnostics).map { TestPack.line(of: $0, sources) }
    return Shown(game: try #require(reading.game, "\(findings)"))
  }

  @Test("Counts, ids and objects mix in levels")
  func levels() throws {
    let shown = try shown(
      #""worlds": [{"id": "w", "levels": ["x", 2, {"id": "y", "bonus": true}, "z"]}]"#)
    #expect(shown.game.nodes.map { $0.id } == ["w", "w/x", "w/1", "w/2", "w/y", "w/z"])
    #expect(shown.routes(of: "w/x") == ["auto"])
    #expect(shown.routes(of: "w/1") == ["auto when completed w/x"])
    #expect(shown.routes(of: "w/y") == ["auto when completed w/2"])
    #expect(shown.routes(of: "w/z") == ["auto when completed w/2"])
    #expect(shown.node("w")?.world?.levels.count == 5)
  }

  @Test("Worlds follow each other; the order of levels may be free")
  func worlds() throws {
    let shown = try shown(
      #""worlds": ["a", {"id": "b", "levels": 2, "order": "free"}, {"id": "c", "levels": 1, "unlock": false}], "checks": {"never-completed-world": "off"}"#
    )
    #expect(shown.routes(of: "a") == ["auto"])
    #expect(shown.routes(of: "b") == ["auto when completed a"])
    #expect(shown.routes(of: "b/2") == ["auto"])
    #expect(shown.routes(of: "c") == [])
    #expect(shown.routes(of: "c/1") == ["auto"])
  }

  @Test("A node's own key replaces that of the defaults whole")
  func defaults() throws {
    let shown = try shown(
      #"""
      "currencies": ["coins"],
      "defaults": {"worlds": {"levels": 2, "unlock": [{"when": {"completed": "$previous"}}, {"price": {"coins": 5}}]},
        "levels": {"maxStars": 5, "rewards": {"onComplete": {"coins": 1}, "perNewStar": {"coins": 2}}}},
      "worlds": [{"id": "a"}, {"id": "b", "defaults": {"maxStars": 1},
        "levels": ["x", {"id": "y", "rewards": {"onUnlock": {"coins": 9}}, "unlock": {"stars": "$world/x", "atLeast": 1}}]}]
      """#)
    #expect(shown.routes(of: "a") == ["auto when true", "coins[5]"])
    #expect(shown.routes(of: "b") == ["auto when completed a", "coins[5]"])
    #expect(shown.rewards(of: "a/1") == ["onComplete: 1 coins", "perNewStar: 2 coins"])
    #expect(shown.rewards(of: "b/y") == ["onUnlock: 9 coins"])
    #expect(shown.node("a/2")?.level?.maxStars == 5)
    #expect(shown.node("b/x")?.level?.maxStars == 1)
    #expect(shown.routes(of: "b/y") == ["auto when stars[b/x] atLeast 1"])
  }

  @Test("What names the `$previous` of the first is true")
  func previous() throws {
    let shown = try shown(
      #"""
      "defaults": {"worlds": {"levels": [2, {"id": "s", "bonus": true}], "unlock": {"all": [{"stars": "$previous", "atLeast": 2}, {"any": [{"completed": "$previous"}, {"count": ["$previous"], "are": "completed", "atLeast": 1}]}]}},
        "levels": {"unlock": {"when": {"clears": "$previous", "atLeast": {"clears": "$world/1"}}, "live": true}}},
      "worlds": ["a", "b"]
      """#)
    #expect(shown.routes(of: "a") == ["auto when all(true, any(true, true))"])
    #expect(
      shown.routes(of: "b") == [
        "auto when all(stars[a/1 a/2 a/s] atLeast 2, any(completed a, count completed[a] atLeast 1))"
      ])
    #expect(shown.routes(of: "a/1") == ["live when true"])
    #expect(shown.routes(of: "b/2") == ["live when clears[b/1] atLeast clears[b/1]"])
  }

  @Test("Every form of route")
  func routes() throws {
    let forms: [(String, [String])] = [
      ("true", ["auto"]), ("false", []),
      (#"{"completed": "w"}"#, ["auto when completed w"]),
      (#"{"when": {"owned": "p"}, "live": true}"#, ["live when ownedProduct p"]),
      (#"{"when": {"completed": "w"}, "live": false}"#, ["sticky when completed w"]),
      (#"{"price": {"c": 5, "d": 1}}"#, ["c[5]+d[1]"]),
      (#"{"price": "free", "when": {"completed": "w"}}"#, ["free when completed w"]),
      (#"{"product": "p", "when": {"completed": "w"}}"#, ["product p when completed w"]),
      (#"[{"price": {"c": 5}}, {"product": "p"}]"#, ["c[5]", "product p"]),
      (
        #"{"when": {"completed": "w"}, "any": [{"price": {"c": 5}}, {"product": "p"}, {"when": {"completed": "w/1"}}]}"#,
        [
          "c[5] when completed w", "product p when completed w",
          "auto when all(completed w, completed w/1)",
        ]
      ),
      (
        #"{"price": {"c": 5}, "discounts": [{"when": {"completed": "w"}, "basisPoints": 2500}]}"#,
        ["c[5] -2500 if completed w"]
      ),
    ]
    for (json, expected) in forms {
      let shown = try shown(
        #""worlds": [{"id": "w", "levels": 1}], "currencies": {"c": {"initial": 9}, "d": {"initial": 9}}, "products": {"p": {"kind": "permanent"}}, "features": {"f": {"unlock": \#(json)}}"#
      )
      #expect(shown.routes(of: "f") == expected, "\(json)")
    }
  }

  @Test("Every form of ranks")
  func ranks() throws {
    let forms: [(String, [String])] = [
      (#"{"price": {"c": 5}}"#, ["c[5]"]),
      (#"{"price": {"c": [1, 2, 3]}}"#, ["c[1, 2, 3]"]),
      (#"{"reach": {"earned": "c"}, "at": [1, 2, 9]}"#, ["auto reach earned c [1, 2, 9]"]),
      (
        #"{"reach": {"earned": "c"}, "at": {"from": 5, "step": 10}, "when": {"completed": "w"}}"#,
        ["auto when completed w reach earned c 5+10x3"]
      ),
      (
        #"{"reach": {"earned": "c"}, "at": [1, 2, 9], "price": {"c": 1}}"#,
        ["c[1] reach earned c [1, 2, 9]"]
      ),
    ]
    for (json, expected) in forms {
      let shown = try shown(
        #""worlds": [{"id": "w", "levels": 1}], "currencies": {"c": {"initial": 9}}, "features": {"f": {"ranks": 3, "unlock": \#(json)}}"#
      )
      #expect(shown.routes(of: "f") == expected, "\(json)")
      #expect(shown.node("f")?.ranks == 3)
    }
  }

  @Test("Rewards at every moment, in the order of payment")
  func rewards() throws {
    let shown = try shown(
      #"""
      "currencies": ["c"], "items": ["i"], "flags": ["f"], "counters": ["k"],
      "worlds": [{"id": "w", "rewards": {"onComplete": {"c": 1}}, "levels": [{"id": "l", "marks": ["m", "n"],
        "rewards": {"onMark": {"n": {"c": 2}, "m": {"c": 1}}, "atStars": {"3": {"c": 3}, "1": {"c": 1}}, "perNewStar": {"c": 4},
          "onEveryComplete": {"c": 5}, "onComplete": {"c": 6, "i": 1, "unlock": ["g", "$world"], "set": {"f": true}, "add": {"k": 2}}, "onUnlock": {"c": 7}}}]}],
      "features": {"g": {"unlock": false}, "r": {"ranks": 2, "unlock": {"price": {"c": 1}},
        "rewards": {"onComplete": {"c": 1}, "atRank": {"2": {"c": 2}}, "perNewRank": {"c": 3}}}}
      """#)
    #expect(
      shown.rewards(of: "w/l") == [
        "onUnlock: 7 c", "onComplete: 6 c, 1 i, unlock g, unlock w, set f, add 2 k",
        "onEveryComplete: 5 c", "perNewStar: 4 c", "atStars 1: 1 c", "atStars 3: 3 c",
        "onMark 0: 1 c", "onMark 1: 2 c",
      ])
    #expect(shown.rewards(of: "r") == ["perNewRank: 3 c", "atRank 2: 2 c", "onComplete: 1 c"])
  }

  @Test("The other tables")
  func tables() throws {
    let shown = try shown(
      #"""
      "currencies": {"c": {"title": "Coins", "initial": 5, "cap": 10, "scope": "account"}},
      "counters": {"k": {"min": -3, "max": -1}},
      "attributes": {"a": {"type": "version", "initial": "1.2"}},
      "features": {"x": {"unlock": {"price": "free"}, "choice": "side"}, "y": {"unlock": {"price": "free"}, "choice": "side"}},
      "locations": {"p": {"unlock": true, "missable": true, "completeWhen": {"visited": "p"}, "visible": {"visited": "p"}}},
      "products": {"q": {"kind": "consumable", "price": {"c": 2}, "grants": {"c": 1}, "limit": 3, "when": {"visited": "p"}}},
      "collections": {"all-of-it": [{"of": ["x", "p"], "points": 5}, {"of": "locations"}]},
      "resets": {"respec": {"by": "command", "ends": ["x", "y"], "refunds": "all", "price": {"c": 1}}, "over": {"by": "command", "ends": "playthrough"}},
      "renamed": {"oldest": "old", "old": "x"}
      """#)
    let game = shown.game
    #expect(game.holdings.first?.cap == 10)
    #expect(game.holdings.first?.title == "Coins")
    #expect(game.holdings.first?.scope == .account)
    #expect(game.counters.first?.initial == -1)
    #expect(game.attributes.first?.initial.description == "1.2")
    #expect(game.attributes.first?.scope == .account)
    #expect(game.choices.map { $0.name } == ["side"])
    #expect(game.choices.first?.members.map { game[$0].id } == ["x", "y"])
    #expect(shown.node("p")?.location?.isMissable == true)
    #expect(shown.condition(shown.node("p")?.visible) == "visited p")
    let product = shown.node("q")?.product
    #expect(product?.limit == 3)
    #expect(product?.price?.first?.amount == 2)
    #expect(shown.condition(product?.when) == "visited p")
    #expect(
      game.collections.first?.entries.map { "\($0.points)\(shown.set($0.members))" } == [
        "5[x p]", "1[p]",
      ])
    #expect(game.resets.map { shown.ends($0) } == ["x y", "playthrough"])
    #expect(game.renamed == [Rename(old: "oldest", new: "x"), Rename(old: "old", new: "x")])
    let names = NameTable(game)
    #expect(names.lookup("oldest") == names.lookup("x"))
    #expect(names.nearest(to: "respek") { _ in true } == "respec")
  }

  @Test("A level of a renamed world is found under its new world")
  func renamedWorld() throws {
    let shown = try shown(
      #""worlds": [{"id": "new", "levels": 2}], "renamed": {"old": "new", "old/boss": "new/2"}"#)
    let names = NameTable(shown.game)
    #expect(names.lookup("old/1") == names.lookup("new/1"))
    #expect(names.lookup("old/boss") == names.lookup("new/2"))
    #expect(names.lookup("old/9") == nil)
  }

  @Test("Tables of included files are joined in the order listed")
  func include() throws {
    let shown = try shown(
      #""include": ["one.json", "two.jsonc"], "worlds": [{"id": "a", "levels": 1}]"#,
      including: [
        "one.json": #"{"worlds": [{"id": "b", "levels": 1}], "flags": ["f"]}"#,
        "two.jsonc":
          "{\"worlds\": [{\"id\": \"c\", \"levels\": 1, \"unlock\": {\"flag\": \"f\"},}], // last\n}",
      ])
    #expect(shown.game.nodes.map { $0.id } == ["a", "a/1", "b", "b/1", "c", "c/1"])
    #expect(shown.routes(of: "b") == ["auto when completed a"])
  }

  @Test("`checks` and `$allow` set and silence findings")
  func severities() {
    let empty = #""features": {"f": {"unlock": {"all": []}}}"#
    #expect(
      TestPack.read(TestPack.pack(empty)).reading.diagnostics.map { $0.severity } == [.warning])
    let error = TestPack.read(TestPack.pack(empty + #", "checks": {"empty-condition": "error"}"#))
    #expect(error.reading.diagnostics.map { $0.severity } == [.error])
    #expect(error.reading.game == nil)
    let off = TestPack.read(TestPack.pack(empty + #", "checks": {"empty-condition": "off"}"#))
    #expect(off.reading.diagnostics.isEmpty)
    let allowed = TestPack.read(
      TestPack.pack(
        #""features": {"f": {"$allow": {"empty-condition": "tried out"}, "unlock": {"all": []}}, "g": {"unlock": {"any": []}}}"#
      ))
    #expect(allowed.reading.diagnostics.count == 1)
  }
}
