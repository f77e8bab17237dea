import Foundation
import ProgressionCommandLine
import ProgressionKit
import Testing

/// `status` and `explain` of packs that hang on time, and `--now`.
struct TimeQueryTests {
  private static let rules = """
    {
      "formatVersion": 1, "id": "night-market", "version": "1.0.0", "title": "Night Market",
      "currencies": {"coins": {"initial": 5},
        "energy": {"cap": 10, "initial": 4, "refill": {"amount": 1, "every": "30m"},
          "$allow": {"unused": "the game takes it"}}},
      "worlds": [{"id": "town", "levels": [{"id": "boss", "title": "Boss"}]}],
      "features": {
        "fair": {"title": "Winter Fair", "unlock": {"live": true, "when":
          {"now": {"from": "2026-11-01T00:00:00Z", "until": "2026-12-01T00:00:00Z"}}}},
        "vault": {"title": "Vault",
          "unlock": {"timeSince": {"completed": "town/boss"}, "atLeast": "3d"}}},
      "products": {"pass": {"kind": "permanent", "store": "com.example.p",
        "$allow": {"unused": "the game asks who has it"}}}
    }
    """

  private func terminal() throws -> Terminal {
    try Terminal(["game/rules.json": TimeQueryTests.rules])
  }

  @Test("the status says what opens by itself, and when refills are full")
  func status() throws {
    let answer = try terminal().run("status", "game")
    #expect(answer.code == .success, "\(answer.errors)")
    #expect(
      answer.output == """
        Night Market 1.0.0, revision 0
        next level: town/boss

          town       unlocked   0 of 1 level; 0 of 3 stars
          town/boss  unlocked   0 of 3 stars
          fair       locked     opens at 2026-11-01T00:00:00Z
          vault      locked
          pass       available

          coins   5
          energy  4  full at 2026-01-01T03:00:00Z

        """)
  }

  @Test("`--now` lets time pass on a copy")
  func later() throws {
    let answer = try terminal().run("status", "game", "--now", "2027-01-01T02:00:00+02:00")
    #expect(answer.code == .success, "\(answer.errors)")
    #expect(
      answer.output == """
        Night Market 1.0.0, revision 0, at 2027-01-01T00:00:00Z
        next level: town/boss

          town       unlocked   0 of 1 level; 0 of 3 stars
          town/boss  unlocked   0 of 3 stars
          fair       locked     never: expired
          vault      locked
          pass       available

          coins   5
          energy  10

        """)
  }

  @Test("a pending payment shows")
  func pending() throws {
    let terminal = try terminal()
    let engine = try Engine(bytes: TimeQueryTests.rules.utf8)
    var player = engine.newPlayer()
    let notice = StoreNotice(transaction: "t-1", product: "pass", stage: .pending)
    try engine.apply(Command(.transaction(notice)), to: &player, as: .store)
    try terminal.write(Data(engine.encode(player)), to: "player.json")
    let text = terminal.run("status", "game", "--state", "player.json")
    #expect(text.output.contains("  pass       available  a payment is under way\n"))
    let json = terminal.run("status", "game", "--state", "player.json", "--format", "json")
    #expect(json.output.contains("\"pending\": true"))
  }

  @Test("the same as JSON")
  func json() throws {
    let terminal = try terminal()
    func nodes(_ now: String) throws -> [String: [String: Any]] {
      let answer = terminal.run("status", "game", "--format", "json", "--now", now)
      #expect(answer.code == .success, "\(answer.errors)")
      let json = try JSONSerialization.jsonObject(with: Data(answer.output.utf8))
      let report = try #require(json as? [String: Any])
      #expect(report["now"] as? String == now)
      #expect(report["revision"] as? Int == 0)
      let nodes = try #require(report["nodes"] as? [[String: Any]])
      return Dictionary(uniqueKeysWithValues: nodes.map { ($0["id"] as? String ?? "", $0) })
    }
    let before = try nodes("2026-10-01T00:00:00Z")
    #expect(before["fair"]?["opensAt"] as? String == "2026-11-01T00:00:00Z")
    #expect(before["fair"]?["never"] == nil)
    #expect(before["vault"]?["opensAt"] == nil)
    let after = try nodes("2026-12-01T00:00:00Z")
    #expect(after["fair"]?["opensAt"] == nil)
    #expect(after["fair"]?["never"] as? String == "expired")
  }

  @Test("explain says how long")
  func explain() throws {
    let terminal = try terminal()
    let given = ["--given", #"{"completed": ["town/boss"]}"#, "--now", "2026-01-01T05:00:00Z"]
    let answer = terminal.run(["explain", "game", "vault"] + given)
    #expect(
      answer.output == """
        Vault (`vault`) is locked, opens at 2026-01-04T00:00:00Z
          way 1, opens for good by itself:
            ✗ 5h of 3d since Boss was completed: 2d 19h more
          next: 5h of 3d since Boss was completed: 2d 19h more

        """)
    let json = terminal.run(["explain", "game", "vault", "--format", "json"] + given)
    #expect(json.output.contains(#""opensAt": "2026-01-04T00:00:00Z""#))
    #expect(json.output.contains(#""holdsAt": "2026-01-04T00:00:00Z""#))
  }

  @Test("a new player can begin before scenarios do; a saved one cannot go back")
  func earlier() throws {
    let terminal = try terminal()
    let early = terminal.run("status", "game", "--now", "2020-01-01T00:00:00Z")
    #expect(early.output.hasPrefix("Night Market 1.0.0, revision 0, at 2020-01-01T00:00:00Z\n"))
    #expect(early.output.contains("energy  4  full at 2020-01-01T03:00:00Z"))
    let engine = try Engine(bytes: TimeQueryTests.rules.utf8)
    try terminal.write(Data(engine.encode(engine.newPlayer())), to: "player.json")
    let back = terminal.run(
      "status", "game", "--state", "player.json", "--now", "2020-01-01T00:00:00Z")
    #expect(back.code == .failure)
    #expect(
      back.errors == "error: the player is at 2026-01-01T00:00:00Z already, after `--now`\n")
    let date = terminal.run("status", "game", "--now", "2026-11-01")
    #expect(date.code == .failure)
    #expect(date.errors.hasPrefix("error: `--now` is no instant: the date lacks a time of day"))
  }
}
