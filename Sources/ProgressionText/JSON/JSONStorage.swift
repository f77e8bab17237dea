/// What all values of one document share.
final class JSONStorage: Sendable {
  let file: FileID
  let bytes: ContiguousArray<UInt8>
  /// Never empty.
  let nodes: ContiguousArray<JSONNode>

  init(file: FileID, bytes: ContiguousArray<UInt8>, nodes: ContiguousArray<JSONNode>) {
    self.file = file
    self.bytes = bytes
    self.nodes = nodes
  }

  /// The index of what follows a value and all that is in it.
  func next(after index: Int) -> Int {
    let node = nodes[index]
    switch node.kind {
    case .array, .object: return Int(node.link)
    case .key: return next(after: index + 1)
    default: return index + 1
    }
  }

  func place(of index: Int) -> Place {
    let node = nodes[index]
    return Place(file: file, start: node.start, end: node.end)
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
