/// A list to whose end entries are added and from whose front old ones are dropped, each at O(1) on
/// average: what was dropped stays in the buffer until it is half of it.
struct LastEntries<Entry> {
  private var buffer: ContiguousArray<Entry>
  private var start = 0

  init(_ entries: some Sequence<Entry>) {
    buffer = ContiguousArray(entries)
  }

  mutating func append(_ entry: Entry) {
    buffer.append(entry)
  }

  /// Drops the oldest entries beyond so many.
  mutating func keepLast(_ limit: Int) {
    start += Swift.max(0, count - limit)
    if start * 2 <= buffer.count { return }
    buffer.removeFirst(start)
    start = 0
  }

  mutating func sort(by areInIncreasingOrder: (Entry, Entry) -> Bool) {
    buffer[start...].sort(by: areInIncreasingOrder)
  }
}

extension LastEntries: RandomAccessCollection {
  var startIndex: Int { start }
  var endIndex: Int { buffer.endIndex }
  subscript(position: Int) -> Entry { buffer[position] }
}

extension LastEntries: Equatable where Entry: Equatable {
  static func == (left: LastEntries, right: LastEntries) -> Bool { left.elementsEqual(right) }
}

extension LastEntries: Sendable where Entry: Sendable {}

extension LastEntries: ExpressibleByArrayLiteral {
  init(arrayLiteral elements: Entry...) { self.init(elements) }
}
