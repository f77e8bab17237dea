/// The members of an object, in the order of the file, repeated keys included.
public struct JSONMembers: Sequence, Sendable {
  @usableFromInline let object: JSONValue

  @inlinable
  init(of value: JSONValue) {
    object = value
  }

  /// The number of members.
  public var underestimatedCount: Int {
    object.storage.nodes[object.index].isA(.object) ? Int(truncatingIfNeeded: object.count) : 0
  }

  /// Starts at the first member.
  @inlinable
  public func makeIterator() -> Iterator {
    Iterator(of: object)
  }

  /// Walks the members without allocating.
  public struct Iterator: IteratorProtocol, Sendable {
    @usableFromInline let storage: JSONStorage
    @usableFromInline var index: Int
    @usableFromInline let end: Int

    @inlinable
    init(of object: JSONValue) {
      storage = object.storage
      let indices = storage.members(of: object.index)
      index = indices.lowerBound
      end = indices.upperBound
    }

    /// The next member, or `nil` after the last.
    @inlinable
    public mutating func next() -> JSONMember? {
      guard index < end else { return nil }
      let member = JSONMember(storage: storage, index: index)
      index = storage.next(after: index + 1)
      return member
    }
  }
}
