import ProgressionModel
import ProgressionReference

/// A random pack and a random script for it.
struct RandomPlay {
  let seed: UInt64
  let pack: ReferenceJSON
  let game: TestGame
  /// The commands that can be read, malformed ones left out.
  let script: [Command]

  /// `nil` for the few packs that are rightly refused.
  init?(seed: UInt64, size: Int, commands: Int) {
    let pack = PackGenerator(seed: seed, size: size).pack()
    guard let model = try? ReferencePack(json: pack), let game = try? RandomPlay.game(pack) else {
      return nil
    }
    var player = ReferencePlayer(pack: model)
    var generator = CommandGenerator(seed: seed, pack: model)
    var script: [Command] = []
    for _ in 0..<commands {
      let json = generator.next(for: player)
      _ = player.apply(json)
      if let command = try? Command(json: json.line) { script.append(command) }
    }
    self.seed = seed
    self.pack = pack
    self.game = game
    self.script = script
  }

  /// Compiles a random pack, whose thresholds need not be reachable.
  static func game(_ pack: ReferenceJSON) throws -> TestGame {
    let checks: ReferenceJSON = [
      "unreachable-threshold": "off", "empty-range": "off", "always-true": "off",
      "price-above-cap": "off", "never-completed-world": "off",
    ]
    return try TestGame(pack: pack.setting("checks", checks).line, zones: zones)
  }

  /// The zones of the reference evaluator, whose packs name them.
  static let zones = ZoneTables(
    ReferenceZone.samples.compactMap { zone in
      ZoneTable(
        name: zone.name, initialOffset: zone.initial,
        transitions: zone.transitions.map { .init(instant: $0.instant, offset: $0.offset) })
    })

  /// Plays of so many packs, from the first seed on.
  static func plays(
    _ count: Int, size: Int, commands: Int, from offset: UInt64 = 0
  ) -> some Sequence<RandomPlay> {
    (0..<UInt64(count)).lazy.compactMap {
      RandomPlay(seed: LongRun.firstSeed + offset + $0, size: size, commands: commands)
    }
  }
}
