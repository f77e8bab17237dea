/// A list that lives no longer than one command: it begins in memory of the stack, and takes memory of
/// the heap only once that is full.
///
/// Most commands write little, and taking memory from the heap for each of a command's lists costs
/// more than all that is in them. What makes it sound: the memory belongs to a function that runs
/// longer than the list is used, no list can be copied, every element below `count` was written, and
/// whoever reads one counts up to `count`. In a debug build the buffer checks each access besides.
struct ScratchList<Element: BitwiseCopyable>: ~Copyable {
  /// So many elements can be on the stack: the compiler may take 1,024 bytes there without asking.
  static var stackCapacity: Int { 1_024 / MemoryLayout<Element>.stride }

  private var memory: UnsafeMutableBufferPointer<Element>
  private var isOnHeap = false
  private(set) var count = 0

  /// - Parameter memory: For the first elements; nothing of it needs to be written yet.
  init(_ memory: UnsafeMutableBufferPointer<Element>) {
    self.memory = memory
  }

  deinit {
    if isOnHeap { memory.deallocate() }
  }

  var isEmpty: Bool { count == 0 }

  @inline(__always)
  subscript(position: Int) -> Element {
    get { memory[position] }
    set { memory[position] = newValue }
  }

  @inline(__always)
  mutating func append(_ element: Element) {
    if count == memory.count { grow() }
    memory.initializeElement(at: count, to: element)
    count += 1
  }

  private mutating func grow() {
    let larger = UnsafeMutableBufferPointer<Element>.allocate(
      capacity: Swift.max(16, 2 * memory.count))
    _ = larger.initialize(fromContentsOf: memory[..<count])
    if isOnHeap { memory.deallocate() }
    (memory, isOnHeap) = (larger, true)
  }

  /// Keeps the first so many elements.
  @inline(__always)
  mutating func removeAll(after kept: Int = 0) {
    count = Swift.min(count, kept)
  }

  mutating func popLast() -> Element? {
    if count == 0 { return nil }
    count -= 1
    return memory[count]
  }

  /// Sorts the elements; those that are alike stay in their order, as `sort` of the standard library
  /// guarantees.
  ///
  /// Complexity: O(n log n) for n elements.
  mutating func sort(by comesBefore: (Element, Element) -> Bool) {
    var used = UnsafeMutableBufferPointer(rebasing: memory[..<count])
    used.sort(by: comesBefore)
  }
}
