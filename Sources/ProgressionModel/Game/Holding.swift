public import ProgressionText

/// What a player has an amount of: a currency or an item.
public struct Holding: Sendable {
  /// The two tables of holdings.
  public enum Kind: Hashable, Sendable {
    case currency
    case item
  }

  /// The id.
  public var id: String
  /// The title for people; the id where the pack gives none.
  public var title: String
  /// Where it is declared.
  public var place: Place
  /// The table it is declared in.
  public var kind: Kind
  /// What a new player has, 0 or more, at most `cap`; where it refills by default all of that.
  public var initial: Int64
  /// The most that rewards fill up to; `Int64.max` where the pack gives none.
  public var cap: Int64
  /// The least that a price may leave, 0 or less; 0 where the pack declares no debt.
  public var floor: Int64
  /// What fills the amount by itself, up to the cap; `nil` where nothing does.
  public var refill: Refill?
  /// The tags; only items have them.
  public var tags: [String]
  /// How long the amount lives.
  public var scope: Scope

  /// Makes a holding.
  public init(
    id: String, title: String, place: Place, kind: Kind, initial: Int64, cap: Int64,
    floor: Int64 = 0, refill: Refill? = nil, tags: [String], scope: Scope
  ) {
    self.id = id
    self.title = title
    self.place = place
    self.kind = kind
    self.initial = initial
    self.cap = cap
    self.floor = floor
    self.refill = refill
    self.tags = tags
    self.scope = scope
  }
}

/// What fills a holding by itself while time passes, as energy does.
public struct Refill: Hashable, Sendable {
  /// How much each step gives, 1 or more.
  public var amount: Int64
  /// The seconds from step to step, 1 or more.
  public var every: Int64

  /// Makes a refill.
  public init(amount: Int64, every: Int64) {
    self.amount = amount
    self.every = every
  }
}

/// A number that the game adds to.
public struct Counter: Sendable {
  /// The id.
  public var id: String
  /// The title for people; the id where the pack gives none.
  public var title: String
  /// Where it is declared.
  public var place: Place
  /// The least value.
  public var minimum: Int64
  /// The greatest value.
  public var maximum: Int64
  /// How long the value lives.
  public var scope: Scope

  /// Makes a counter.
  public init(
    id: String, title: String, place: Place, minimum: Int64, maximum: Int64, scope: Scope
  ) {
    self.id = id
    self.title = title
    self.place = place
    self.minimum = minimum
    self.maximum = maximum
    self.scope = scope
  }

  /// The value of a new player: 0, or the bound nearest to it.
  public var initial: Int64 { Swift.min(Swift.max(0, minimum), maximum) }
}

/// A fact that is true or false; false for a new player.
public struct Flag: Sendable {
  /// The id.
  public var id: String
  /// The title for people; the id where the pack gives none.
  public var title: String
  /// Where it is declared.
  public var place: Place
  /// How long the value lives.
  public var scope: Scope

  /// Makes a flag.
  public init(id: String, title: String, place: Place, scope: Scope) {
    self.id = id
    self.title = title
    self.place = place
    self.scope = scope
  }
}

/// A fact that the game or the server sets.
public struct Attribute: Sendable {
  /// The types of attribute.
  public enum Kind: Hashable, Sendable {
    case int
    case text
    case version
  }

  /// The id.
  public var id: String
  /// The title for people; the id where the pack gives none.
  public var title: String
  /// Where it is declared.
  public var place: Place
  /// The type of every value.
  public var kind: Kind
  /// The value of a new player.
  public var initial: AttributeValue
  /// How long the value lives.
  public var scope: Scope

  /// Makes an attribute.
  public init(
    id: String, title: String, place: Place, kind: Kind, initial: AttributeValue, scope: Scope
  ) {
    self.id = id
    self.title = title
    self.place = place
    self.kind = kind
    self.initial = initial
    self.scope = scope
  }
}
