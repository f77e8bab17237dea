/// The members of an object, in the order of the file, repeated keys included.
public struct JSONMembers: Sequence, Sendable {
  private let object: JSONValue

  init(of value: JSONValue) {
    object = value
  }

  /// The number of members.
  public var underestimatedCount: Int {
    object.kind == .object ? Int(truncatingIfNeeded: object.count) : 0
  }

  /// Starts at the first member.
  public func makeIterator() -> Iterator {
    Iterator(of: object)
  }

  /// Walks the members without allocating.
  public struct Iterator: IteratorProtocol, Sendable {
    private let storage: JSONStorage
    private var index: Int
    private let end: Int

    init(of object: JSONValue) {
      storage = object.storage
      index = object.index + 1
      end = object.kind == .object ? object.storage.next(after: object.index) - 1 : index
    }

    /// The next member, or `nil` after the last.
    public mutating func next() -> JSONMember? {
      guard index < end else { return nil }
      let member = JSONMember(storage: storage, index: index)
      index = storage.next(after: index + 1)
      return member
    }
  }
}
