import ProgressionLanguage
import ProgressionModel
import ProgressionText
import Testing

/// Chests, timers, resets, scopes, holdings, products and policies as they are read.
struct MoneyFormTests {
  private func shown(_ tables: String) throws -> Shown {
    let (reading, sources) = TestPack.read(TestPack.pack(tables))
    let findings = Asides.without(reading.diagnostics).map { TestPack.line(of: $0, sources) }
    return Shown(game: try #require(reading.game, "\(findings)"))
  }

  @Test("Chests")
  func chests() throws {
    let shown = try shown(
      #"""
      "items": ["key"], "flags": ["open"], "features": {"f": {"unlock": false}}, "counters": ["k"],
      "timers": {"t": {"after": "1h"}},
      "chests": {"wooden": {"title": "Wooden", "price": {"key": 2}, "when": {"flag": "open"}, "scope": "account",
          "weights": [{"weight": 70, "grants": {"key": 1}}, {"weight": 0, "grants": {}},
            {"weight": 30, "grants": {"unlock": ["f"], "set": {"open": true}, "add": {"k": 2}, "timers": ["t"]}}]},
        "gift": {"price": "free", "weights": [{"weight": 9223372036854775807, "grants": {}}]},
        "plain": {"weights": [{"weight": 1, "grants": {"key": 1}}]}}
      """#)
    let chests = shown.game.chests
    #expect(chests.map { $0.id } == ["wooden", "gift", "plain"])
    #expect(chests.map { $0.title } == ["Wooden", "gift", "plain"])
    #expect(chests.map { $0.price.count } == [1, 0, 0])
    #expect(chests.map { shown.condition($0.when) } == ["flag open", "always", "always"])
    #expect(chests.map { shown.scope($0.scope) } == ["account", "playthrough", "playthrough"])
    let wooden = try #require(chests.first)
    #expect(wooden.contents.map { $0.weight } == [70, 0, 30])
    #expect(
      wooden.contents.map { shown.bundle($0.grants) } == [
        "1 key", "", "unlock f, set open, add 2 k, start t",
      ])
    #expect(chests.map { $0.totalWeight } == [100, .max, 1])
    #expect(NameTable(shown.game).lookup("gift") == .chest(ChestRef(1)))
  }

  @Test("Timers, also such that start each other")
  func timers() throws {
    let shown = try shown(
      #"""
      "currencies": ["c"], "resets": {"daily": {"every": "day"}},
      "timers": {"brew": {"title": "Brew", "after": "8h", "grants": {"c": 5, "timers": ["cool", "brew"]}, "scope": "daily"},
        "cool": {"after": 90}}
      """#)
    let timers = shown.game.timers
    #expect(timers.map { $0.id } == ["brew", "cool"])
    #expect(timers.map { $0.title } == ["Brew", "cool"])
    #expect(timers.map { $0.after } == [28_800, 90])
    #expect(timers.map { shown.bundle($0.grants) } == ["5 c, start cool, start brew", ""])
    #expect(timers.map { shown.scope($0.scope) } == ["daily", "playthrough"])
    #expect(NameTable(shown.game).lookup("cool") == .timer(TimerRef(1)))
  }

  @Test("Resets by the calendar")
  func calendar() throws {
    let shown = try shown(
      #"""
      "currencies": ["c"],
      "resets": {"daily": {"title": "Day", "every": "day", "at": "04:30", "zone": "Europe/Berlin", "grace": 1,
          "grants": {"c": 5}, "catchUp": {"all": 7}, "ends": ["c"]},
        "plain": {"every": "day", "catchUp": "none"},
        "weekly": {"every": "week", "on": "sunday", "catchUp": "one"}}
      """#)
    let resets = shown.game.resets
    #expect(resets.map { $0.title } == ["Day", "plain", "weekly"])
    let calendars = resets.compactMap { $0.calendar }
    #expect(calendars.map { $0.schedule.every } == [.day, .day, .week(on: .sunday)])
    #expect(calendars.map { $0.schedule.at } == [16_200, 0, 0])
    #expect(calendars.map { $0.schedule.zone } == ["Europe/Berlin", "UTC", "UTC"])
    #expect(calendars.map { $0.grace } == [1, 0, 0])
    #expect(calendars.map { shown.bundle($0.grants) } == ["5 c", "", ""])
    #expect(calendars.map { $0.catchUp } == [.all(max: 7), .none, .one])
    #expect(resets.map { shown.ends($0) } == ["c", "nothing", "nothing"])
    #expect(resets.allSatisfy { $0.command == nil })
  }

  @Test("Resets by command; a world ends with its levels")
  func command() throws {
    let shown = try shown(
      #"""
      "currencies": ["c", "d"], "items": {"i": {"tags": ["gear"]}}, "flags": ["f"],
      "worlds": [{"id": "w", "levels": 2}], "features": {"x": {"unlock": true, "tags": ["gear"]}},
      "resets": {"respec": {"by": "command", "when": {"flag": "f"}, "price": {"c": 5}, "refunds": "all", "ends": [{"tag": "gear"}, "w", "d"]},
        "run": {"by": "command", "price": "free", "ends": "playthrough"},
        "season": {"by": "command"}}
      """#)
    let commands = shown.game.resets.compactMap { $0.command }
    #expect(commands.map { $0.price?.map { $0.amount } } == [[5], [], nil])
    #expect(commands.map { shown.condition($0.when) } == ["flag f", "always", "always"])
    #expect(commands.map { $0.refundsAll } == [true, false, false])
    #expect(
      shown.game.resets.map { shown.ends($0) } == ["w w/1 w/2 x d i", "playthrough", "nothing"])
  }

  @Test("The words for groups, and tables of holdings, in `ends`")
  func ends() throws {
    let forms = [
      (#""levels""#, "w/1 w/2"), (#"{"in": "w"}"#, "w/1 w/2"), (#""worlds""#, "w w/1 w/2"),
      (#""currencies""#, "c d"), (#""items""#, "i"), (#"["items", "c", "c"]"#, "c i"),
      (#""products""#, "p"), (#""w/2""#, "w/2"),
    ]
    for (json, expected) in forms {
      let shown = try shown(
        #""currencies": ["c", "d"], "items": ["i"], "worlds": [{"id": "w", "levels": 2}], "products": {"p": {"kind": "permanent"}}, "resets": {"r": {"by": "command", "ends": \#(json)}}"#
      )
      #expect(shown.game.resets.map { shown.ends($0) } == [expected], "\(json)")
      #expect(shown.game.nodeSets.isEmpty)
    }
  }

  @Test("Everything has a scope; a world gives its levels its own")
  func scopes() throws {
    let shown = try shown(
      #"""
      "currencies": {"c": {"scope": "daily"}}, "items": {"i": {"scope": "run"}},
      "counters": {"k": {"scope": "daily"}}, "flags": {"f": {"scope": "daily"}},
      "attributes": {"a": {"type": "int", "initial": 0, "scope": "daily"}, "b": {"type": "int", "initial": 0}},
      "worlds": [{"id": "w", "scope": "daily", "levels": [1, {"id": "x", "scope": "account"}]}, {"id": "v", "levels": 1}],
      "features": {"g": {"unlock": true, "scope": "run"}}, "products": {"p": {"kind": "consumable", "price": {"c": 1}, "limit": 2, "scope": "daily"}},
      "resets": {"daily": {"every": "day"}, "run": {"by": "command"}}
      """#)
    let game = shown.game
    #expect(
      game.nodes.map { "\($0.id) \(shown.scope($0.scope))" } == [
        "w daily", "w/1 daily", "w/x account", "v playthrough", "v/1 playthrough", "g run",
        "p daily",
      ])
    #expect(game.holdings.map { shown.scope($0.scope) } == ["daily", "run"])
    #expect(game.counters.map { shown.scope($0.scope) } == ["daily"])
    #expect(game.flags.map { shown.scope($0.scope) } == ["daily"])
    #expect(game.attributes.map { shown.scope($0.scope) } == ["daily", "account"])
  }

  @Test("What a reset ends may have that reset or the playthrough as its scope")
  func ownScope() throws {
    let shown = try shown(
      #"""
      "currencies": {"a": {"scope": "run"}, "b": {"scope": "playthrough"}, "c": {}},
      "resets": {"run": {"by": "command", "ends": ["a", "b", "c"]}, "over": {"by": "command", "ends": "playthrough"}}
      """#)
    #expect(shown.game.resets.map { shown.ends($0) } == ["a b c", "playthrough"])
  }

  @Test("Holdings that owe and fill")
  func holdings() throws {
    let shown = try shown(
      #"""
      "currencies": {"a": {"debt": true}, "b": {"debt": 7}, "c": {},
        "energy": {"cap": 5, "refill": {"amount": 2, "every": "30m"}},
        "low": {"cap": 5, "initial": 1, "refill": {"amount": 1, "every": 60}}}
      """#)
    let holdings = shown.game.holdings
    #expect(holdings.map { $0.floor } == [-.max, -7, 0, 0, 0])
    #expect(
      holdings.map { $0.refill } == [
        nil, nil, nil, Refill(amount: 2, every: 1_800), Refill(amount: 1, every: 60),
      ])
    #expect(holdings.map { $0.initial } == [0, 0, 0, 5, 1])
  }

  @Test("What becomes of revoked products")
  func refunds() throws {
    let shown = try shown(
      #"""
      "products": {"a": {"kind": "permanent", "store": "a"}, "b": {"kind": "consumable", "store": "b", "refund": "debt"},
        "c": {"kind": "consumable", "store": "c", "refund": "clamp"}, "d": {"kind": "subscription", "store": "d", "refund": "ignore"}}
      """#)
    #expect(
      shown.game.nodes.compactMap { $0.product?.refund } == [.debt, .debt, .clamp, .ignore])
  }

  @Test("Policies")
  func policies() throws {
    #expect(try shown(#""flags": ["f"]"#).game.policies == Policies())
    #expect(
      try shown(
        #""policies": {"clock": "strict", "remember": {"ids": 1, "for": "7d", "perWriter": 100000}, "ledger": 2}"#
      ).game.policies
        == Policies(
          clock: .strict, rememberedIDs: 1, rememberedFor: 604_800, rememberedPerWriter: 100_000,
          ledgerEntries: 2))
    #expect(
      try shown(#""policies": {"remember": {"for": 60}}"#).game.policies
        == Policies(rememberedFor: 60))
  }

  @Test("A reset of an included file is a scope, and one of a file that is missing no mistake")
  func included() throws {
    let pack = TestPack.pack(#""include": ["more.json"], "flags": {"f": {"scope": "daily"}}"#)
    let (whole, _) = TestPack.read(
      pack, including: ["more.json": #"{"resets": {"daily": {"every": "day"}}}"#])
    #expect(whole.game?.flags.first?.scope == .reset(ResetRef(0)))
    let (part, _) = TestPack.read(pack)
    #expect(part.diagnostics.map { $0.code } == [.missingInclude])
  }

  @Test("An `$allow` is used by what it silences, and by nothing else")
  func allowances() {
    let forms: [(String, [String])] = [
      (#""atLeast": 0, "$allow": {"always-true": "later"}"#, []),
      (#""atLeast": 1, "$allow": {"always-true": "later"}"#, ["unused-allow"]),
      (#""atLeast": 1, "$allow": {"always-true": "later", "unused-allow": "too"}"#, []),
      (
        #""atLeast": 0, "$allow": {"always-true": "later", "empty-range": "no"}"#,
        ["unused-allow"]
      ),
      (#""atLeast": 0, "$allow": {"unused-allow": "nothing"}"#, ["always-true"]),
      // Of a part that could be read nobody knows.
      (#""atLeast": "x", "$allow": {"always-true": "later"}"#, ["wrong-type"]),
    ]
    for (keys, expected) in forms {
      let (reading, _) = TestPack.read(
        TestPack.pack(
          #""worlds": [{"id": "w", "levels": 1}], "features": {"f": {"unlock": {"stars": "all", \#(keys)}}}"#
        ))
      #expect(Asides.without(reading.diagnostics).map { $0.code.name } == expected, "\(keys)")
    }
    let off = TestPack.read(
      TestPack.pack(
        #""checks": {"unused-allow": "off"}, "features": {"f": {"unlock": true, "$allow": {"always-true": "x"}}}"#
      ))
    #expect(Asides.without(off.reading.diagnostics).map { $0.code.name } == [])
  }
}
