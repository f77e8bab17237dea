/// A replacement of a run of bytes by text.
public struct Edit: Hashable, Sendable {
  /// What is replaced; an empty place is where the text is put in.
  public var place: Place
  /// The text that takes its place; empty to delete.
  public var replacement: String

  /// Makes an edit.
  public init(_ place: Place, replacement: String) {
    self.place = place
    self.replacement = replacement
  }
}
