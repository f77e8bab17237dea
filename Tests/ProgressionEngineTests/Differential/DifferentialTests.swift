import ProgressionReference
import Testing

@Suite("The engine and the reference evaluator agree")
struct DifferentialTests {
  private static let commandsPerPack = 100

  /// In a plain `swift test` 10,000 commands about money and half as many of each other kind; where
  /// `PROGRESSION_LONG` is set 200,000 and 80,000.
  private static func total(_ profile: GeneratorProfile) -> Int {
    if LongRun.isOn { return profile == .money ? 200_000 : 60_000 }
    return profile == .money ? 10_000 : 5_000
  }

  @Test(
    "after every command of random scripts on random packs", arguments: 0..<10,
    [GeneratorProfile.mixed, .money, .quests])
  func agree(part: Int, profile: GeneratorProfile) throws {
    let packs = DifferentialTests.total(profile) / DifferentialTests.commandsPerPack / 10
    var accepted = 0
    var refused = 0
    for offset in 0..<packs {
      let seed = LongRun.firstSeed + UInt64(part * packs + offset)
      let size = [8, 20, 40][offset % 3]
      let played = try? DifferentialRun.random(
        seed: seed, size: size, commands: DifferentialTests.commandsPerPack, profile: profile)
      guard let (run, pack, script) = played else {
        refused += 1
        continue
      }
      accepted += run.counts["accepted", default: 0]
      guard let difference = run.difference else { continue }
      var shrinker = Shrinker(pack: pack, commands: script) {
        DifferentialRun.verdict($0, $1, seed: seed)
      }
      shrinker.shrink()
      Issue.record(
        "\(profile), seed \(seed), size \(size): \(difference)\nshrunk to\n\(shrinker.text)")
      return
    }
    // Scripts that are mostly rejected would compare little.
    #expect(accepted > packs * DifferentialTests.commandsPerPack / 4)
    // Now and then a random pack has a node that waits for itself, which is rightly refused.
    #expect(refused <= max(1, packs / 50), "\(refused) of \(packs) packs were refused")
  }
}
