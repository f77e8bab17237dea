/// One value, key or closing bracket of a document: 8 bytes in a flat list, parents before children.
///
/// ```
/// {"a": [1, 2], "b": "x"}
/// index  kind     start  word
/// 0      object       0     9   the index after its end
/// 1      key          1     4   the offset after its last byte
/// 2      array        6     6
/// 3      integer      7     8
/// 4      integer     10    11
/// 5      end         12     2   its offset is after the bracket, its word the number of children
/// 6      key         14    17
/// 7      string      19    22
/// 8      end         23     2
/// ```
///
/// Strings and numbers stay bytes of the file until somebody asks for them. A node is small because
/// writing many is what reading costs most: half of the time of a large file goes into fresh memory.
struct JSONNode: Sendable {
  /// What a node is; a key is followed by its value.
  enum Kind: UInt32 {
    case null
    case no
    case yes
    case integer
    case number
    case string
    case array
    case object
    case key
    /// A string with escapes.
    case escapedString
    /// A key with escapes.
    case escapedKey
    /// The closing bracket of an array or object.
    case end
  }

  /// The kind in 4 bits, an offset in 28.
  private let tag: UInt32
  /// The offset after the last byte; of an array or object the index after its end; of an end the number
  /// of children.
  private var word: UInt32

  /// Makes a node; the second number is what its kind says.
  @inline(__always)
  init(_ kind: Kind, _ offset: Int, _ word: Int) {
    tag = UInt32(truncatingIfNeeded: offset) << 4 | kind.rawValue
    self.word = UInt32(truncatingIfNeeded: word)
  }

  @inline(__always)
  var kind: Kind { Kind(rawValue: tag & 15) ?? .null }

  /// Whether the node is of a kind: less than to make the kind.
  @inline(__always)
  func isA(_ kind: Kind) -> Bool { tag & 15 == kind.rawValue }

  /// The offset of the first byte, of a string that of its quote; of an end the offset after it.
  @inline(__always)
  var offset: Int { Int(tag >> 4) }

  /// Of a scalar or key the offset after its last byte.
  @inline(__always)
  var end: Int { Int(word) }

  /// Of an array or object the index after its end.
  @inline(__always)
  var next: Int { Int(word) }

  /// Of an end the number of children.
  @inline(__always)
  var count: Int { Int(word) }

  @inline(__always)
  var hasEscapes: Bool { isA(.escapedString) || isA(.escapedKey) }

  @inline(__always)
  var isString: Bool { isA(.string) || isA(.escapedString) }

  /// Whether the node is an array or object.
  @inline(__always)
  var isContainer: Bool { isA(.array) || isA(.object) }

  /// Where the content of a string is, without its quotes; right also for one that was never closed.
  @inline(__always)
  var content: Range<Int> {
    let first = offset + 1
    return first..<max(first, end - 1)
  }

  /// Closes an array or object whose end is before an index.
  @inline(__always)
  mutating func close(next: Int) {
    word = UInt32(truncatingIfNeeded: next)
  }

  /// What stands for a node that is not there.
  static let nothing = JSONNode(.null, 0, 0)

  /// The size up to which no number in a node can overflow: offsets have 28 bits, and there are at most
  /// as many nodes as bytes.
  static let maximumBytes = (1 << 28) - 1
}
