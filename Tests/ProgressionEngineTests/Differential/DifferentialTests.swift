import Foundation
import ProgressionReference
import Testing

@Suite("The engine and the reference evaluator agree")
struct DifferentialTests {
  /// 10,000 commands in a plain `swift test`, 200,000 where `PROGRESSION_LONG` is set.
  private static let isLong = ProcessInfo.processInfo.environment["PROGRESSION_LONG"] != nil
  private static let total = isLong ? 200_000 : 10_000
  private static let commandsPerPack = 100
  /// `PROGRESSION_SEED` plays other packs; the seed of a failure is printed.
  private static let firstSeed =
    ProcessInfo.processInfo.environment["PROGRESSION_SEED"].flatMap { UInt64($0) } ?? 1

  @Test("after every command of random scripts on random packs", arguments: 0..<10)
  func agree(part: Int) throws {
    let packs = DifferentialTests.total / DifferentialTests.commandsPerPack / 10
    var accepted = 0
    var refused = 0
    for offset in 0..<packs {
      let seed = DifferentialTests.firstSeed + UInt64(part * packs + offset)
      let size = [8, 20, 40][offset % 3]
      let played = try? DifferentialRun.random(
        seed: seed, size: size, commands: DifferentialTests.commandsPerPack)
      guard let (run, pack, script) = played else {
        refused += 1
        continue
      }
      accepted += run.counts["accepted", default: 0]
      guard let difference = run.difference else { continue }
      var shrinker = Shrinker(pack: pack, commands: script, test: DifferentialRun.play)
      shrinker.shrink()
      Issue.record("seed \(seed), size \(size): \(difference)\nshrunk to\n\(shrinker.text)")
      return
    }
    // Scripts that are mostly rejected would compare little.
    #expect(accepted > packs * DifferentialTests.commandsPerPack / 4)
    // Now and then a random pack has a node that waits for itself, which is rightly refused.
    #expect(refused * 50 <= packs, "\(refused) of \(packs) packs were refused")
  }
}
