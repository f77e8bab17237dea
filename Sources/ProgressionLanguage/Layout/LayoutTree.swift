import ProgressionText

/// A comment, and how it stood.
struct LayoutComment {
  /// The bytes of the comment, white space at the end of a line comment aside.
  let text: Range<Int>
  /// Whether it ends with its line.
  let isLine: Bool
  /// Whether a line begins between it and what is before it.
  let beginsLine: Bool
  /// Whether an empty line is before it.
  let hasGap: Bool
  /// Whether only comments follow in its line.
  var endsLine: Bool
  /// Whether the comma before the next entry follows.
  var isBeforeComma = false
}

/// The comments that belong to an entry or container.
struct LayoutNotes {
  /// Before an entry.
  var before: [LayoutComment] = []
  /// Behind an entry, in its line.
  var after: [LayoutComment] = []
  /// Behind the opening bracket, in its line.
  var opening: [LayoutComment] = []
  /// Before the closing bracket.
  var closing: [LayoutComment] = []
}

/// A value with its key, if it has one.
struct LayoutItem {
  enum Shape {
    case scalar
    case array
    case object
  }

  let shape: Shape
  let kind: LayoutKind
  /// The bytes of the key with its quotes; empty without a key.
  var key: Range<Int> = 0..<0
  var keyWidth = 0
  /// Whether the key is for people and tools and not for the reader, as `$comment` is.
  var isAside = false
  /// The bytes of the value.
  let text: Range<Int>
  /// The entries, by their place in the tree.
  var children: ContiguousArray<Int> = []
  /// The characters of the value on one line; `unlimited` where it cannot stand on one.
  var width = 0
  /// Whether an empty line is before it, or between it and its comments.
  var hasGap = false
  var notes: LayoutNotes?

  static let unlimited = 1 << 40

  var hasKey: Bool { !key.isEmpty }

  /// Whether it may share a line with its neighbours.
  var isPlain: Bool { shape == .scalar && notes == nil }
}

/// All of a file, ready to be written.
struct LayoutTree {
  var items: ContiguousArray<LayoutItem> = []
  var root = 0
  /// The comments after the value of the file.
  var closing: [LayoutComment] = []
}
