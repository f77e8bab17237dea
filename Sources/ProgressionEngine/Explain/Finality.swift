import ProgressionModel

/// What can never come to hold any more, as far as that is certain.
///
/// Play, purchases and time are looked at; what an operator can do, such as to set a clock back
/// or to grant a node, is not.
struct Finality {
  /// Why something never comes to hold.
  struct Verdict {
    /// Whether a window that has passed is among the reasons.
    var isExpired = false
  }

  /// Nodes that wait for nodes are followed so far, rules inside rules so deep.
  static let depth = 16

  let plain: PlainEvaluator
  /// How many more conditions may be looked at.
  private var room = 4000
  /// Quests that fail by quests are followed so far.
  var questDepth = 2

  private var tables: Game { plain.tables }
  private var layout: Layout { plain.layout }
  private var state: PlayerState { plain.state }

  init(_ plain: PlainEvaluator) {
    self.plain = plain
  }

  /// Why a condition (negated: its opposite) never holds any more; `nil` where it may.
  mutating func verdict(
    _ condition: ConditionRef, _ isNegated: Bool, depth: Int
  ) -> Verdict? {
    room -= 1
    if room <= 0 || plain.holds(condition) != isNegated { return nil }
    switch tables[condition] {
    case .all(let children):
      return group(children, needsAll: !isNegated, isNegated, depth)
    case .any(let children):
      return group(children, needsAll: isNegated, isNegated, depth)
    case .none(let children):
      return group(children, needsAll: !isNegated, !isNegated, depth)
    case .not(let child): return verdict(child, !isNegated, depth: depth)
    case .rule(let rule) where depth > 0:
      return verdict(tables[rule].condition, isNegated, depth: depth - 1)
    case .compare(let quantity, let bounds):
      if !isNegated, bounds.count == 1, bounds[0].comparator == .atLeast,
        case .countConditions(let children) = tables[quantity],
        case .literal(let count) = bounds[0].operand
      {
        return several(children, count, depth)
      }
    case .unlocked(let node) where !isNegated && depth > 0:
      if let verdict = verdict(onOpening: node, depth: depth - 1) { return verdict }
    default: break
    }
    guard isImpossible(condition, isNegated) else { return nil }
    if case .now = tables[condition] { return Verdict(isExpired: true) }
    return Verdict()
  }

  private mutating func group(
    _ children: [ConditionRef], needsAll: Bool, _ isNegated: Bool, _ depth: Int
  ) -> Verdict? {
    let verdicts = children.compactMap { verdict($0, isNegated, depth: depth) }
    let isCertain = needsAll ? !verdicts.isEmpty : verdicts.count == children.count
    return isCertain ? Finality.joined(verdicts) : nil
  }

  private mutating func several(
    _ children: [ConditionRef], _ count: Int64, _ depth: Int
  ) -> Verdict? {
    let verdicts = children.compactMap { verdict($0, false, depth: depth) }
    return Int64(children.count - verdicts.count) < count ? Finality.joined(verdicts) : nil
  }

  private static func joined(_ verdicts: [Verdict]) -> Verdict {
    Verdict(isExpired: verdicts.contains { $0.isExpired })
  }

  // MARK: Nodes

  /// Whether a node never opens any more because a window has passed.
  mutating func isExpired(_ node: NodeRef) -> Bool {
    verdict(onOpening: node, depth: Finality.depth)?.isExpired ?? false
  }

  /// Why a node never opens any more; `nil` where it is open or may open.
  private mutating func verdict(onOpening node: NodeRef, depth: Int) -> Verdict? {
    room -= 1
    if room <= 0 || plain.isOpen(node) || layout.time.isGranted[node.position] { return nil }
    let entry = tables[node]
    if entry.person != nil { return nil }
    if let product = entry.product {
      // What a store sells may have been paid already.
      if product.store != nil { return nil }
      return product.when.flatMap { verdict($0, false, depth: depth) }
    }
    if let world = entry.level?.world, depth > 0,
      let verdict = verdict(onOpening: world, depth: depth - 1)
    {
      return verdict
    }
    if state.holds(layout.nodes[node.position].sources) || entry.routes.isEmpty { return nil }
    if state.isExcludedForGood(node) || state.isBarredForGood(node) { return Verdict() }
    var verdicts: [Verdict] = []
    for route in entry.routes {
      guard let when = route.when, let verdict = verdict(when, false, depth: depth) else {
        return nil
      }
      verdicts.append(verdict)
    }
    return Finality.joined(verdicts)
  }
}
