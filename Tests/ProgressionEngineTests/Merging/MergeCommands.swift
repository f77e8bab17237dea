import ProgressionEngine
import ProgressionModel

/// Makes random commands for one device of a player, by the pack alone.
struct MergeCommands {
  private let game: Game
  private var dice: MergeDice
  /// The device's own name as a writer; several devices may have the same.
  private let writer: String
  private var number: Int64 = 0
  /// The device's own clock.
  private var clock = Instants.scenarioStart

  init(_ game: Game, seed: UInt64, writer: String) {
    self.game = game
    self.writer = writer
    dice = MergeDice(seed: seed)
  }

  mutating func next() -> Command {
    var command = Command(action(inBatch: false))
    if dice.chance(30), let world = game.nodes.first(where: { $0.kind == .world })?.world,
      world.levels.count > 50
    {
      let first = dice.place(in: world.levels.count)
      let levels = world.levels[first...].prefix(40)
      command = Command(.do(levels.map { Command(.complete(game[$0].id, LevelResult())) }))
    } else if dice.chance(8) {
      let members = (0..<dice.number(2...3)).map { _ in Command(action(inBatch: true)) }
      command = Command(.do(members))
    }
    if dice.chance(40) {
      clock += dice.chance(25) ? dice.number(0...200_000) : dice.number(0...7200)
      command.now = clock
    }
    command.id = id()
    return command
  }

  private mutating func id() -> CommandID? {
    switch dice.number(0...9) {
    case 0...3:
      number += dice.chance(10) ? 3 : 1
      return .writer(writer, number: dice.chance(10) ? dice.number(1...number) : number)
    case 4: return .opaque("c-\(dice.number(1...12))")
    case 5: return .opaque("\(writer)-\(dice.number(1...1000))")
    default: return nil
    }
  }

  private mutating func action(inBatch: Bool) -> Command.Action {
    if dice.chance(30), let action = questAction() { return action }
    return switch dice.number(0...99) {
    case 0...24: complete()
    case 25...27: .start(level())
    case 28...29: .fail(level())
    case 30...41: .unlock(node { !$0.routes.isEmpty && $0.product == nil }, price: nil, rank: nil)
    case 42...47: .buy(product(), quantity: dice.chance(80) ? 1 : 2, price: nil)
    case 48...52: .grant(bundle())
    case 53...54: .take([amount(dice.number(1...9))])
    case 55...60: set()
    case 61...66: add()
    case 67...68: .visit(node { $0.kind == .location })
    case 69...78: transaction()
    case 79...84: .open(dice.pick(game.chests)?.id ?? "none")
    case 85...88: .reset(dice.pick(game.resets)?.id ?? "none")
    case 89...95: .grant(NamedBundle(timers: [dice.pick(game.timers)?.id ?? "none"]))
    case 96...97 where !inBatch: .setClock(clock + dice.number(-90_000...90_000))
    default: .tick
    }
  }

  /// Something about a quest or an npc; `nil` in a pack without them.
  private mutating func questAction() -> Command.Action? {
    guard game.nodes.contains(where: { $0.quest != nil || $0.person != nil }) else { return nil }
    let quest = node { $0.quest != nil }
    switch dice.number(0...9) {
    case 0...4: return .accept(quest)
    case 5...6: return .turnIn(quest)
    case 7: return dice.chance(50) ? .abandon(quest) : .fail(quest)
    default: return .meet(node { $0.person != nil })
    }
  }

  private mutating func node(_ isWanted: (Node) -> Bool) -> String {
    dice.pick(game.nodes.filter(isWanted))?.id ?? "none"
  }

  private mutating func level() -> String { node { $0.kind == .level } }

  private mutating func product() -> String { node { $0.kind == .product } }

  private mutating func complete() -> Command.Action {
    let id = node { $0.kind == .level || $0.kind == .location }
    guard let level = game.nodes.first(where: { $0.id == id })?.level else {
      return .complete(id, LevelResult())
    }
    var result = LevelResult()
    if level.scoreForStars.isEmpty {
      result.stars = dice.number(0...level.maxStars)
    } else {
      result.score = dice.number(0...30)
    }
    if let mark = dice.pick(level.marks), dice.chance(60) { result.marks = [mark] }
    return .complete(id, result)
  }

  private mutating func amount(_ amount: Int64) -> NamedAmount {
    NamedAmount(dice.pick(game.holdings)?.id ?? "none", amount)
  }

  private mutating func bundle() -> NamedBundle {
    var bundle = NamedBundle(amounts: [amount(dice.number(1...30))])
    if dice.chance(20) { bundle.unlock = [node { $0.product == nil }] }
    if dice.chance(20), let flag = dice.pick(game.flags) { bundle.set = [flag.id] }
    if dice.chance(20), let counter = dice.pick(game.counters) {
      bundle.add = [NamedAmount(counter.id, dice.number(1...4))]
    }
    return bundle
  }

  private mutating func set() -> Command.Action {
    var values: [NamedValue] = []
    if let flag = dice.pick(game.flags), dice.chance(50) {
      values.append(NamedValue(flag.id, .boolean(dice.chance(50))))
    } else if let attribute = dice.pick(game.attributes), dice.chance(40) {
      let value: NamedValue.Value =
        switch attribute.kind {
        case .int: .integer(dice.number(0...3))
        case .text: .text(dice.pick(["mage", "thief", "none"]) ?? "mage")
        case .version: .text(dice.pick(["1.0", "1.0.0", "1.1"]) ?? "1.0")
        }
      values.append(NamedValue(attribute.id, value))
    } else if let counter = dice.pick(game.counters) {
      values.append(NamedValue(counter.id, .integer(dice.number(0...5))))
    }
    return .set(values)
  }

  private mutating func add() -> Command.Action {
    guard let counter = dice.pick(game.counters) else { return .tick }
    return .add([NamedAmount(counter.id, dice.chance(30) ? -1 : dice.number(1...4))])
  }

  /// One of few transactions, most of which say the same of the product and its units.
  private mutating func transaction() -> Command.Action {
    let products = game.nodes.filter { $0.product?.store != nil }
    let number = dice.number(1...5)
    guard let own = products.isEmpty ? nil : products[Int(number) % products.count],
      let product = dice.chance(95) ? own : dice.pick(products)
    else { return .tick }
    let stage = dice.pick(StoreNotice.Stage.all) ?? .purchased
    var notice = StoreNotice(transaction: "t-\(number)", product: product.id, stage: stage)
    if stage == .revoked {
      notice.quantity = dice.chance(50) ? nil : 1
    } else if product.product?.kind == .consumable, dice.chance(95) {
      notice.quantity = 1 + number % 2
    }
    if product.product?.kind == .subscription { notice.until = clock + dice.number(0...90_000) }
    notice.isRestored = dice.chance(5)
    return .transaction(notice)
  }
}
