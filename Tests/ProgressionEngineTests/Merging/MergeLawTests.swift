import ProgressionEngine
import ProgressionModel
import ProgressionReference
import ProgressionText
import Testing

/// Whatever the devices of a player did, their states merge alike in any order.
@Suite("Merging any states")
struct MergeLawTests {
  @Test(
    "is commutative, associative and idempotent on packs that have everything",
    arguments: MergePacks.all.indices)
  func laws(of index: Int) throws {
    let pack = MergePacks.all[index]
    let game = try TestGame(pack.tables)
    for seed in 0..<UInt64(LongRun.isOn ? pack.plays * 40 : pack.plays) {
      let script = MergeScript.random(game, seed: LongRun.firstSeed + seed, length: 60)
      if Self.report(script, "\(pack.name), seed \(LongRun.firstSeed + seed)") { return }
    }
  }

  @Test("is so on random packs", arguments: 0..<4)
  func randomPacks(_ part: Int) throws {
    let plays = LongRun.isOn ? 1200 : 38
    var played = 0
    for seed in UInt64(part * plays)..<UInt64((part + 1) * plays) {
      let number = LongRun.firstSeed + seed
      let profile: GeneratorProfile = [.mixed, .money, .quests][Int(seed % 3)]
      let pack = PackGenerator(seed: number, size: 12, profile: profile)
      let checks: ReferenceJSON = [
        "unreachable-threshold": "off", "empty-range": "off", "always-true": "off",
        "price-above-cap": "off", "never-completed-world": "off",
      ]
      let text = pack.pack().setting("checks", checks).line
      // A few packs are rightly refused.
      guard let game = try? TestGame(pack: text, zones: Self.zones) else { continue }
      let script = MergeScript.random(game, seed: number, length: 60)
      if Self.report(script, "random pack, seed \(number)\n\(text)") { return }
      played += 1
    }
    #expect(played > plays / 2)
  }

  /// The zones that random packs name.
  private static let zones = ZoneTables(
    ReferenceZone.samples.compactMap { zone in
      ZoneTable(
        name: zone.name, initialOffset: zone.initial,
        transitions: zone.transitions.map { .init(instant: $0.instant, offset: $0.offset) })
    })

  /// Whether something was found, which is reported with as few steps as show it.
  private static func report(_ script: MergeScript, _ title: String) -> Bool {
    guard let finding = finding(script) else { return false }
    let smallest = script.shrunk { self.finding($0) != nil }
    Issue.record("\(title): \(self.finding(smallest) ?? finding)\n\(smallest.text)")
    return true
  }

  /// What is wrong with a script's states on their way or in the end.
  private static func finding(_ script: MergeScript) -> String? {
    let laws = MergeLaws(script.game)
    do {
      let states = try script.run { step, before, after in
        if let found = laws.inconsistency(after) { return found }
        if case .merge = step, after.revision < before.revision { return "an older revision" }
        return nil
      }
      return try laws.broken(states)
    } catch let error as StateError {
      return "\(error.diagnostics.map { $0.message })"
    } catch {
      return "\(error)"
    }
  }
}
