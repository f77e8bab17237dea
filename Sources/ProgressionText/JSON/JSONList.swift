/// A growing list of plain values for the reader: an array without its checks for shared storage.
///
/// Those checks cost a call for every token. Like `JSONBytes` this type is safe to use wrongly: every
/// index is checked. It does not free itself; who made it calls `deallocate()` once.
struct JSONList<Element: BitwiseCopyable & Sendable> {
  private var base: UnsafeMutablePointer<Element>
  private var capacity: Int
  /// The number of elements.
  private(set) var count = 0
  /// What is read outside the list.
  private let nothing: Element

  /// Makes an empty list with room for some elements.
  init(capacity: Int, nothing: Element) {
    self.capacity = max(capacity, 16)
    self.nothing = nothing
    base = UnsafeMutablePointer<Element>.allocate(capacity: self.capacity)
  }

  /// The element at an index, or the one for outside; setting outside does nothing.
  @inline(__always)
  subscript(index: Int) -> Element {
    get {
      UInt(bitPattern: index) < UInt(bitPattern: count) ? base[index] : nothing
    }
    nonmutating set {
      if UInt(bitPattern: index) < UInt(bitPattern: count) { base[index] = newValue }
    }
  }

  /// Adds an element at the end.
  @inline(__always)
  mutating func append(_ element: Element) {
    if count == capacity { grow() }
    (base + count).initialize(to: element)
    count &+= 1
  }

  /// Removes the elements from an index on.
  @inline(__always)
  mutating func truncate(to newCount: Int) {
    if newCount >= 0, newCount < count { count = newCount }
  }

  /// Gives the memory back; the list is not used afterwards.
  func deallocate() {
    base.deallocate()
  }

  @inline(never)
  private mutating func grow() {
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: capacity * 2)
    larger.moveInitialize(from: base, count: count)
    base.deallocate()
    base = larger
    capacity *= 2
  }
}

/// Only `mutating` functions and the subscript change what is shared, and the reader is done with both
/// before the list is handed to a document.
extension JSONList: @unchecked Sendable {}
