/// A typed index into one of a game's tables.
///
/// The type parameter only tells tables apart: a `Ref<Node>` cannot index the holdings.
/// Refs are dense, start at 0 and follow declaration order.
public struct Ref<Entity>: Hashable, Sendable, Comparable, BitwiseCopyable {
  /// The position in the table of `Entity`.
  public let index: Int32

  /// Makes a reference to the entry at `index`; the index is not checked.
  @inlinable public init(_ index: Int32) {
    self.index = index
  }

  /// Makes a reference to the entry at `position`; positions beyond 32 bits are clamped.
  @inlinable public init(position: Int) {
    self.index = Int32(clamping: position)
  }

  /// The position as an array index.
  @inlinable public var position: Int { Int(index) }

  /// Orders references by position, that is by declaration.
  @inlinable public static func < (left: Ref<Entity>, right: Ref<Entity>) -> Bool {
    left.index < right.index
  }
}

/// A reference to a node.
public typealias NodeRef = Ref<Node>
/// A reference to a holding: a currency or an item.
public typealias HoldingRef = Ref<Holding>
/// A reference to a counter.
public typealias CounterRef = Ref<Counter>
/// A reference to a flag.
public typealias FlagRef = Ref<Flag>
/// A reference to an attribute.
public typealias AttributeRef = Ref<Attribute>
/// A reference to a named rule.
public typealias RuleRef = Ref<NamedRule>
/// A reference to a collection.
public typealias CollectionRef = Ref<NodeCollection>
/// A reference to a chest.
public typealias ChestRef = Ref<Chest>
/// A reference to a timer.
public typealias TimerRef = Ref<Countdown>
/// A reference to a reset.
public typealias ResetRef = Ref<Reset>
/// A reference to a choice group.
public typealias ChoiceRef = Ref<ChoiceGroup>
/// A reference to a condition of the game's condition table.
public typealias ConditionRef = Ref<Condition>
/// A reference to a quantity of the game's quantity table.
public typealias QuantityRef = Ref<Quantity>
/// A reference to an interned set of nodes.
public typealias NodeSetRef = Ref<NodeSet>
