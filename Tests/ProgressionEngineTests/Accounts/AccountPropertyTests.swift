import ProgressionEngine
import ProgressionModel
import ProgressionReference
import Testing

@Suite("Playthroughs of random packs")
struct AccountPropertyTests {
  @Test("One playthrough of an account is as a state alone", arguments: 0..<2)
  func alone(_ part: Int) throws {
    let offset = UInt64(90_000 + 1000 * part)
    for play in RandomPlay.plays(LongRun.count(6), size: 20, commands: 60, from: offset) {
      let engine = play.game.engine
      var state = engine.newPlayer(seed: 7)
      var account = engine.newAccount(seed: 7)
      for command in play.script {
        let left = engine.apply([command], to: &state, as: .store)
        let right = engine.apply([command], to: &account, as: .store)
        #expect(left == right, "seed \(play.seed), \(command)")
        guard account == PlayerAccount(state) else {
          Issue.record("seed \(play.seed), \(command): the states differ")
          break
        }
      }
    }
  }

  @Test(
    "What an account shares is the same everywhere, and saving changes nothing", arguments: 0..<2)
  func sound(_ part: Int) throws {
    let offset = UInt64(95_000 + 1000 * part)
    var accepted = 0
    for play in RandomPlay.plays(LongRun.count(6), size: 20, commands: 50, from: offset) {
      var player = AccountPlayer(play.game)
      var dice = MergeDice(seed: play.seed)
      for command in play.script {
        let command = AccountPropertyTests.aimed(command, &dice)
        let (line, found) = player.apply(command)
        if line.hasPrefix("accepted") { accepted += 1 }
        guard let found else { continue }
        Issue.record("seed \(play.seed), \(command): \(line): \(found)\n\(play.pack.line)")
        break
      }
    }
    #expect(accepted > 100)
  }

  /// A command for one of three playthroughs, now and then with a change of the current one.
  static func aimed(_ command: Command, _ dice: inout MergeDice) -> Command {
    let names = ["main", "second", "third"]
    let name = names[dice.place(in: names.count)]
    var command = command
    switch dice.number(0...9) {
    case 0: command = Command(.resume(name), now: command.now)
    case 1: command = Command(.begin(name, isCustom: dice.chance(30)), id: command.id)
    case 2...4: command.playthrough = name
    default: break
    }
    return command
  }

  @Test("Accounts merge alike in any order", arguments: MergePacks.all.indices)
  func merging(_ part: Int) throws {
    let pack = MergePacks.all[part]
    let game = try TestGame(pack.tables)
    for seed in 0..<UInt64(LongRun.count(8)) {
      let number = LongRun.firstSeed + seed + UInt64(part) * 10_000
      if let found = try AccountPropertyTests.brokenLaw(game, seed: number) {
        Issue.record("\(pack.name), seed \(number): \(found)")
        return
      }
    }
  }

  @Test("An update leaves accounts sound", arguments: MergePacks.all.indices)
  func updates(_ part: Int) throws {
    let pack = MergePacks.all[part]
    let game = try TestGame(pack.tables)
    let next = try TestGame(pack.tables, version: "2.0.0")
    for seed in 0..<UInt64(LongRun.count(10)) {
      let number = LongRun.firstSeed + seed + 500_000
      var dice = MergeDice(seed: number)
      var commands = MergeCommands(game.game, seed: number, writer: "phone")
      var player = AccountPlayer(game)
      for _ in 0..<40 { _ = player.apply(AccountPropertyTests.aimed(commands.next(), &dice)) }
      var updated = AccountPlayer(next)
      updated.account = try next.engine.adopt(player.account).account
      let found = updated.unsound
      #expect(found == nil, "\(pack.name), seed \(number): \(found ?? "")")
      let again = try next.engine.adopt(updated.account).account
      #expect(again == updated.account, "\(pack.name), seed \(number)")
      // What waits is settled in each playthrough, and what the account gains there in each other one.
      for name in player.account.names + player.account.names {
        _ = player.apply(Command(.resume(name)))
        _ = updated.apply(Command(.resume(name)))
      }
      for name in player.account.names {
        for holding in game.game.holdings {
          let balances = try [player, updated].map { try $0.have(holding.id, in: name) }
          #expect(
            balances[0] == balances[1], "\(pack.name), seed \(number), \(name): \(holding.id)")
        }
      }
    }
  }

  /// Lets three devices play apart and merges them in every way; what differs is told.
  private static func brokenLaw(_ game: TestGame, seed: UInt64) throws -> String? {
    let engine = game.engine
    var dice = MergeDice(seed: seed)
    var commands = ["phone", "tablet", "console"].enumerated().map { index, writer in
      MergeCommands(game.game, seed: seed &* 31 &+ UInt64(index), writer: writer)
    }
    var devices = Array(repeating: AccountPlayer(game), count: 3)
    for _ in 0..<40 {
      let device = dice.place(in: 3)
      if dice.chance(6) {
        devices[device].account = try engine.merge(
          devices[device].account, devices[dice.place(in: 3)].account)
      } else {
        let command = aimed(commands[device].next(), &dice)
        if let found = devices[device].apply(command).found { return "\(command): \(found)" }
      }
      if let found = devices[device].unsound { return found }
    }
    let accounts = devices.map { $0.account }
    let (a, b, c) = (accounts[0], accounts[1], accounts[2])
    for one in accounts {
      if let found = devices[0].difference(one, try engine.merge(one, one)) {
        return "itself: \(found)"
      }
    }
    let left = try engine.merge(engine.merge(a, b), c)
    let pairs: [(String, PlayerAccount)] = [
      ("grouped", try engine.merge(a, engine.merge(b, c))),
      ("swapped", try engine.merge(c, engine.merge(b, a))),
      ("again", try engine.merge(left, b)),
    ]
    for (name, right) in pairs {
      if let found = devices[0].difference(left, right) { return "\(name): \(found)" }
    }
    var merged = devices[0]
    merged.account = left
    return merged.unsound
  }
}
