import ProgressionEngine
import ProgressionModel
import ProgressionReference
import ProgressionText
import Testing

/// Random packs lose random parts and get them back.
@Suite("Random updates of a pack")
struct AdoptionFuzzTests {
  /// Another version of a pack, without some of what it declares.
  private func pruned(_ play: RandomPlay, _ random: inout ReferenceRandom) -> TestGame? {
    var pack = play.pack
    for _ in 0..<3 {
      let ids = PackPruning.ids(of: pack)
      guard !ids.isEmpty else { break }
      let id = ids[Int(random.next() % UInt64(ids.count))]
      let less = PackPruning(id: id, replacement: .bool(random.next() % 2 == 0)).pruned(pack)
      if (try? RandomPlay.game(less)) != nil { pack = less }
    }
    return try? RandomPlay.game(pack.setting("version", "0.9.0"))
  }

  @Test("Through a poorer pack and back nothing is lost", arguments: 0..<4)
  func thereAndBack(_ part: Int) throws {
    let offset = UInt64(20_000 + 1000 * part)
    var compared = 0
    for play in RandomPlay.plays(LongRun.count(8), size: 14, commands: 60, from: offset) {
      var random = ReferenceRandom(seed: play.seed)
      guard let poorer = pruned(play, &random) else { continue }
      var player = TestPlayer(play.game)
      for command in play.script {
        _ = play.game.engine.apply([command], to: &player.state, as: .store)
      }
      let before = player.game.engine.encode(player.state)
      var there = try Adoption(of: player, by: poorer).player
      for command in play.script where AdoptionFuzzTests.endsNothing(command) {
        _ = poorer.engine.apply([command], to: &there.state, as: .store)
      }
      #expect(poorer.engine.isUpToDate(there.state))
      try there.restart()
      let back = try Adoption(of: there, by: play.game).player
      try back.restarted()
      let (old, new) = (try json(before), try json(back.game.engine.encode(back.state)))
      let lost = AdoptionFuzzTests.losses(old, new, [])
      #expect(lost.isEmpty, "seed \(play.seed): \(lost)\n\(old.line)\n\(new.line)")
      compared += 1
    }
    #expect(compared > 4)
  }

  @Test("Without play in between the money is the same", arguments: 0..<4)
  func money(_ part: Int) throws {
    let offset = UInt64(30_000 + 1000 * part)
    for play in RandomPlay.plays(LongRun.count(8), size: 14, commands: 60, from: offset) {
      var random = ReferenceRandom(seed: play.seed)
      guard let poorer = pruned(play, &random) else { continue }
      var player = TestPlayer(play.game)
      for command in play.script {
        _ = play.game.engine.apply([command], to: &player.state, as: .store)
      }
      let there = try Adoption(of: player, by: poorer)
      try compare(player, there, play)
      try compare(there.player, try Adoption(of: there.player, by: play.game), play)
    }
  }

  /// A balance changes by what the report says, and by nothing else.
  private func compare(_ old: TestPlayer, _ new: Adoption, _ play: RandomPlay) throws {
    for holding in old.game.game.holdings {
      guard let after = try? new.player.have(holding.id) else { continue }
      var expected = try old.have(holding.id)
      for change in new.report.changes where change.id == holding.id {
        if change.kind == .credited { expected += change.amount ?? 0 }
        if change.kind == .debited { expected -= change.amount ?? 0 }
      }
      #expect(after == expected, "seed \(play.seed): \(holding.id) \(new.report)")
    }
  }

  private func json(_ bytes: ContiguousArray<UInt8>) throws -> ReferenceJSON {
    try ReferenceJSON(parsing: String(decoding: bytes, as: UTF8.self))
  }

  /// Whether a command only adds: no time passes, nothing is set or reset.
  private static func endsNothing(_ command: Command) -> Bool {
    if command.now != nil { return false }
    switch command.action {
    case .complete, .fail, .visit, .grant, .unlock, .buy, .start: return true
    default: return false
    }
  }

  /// What play and time may change, whatever the pack.
  private static let changing: Set<String> = [
    "attributes", "choices", "clock", "counters", "period", "flags", "ledger", "remembered",
    "revision", "rank",
    "paidRank", "refilledAt", "startedAt", "set", "through", "version", "phase", "baselines",
  ]

  /// The paths of what is gone or less than it was; what was set may be set again.
  private static func losses(
    _ old: ReferenceJSON, _ new: ReferenceJSON?, _ path: [String]
  ) -> [String] {
    if let last = path.last, changing.contains(last) || last.hasPrefix("count-") { return [] }
    // Where nobody counts the days, a streak has missed them.
    if path.contains("streak") { return [] }
    if case .object(let members) = old {
      return members.flatMap { losses($0.value, new?[$0.key], path + [$0.key]) }
    }
    guard let new else { return [path.joined(separator: " ")] }
    switch (old, new) {
    case (.int(let before), .int(let after)):
      return after < before && !["at", "stage"].contains(path.last)
        ? [path.joined(separator: " ")] : []
    case (.array, _): return []
    default: return old == new || path.last == "stage" ? [] : [path.joined(separator: " ")]
    }
  }
}

extension TestPlayer {
  /// Saves and loads, which must change nothing.
  fileprivate func restarted() throws {
    var copy = self
    try copy.restart()
  }
}
