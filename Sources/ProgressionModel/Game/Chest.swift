public import ProgressionText

/// A box that gives one of several bundles by chance.
public struct Chest: Sendable {
  /// One of the things that a chest can hold.
  public struct Content: Sendable {
    /// How often it comes, against the sum of all weights; 0 or more.
    public var weight: Int64
    /// What it gives.
    public var grants: Bundle

    /// Makes a content.
    public init(weight: Int64, grants: Bundle) {
      self.weight = weight
      self.grants = grants
    }
  }

  /// The id.
  public var id: String
  /// The title for people; the id where the pack gives none.
  public var title: String
  /// Where it is declared.
  public var place: Place
  /// What an opening costs; empty is free.
  public var price: [Amount]
  /// When it may be opened; `nil` is always.
  public var when: ConditionRef?
  /// What it can hold, in the order written; the weights add up to 1 or more, within 64 bits.
  public var contents: [Content]
  /// How long what it paid and cost lives; openings are counted for ever, so that a reset does not
  /// bring the same luck again.
  public var scope: Scope

  /// Makes a chest.
  public init(
    id: String, title: String, place: Place, price: [Amount], when: ConditionRef?,
    contents: [Content], scope: Scope
  ) {
    self.id = id
    self.title = title
    self.place = place
    self.price = price
    self.when = when
    self.contents = contents
    self.scope = scope
  }

  /// The sum of the weights.
  public var totalWeight: Int64 {
    contents.reduce(0) { $0.addingReportingOverflow($1.weight).partialValue }
  }
}
