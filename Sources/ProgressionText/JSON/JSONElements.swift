/// The elements of an array, in order.
public struct JSONElements: Sequence, Sendable {
  @usableFromInline let array: JSONValue

  @inlinable
  init(of value: JSONValue) {
    array = value
  }

  /// The number of elements.
  public var underestimatedCount: Int {
    array.storage.nodes[array.index].isA(.array) ? Int(truncatingIfNeeded: array.count) : 0
  }

  /// Starts at the first element.
  @inlinable
  public func makeIterator() -> Iterator {
    Iterator(of: array)
  }

  /// Walks the elements without allocating.
  public struct Iterator: IteratorProtocol, Sendable {
    @usableFromInline let storage: JSONStorage
    @usableFromInline var index: Int
    @usableFromInline let end: Int

    @inlinable
    init(of array: JSONValue) {
      storage = array.storage
      let indices = storage.elements(of: array.index)
      index = indices.lowerBound
      end = indices.upperBound
    }

    /// The next element, or `nil` after the last.
    @inlinable
    public mutating func next() -> JSONValue? {
      guard index < end else { return nil }
      let element = JSONValue(storage: storage, index: index)
      index = storage.next(after: index)
      return element
    }
  }
}
