/// A change that is safe to make without thinking.
public struct Fix: Hashable, Sendable {
  /// What the change does, such as "add the comma".
  public var title: String
  /// The edits; they do not overlap.
  public var edits: [Edit]

  /// Makes a fix.
  public init(_ title: String, edits: [Edit]) {
    self.title = title
    self.edits = edits
  }
}
