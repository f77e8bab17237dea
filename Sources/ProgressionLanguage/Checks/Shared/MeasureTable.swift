import ProgressionModel

/// Quantities that measure the same thing, made one.
///
/// A thousand gates that ask for stars of all levels are a thousand quantities of one measure, so
/// what is known of the levels is added up once.
struct MeasureTable {
  /// What tells measures apart.
  private struct Key: Hashable {
    var kind: Int32
    var subject: Int32
    var number: Int64 = 0
    var word = ""
  }

  /// The measure of each quantity.
  private(set) var ofQuantity: [Int32] = []
  /// A quantity of each measure.
  private(set) var quantities: [QuantityRef] = []

  var count: Int { quantities.count }

  init(_ game: Game) {
    ofQuantity.reserveCapacity(game.quantities.count)
    var known: [Key: Int32] = [:]
    for (position, quantity) in game.quantities.enumerated() {
      let key = key(of: quantity)
      if let key, let measure = known[key] {
        ofQuantity.append(measure)
        continue
      }
      let measure = Int32(clamping: quantities.count)
      quantities.append(QuantityRef(position: position))
      ofQuantity.append(measure)
      if let key { known[key] = measure }
    }
  }

  subscript(quantity: QuantityRef) -> Int { Int(ofQuantity[quantity.position]) }

  /// The quantity that stands for all that measure the same.
  func first(for quantity: QuantityRef) -> QuantityRef { quantities[self[quantity]] }

  func isFirst(_ quantity: QuantityRef) -> Bool { first(for: quantity) == quantity }

  /// `nil` for what is not worth sharing: numbers, lists of conditions and arithmetic.
  private func key(of quantity: Quantity) -> Key? {
    switch quantity {
    case .literal, .countConditions, .sum, .min, .max, .times, .timeSince: nil
    case .stars(let set): Key(kind: 0, subject: set.index)
    case .clears(let set): Key(kind: 1, subject: set.index)
    case .fails(let set): Key(kind: 2, subject: set.index)
    case .score(let set): Key(kind: 3, subject: set.index)
    case .marks(let set, let mark):
      Key(kind: mark == nil ? 4 : 5, subject: set.index, word: mark ?? "")
    case .have(let holding): Key(kind: 6, subject: holding.index)
    case .earned(let holding): Key(kind: 7, subject: holding.index)
    case .spent(let holding): Key(kind: 8, subject: holding.index)
    case .counter(let counter): Key(kind: 9, subject: counter.index)
    case .purchases(let product): Key(kind: 10, subject: product.index)
    case .rank(let node): Key(kind: 11, subject: node.index)
    case .ranks(let set): Key(kind: 12, subject: set.index)
    case .percent(let collection): Key(kind: 13, subject: collection.index)
    case .countNodes(let set, let property):
      Key(kind: 14, subject: set.index, number: Self.number(of: property))
    case .countLevels(let set, let stars): Key(kind: 15, subject: set.index, number: stars)
    case .since(let part, let reset): growth(of: part, kind: 16, subject: reset.index)
    case .streak(let node): Key(kind: 17, subject: node.index)
    case .sinceAccepted(let part, let quest): growth(of: part, kind: 18, subject: quest.index)
    }
  }

  /// What grows comes earlier in the table, so its measure is known.
  private func growth(of part: QuantityRef, kind: Int32, subject: Int32) -> Key? {
    guard ofQuantity.indices.contains(part.position) else { return nil }
    return Key(kind: kind, subject: subject, number: Int64(ofQuantity[part.position]))
  }

  private static func number(of property: NodeProperty) -> Int64 {
    switch property {
    case .completed: 0
    case .unlocked: 1
    case .visited: 2
    case .owned: 3
    case .met: 4
    }
  }
}
