import ProgressionEngine
import ProgressionModel
import ProgressionReference
import ProgressionText
import Testing

/// What a version or a pack does not know survives load, play and save.
@Suite("Unknown content")
struct UnknownContentTests {
  /// A pack with everything that a state can speak of.
  static let pack = """
    "currencies": {"coins": {"initial": 5}, "energy": {"cap": 9, "refill": {"amount": 1, "every": "1h"}}},
    "items": ["key", "orb"], "counters": {"n": {"max": 50}, "m": {}}, "flags": ["met", "won"],
    "attributes": {"app": {"type": "version", "initial": "1.0"}, "name": {"type": "text", "initial": ""}},
    "resets": {"daily": {"every": "day", "at": "04:00", "zone": "UTC", "grants": {"coins": 1}},
      "respec": {"by": "command", "price": {"coins": 1}, "ends": ["hp"], "refunds": "all"}},
    "timers": {"brew": {"after": "48h", "grants": {"orb": 1}}},
    "chests": {"box": {"price": {"key": 1},
      "weights": [{"weight": 1, "grants": {"coins": 7, "timers": ["brew"]}}]}},
    "worlds": [{"id": "a", "levels": [{"id": "x", "marks": ["gold", "hole"], "rewards":
        {"onComplete": {"key": 1}, "perNewStar": {"coins": 1}, "onMark": {"gold": {"coins": 2}}}}, 2]},
      {"id": "b", "scope": "daily", "unlock": true, "levels": [{"id": "y",
        "rewards": {"onComplete": {"coins": 3}}}]}],
    "features": {"hp": {"ranks": 3, "unlock": {"price": {"coins": 1}}},
      "sun": {"choice": "end", "unlock": true}, "moon": {"choice": "end", "unlock": true},
      "late": {"unlock": {"when": {"all": [{"timeSince": {"completed": "a/x"}, "atLeast": "1h"},
        {"timeSince": {"marked": "a/x", "with": "gold"}, "atLeast": "2h"},
        {"timeSince": {"flag": "met"}, "atLeast": "1h"}, {"timeSince": {"owned": "key"}, "atLeast": "1h"}]}}},
      "keen": {"unlock": {"when": {"all": [{"streak": "b/y", "atLeast": 2},
        {"earned": "coins", "since": "daily", "atLeast": 4}, {"stars": "all", "since": "daily", "atLeast": 1}]},
        "live": false}}},
    "locations": {"inn": {"unlock": true}},
    "products": {"gems": {"kind": "consumable", "store": "x.gems", "grants": {"coins": 100}},
      "rope": {"kind": "consumable", "price": {"coins": 1}}, "pass": {"kind": "permanent", "store": "x.pass",
        "grants": {"unlock": ["inn"]}}, "plus": {"kind": "subscription", "store": "x.plus"}}
    """

  static let script = [
    #"{"complete": "a/x", "stars": 2, "marks": ["gold"], "id": "c-1"}"#, #"{"fail": "a/1"}"#,
    #"{"complete": "b/y", "stars": 1, "id": {"writer": "phone", "n": 3}}"#,
    #"{"unlock": "hp", "rank": 2}"#,
    #"{"unlock": "sun"}"#, #"{"complete": "inn"}"#, #"{"buy": "rope"}"#, #"{"open": "box"}"#,
    #"{"set": {"met": true, "app": "1.2", "n": 3}}"#, #"{"add": {"m": 7}}"#,
    #"{"grant": {"orb": 2}}"#,
    #"{"transaction": "t-1", "product": "gems", "state": "purchased", "quantity": 2}"#,
    #"{"transaction": "t-2", "product": "pass", "state": "purchased"}"#,
    #"{"transaction": "t-3", "product": "other", "state": "purchased"}"#,
    #"{"transaction": "t-4", "product": "plus", "state": "purchased", "until": "2026-03-01T00:00:00Z"}"#,
    #"{"take": {"energy": 3}}"#, #"{"tick": true, "now": "2026-01-02T06:00:00Z"}"#,
    #"{"complete": "b/y", "stars": 2, "now": "2026-01-02T06:30:00Z"}"#, #"{"reset": "respec"}"#,
    #"{"transaction": "t-1", "product": "gems", "state": "revoked", "quantity": 1}"#,
    #"{"add": {"m": 1}, "id": {"writer": "tablet", "n": 1}}"#, #"{"start": "a/1"}"#,
  ]

  static func played() throws -> TestPlayer {
    var player = TestPlayer(try TestGame(pack))
    for command in script {
      let line = try player.play(command, as: .store)
      if !line.hasPrefix("accepted") { throw TestFailure("\(command): \(line)") }
      try player.restart()
      #expect(!player.state.needsSettling, "\(command)")
    }
    return player
  }

  @Test("The script leaves every kind of record in the state")
  func complete() throws {
    let player = try UnknownContentTests.played()
    let json = try ReferenceJSON(
      parsing: String(decoding: player.game.engine.encode(player.state), as: UTF8.self))
    for path in [
      "attributes.app.set.count", "chests.box.openings", "chests.box.paid.price.key.spent",
      "choices.end.member", "clock.now", "counters.n.base", "flags.met.since.true",
      "holdings.coins.initial", "holdings.energy.refilledAt", "holdings.key.since.owned",
      "nodes.a/x.since.completed", "nodes.a/x.since.marks.gold", "nodes.a/x.marks.gold",
      "nodes.a/x.paid.marks.gold.coins.earned", "nodes.b/y.closed.daily",
      "nodes.b/y.streak.daily.count", "nodes.hp.closed.respec.0.price.coins.spent",
      "resets.daily.baselines.earned.coins", "resets.daily.baselines.stars.all",
      "resets.daily.happenedAt", "resets.daily.period", "nodes.hp.paid.returned.coins.returned",
      "timers.brew.startedAt", "transactions.t-1.revoked", "transactions.t-4.until",
      "writers.phone.remembered", "writers.tablet.shares.m.plus",
    ] {
      var value: ReferenceJSON? = json
      for key in path.split(separator: ".") { value = value?[String(key)] }
      #expect(value != nil, "\(path)")
    }
  }

  @Test("Fields of a newer minor version are written back where they were, everywhere")
  func newerFields() throws {
    let player = try UnknownContentTests.played()
    let engine = player.game.engine
    let text = String(decoding: engine.encode(player.state), as: UTF8.self)
    let json = try ReferenceJSON(parsing: text).setting("schema", "2.7")
    var places = 0
    for place in 0..<UnknownContentTests.count(json) {
      var left = place
      let key = ["future", "", "zz", "A"][place % 4]
      let value: ReferenceJSON = place % 3 == 0 ? [1, "x", ["y": ["z": 0]]] : ["deep": [:]]
      let newer = UnknownContentTests.adding(key, value, to: json, at: &left)
      if newer == json { continue }
      var state: PlayerState
      do throws(StateError) {
        state = try player.game.load(ContiguousArray(newer.canonical.utf8))
      } catch {
        Issue.record("\(error.diagnostics[0].message): \(newer.canonical)")
        continue
      }
      #expect(String(decoding: engine.encode(state), as: UTF8.self) == newer.canonical)
      places += 1
      if place % 4 != 0 { continue }
      _ = try engine.apply(Command(.tick), to: &state, as: .operator)
      let saved = String(decoding: engine.encode(state), as: UTF8.self)
      #expect(saved == newer.setting("revision", .int(state.revision)).canonical)
      #expect(try player.game.load(engine.encode(state)) == state)
    }
    #expect(places > 100)
  }

  @Test("The same fields are mistakes where the schema is this one's or older")
  func sameMinor() throws {
    let player = try UnknownContentTests.played()
    let text = String(decoding: player.game.engine.encode(player.state), as: UTF8.self)
    for table in [#""clock":{"#, #""met":{"#, #""a/x":{"#, #""t-1":{"#, #""ledger":[{"#] {
      let odd = text.replacing(table, with: table + #""future":1,"#)
      #expect(odd != text)
      let error = #expect(throws: StateError.self) {
        try player.game.load(ContiguousArray(odd.utf8))
      }
      #expect(error?.diagnostics.map { $0.code.name } == ["state-key"], "\(table)")
      let newer = odd.replacing(#""schema":"2.1""#, with: #""schema":"2.2""#)
      let state = try player.game.load(ContiguousArray(newer.utf8))
      let saved = String(decoding: player.game.engine.encode(state), as: UTF8.self)
      #expect(saved == (try ReferenceJSON(parsing: newer).canonical))
    }
  }

  @Test("Repeated keys are mistakes in what is kept too")
  func repeated() throws {
    let player = try UnknownContentTests.played()
    let text = String(decoding: player.game.engine.encode(player.state), as: UTF8.self)
      .replacing(#""schema":"2.1""#, with: #""schema":"2.2""#)
    for value in [#"{"a":1,"a":2}"#, #"[{"b":{"a":1,"a":1}}]"#] {
      let odd = text.replacing(#""clock":{"#, with: #""clock":{"future":\#(value),"#)
      let error = #expect(throws: StateError.self) {
        try player.game.load(ContiguousArray(odd.utf8))
      }
      #expect(error?.diagnostics.map { $0.code.name } == ["state-key"])
    }
  }

  @Test("What the pack does not declare is written back, in every table")
  func unknownIDs() throws {
    let player = try UnknownContentTests.played()
    let engine = player.game.engine
    let text = String(decoding: engine.encode(player.state), as: UTF8.self)
    let additions = [
      (#""attributes":{"#, #""a-gone":{"set":{"count":1},"value":[1.5]},"#),
      (#""chests":{"#, #""a-gone":{"openings":3,"paid":{"price":{"coins-2":{"spent":1}}}},"#),
      (#""choices":{"#, #""a-gone":{"at":0,"member":"x"},"#),
      (#""counters":{"#, #""a-gone":{"base":77},"#),
      (#""flags":{"#, #""a-gone":{"value":true},"#),
      (#""holdings":{"#, #""a-gone":{"initial":4},"#),
      (#""nodes":{"#, #""Z":{"clears":4,"odd":{}},"#),
      (#""marks":{"#, #""Gold":true,"#),
      (#""resets":{"#, #""a-gone":{"happenedAt":4,"period":9},"#),
      (#""timers":{"#, #""a-gone":{"runs":1,"startedAt":5},"#),
      (#""complete":{"#, #""a-gone":{"earned":9},"#),
      (#""shares":{"#, #""a-gone":{"spent":9},"#),
      (#""baselines":{"#, #""clears":{"all":3},"#),
    ]
    for (place, addition) in additions {
      let odd = text.replacing(place, with: place + addition, maxReplacements: 1)
      #expect(odd != text, "\(place)")
      var state = try player.game.load(ContiguousArray(odd.utf8))
      #expect(String(decoding: engine.encode(state), as: UTF8.self) == odd, "\(place)")
      #expect(engine.isUpToDate(state))
      _ = try engine.apply(Command(.tick), to: &state, as: .operator)
      let saved = String(decoding: engine.encode(state), as: UTF8.self)
      #expect(saved == odd.replacing(#""revision":22"#, with: #""revision":23"#), "\(place)")
    }
  }

  @Test("Entries of the ledger for unknown holdings stay among the others")
  func unknownMovements() throws {
    let player = try UnknownContentTests.played()
    let engine = player.game.engine
    let text = String(decoding: engine.encode(player.state), as: UTF8.self)
    for holding in [#""holding":"orb""#, #""holding":"coins""#] {
      let odd = text.replacing(holding, with: #""holding":"lost""#)
      #expect(odd != text)
      let state = try player.game.load(ContiguousArray(odd.utf8))
      #expect(String(decoding: engine.encode(state), as: UTF8.self) == odd)
    }
  }

  // MARK: JSON

  static func count(_ json: ReferenceJSON) -> Int {
    switch json {
    case .array(let elements): elements.reduce(0) { $0 + count($1) }
    case .object(let members): members.reduce(1) { $0 + count($1.value) }
    default: 0
    }
  }

  /// Adds a member to the object at a place, unless its keys are ids of anything, or numbers.
  static func adding(
    _ key: String, _ value: ReferenceJSON, to json: ReferenceJSON, at place: inout Int,
    isTable: Bool = false
  ) -> ReferenceJSON {
    switch json {
    case .array(let elements):
      var result: [ReferenceJSON] = []
      for element in elements { result.append(adding(key, value, to: element, at: &place)) }
      return .array(result)
    case .object(let members):
      place -= 1
      // The keys of closed shares are resets, then numbers.
      let isClosed = isTable && members.contains { $0.key == "daily" || $0.key == "respec" }
      let isHere = place == -1 && !isTable
      var result: [ReferenceMember] = []
      for member in members {
        let isTable = ["transactions", "writers", "closed"].contains(member.key) || isClosed
        let changed = adding(key, value, to: member.value, at: &place, isTable: isTable)
        result.append(ReferenceMember(member.key, changed))
      }
      if isHere, !members.contains(where: { $0.key == key }) {
        result.append(ReferenceMember(key, value))
      }
      return .object(result)
    default: return json
    }
  }
}

extension ReferenceJSON {
  /// The value in one line without spaces, keys by their bytes.
  var canonical: String {
    let (document, _) = JSONReader.read(
      SourceFile(name: "", text: line), as: FileID(index: 0))
    guard let document else { return "" }
    return String(decoding: CanonicalJSON.write(document.root), as: UTF8.self)
  }
}
