import ProgressionModel
import ProgressionText

/// What pays or costs something once, so that two devices that both did it did it once: its part
/// of a total is a fact of its own, of which a merge keeps the larger.
struct ShareOwner: Hashable, Sendable {
  enum Kind: UInt8, Sendable {
    case node
    case chest
    case timer
    case reset
    /// The refill of a holding.
    case refill
  }

  var kind: Kind
  /// The position in the table of the kind.
  var index: Int32
}

/// What a share is for.
enum SharePurpose: UInt8, Sendable {
  case unlock
  case rank
  case complete
  case stars
  case mark
  case price
  case grants
  case returned
  case start
  case turnIn
  /// What a quest has given back because somebody was gone.
  case gone
}

/// The fact that holds one owner's part of one total.
struct ShareSlot: Sendable {
  var owner: ShareOwner
  var purpose: SharePurpose
  /// The position of the mark, for `mark`.
  var detail: Int32 = 0
  /// The fact that holds the total.
  var term: Slot
  var slot: Slot
}

/// The shares of one owner for one purpose.
struct SharePayer: Sendable {
  var start: Int32
  var end: Int32
  var purpose: SharePurpose
  var detail: Int32 = 0

  /// What everything is that is no such thing: it belongs to the writer of the command.
  static let writer = SharePayer(start: 0, end: 0, purpose: .grants)
}

/// What a total is of.
enum TermRole: Hashable, Sendable {
  case holding(HoldingRef, HoldingTerm)
  case counter(CounterRef, isPlus: Bool)
  case purchases(NodeRef)
}

/// The terms of a balance.
enum HoldingTerm: UInt8, Sendable {
  case initial
  case earned
  case bought
  case returned
  case forgiven
  case spent
  case taken
  case refunded

  static var all: [HoldingTerm] {
    [.initial, .earned, .bought, .returned, .forgiven, .spent, .taken, .refunded]
  }

  /// The key in JSON.
  var name: KeyWord {
    switch self {
    case .initial: "initial"
    case .earned: "earned"
    case .bought: "bought"
    case .returned: "returned"
    case .forgiven: "forgiven"
    case .spent: "spent"
    case .taken: "taken"
    case .refunded: "refunded"
    }
  }

  /// Whether the term adds to the balance.
  var adds: Bool { rawValue <= HoldingTerm.forgiven.rawValue }
}

/// A total that is the sum of shares.
struct Term: Sendable {
  var slot: Slot
  var role: TermRole
}
