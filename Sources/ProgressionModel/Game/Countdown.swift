public import ProgressionText

/// A timer: what happens once, a while after it was started.
public struct Countdown: Sendable {
  /// The id.
  public var id: String
  /// The title for people; the id where the pack gives none.
  public var title: String
  /// Where it is declared.
  public var place: Place
  /// The seconds from the start until it fires, 1 or more.
  public var after: Int64
  /// What it gives when it fires.
  public var grants: Bundle
  /// How long it lives; when the scope ends, a waiting timer ends with it.
  public var scope: Scope

  /// Makes a timer.
  public init(
    id: String, title: String, place: Place, after: Int64, grants: Bundle, scope: Scope
  ) {
    self.id = id
    self.title = title
    self.place = place
    self.after = after
    self.grants = grants
    self.scope = scope
  }
}
