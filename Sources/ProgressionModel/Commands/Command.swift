/// Something that happens to a player, named by string ids as in JSON.
public struct Command: Hashable, Sendable {
  /// What happens.
  public var action: Action
  /// The id that makes the command count once; `nil` counts every time.
  public var id: CommandID?
  /// When it happens, in seconds since 1970-01-01T00:00:00Z; `nil` is the time of the state.
  public var now: Int64?
  /// The name of the playthrough that it concerns; `nil` is the current one.
  ///
  /// A name that the player does not have yet begins an ordinary playthrough. In a member of a
  /// `do` it is `nil`.
  public var playthrough: String?

  /// Makes a command.
  public init(
    _ action: Action, id: CommandID? = nil, now: Int64? = nil, playthrough: String? = nil
  ) {
    self.action = action
    self.id = id
    self.now = now
    self.playthrough = playthrough
  }

  /// The kinds of command.
  public enum Action: Hashable, Sendable {
    /// A level or a location was completed.
    case complete(String, LevelResult)
    /// A level begins; takes its start price.
    case start(String)
    /// A level was lost, or an active quest is failed.
    case fail(String)
    /// The player takes a node, or ranks of it up to `rank`; `price` picks a route and is the
    /// total expected, an empty price is the free route.
    case unlock(String, price: [NamedAmount]?, rank: Int64?)
    /// The player buys units of a product for holdings; `price` is the total expected.
    case buy(String, quantity: Int64, price: [NamedAmount]?)
    /// The player asks to enter a node; changes nothing.
    case select(String)
    case grant(NamedBundle)
    /// Takes what is there, up to these amounts.
    case take([NamedAmount])
    case set([NamedValue])
    case add([NamedAmount])
    case visit(String)
    /// The player meets an npc.
    case meet(String)
    /// The player accepts a quest; takes its one open route where it is not open yet.
    case accept(String)
    /// The player hands a quest in; takes its price.
    case turnIn(String)
    /// The player gives an active quest up.
    case abandon(String)
    /// The store says what became of a purchase for real money.
    case transaction(StoreNotice)
    /// A chest is opened.
    case open(String)
    /// A reset by command happens.
    case reset(String)
    /// A playthrough of a new name begins and becomes the current one.
    case begin(String, isCustom: Bool)
    /// Another playthrough of the player becomes the current one.
    case resume(String)
    /// Nothing happens but that time passes, and settling.
    case tick
    /// Sets a clock right that was wrong; the one way in which time goes back.
    case setClock(Int64)
    /// All of these or none.
    case `do`([Command])
  }
}

/// What a level was completed with.
public struct LevelResult: Hashable, Sendable {
  /// The stars, for levels whose stars are given.
  public var stars: Int64?
  /// The score, for levels whose stars follow from it.
  public var score: Int64?
  /// The marks that were made.
  public var marks: [String]

  /// Makes a result; by default a bare completion.
  public init(stars: Int64? = nil, score: Int64? = nil, marks: [String] = []) {
    self.stars = stars
    self.score = score
    self.marks = marks
  }
}

/// An amount of what an id names: a holding, or a counter.
public struct NamedAmount: Hashable, Sendable {
  /// The id.
  public var id: String
  /// How much.
  public var amount: Int64

  /// Makes an amount.
  public init(_ id: String, _ amount: Int64) {
    self.id = id
    self.amount = amount
  }
}

/// A value for what an id names: a flag, a counter or an attribute.
public struct NamedValue: Hashable, Sendable {
  /// The types of value that JSON can say.
  public enum Value: Hashable, Sendable {
    case boolean(Bool)
    case integer(Int64)
    case text(String)
  }

  /// The id.
  public var id: String
  /// The new value.
  public var value: Value

  /// Makes a value.
  public init(_ id: String, _ value: Value) {
    self.id = id
    self.value = value
  }
}

/// A bundle whose contents are named by ids.
public struct NamedBundle: Hashable, Sendable {
  /// Amounts of holdings.
  public var amounts: [NamedAmount]
  /// Nodes to open for good.
  public var unlock: [String]
  /// Flags to raise.
  public var set: [String]
  /// What counters gain.
  public var add: [NamedAmount]
  /// Timers to start.
  public var timers: [String]

  /// Makes a bundle; by default an empty one.
  public init(
    amounts: [NamedAmount] = [], unlock: [String] = [], set: [String] = [],
    add: [NamedAmount] = [], timers: [String] = []
  ) {
    self.amounts = amounts
    self.unlock = unlock
    self.set = set
    self.add = add
    self.timers = timers
  }
}

/// Who sends a command.
public enum Authority: Hashable, Sendable, Comparable {
  /// The player: what the game's own screens offer.
  case player
  /// The game's trusted side: grants, takes, sets, adds, resets and clocks too.
  case `operator`
  /// Who has checked the store's receipts: transactions too.
  case store
}

extension Authority: CustomStringConvertible {
  /// The word of the authority in JSON.
  public var description: String {
    switch self {
    case .player: "player"
    case .operator: "operator"
    case .store: "store"
    }
  }
}

extension Command {
  /// The least authority that may send the command; for `do` the greatest of its members'.
  ///
  /// A reset counts as the player's here; the engine asks for more where it has no price.
  ///
  /// Complexity: O(n) for n nested commands.
  public var authority: Authority {
    guard case .do(let members) = action else { return action.authority }
    var pending = members
    var greatest = Authority.player
    while let command = pending.popLast() {
      if case .do(let members) = command.action {
        pending += members
      } else {
        greatest = Swift.max(greatest, command.action.authority)
      }
    }
    return greatest
  }
}

extension Command.Action {
  /// The least authority that may do this; of `do` without its members.
  fileprivate var authority: Authority {
    switch self {
    case .grant, .take, .set, .add, .setClock: .operator
    case .transaction: .store
    default: .player
    }
  }

  /// The head key of the command in JSON, as in `complete`.
  public var name: String {
    switch self {
    case .complete: "complete"
    case .start: "start"
    case .fail: "fail"
    case .unlock: "unlock"
    case .buy: "buy"
    case .select: "select"
    case .grant: "grant"
    case .take: "take"
    case .set: "set"
    case .add: "add"
    case .visit: "visit"
    case .meet: "meet"
    case .accept: "accept"
    case .turnIn: "turnIn"
    case .abandon: "abandon"
    case .transaction: "transaction"
    case .open: "open"
    case .reset: "reset"
    case .begin: "begin"
    case .resume: "resume"
    case .tick: "tick"
    case .setClock: "setClock"
    case .do: "do"
    }
  }
}
