/// What only an npc has.
public struct Person: Sendable {
  /// One of the places where an npc can be.
  public struct Placement: Sendable {
    /// The location, or `nil` for nowhere.
    public var location: NodeRef?
    /// When the npc is there; `nil` is always.
    public var when: ConditionRef?

    /// Makes a placement.
    public init(location: NodeRef?, when: ConditionRef?) {
      self.location = location
      self.when = when
    }
  }

  /// The places, of which the first whose condition holds counts, and nowhere where none does;
  /// `nil` for an npc who is always there, without a place.
  public var placements: [Placement]?

  /// Makes an npc.
  public init(placements: [Placement]? = nil) {
    self.placements = placements
  }
}
