public import ProgressionText

/// A condition with a name.
public struct NamedRule: Sendable {
  /// The id.
  public var id: String
  /// Where it is declared.
  public var place: Place
  /// The condition.
  public var condition: ConditionRef

  /// Makes a named rule.
  public init(id: String, place: Place, condition: ConditionRef) {
    self.id = id
    self.place = place
    self.condition = condition
  }
}

/// Nodes and items that are counted together in a percentage.
public struct NodeCollection: Sendable {
  /// Members that are worth the same.
  public struct Entry: Sendable {
    /// What is counted; bonus levels of groups are already left out.
    public var members: NodeSetRef
    /// What each member, or each rank of a member, is worth; 1 or more.
    public var points: Int64

    /// Makes an entry.
    public init(members: NodeSetRef, points: Int64) {
      self.members = members
      self.points = points
    }
  }

  /// The id.
  public var id: String
  /// The title for people; the id where the pack gives none.
  public var title: String
  /// Where it is declared.
  public var place: Place
  /// The entries, in the order written.
  public var entries: [Entry]

  /// Makes a collection.
  public init(id: String, title: String, place: Place, entries: [Entry]) {
    self.id = id
    self.title = title
    self.place = place
    self.entries = entries
  }
}

/// Nodes of which the player may take one.
public struct ChoiceGroup: Sendable {
  /// The name; choice groups have a name space of their own.
  public var name: String
  /// The members, in declaration order.
  public var members: [NodeRef]

  /// Makes a choice group.
  public init(name: String, members: [NodeRef]) {
    self.name = name
    self.members = members
  }
}

/// A set of nodes and items, each once, in declaration order.
public struct NodeSet: Hashable, Sendable {
  /// The nodes.
  public var nodes: [NodeRef]
  /// The items.
  public var items: [HoldingRef]

  /// Makes a set; the caller sees to order and uniqueness.
  public init(nodes: [NodeRef], items: [HoldingRef] = []) {
    self.nodes = nodes
    self.items = items
  }
}

/// An old id and the id that it became.
public struct Rename: Hashable, Sendable {
  /// The id of an earlier version of the pack.
  public var old: String
  /// The id that this pack declares.
  public var new: String

  /// Makes a rename.
  public init(old: String, new: String) {
    self.old = old
    self.new = new
  }
}
