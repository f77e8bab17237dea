import ProgressionKit
import Testing

/// Accounts as bytes.
struct AccountBytesTests {
  private static func pack(_ version: String, crown: String = "crown") -> String {
    """
    {"formatVersion": 1, "id": "a", "version": "\(version)",
     "currencies": {"coins": {}, "fame": {"scope": "account"}},
     "worlds": [{"id": "w", "levels": [{"id": "1", "rewards": {"onComplete": {"coins": 5, "fame": 1}}}]}],
     "features": {"\(crown)": {"unlock": {"completed": "w"}}}
     \(crown == "crown" ? "" : ", \"renamed\": {\"crown\": \"\(crown)\"}")}
    """
  }

  private static func account(of engine: Engine) throws -> PlayerAccount {
    var account = engine.newAccount(seed: 7)
    try engine.apply(Command(json: #"{"complete": "w/1"}"#, from: .player), to: &account)
    try engine.apply(Command(json: #"{"begin": "second"}"#, from: .player), to: &account)
    return account
  }

  @Test("What is saved is loaded again")
  func roundTrip() throws {
    let engine = try Engine(bytes: Self.pack("1").utf8)
    let account = try Self.account(of: engine)
    let loaded = try engine.decodeAccount(engine.encode(account))
    #expect(loaded == account)
    #expect(loaded.names == ["main", "second"])
    #expect(engine.encode(loaded) == engine.encode(account))
  }

  @Test("A single state is an account with one playthrough")
  func ofAState() throws {
    let engine = try Engine(bytes: Self.pack("1").utf8)
    let state = engine.newPlayer(seed: 7)
    #expect(try engine.decodeAccount(engine.encode(state)) == PlayerAccount(state))
    #expect(try engine.adoptAccount(engine.encode(state)).account == PlayerAccount(state))
  }

  @Test("Mistakes have the name that is given, and their place")
  func mistakes() throws {
    let engine = try Engine(bytes: Self.pack("1").utf8)
    let text = String(decoding: engine.encode(try Self.account(of: engine)), as: UTF8.self)
    let broken = text.replacing(#""current":"second""#, with: #""current":2"#)
    let error = try #require(throws: StateError.self) {
      try engine.decodeAccount(broken.utf8, named: "row 12")
    }
    #expect(!error.needsAdoption)
    #expect(error.diagnostics.map(\.code) == [.stateValue])
    let cut = try #require(throws: StateError.self) {
      try engine.adoptAccount(text.utf8.dropLast())
    }
    #expect(!cut.diagnostics.isEmpty)
  }

  @Test("Another version of the pack takes every playthrough over")
  func adopts() throws {
    let old = try Engine(bytes: Self.pack("1").utf8)
    let new = try Engine(bytes: Self.pack("2", crown: "tiara").utf8)
    let bytes = old.encode(try Self.account(of: old))
    let refused = try #require(throws: StateError.self) { try new.decodeAccount(bytes) }
    #expect(refused.needsAdoption)
    let (account, report) = try new.adoptAccount(bytes, named: "player 7")
    #expect(report.renamed.map(\.new) == ["tiara"])
    let main = try #require(account.state(of: "main"))
    #expect(new.isOpen(try #require(new.node("tiara")), in: main))
    #expect(!new.isOpen(try #require(new.node("tiara")), in: account.current))
    #expect(try new.adoptAccount(new.encode(account)).account == account)
  }
}
