import ProgressionModel
import ProgressionText

/// How a total is named in a saved state: what it is of, and which part of that.
struct TermName: Hashable {
  var id: String
  var part: KeyWord

  static func < (left: TermName, right: TermName) -> Bool {
    left.id.hasBytes(of: right.id)
      ? left.part < right.part : left.id.precedesInBytes(right.id)
  }
}

extension Layout {
  func name(ofTerm slot: Slot) -> TermName {
    switch role(ofTerm: slot) {
    case .holding(let holding, let term)?: TermName(id: game[holding].id, part: term.name)
    case .counter(let counter, let isPlus)?:
      TermName(id: game[counter].id, part: isPlus ? "plus" : "minus")
    case .purchases(let node)?: TermName(id: game[node].id, part: "purchases")
    case nil: TermName(id: "", part: "")
    }
  }

  /// The total of something that can have shares, by the name of the part.
  func term(_ part: KeyWord, of entity: NameTable.Entity) -> Slot? {
    switch entity {
    case .holding(let holding):
      return HoldingTerm(part).map { holdings[holding.position][$0] }
    case .counter(let counter):
      if part == "plus" { return counters[counter.position].plus }
      return part == "minus" ? counters[counter.position].minus : nil
    case .node(let node):
      return part == "purchases" && game[node].product != nil ? nodes[node.position].purchases : nil
    default: return nil
    }
  }
}

extension HoldingTerm {
  /// The term that can have shares with this key in JSON; `nil` for any other.
  init?(_ key: KeyWord) {
    switch key {
    case "earned": self = .earned
    case "bought": self = .bought
    case "returned": self = .returned
    case "forgiven": self = .forgiven
    case "spent": self = .spent
    case "taken": self = .taken
    case "refunded": self = .refunded
    default: return nil
    }
  }
}

extension SharePurpose {
  /// The purpose with this key in JSON; `nil` for any other.
  init?(_ key: KeyWord) {
    switch key {
    case "unlock": self = .unlock
    case "rank": self = .rank
    case "complete": self = .complete
    case "stars": self = .stars
    case "marks": self = .mark
    case "price": self = .price
    case "grants": self = .grants
    case "returned": self = .returned
    case "start": self = .start
    case "turnIn": self = .turnIn
    case "gone": self = .gone
    default: return nil
    }
  }

  /// The key in JSON.
  var name: KeyWord {
    switch self {
    case .unlock: "unlock"
    case .rank: "rank"
    case .complete: "complete"
    case .stars: "stars"
    case .mark: "marks"
    case .price: "price"
    case .grants: "grants"
    case .returned: "returned"
    case .start: "start"
    case .turnIn: "turnIn"
    case .gone: "gone"
    }
  }
}
