import ProgressionReference

/// The same pack in another order, where order decides nothing.
struct Permutation {
  private var random: ReferenceRandom

  /// Lists of alternatives and of parts; in all other lists order may mean something.
  private static let lists: Set<String> = [
    "all", "any", "none", "sum", "min", "max", "unlock", "count", "discounts",
  ]

  /// Tables whose order decides what comes first where several are due at once, and what a cap cuts.
  private static let ordered: Set<String> = ["resets", "timers"]

  init(seed: UInt64) { random = ReferenceRandom(seed: seed) }

  mutating func of(_ json: ReferenceJSON) -> ReferenceJSON {
    permuted(json, in: nil)
  }

  private mutating func permuted(_ json: ReferenceJSON, in key: String?) -> ReferenceJSON {
    switch json {
    case .array(let elements):
      let inner = elements.map { permuted($0, in: nil) }
      return .array(key.map { Permutation.lists.contains($0) } == true ? shuffled(inner) : inner)
    case .object(let members):
      let inner = members.map { member in
        ReferenceMember(member.key, permuted(member.value, in: member.key))
      }
      let isOrdered = key.map { Permutation.ordered.contains($0) } == true
      return .object(isOrdered ? inner : shuffled(inner))
    default: return json
    }
  }

  private mutating func shuffled<Element>(_ elements: [Element]) -> [Element] {
    var elements = elements
    for place in elements.indices.reversed() where place > 0 {
      elements.swapAt(place, Int(random.next() % UInt64(place + 1)))
    }
    return elements
  }
}
