/// Why a command was refused; the state is as it was.
public enum Rejection: Error, Hashable, Sendable {
  /// The command makes no sense in any state, as JSON or as a value.
  case malformed(String)
  /// The sender may not send such a command.
  case notAllowed(needs: Authority)
  /// The state belongs to another rule pack or another version of it.
  case needsAdoption
  /// A different command came under the same id before.
  case duplicateWithDifferentContent(id: String)
  /// The id is older than what is remembered, so nobody can tell whether the command happened.
  case tooOld(id: String)
  /// The command's time is before that of the state, and the pack's clock is strict.
  case clockWentBack(from: Int64, to: Int64)
  /// Nothing that the command could mean has the id; `nearest` is one like it.
  case unknownId(String, nearest: String?)
  /// Another member of the choice group was taken.
  case excluded(node: String, by: String)
  /// The product is owned already.
  case alreadyOwned(String)
  /// The node is open already, at its last rank where it has ranks.
  case alreadyUnlocked(String)
  /// The node is not open; `unmet` is what is missing on the way on that `explain` names.
  case locked(node: String, unmet: [Requirement])
  /// There is nothing that the player may do here.
  case notAvailable(String)
  /// A payment for the product is under way at the store.
  case paymentPending(product: String)
  /// Several routes with different prices are open; the command must name one of these prices.
  case ambiguousRoute(node: String, prices: [[NamedAmount]])
  /// No open route has the expected price; `prices` are those that there are.
  case priceChanged(node: String, prices: [[NamedAmount]])
  /// That many units may not be bought.
  case limitReached(product: String, limit: Int64)
  /// The player has too little; `missing` is what is short of the price.
  case insufficientFunds(missing: [NamedAmount])
  /// A purchase would pass the cap of the holding.
  case capReached(holding: String, cap: Int64)
  /// A number or a mark is outside what the pack allows.
  case outOfRange(id: String, message: String)
}

extension Rejection {
  /// The reason as JSON names it, as in `insufficientFunds`.
  public var reason: String {
    switch self {
    case .malformed: "malformed"
    case .notAllowed: "notAllowed"
    case .needsAdoption: "needsAdoption"
    case .duplicateWithDifferentContent: "duplicateWithDifferentContent"
    case .tooOld: "tooOld"
    case .clockWentBack: "clockWentBack"
    case .unknownId: "unknownId"
    case .excluded: "excluded"
    case .alreadyOwned: "alreadyOwned"
    case .alreadyUnlocked: "alreadyUnlocked"
    case .locked: "locked"
    case .notAvailable: "notAvailable"
    case .paymentPending: "paymentPending"
    case .ambiguousRoute: "ambiguousRoute"
    case .priceChanged: "priceChanged"
    case .limitReached: "limitReached"
    case .insufficientFunds: "insufficientFunds"
    case .capReached: "capReached"
    case .outOfRange: "outOfRange"
    }
  }

  /// Every reason, in the order in which they are tried.
  public static var reasons: [String] {
    [
      "malformed", "notAllowed", "needsAdoption", "duplicateWithDifferentContent", "tooOld",
      "clockWentBack", "unknownId", "excluded", "alreadyOwned", "alreadyUnlocked", "locked",
      "notAvailable", "paymentPending", "ambiguousRoute", "priceChanged", "limitReached",
      "insufficientFunds", "capReached", "outOfRange",
    ]
  }
}
