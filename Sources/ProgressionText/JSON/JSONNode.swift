/// One value or key of a document: 16 bytes in a flat list, parents before children.
///
/// ```
/// {"a": [1, 2], "b": "x"}
/// index  kind     link
/// 0      object   7        after the last descendant
/// 1      key      0        no earlier key with this text
/// 2      array    5
/// 3      integer
/// 4      integer
/// 5      key      0
/// 6      string
/// ```
///
/// Strings and numbers stay bytes of the file until somebody asks for them.
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
  }

  /// The offset of the first byte; of a string that of its quote.
  var start: Int32
  /// The offset after the last byte.
  var end: Int32
  /// Of an array or object the index after its last descendant; of a key that of the first key in its
  /// object with the same text, 0 for none (node 0 is the root and no key).
  var link: Int32
  /// The kind in 4 bits, whether a string has escapes in 1, the number of children in 27.
  private var tag: UInt32

  @inline(__always)
  init(_ kind: Kind, start: Int, end: Int, hasEscapes: Bool = false) {
    self.start = Int32(truncatingIfNeeded: start)
    self.end = Int32(truncatingIfNeeded: end)
    link = 0
    tag = kind.rawValue | (hasEscapes ? 16 : 0)
  }

  @inline(__always)
  var kind: Kind { Kind(rawValue: tag & 15) ?? .null }

  @inline(__always)
  var hasEscapes: Bool { tag & 16 != 0 }

  @inline(__always)
  var count: Int { Int(tag >> 5) }

  /// Where the content of a string is, without its quotes; right also for one that was never closed.
  @inline(__always)
  var content: Range<Int> {
    let first = Int(start) + 1
    return first..<max(first, Int(end) - 1)
  }

  /// Closes an array or object.
  @inline(__always)
  mutating func close(end: Int, next: Int, count: Int) {
    self.end = Int32(truncatingIfNeeded: end)
    link = Int32(truncatingIfNeeded: next)
    tag |= UInt32(truncatingIfNeeded: count) << 5
  }

  /// The size up to which no number in a node can overflow: every node but a root needs two bytes.
  static let maximumBytes = (1 << 28) - 1
}
