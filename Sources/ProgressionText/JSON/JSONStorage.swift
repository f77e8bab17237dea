/// What all values of one document share.
final class JSONStorage: Sendable {
  let file: FileID
  let bytes: ContiguousArray<UInt8>
  /// Never empty; owned by this storage.
  let nodes: JSONList<JSONNode>

  /// The keys that repeat another, by their index.
  let repeats: ContiguousArray<JSONKeyIndex.Repeat>

  init(
    file: FileID, bytes: ContiguousArray<UInt8>, nodes: JSONList<JSONNode>,
    repeats: ContiguousArray<JSONKeyIndex.Repeat>
  ) {
    self.file = file
    self.bytes = bytes
    self.nodes = nodes
    self.repeats = ContiguousArray(repeats.sorted { $0.node < $1.node })
  }

  deinit {
    nodes.deallocate()
  }

  /// The index of what follows a value and all that is in it.
  func next(after index: Int) -> Int {
    let node = nodes[index]
    switch node.kind {
    case .array, .object: return node.next
    default: return index + 1
    }
  }

  /// The bytes of a value or key.
  func range(of index: Int) -> Range<Int> {
    let node = nodes[index]
    switch node.kind {
    case .array, .object: return node.offset..<nodes[node.next - 1].offset
    default: return node.offset..<node.end
    }
  }

  /// The number of elements or members of a value.
  func count(of index: Int) -> Int {
    let node = nodes[index]
    switch node.kind {
    case .array, .object: return nodes[node.next - 1].count
    default: return 0
    }
  }

  func place(of index: Int) -> Place {
    let range = range(of: index)
    return Place(
      file: file, start: Int32(truncatingIfNeeded: range.lowerBound),
      end: Int32(truncatingIfNeeded: range.upperBound))
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
    let node = nodes[index]
    let range = node.content
    if node.hasEscapes {
      return String(decoding: JSONEscapes.decoded(bytes, range), as: UTF8.self)
    }
    return String(decoding: bytes[range], as: UTF8.self)
  }

  /// Whether the decoded text of a string or key has exactly these bytes.
  func text(of index: Int, equals key: StaticString) -> Bool {
    let node = nodes[index]
    let range = node.content
    if node.hasEscapes { return text(of: index).utf8.elementsEqual(key.description.utf8) }
    return key.hasBytes(of: bytes, range)
  }

  /// Whether the decoded text of a string or key has exactly these bytes.
  func text(of index: Int, equals key: String) -> Bool {
    let node = nodes[index]
    if node.hasEscapes { return content(of: index).elementsEqual(key.utf8) }
    guard key.utf8.count == node.content.count else { return false }
    var index = node.content.lowerBound
    for byte in key.utf8 {
      guard bytes[index] == byte else { return false }
      index += 1
    }
    return true
  }
}
