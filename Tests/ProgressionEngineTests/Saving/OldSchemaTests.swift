import Foundation
import ProgressionEngine
import ProgressionModel
import ProgressionReference
import ProgressionText
import Testing

/// Every schema that was ever written can be read.
@Suite("States of earlier schemas")
struct OldSchemaTests {
  private static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Fixtures/states")

  /// A pack and states that an earlier version of the engine wrote for it.
  private struct Fixture {
    let game: TestGame
    let states: [ReferenceJSON]

    init(_ name: String) throws {
      let file = OldSchemaTests.folder.appending(path: name)
      let json = try ReferenceJSON(parsing: try String(contentsOf: file, encoding: .utf8))
      game = try TestGame(pack: try #require(json["rules"]).line)
      states = json["states"]?.elements ?? []
    }
  }

  private func adopt(
    _ text: String, _ game: TestGame
  ) throws(StateError) -> (state: PlayerState, report: AdoptionReport) {
    try game.engine.adopt(SourceFile(name: "old", text: text), id: FileID(index: 0))
  }

  @Test("Everything of a state of schema 1.0 is there", arguments: [1, 2])
  func relics(_ index: Int) throws {
    let fixture = try Fixture("1.0/relics.json")
    #expect(fixture.states.count == 3)
    let old = fixture.states[index]
    let (state, report) = try adopt(old.line, fixture.game)
    let engine = fixture.game.engine
    var player = TestPlayer(fixture.game)
    player.state = state
    #expect(report.isEmpty)
    #expect(state.now == Instants.scenarioStart)
    #expect(state.revision == (old["revision"]?.number ?? 0) + 1)
    for holding in ["coins", "key"] {
      #expect(try player.have(holding) == old["holdings"]?[holding]?["balance"]?.number ?? 0)
      #expect(
        engine.earned(try fixture.game.holding(holding), in: state)
          == old["holdings"]?[holding]?["earned"]?.number ?? 0)
    }
    #expect(engine.counter(CounterRef(position: 0), in: state) == 7)
    #expect(engine.counter(CounterRef(position: 1), in: state) == (index == 1 ? -3 : -5))
    #expect(engine.flag(FlagRef(position: 0), in: state))
    #expect(engine.attribute(AttributeRef(position: 0), in: state).description == "1.2")
    #expect(
      try player.statuses(["a/x", "hp", "sun"]) == "a/x completed, hp unlocked, sun unlocked")
    if index == 2 {
      #expect(
        try player.statuses(["a", "b", "c", "a/run", "pass", "moon", "might"])
          == "a completed, b unlocked, c unlocked, a/run completed, pass unlocked, moon locked, might unlocked"
      )
      // A paid start that was not ended is still there.
      #expect(try player.play(#"{"complete": "a/toll", "stars": 1}"#).hasPrefix("accepted"))
      #expect(try player.play(#"{"complete": "a/toll", "stars": 1}"#) == "notAvailable: a/toll")
    }
    #expect(try player.play(#"{"add": {"n": 7}, "id": "c-2"}"#).hasPrefix("duplicate"))
    try player.restart()
  }

  @Test("Every state of schema 1.0 is adopted, up to date and settled, and can be played")
  func all() throws {
    let files = try FileManager.default.contentsOfDirectory(
      atPath: OldSchemaTests.folder.appending(path: "1.0").path())
    #expect(files.count == 5)
    for file in files.sorted() {
      let fixture = try Fixture("1.0/\(file)")
      for old in fixture.states {
        let (state, report) = try adopt(old.line, fixture.game)
        #expect(report.paid.isEmpty && report.changes.isEmpty && report.removed.isEmpty, "\(file)")
        #expect(fixture.game.engine.isUpToDate(state))
        #expect(try fixture.game.load(fixture.game.engine.encode(state)) == state)
        for index in fixture.game.game.holdings.indices {
          let holding = HoldingRef(position: index)
          let id = fixture.game.game[holding].id
          #expect(
            fixture.game.engine.have(holding, in: state)
              == old["holdings"]?[id]?["balance"]?.number ?? 0, "\(file) \(id)")
        }
        for member in old["nodes"]?.members ?? [] {
          let node = try fixture.game.node(member.key)
          #expect(
            (fixture.game.engine.status(of: node, in: state).rank ?? 0)
              >= member.value["rank"]?.number ?? 0)
        }
      }
    }
  }

  @Test("A state of schema 1.0 under another fingerprint asks for adoption")
  func decoding() throws {
    let fixture = try Fixture("1.0/relics.json")
    let line = fixture.states[1].line
    let error = #expect(throws: StateError.self) {
      try fixture.game.load(ContiguousArray(line.utf8))
    }
    #expect(error?.needsAdoption == true)
    let own = fixture.states[1].setting("fingerprint", .string(fixture.game.engine.fingerprint))
    let state = try fixture.game.load(ContiguousArray(own.line.utf8))
    #expect(!state.needsSettling)
    #expect(try fixture.game.load(fixture.game.engine.encode(state)) == state)
  }

  @Test("Damage to a state of schema 1.0 is refused, or gives a sound state")
  func damage() throws {
    let fixture = try Fixture("1.0/relics.json")
    let text = fixture.states[2].setting(
      "fingerprint", .string(fixture.game.engine.fingerprint)
    ).line
    let bytes = ContiguousArray(text.utf8)
    var damage = StateDamage(seed: 5)
    var (loaded, refused) = (0, 0)
    for round in 0..<LongRun.count(400) {
      let damaged =
        round % 3 == 0 ? damage.bytes(bytes) : ContiguousArray(try damage.structure(text).utf8)
      do throws(StateError) {
        let state = try fixture.game.load(damaged)
        #expect((try? fixture.game.load(fixture.game.engine.encode(state))) == state)
        loaded += 1
      } catch {
        #expect(error.diagnostics.allSatisfy { Int($0.place.end) <= damaged.count })
        refused += 1
      }
    }
    #expect(loaded > 10)
    #expect(refused > 100)
  }

  @Test("States of schema 2.0 as they were once written are read")
  func schema2() throws {
    let fixture = try Fixture("2.0/keep.json")
    #expect(fixture.states.count == 3)
    for state in fixture.states {
      let (adopted, _) = try adopt(state.line, fixture.game)
      let saved = String(decoding: fixture.game.engine.encode(adopted), as: UTF8.self)
      // All but what says whose it is and how it is written comes back as it was.
      func stripped(_ json: ReferenceJSON) -> String {
        json.setting("fingerprint", "").setting("revision", 0).setting("schema", "").canonical
      }
      #expect(stripped(try ReferenceJSON(parsing: saved)) == stripped(state))
    }
  }
}

extension ReferenceJSON {
  fileprivate var number: Int64? {
    if case .int(let number) = self { number } else { nil }
  }
}
