import ProgressionModel

/// How a total is named in a saved state: what it is of, and which part of that.
struct TermName: Hashable {
  var id: String
  var part: String

  static func < (left: TermName, right: TermName) -> Bool {
    left.id.hasBytes(of: right.id)
      ? left.part.precedesInBytes(right.part) : left.id.precedesInBytes(right.id)
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
  func term(_ part: String, of entity: NameTable.Entity) -> Slot? {
    switch entity {
    case .holding(let holding):
      let term = HoldingTerm.all.first { $0.name == part && $0 != .initial }
      return term.map { holdings[holding.position][$0] }
    case .counter(let counter):
      if part == "plus" { return counters[counter.position].plus }
      return part == "minus" ? counters[counter.position].minus : nil
    case .node(let node):
      return part == "purchases" && game[node].product != nil ? nodes[node.position].purchases : nil
    default: return nil
    }
  }
}

extension SharePurpose {
  static var all: [SharePurpose] {
    [
      .unlock, .rank, .complete, .stars, .mark, .price, .grants, .returned, .start, .turnIn, .gone,
    ]
  }

  /// The key in JSON.
  var name: String {
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
