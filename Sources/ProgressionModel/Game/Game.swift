public import ProgressionText

/// One game's progression, read from a rule pack and checked: every reference is resolved and
/// typed, every number in range.
///
/// The tables are in declaration order: the tables of the pack as listed in the language
/// reference, within one as in the file, a level right after its world.
public struct Game: Sendable {
  /// The id of the rule pack.
  public var id: String
  /// The version of the rule pack.
  public var version: String
  /// The title for people; the id where the pack gives none.
  public var title: String
  /// Worlds with their levels, features, achievements, quests, locations, npcs,
  /// products.
  public var nodes: [Node] = []
  /// Currencies, then items.
  public var holdings: [Holding] = []
  /// The counters.
  public var counters: [Counter] = []
  /// The flags.
  public var flags: [Flag] = []
  /// The attributes.
  public var attributes: [Attribute] = []
  /// The named rules.
  public var rules: [NamedRule] = []
  /// The collections.
  public var collections: [NodeCollection] = []
  /// The choice groups, in the order of their first members.
  public var choices: [ChoiceGroup] = []
  /// The chests.
  public var chests: [Chest] = []
  /// The timers.
  public var timers: [Countdown] = []
  /// The resets, by the calendar and by command.
  public var resets: [Reset] = []
  /// How the engine treats clocks, command ids and the ledger.
  public var policies = Policies()
  /// Old ids.
  public var renamed: [Rename] = []
  /// The conditions; operands come before what uses them.
  public var conditions: [Condition] = []
  /// Where each condition is written.
  public var conditionPlaces: [Place] = []
  /// The quantities; operands come before what uses them.
  public var quantities: [Quantity] = []
  /// Where each quantity is written.
  public var quantityPlaces: [Place] = []
  /// The interned sets of nodes and items.
  public var nodeSets: [NodeSet] = []

  /// Makes a game without content.
  public init(id: String, version: String, title: String) {
    self.id = id
    self.version = version
    self.title = title
  }

  /// The node that `reference` names.
  @inlinable public subscript(reference: NodeRef) -> Node { nodes[reference.position] }
  /// The holding that `reference` names.
  @inlinable public subscript(reference: HoldingRef) -> Holding { holdings[reference.position] }
  /// The counter that `reference` names.
  @inlinable public subscript(reference: CounterRef) -> Counter { counters[reference.position] }
  /// The flag that `reference` names.
  @inlinable public subscript(reference: FlagRef) -> Flag { flags[reference.position] }
  /// The attribute that `reference` names.
  @inlinable public subscript(reference: AttributeRef) -> Attribute {
    attributes[reference.position]
  }
  /// The chest that `reference` names.
  @inlinable public subscript(reference: ChestRef) -> Chest { chests[reference.position] }
  /// The timer that `reference` names.
  @inlinable public subscript(reference: TimerRef) -> Countdown { timers[reference.position] }
  /// The reset that `reference` names.
  @inlinable public subscript(reference: ResetRef) -> Reset { resets[reference.position] }
  /// The named rule that `reference` names.
  @inlinable public subscript(reference: RuleRef) -> NamedRule { rules[reference.position] }
  /// The collection that `reference` names.
  @inlinable public subscript(reference: CollectionRef) -> NodeCollection {
    collections[reference.position]
  }
  /// The choice group that `reference` names.
  @inlinable public subscript(reference: ChoiceRef) -> ChoiceGroup { choices[reference.position] }
  /// The condition that `reference` names.
  @inlinable public subscript(reference: ConditionRef) -> Condition {
    conditions[reference.position]
  }
  /// The quantity that `reference` names.
  @inlinable public subscript(reference: QuantityRef) -> Quantity { quantities[reference.position] }
  /// The set that `reference` names.
  @inlinable public subscript(reference: NodeSetRef) -> NodeSet { nodeSets[reference.position] }
}
