/// What all values of one document share.
@usableFromInline
final class JSONStorage: Sendable {
  let file: FileID
  let bytes: ContiguousArray<UInt8>
  /// Never empty; owned by this storage.
  let nodes: JSONList<JSONNode>

  /// The keys that repeat another, by their index.
  let repeats: ContiguousArray<JSONKeyIndex.Repeat>
  /// Whether there are any; asked of every member.
  @usableFromInline let hasRepeats: Bool

  init(
    file: FileID, bytes: ContiguousArray<UInt8>, nodes: JSONList<JSONNode>,
    repeats: ContiguousArray<JSONKeyIndex.Repeat>
  ) {
    self.file = file
    self.bytes = bytes
    self.nodes = nodes
    self.repeats = ContiguousArray(repeats.sorted { $0.node < $1.node })
    hasRepeats = !repeats.isEmpty
  }

  deinit {
    nodes.deallocate()
  }

  /// The index of what follows a value and all that is in it.
  @usableFromInline
  func next(after index: Int) -> Int {
    let node = nodes[index]
    return node.isContainer ? node.next : index + 1
  }

  /// The indices of what is in an array; nothing for what is none.
  @usableFromInline
  func elements(of index: Int) -> Range<Int> {
    let node = nodes[index]
    return index + 1..<(node.isA(.array) ? node.next - 1 : index + 1)
  }

  /// The indices of what is in an object; nothing for what is none.
  @usableFromInline
  func members(of index: Int) -> Range<Int> {
    let node = nodes[index]
    return index + 1..<(node.isA(.object) ? node.next - 1 : index + 1)
  }

  /// The bytes of a value or key.
  func range(of index: Int) -> Range<Int> {
    let node = nodes[index]
    return node.offset..<(node.isContainer ? nodes[node.next - 1].offset : node.end)
  }

  /// The number of elements or members of a value.
  func count(of index: Int) -> Int {
    let node = nodes[index]
    return node.isContainer ? nodes[node.next - 1].count : 0
  }

  func place(of index: Int) -> Place {
    let range = range(of: index)
    return Place(
      file: file, start: Int32(truncatingIfNeeded: range.lowerBound),
      end: Int32(truncatingIfNeeded: range.upperBound))
  }

  /// Where the key is that a key repeats, or `nil` when it is the first of its text.
  @usableFromInline
  func placeOfFirst(for key: Int) -> Place? {
    first(for: key).map { place(of: $0) }
  }

  /// The key that a key repeats, or `nil` when it is the first of its text.
  func first(for key: Int) -> Int? {
    var low = 0
    var high = repeats.count
    while low < high {
      let middle = low + (high - low) / 2
      if Int(repeats[middle].node) < key { low = middle + 1 } else { high = middle }
    }
    guard low < repeats.count, Int(repeats[low].node) == key else { return nil }
    return Int(repeats[low].first)
  }

  /// The decoded bytes of a string or key: a slice of the file where it has no escapes.
  func content(of index: Int) -> ArraySlice<UInt8> {
    let node = nodes[index]
    let range = node.content
    if node.hasEscapes { return JSONEscapes.decoded(bytes, range)[...] }
    return ArraySlice(bytes[range])
  }

  func text(of index: Int) -> String {
    withContent(of: index) { $0.text($1) }
  }

  /// The decoded text of a string or key as a word.
  @usableFromInline
  func keyWord(of index: Int) -> KeyWord {
    let node = nodes[index]
    if node.hasEscapes { return KeyWord(text(of: index)) }
    return bytes.withUnsafeBufferPointer { JSONBytes($0).keyWord(node.content) }
  }

  /// Calls `body` with the decoded bytes of a string or key: those of the file where it has no escapes.
  @inline(__always)
  func withContent<Result>(of index: Int, _ body: (JSONBytes, Range<Int>) -> Result) -> Result {
    let node = nodes[index]
    guard node.hasEscapes else {
      return bytes.withUnsafeBufferPointer { body(JSONBytes($0), node.content) }
    }
    return JSONEscapes.decoded(bytes, node.content).withUnsafeBufferPointer {
      body(JSONBytes($0), 0..<$0.count)
    }
  }

  /// The index of the value of the first member of an object with a key, or `nil`.
  func value(of key: String, in object: Int) -> Int? {
    let word = KeyWord(key)
    return value(in: object) {
      keyWord(of: $0) == word && (word != .other || text(of: $0, equals: key))
    }
  }

  /// The same for a key that is a word; `.other` is no key.
  func value(of key: KeyWord, in object: Int) -> Int? {
    key == .other ? nil : value(in: object) { keyWord(of: $0) == key }
  }

  @inline(__always)
  private func value(in object: Int, where isMeant: (Int) -> Bool) -> Int? {
    let node = nodes[object]
    guard node.isA(.object) else { return nil }
    var index = object + 1
    while index < node.next - 1 {
      if isMeant(index) { return index + 1 }
      index = next(after: index + 1)
    }
    return nil
  }

  /// Whether the decoded text of a string or key has exactly these bytes.
  func text(of index: Int, equals key: String) -> Bool {
    withContent(of: index) { $0.equal($1, to: key) }
  }
}
