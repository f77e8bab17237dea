/// Finds the keys that repeat in one object.
///
/// Up to `smallCount` keys are compared by fingerprint with one another. More go through a hash table.
/// Its hash is fixed, so that nothing depends on a seed; a file made to collide exhausts the budget of
/// probes and is sorted instead. Both are far from quadratic.
enum JSONKeyIndex {
  /// A key of an object that is being read.
  struct Key {
    let fingerprint: UInt64
    /// The node of the key.
    let node: Int32
  }

  /// A key that repeats an earlier one of its object.
  struct Repeat {
    let node: Int32
    /// The node of the first key with this text.
    let first: Int32
  }

  static let smallCount = 16

  /// Adds every key of a range that repeats an earlier one, with the first.
  static func link(
    _ keys: JSONList<Key>, _ range: Range<Int>, in nodes: JSONList<JSONNode>,
    text: JSONBytes, to repeats: inout ContiguousArray<Repeat>
  ) {
    if range.count > smallCount {
      linkMany(keys, range, in: nodes, text: text, to: &repeats)
      return
    }
    let first = range.lowerBound
    var later = first &+ 1
    while later < range.upperBound {
      let fingerprint = keys[later].fingerprint
      var earlier = first
      while earlier < later {
        if keys[earlier].fingerprint == fingerprint,
          same(keys[earlier].node, keys[later].node, nodes, text)
        {
          repeats.append(Repeat(node: keys[later].node, first: keys[earlier].node))
          break
        }
        earlier &+= 1
      }
      later &+= 1
    }
  }

  /// The same for many keys, by a hash table.
  private static func linkMany(
    _ keys: JSONList<Key>, _ range: Range<Int>, in nodes: JSONList<JSONNode>, text: JSONBytes,
    to repeats: inout ContiguousArray<Repeat>
  ) {
    var capacity = 64
    while capacity < range.count * 2 { capacity *= 2 }
    var slots = ContiguousArray<(hash: UInt64, node: Int32)>(repeating: (0, 0), count: capacity)
    var probes = range.count * 16
    let before = repeats.count
    for index in range {
      let key = keys[index]
      let hash = hash(of: key.node, nodes, text)
      var slot = Int(truncatingIfNeeded: hash & UInt64(truncatingIfNeeded: capacity - 1))
      while slots[slot].node != 0 {
        if slots[slot].hash == hash, same(slots[slot].node, key.node, nodes, text) { break }
        slot = (slot + 1) & (capacity - 1)
        probes -= 1
        if probes < 0 {
          repeats.removeLast(repeats.count - before)
          linkSorted(keys, range, in: nodes, text: text, to: &repeats)
          return
        }
      }
      if slots[slot].node == 0 {
        slots[slot] = (hash, key.node)
      } else {
        repeats.append(Repeat(node: key.node, first: slots[slot].node))
      }
    }
  }

  /// The same by sorting, for keys that were made to collide.
  static func linkSorted(
    _ keys: JSONList<Key>, _ range: Range<Int>, in nodes: JSONList<JSONNode>, text: JSONBytes,
    to repeats: inout ContiguousArray<Repeat>
  ) {
    var sorted: [(content: ContiguousArray<UInt8>, node: Int32)] = []
    sorted.reserveCapacity(range.count)
    for index in range {
      let node = keys[index].node
      sorted.append((content(of: node, nodes, text), node))
    }
    sorted.sort { left, right in
      if left.content.lexicographicallyPrecedes(right.content) { return true }
      if right.content.lexicographicallyPrecedes(left.content) { return false }
      return left.node < right.node
    }
    var first = 0
    for index in sorted.indices.dropFirst() {
      if sorted[index].content == sorted[first].content {
        repeats.append(Repeat(node: sorted[index].node, first: sorted[first].node))
      } else {
        first = index
      }
    }
  }

  private static func hash(
    of node: Int32, _ nodes: JSONList<JSONNode>, _ text: JSONBytes
  ) -> UInt64 {
    let key = nodes[Int(node)]
    if key.hasEscapes {
      return content(of: node, nodes, text).withUnsafeBufferPointer {
        JSONBytes($0).hash(0..<$0.count)
      }
    }
    return text.hash(key.content)
  }

  private static func same(
    _ left: Int32, _ right: Int32, _ nodes: JSONList<JSONNode>, _ text: JSONBytes
  ) -> Bool {
    let one = nodes[Int(left)]
    let other = nodes[Int(right)]
    if one.hasEscapes || other.hasEscapes {
      return content(of: left, nodes, text) == content(of: right, nodes, text)
    }
    return text.equal(one.content, other.content)
  }

  private static func content(
    of node: Int32, _ nodes: JSONList<JSONNode>, _ text: JSONBytes
  ) -> ContiguousArray<UInt8> {
    let key = nodes[Int(node)]
    let raw = text.copy(key.content)
    return key.hasEscapes ? JSONEscapes.decoded(raw, 0..<raw.count) : raw
  }
}
