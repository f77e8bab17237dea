/// The elements of an array, in order.
public struct JSONElements: Sequence, Sendable {
  private let array: JSONValue

  init(of value: JSONValue) {
    array = value
  }

  /// The number of elements.
  public var underestimatedCount: Int {
    array.kind == .array ? Int(truncatingIfNeeded: array.count) : 0
  }

  /// Starts at the first element.
  public func makeIterator() -> Iterator {
    Iterator(of: array)
  }

  /// Walks the elements without allocating.
  public struct Iterator: IteratorProtocol, Sendable {
    private let storage: JSONStorage
    private var index: Int
    private let end: Int

    init(of array: JSONValue) {
      storage = array.storage
      index = array.index + 1
      end = array.kind == .array ? array.storage.next(after: array.index) - 1 : index
    }

    /// The next element, or `nil` after the last.
    public mutating func next() -> JSONValue? {
      guard index < end else { return nil }
      let element = JSONValue(storage: storage, index: index)
      index = storage.next(after: index)
      return element
    }
  }
}
