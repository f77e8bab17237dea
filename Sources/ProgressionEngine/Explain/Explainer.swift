import ProgressionModel

/// Turns conditions into requirements: every leaf with what is there and what is needed, and the
/// nearest way to meet what is not met.
///
/// Negations are pushed down to the leaves. A named rule is opened up, down to a depth and while
/// there is room; beyond that it is one leaf.
struct Explainer {
  /// Rules inside rules that are opened up.
  private static let ruleDepth = 16

  let plain: PlainEvaluator
  let audience: Audience
  /// How many more leaves may be listed.
  var room = 500

  var tables: Game { plain.tables }
  var state: PlayerState { plain.state }

  init(_ state: PlayerState, tables: Game, audience: Audience) {
    plain = PlainEvaluator(tables: tables, state: state, usesDerivedValues: true)
    self.audience = audience
  }

  /// Every leaf, in the order written.
  mutating func leaves(_ condition: ConditionRef, isNegated: Bool = false) -> [Requirement] {
    leaves(condition, isNegated: isNegated, depth: 0)
  }

  private mutating func leaves(
    _ condition: ConditionRef, isNegated: Bool, depth: Int
  ) -> [Requirement] {
    if room <= 0 { return [] }
    switch tables[condition] {
    case .all(let children), .any(let children):
      return children.flatMap { leaves($0, isNegated: isNegated, depth: depth) }
    case .none(let children):
      return children.flatMap { leaves($0, isNegated: !isNegated, depth: depth) }
    case .not(let child):
      return leaves(child, isNegated: !isNegated, depth: depth)
    case .rule(let rule) where depth < Explainer.ruleDepth:
      return leaves(tables[rule].condition, isNegated: isNegated, depth: depth + 1)
    case .compare(let quantity, _):
      var result = [leaf(condition, isNegated: isNegated)]
      if case .countConditions(let children) = tables[quantity] {
        result += children.flatMap { leaves($0, isNegated: false, depth: depth) }
      }
      room -= 1
      return result
    default:
      room -= 1
      return [leaf(condition, isNegated: isNegated)]
    }
  }

  /// The nearest way to make a condition true: the leaves of it that do not hold.
  func way(to condition: ConditionRef, isNegated: Bool = false) -> Way {
    var room = 2000
    return way(to: condition, isNegated: isNegated, depth: 0, &room)
  }

  private func way(
    to condition: ConditionRef, isNegated: Bool, depth: Int, _ room: inout Int
  ) -> Way {
    room -= 1
    if plain.holds(condition) != isNegated { return Way() }
    if room <= 0 { return Way(leaf(condition, isNegated: isNegated), tables) }
    switch tables[condition] {
    case .all(let children):
      return isNegated
        ? nearest(children, 1, isNegated: true, depth, &room)
        : together(children, isNegated: false, depth, &room)
    case .any(let children):
      return isNegated
        ? together(children, isNegated: true, depth, &room)
        : nearest(children, 1, isNegated: false, depth, &room)
    case .none(let children):
      return isNegated
        ? nearest(children, 1, isNegated: false, depth, &room)
        : together(children, isNegated: true, depth, &room)
    case .not(let child):
      return way(to: child, isNegated: !isNegated, depth: depth, &room)
    case .rule(let rule) where depth < Explainer.ruleDepth:
      return way(to: tables[rule].condition, isNegated: isNegated, depth: depth + 1, &room)
    case .compare(let quantity, let bounds):
      guard !isNegated, bounds.count == 1, case .countConditions(let children) = tables[quantity],
        bounds[0].comparator == .atLeast, let need = plain.value(bounds[0].operand)
      else { break }
      let have = Int64(children.filter { plain.holds($0) }.count)
      if need > Int64(children.count) { break }
      let missing = children.filter { !plain.holds($0) }
      return nearest(missing, need - have, isNegated: false, depth, &room)
    default: break
    }
    return Way(leaf(condition, isNegated: isNegated), tables)
  }

  /// What all of these need together.
  private func together(
    _ children: [ConditionRef], isNegated: Bool, _ depth: Int, _ room: inout Int
  ) -> Way {
    var result = Way()
    for child in children {
      result.add(way(to: child, isNegated: isNegated, depth: depth, &room))
    }
    return result
  }

  /// What the nearest `count` of these need together; earlier ones win a tie.
  private func nearest(
    _ children: [ConditionRef], _ count: Int64, isNegated: Bool, _ depth: Int, _ room: inout Int
  ) -> Way {
    if children.isEmpty || count <= 0 { return Way(impossible: 1) }
    var ways: [(position: Int, way: Way)] = []
    for (position, child) in children.enumerated() {
      ways.append((position, way(to: child, isNegated: isNegated, depth: depth, &room)))
    }
    ways.sort { left, right in
      if left.way.isNearer(than: right.way) { return true }
      if right.way.isNearer(than: left.way) { return false }
      return left.position < right.position
    }
    var result = Way()
    for entry in ways.prefix(Int(clamping: count)) { result.add(entry.way) }
    return result
  }
}

/// Leaves that have to change, and how far away that is.
struct Way {
  private(set) var unmet: [Requirement] = []
  private var impossible: Int64 = 0
  private var realMoney: Int64 = 0
  /// The sum over the leaves of the missing part, in thousandths of what is needed.
  private var distance: Int64 = 0

  init() {}

  init(impossible: Int64) {
    self.impossible = impossible
  }

  init(_ leaf: Requirement, _ tables: Game) {
    unmet = [leaf]
    impossible = leaf.isImpossible ? 1 : 0
    realMoney = leaf.kind == .owned && !leaf.isBlocker && leaf.needsRealMoney ? 1 : 0
    distance = Way.distance(of: leaf)
  }

  private static func distance(of leaf: Requirement) -> Int64 {
    guard let missing = leaf.missing, let need = leaf.need else { return 1000 }
    let whole = Swift.max(1, Swift.max(missing, Int64(clamping: need.magnitude)))
    return missing > Int64.max / 1000
      ? missing / Swift.max(1, whole / 1000) : missing * 1000 / whole
  }

  mutating func add(_ other: Way) {
    for leaf in other.unmet where !unmet.contains(leaf) { unmet.append(leaf) }
    impossible = impossible.addingClamped(other.impossible)
    realMoney = realMoney.addingClamped(other.realMoney)
    distance = distance.addingClamped(other.distance)
  }

  /// Fewest impossible leaves, then fewest that cost real money, then fewest, then nearest.
  func isNearer(than other: Way) -> Bool {
    (impossible, realMoney, Int64(unmet.count), distance)
      < (other.impossible, other.realMoney, Int64(other.unmet.count), other.distance)
  }

  /// Whether it is there already.
  var isMet: Bool { unmet.isEmpty && !isImpossible }

  /// Whether nothing leads there.
  var isImpossible: Bool { impossible > 0 }
}
