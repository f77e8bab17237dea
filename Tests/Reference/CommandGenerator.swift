/// Makes random commands that mostly mean something to the player who gets them.
///
/// `x-as` beside a command says that it comes from a lower authority than the store.
public struct CommandGenerator: Sendable {
  var random: ReferenceRandom
  let pack: ReferencePack
  let profile: GeneratorProfile
  /// Commands that were sent with an id, to be sent again.
  private var sent: [ReferenceJSON] = []
  private var lastID = 0
  /// The highest number of each writer so far.
  private var numbers: [String: Int64] = ["phone": 0, "tablet": 0]
  /// What was bought in stores, by transaction.
  var purchases: [StorePurchase] = []

  /// A generator for the players of one pack; the same seed makes the same commands.
  public init(seed: UInt64, pack: ReferencePack, profile: GeneratorProfile = .mixed) {
    random = ReferenceRandom(seed: seed)
    self.pack = pack
    self.profile = profile
  }

  private var isMoney: Bool { profile == .money }

  /// The next command, chosen with an eye on what the player could do.
  public mutating func next(for player: ReferencePlayer) -> ReferenceJSON {
    if random.chance(isMoney ? 8 : 4), let again = random.pick(sent) { return again }
    if random.chance(1), let again = random.pick(sent), let id = again["id"] {
      return single(player).setting("id", id)
    }
    var command = random.chance(isMoney ? 10 : 6) ? batch(player) : single(player)
    if random.chance(isMoney ? 25 : 15) {
      command = command.setting("now", instant(after: player.now))
    }
    if random.chance(3) {
      command = command.setting("x-as", random.chance(50) ? "player" : "operator")
    }
    if random.chance(isMoney ? 35 : 8) {
      command = command.setting("id", id())
      sent.append(command)
    }
    return command
  }

  /// A new id, or of a writer now and then an old or late one.
  private mutating func id() -> ReferenceJSON {
    guard random.chance(50), let writer = random.pick(["phone", "tablet"]) else {
      lastID += 1
      return .string("c-\(lastID)")
    }
    let last = numbers[writer] ?? 0
    let number = random.chance(80) ? last + 1 : random.int(1...last + 4)
    numbers[writer] = max(last, number)
    return ["writer": .string(writer), "n": .int(number)]
  }

  private mutating func batch(_ player: ReferencePlayer) -> ReferenceJSON {
    var members = (0..<random.count(1...4)).map { _ in single(player) }
    if random.chance(2) { members.append(["do": [["tick": true]]]) }
    return ["do": .array(members)]
  }

  private mutating func single(_ player: ReferencePlayer) -> ReferenceJSON {
    if random.chance(profile == .quests ? 60 : 12) { return quest(player) }
    if random.chance(isMoney ? 65 : 20) { return money(player) }
    switch random.int(0...99) {
    case 0...27: return complete(player)
    case 28...32: return named("start", level(player))
    case 33...36: return named("fail", level(player))
    case 37...53: return unlock(player)
    case 54...61: return buy(player)
    case 62...64: return named("select", anyNode())
    case 65...73: return notEmpty("grant", grant())
    case 74...76: return notEmpty("take", amounts(1...12))
    case 77...83: return notEmpty("set", values())
    case 84...89: return notEmpty("add", additions())
    case 90...94: return named("visit", node(player, .location))
    case 95: return ["tick": true]
    case 96...97: return odd()
    default: return renamed()
    }
  }

  /// What moves money or time.
  private mutating func money(_ player: ReferencePlayer) -> ReferenceJSON {
    switch random.int(0...99) {
    case 0...39: return notice(player)
    case 40...54: return buy(player)
    case 55...66: return named("open", random.pick(pack.chests)?.key ?? "no-chest")
    case 67...74: return named("reset", random.pick(pack.resets)?.id ?? "no-reset")
    case 75...83: return notEmpty("grant", grant())
    case 84...89: return notEmpty("take", amounts(1...12))
    case 90...92: return setClock(player)
    default: return ["tick": true]
    }
  }

  func named(_ head: String, _ id: String) -> ReferenceJSON {
    .object([ReferenceMember(head, .string(id))])
  }

  private func notEmpty(_ head: String, _ value: ReferenceJSON) -> ReferenceJSON {
    value == [:] ? ["tick": true] : .object([ReferenceMember(head, value)])
  }

  private mutating func renamed() -> ReferenceJSON {
    guard let old = random.pick(pack.renamed.keys.sorted()) else { return ["tick": true] }
    let head = random.pick(["unlock", "select", "complete", "start", "accept"]) ?? "select"
    return named(head, old)
  }

  /// Commands that nothing answers, and some that are no commands.
  private mutating func odd() -> ReferenceJSON {
    let commands: [ReferenceJSON] = [
      ["complete": "nowhere/1"], ["unlock": "nothing"], ["buy": "nothing"], ["visit": "nothing"],
      ["grant": ["nothing": 1]], ["take": ["nothing": 1]], ["set": ["nothing": true]],
      ["add": ["nothing": 1]], ["start": "w0"], ["complete": "w0"], ["buy": "w0"], ["fail": "w0"],
      ["grant": ["unlock": ["nothing"]]], ["do": [["select": "w0"], ["unlock": "nothing"]]],
      ["leap": "w0"], ["complete": 1], [:], ["tick": 1], ["complete": "w0/1", "start": "w0/1"],
      ["open": "w0"], ["reset": "w0"], ["grant": ["timers": ["nothing"]]], ["setClock": "now"],
      ["setClock": -1], ["tick": true, "now": "2026-01-01"], ["tick": true, "id": ["writer": "a"]],
      ["tick": true, "id": ["writer": "a", "n": 0]], ["transaction": "t", "product": "p"],
      ["transaction": "", "product": "p", "state": "pending"],
      ["transaction": "t", "product": "p", "state": "pending", "quantity": 0],
      ["transaction": "t", "product": "p", "state": "pending", "until": 253_402_300_800],
      ["accept": "nothing"], ["accept": "w0"], ["accept": 1], ["turnIn": "w0"], ["abandon": "w0"],
      ["meet": "nothing"], ["meet": "w0"], ["accept": "w0", "price": "free"],
    ]
    return random.pick(commands) ?? ["tick": true]
  }
}
