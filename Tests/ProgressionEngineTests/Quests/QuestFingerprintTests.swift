import ProgressionEngine
import Testing

@Suite("Fingerprints of quests and npcs")
struct QuestFingerprintTests {
  private static let pack = """
    "flags": ["p", "q"], "items": ["needle"], "worlds": [{"id": "w", "levels": 1}],
    "locations": {"inn": {"unlock": true}, "mill": {"unlock": true}},
    "npcs": {"ann": {"at": [{"location": "inn", "when": {"flag": "p"}}, {"nowhere": true}]},
      "bob": {}},
    "quests": {"q1": {"giver": "ann", "unlock": true, "accept": "player",
      "objectives": {"a": {"clears": "w", "since": "accepted", "atLeast": 1}, "b": {"flag": "p"},
        "c": {"flag": "p"}}, "optional": ["c"], "stages": [["a"], ["b"]],
      "turnIn": "ann", "turnInPrice": {"needle": 1}, "failWhen": {"flag": "q"}, "deadline": "2h",
      "whenGone": "suspend", "retry": true}, "q2": {"unlock": true}},
    "features": {"f": {"unlock": {"met": "ann"}},
      "g": {"unlock": {"when": {"active": "q1"}, "live": true}},
      "h": {"unlock": {"when": {"failed": "q1"}, "live": true}},
      "i": {"unlock": {"timeSince": {"met": "ann"}, "atLeast": "1d"}},
      "j": {"unlock": {"timeSince": {"active": "q1"}, "atLeast": "1d"}},
      "k": {"unlock": {"count": "npcs", "are": "met", "atLeast": 1}, "custom": true}}
    """

  @Test(
    "One difference in meaning",
    arguments: [
      (#""giver": "ann""#, #""giver": "bob""#), (#""player""#, #""auto""#),
      (#""a": {"clears""#, #""a": {"fails""#),
      (#""accepted", "atLeast": 1"#, #""accepted", "atLeast": 2"#),
      (#""since": "accepted", "#, ""), (#"[["a"], ["b"]]"#, #"[["b"], ["a"]]"#),
      (#"[["a"], ["b"]]"#, #"[["a", "b"]]"#), (#""turnIn": "ann""#, #""turnIn": "bob""#),
      (#"{"needle": 1}"#, #"{"needle": 2}"#),
      (#""failWhen": {"flag": "q"}"#, #""failWhen": {"flag": "p"}"#),
      (#""2h""#, #""3h""#), (#""2h""#, #""2026-01-01T00:00:00Z""#), (#""suspend""#, #""fail""#),
      (#""retry": true"#, #""retry": false"#), (#""location": "inn""#, #""location": "mill""#),
      (#", {"nowhere": true}"#, ""), (#""bob": {}"#, #""bob": {"at": "inn"}"#),
      (#"{"unlock": {"met": "ann"}}"#, #"{"unlock": {"met": "bob"}}"#),
      (#"{"active": "q1"}, "live""#, #"{"active": "q2"}, "live""#),
      (#"{"active": "q1"}, "live""#, #"{"failed": "q1"}, "live""#),
      (#""timeSince": {"met": "ann"}"#, #""timeSince": {"met": "bob"}"#),
      (#""timeSince": {"active": "q1"}"#, #""timeSince": {"active": "q2"}"#),
      (#""are": "met""#, #""are": "unlocked""#), (#""custom": true"#, #""custom": false"#),
      (#""flags": ["#, #""policies": {"playthroughs": 3}, "flags": ["#),
    ])
  func differs(_ old: String, _ new: String) throws {
    let changed = QuestFingerprintTests.pack.replacing(old, with: new)
    #expect(changed != QuestFingerprintTests.pack)
    let plain = try TestGame(QuestFingerprintTests.pack).engine.fingerprint
    var fixed = changed
    if new == #""are": "unlocked""# {
      fixed = changed.replacing(
        #"{"count": "npcs", "are": "unlocked", "atLeast": 1}"#,
        with: #"{"when": {"count": "npcs", "are": "unlocked", "atLeast": 1}, "live": false}"#)
    }
    #expect(try TestGame(fixed).engine.fingerprint != plain)
  }

  @Test("What is as it is when nothing is said")
  func defaults() throws {
    let plain = try TestGame(QuestFingerprintTests.pack).engine.fingerprint
    for (old, new) in [
      (#""accept": "player","#, ""), (#", "custom": true"#, ""), (#", "retry": true"#, ""),
      (#""flags": ["#, #""policies": {"playthroughs": 16}, "flags": ["#),
    ] {
      let same = QuestFingerprintTests.pack.replacing(old, with: new)
      #expect(same != QuestFingerprintTests.pack)
      #expect(try TestGame(same).engine.fingerprint == plain)
    }
  }
}
