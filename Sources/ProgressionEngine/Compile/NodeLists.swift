/// A list for each node, all in one buffer.
struct NodeLists<Element: Sendable>: Sendable {
  /// The list of node n: `elements[start[n]..<start[n + 1]]`.
  private let start: ContiguousArray<Int32>
  private let elements: ContiguousArray<Element>

  init(_ lists: ContiguousArray<[Element]>) {
    var start: ContiguousArray<Int32> = []
    start.reserveCapacity(lists.count + 1)
    var elements: ContiguousArray<Element> = []
    var count = 0
    for list in lists { count += list.count }
    elements.reserveCapacity(count)
    for list in lists {
      start.append(Int32(clamping: elements.count))
      elements += list
    }
    start.append(Int32(clamping: elements.count))
    self.start = start
    self.elements = elements
  }

  subscript(node: Int) -> ArraySlice<Element> {
    elements[places(of: node)]
  }

  /// Where the list of a node is.
  @inline(__always)
  func places(of node: Int) -> Range<Int> {
    Int(start[node])..<Int(start[node + 1])
  }

  @inline(__always)
  subscript(at place: Int) -> Element { elements[place] }
}
