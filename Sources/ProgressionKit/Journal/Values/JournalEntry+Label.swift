extension JournalEntry {
  /// What tells an entry from every other, for people: its number, kind and name.
  public struct Label: Hashable, Sendable, CustomStringConvertible {
    /// The number.
    public let id: ID
    /// What it is.
    public let kind: Kind
    /// Its name at that time.
    public let name: String

    /// Makes a label of its parts.
    public init(id: ID, kind: Kind, name: String) {
      self.id = id
      self.kind = kind
      self.name = name
    }

    /// The label in a sentence: the name in backticks, then the kind and the number.
    public var description: String { "`\(name)` (\(kind) \(id))" }
  }
}
