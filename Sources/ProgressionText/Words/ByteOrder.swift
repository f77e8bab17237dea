/// The order of texts by their bytes, and their equality: `<` and `==` of `String` go by what texts
/// look like.
package enum ByteOrder {
  /// Whether the UTF-8 bytes of one text come before those of another.
  package static func precedes(_ left: String, _ right: String) -> Bool {
    let answer = left.utf8.withContiguousStorageIfAvailable { bytes in
      right.utf8.withContiguousStorageIfAvailable { JSONBytes(bytes).precedes(JSONBytes($0)) }
    }
    return (answer ?? nil) ?? left.utf8.lexicographicallyPrecedes(right.utf8)
  }

  /// Whether two texts have the same UTF-8 bytes.
  package static func areEqual(_ left: String, _ right: String) -> Bool {
    let answer = left.utf8.withContiguousStorageIfAvailable { bytes in
      JSONBytes(bytes).equal(0..<bytes.count, to: right)
    }
    return answer ?? left.utf8.elementsEqual(right.utf8)
  }

  /// The beginning of a text as a number, so that most comparisons are of numbers.
  private struct Key {
    let first: UInt64
    let second: UInt64
    let position: Int
  }

  /// The positions in the order of their texts.
  ///
  /// - Complexity: O(n log n) for n positions.
  package static func sorted(_ positions: [Int], by text: (Int) -> String) -> [Int] {
    var keys: [Key] = []
    keys.reserveCapacity(positions.count)
    for position in positions {
      var text = text(position)
      let (first, second) = text.withUTF8 { JSONBytes($0).beginning }
      keys.append(Key(first: first, second: second, position: position))
    }
    keys.sort { left, right in
      if left.first != right.first { return left.first < right.first }
      if left.second != right.second { return left.second < right.second }
      return precedes(text(left.position), text(right.position))
    }
    return keys.map { $0.position }
  }
}
