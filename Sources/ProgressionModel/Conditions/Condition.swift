/// A Boolean tree over facts, stored as one entry of the game's condition table.
///
/// Children are references into the same table and always come before their parent, so a
/// loop over the table meets operands before what uses them.
public enum Condition: Sendable {
  case constant(Bool)
  case all([ConditionRef])
  case any([ConditionRef])
  case none([ConditionRef])
  case not(ConditionRef)
  case rule(RuleRef)
  /// The node is done, open or not.
  case completed(NodeRef)
  /// The node is open; for a product: owned.
  case unlocked(NodeRef)
  /// The permanent product is owned.
  case ownedProduct(NodeRef)
  /// The player has one of the item or more.
  case ownedItem(HoldingRef)
  case flag(FlagRef)
  case visited(NodeRef)
  /// The player has met the npc.
  case met(NodeRef)
  /// The quest is accepted and neither completed nor failed.
  case active(NodeRef)
  /// The quest has failed.
  case failed(NodeRef)
  /// The level has the mark at this position of its list; `nil` asks for any mark.
  case marked(NodeRef, mark: Int64?)
  /// Every bound holds of the quantity; false where a quantity is absent.
  case compare(QuantityRef, [Bound])
  case attribute(AttributeRef, AttributeTest)
  /// The time is within the instants; half-open, a missing end is open.
  indirect case now(from: Int64?, until: Int64?)
  /// The time is within a window that comes back every week.
  indirect case weekly(WeeklyWindow)
  /// The player's draw for the salt is below the share, in percent.
  indirect case cohort(salt: String, share: Int64)
  /// The timer was started and has not fired.
  case waiting(TimerRef)
}

/// A fact that began to hold at some instant.
public enum TimedFact: Hashable, Sendable {
  case completed(NodeRef)
  case unlocked(NodeRef)
  case visited(NodeRef)
  case met(NodeRef)
  case active(NodeRef)
  case ownedProduct(NodeRef)
  case ownedItem(HoldingRef)
  case marked(NodeRef, mark: Int64?)
  case flag(FlagRef)
  /// The last time that the reset happened.
  case reset(ResetRef)
}

/// A comparison with a number or a quantity.
public struct Bound: Hashable, Sendable {
  /// The right side of a comparison.
  public enum Operand: Hashable, Sendable {
    case literal(Int64)
    case quantity(QuantityRef)
  }

  /// How the left side is compared.
  public var comparator: Comparator
  /// What it is compared with.
  public var operand: Operand

  /// Makes a bound.
  public init(comparator: Comparator, operand: Operand) {
    self.comparator = comparator
    self.operand = operand
  }
}

/// The comparisons of the rule language.
public enum Comparator: Hashable, Sendable {
  case atLeast
  case atMost
  case moreThan
  case lessThan
  case equals
  case notEquals

  /// Whether `left` and `right` compare so.
  public func holds(_ left: Int64, _ right: Int64) -> Bool {
    switch self {
    case .atLeast: left >= right
    case .atMost: left <= right
    case .moreThan: left > right
    case .lessThan: left < right
    case .equals: left == right
    case .notEquals: left != right
    }
  }

  /// The comparison that holds exactly where this one does not.
  public var negated: Comparator {
    switch self {
    case .atLeast: .lessThan
    case .atMost: .moreThan
    case .moreThan: .atMost
    case .lessThan: .atLeast
    case .equals: .notEquals
    case .notEquals: .equals
    }
  }
}

extension Comparator: CustomStringConvertible {
  /// The key of the comparison in a rule pack, as in `atLeast`.
  public var description: String {
    switch self {
    case .atLeast: "atLeast"
    case .atMost: "atMost"
    case .moreThan: "moreThan"
    case .lessThan: "lessThan"
    case .equals: "equals"
    case .notEquals: "notEquals"
    }
  }
}

/// A test of an attribute's value.
public enum AttributeTest: Hashable, Sendable {
  /// The value is one of these; `is` is a list of one.
  case isOne(of: [AttributeValue])
  /// Every comparison holds; only for numbers and versions.
  case compare([AttributeBound])
}

/// A comparison of an attribute with a value.
public struct AttributeBound: Hashable, Sendable {
  /// How the attribute is compared.
  public var comparator: Comparator
  /// What it is compared with.
  public var value: AttributeValue

  /// Makes a bound.
  public init(comparator: Comparator, value: AttributeValue) {
    self.comparator = comparator
    self.value = value
  }

  /// Whether `actual` compares so.
  public func holds(of actual: AttributeValue) -> Bool {
    switch comparator {
    case .atLeast: !actual.isLess(than: value)
    case .atMost: !value.isLess(than: actual)
    case .moreThan: value.isLess(than: actual)
    case .lessThan: actual.isLess(than: value)
    case .equals: actual == value
    case .notEquals: actual != value
    }
  }
}

extension AttributeTest {
  /// Whether the test holds of `actual`, a value of the attribute's type.
  public func holds(of actual: AttributeValue) -> Bool {
    switch self {
    case .isOne(let values):
      return values.contains(actual)
    case .compare(let bounds):
      for bound in bounds where !bound.holds(of: actual) { return false }
      return true
    }
  }
}
