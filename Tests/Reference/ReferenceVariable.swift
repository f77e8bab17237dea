/// One thing that the derived layer computes.
enum ReferenceVariable: Hashable, Sendable {
  /// Whether a node is open, and at which rank.
  case open(Int)
  /// Whether the `completeWhen` of a world or location holds.
  case done(Int)

  var node: Int {
    switch self {
    case .open(let node), .done(let node): node
    }
  }
}

/// The derived layer: everything about nodes that follows from the facts.
struct ReferenceDerived: Hashable, Sendable {
  var open: [Bool]
  var rank: [Int64]
  /// Whether `completeWhen` holds.
  var done: [Bool]
  var withheld: [Bool]

  init(pack: ReferencePack) {
    open = Array(repeating: false, count: pack.nodes.count)
    rank = Array(repeating: 0, count: pack.nodes.count)
    done = open
    withheld = open
  }
}
