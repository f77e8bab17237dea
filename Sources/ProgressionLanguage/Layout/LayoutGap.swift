import ProgressionText

/// What stands between two tokens: white space, a comma or colon, comments.
struct LayoutGap {
  var comments: [LayoutComment] = []
  /// Whether an empty line is before the next token.
  var hasGap = false

  /// Reads the bytes between two tokens of a text that is well formed.
  init(_ bytes: ContiguousArray<UInt8>, _ range: Range<Int>) {
    var lines = 0
    var offset = range.lowerBound
    while offset < range.upperBound {
      switch bytes[offset] {
      case UInt8(ascii: "\n"): lines += 1
      case UInt8(ascii: "\r"):
        if offset + 1 == bytes.count || bytes[offset + 1] != UInt8(ascii: "\n") { lines += 1 }
      case UInt8(ascii: ","):
        for index in comments.indices { comments[index].isBeforeComma = true }
      case UInt8(ascii: "/"):
        noteLines(lines)
        let comment = Self.comment(
          bytes, from: offset, to: range.upperBound, beginsLine: lines > 0, hasGap: lines > 1)
        comments.append(comment.comment)
        offset = comment.end
        lines = 0
        continue
      default: break
      }
      offset += 1
    }
    noteLines(lines)
    hasGap = lines > 1
    for index in comments.indices.dropLast().reversed() where !comments[index + 1].beginsLine {
      comments[index].endsLine = comments[index].endsLine || comments[index + 1].endsLine
    }
  }

  /// Adds the comments of a gap inside of what follows this one.
  mutating func append(_ inner: LayoutGap) {
    if inner.comments.isEmpty { return }
    for index in comments.indices { comments[index].endsLine = true }
    comments += inner.comments
  }

  private mutating func noteLines(_ lines: Int) {
    guard lines > 0, !comments.isEmpty else { return }
    comments[comments.count - 1].endsLine = true
  }

  private static func comment(
    _ bytes: ContiguousArray<UInt8>, from start: Int, to limit: Int, beginsLine: Bool, hasGap: Bool
  ) -> (comment: LayoutComment, end: Int) {
    let isLine = bytes[start + 1] == UInt8(ascii: "/")
    var end = start + 2
    if isLine {
      while end < limit, bytes[end] != UInt8(ascii: "\n"), bytes[end] != UInt8(ascii: "\r") {
        end += 1
      }
    } else {
      while end < limit,
        bytes[end - 1] != UInt8(ascii: "/") || bytes[end - 2] != UInt8(ascii: "*")
          || end < start + 4
      {
        end += 1
      }
    }
    var last = end
    while isLine, isSpace(bytes[last - 1]) { last -= 1 }
    let comment = LayoutComment(
      text: start..<last, isLine: isLine, beginsLine: beginsLine, hasGap: hasGap, endsLine: isLine)
    return (comment, end)
  }

  static func isSpace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
  }

  /// Takes off the comments that belong to what is before the gap, in its line.
  ///
  /// - Parameters:
  ///   - isFirst: Whether an opening bracket is before.
  ///   - isLast: Whether a closing bracket follows.
  /// - Returns: Those comments.
  mutating func takeFromLine(isFirst: Bool, isLast: Bool) -> [LayoutComment] {
    var count = 0
    while count < comments.count, !comments[count].beginsLine {
      let comment = comments[count]
      guard comment.endsLine || (!isFirst && (isLast || comment.isBeforeComma)) else { break }
      count += 1
    }
    let taken = Array(comments.prefix(count))
    comments.removeFirst(count)
    return taken
  }
}
