/// Looks at more of a broken file than the next token, to tell what was forgotten.
extension JSONParser {
  /// Whether the object at an offset, where a key is due, is an element beside the object that is open:
  /// what follows it goes on with the array around.
  func followsOpenElement(at start: Int) -> Bool {
    guard outer.count > 0, !outer[outer.count - 1].isObject, let end = endOfBrackets(from: start)
    else { return false }
    let next = text.endOfSpace(from: end)
    if text[next] == 0x5D { return true }
    return text[next] == 0x2C && text[text.endOfSpace(from: next + 1)] == 0x7B
  }

  /// Where the bracket at an offset is closed; `nil` where it is not.
  private func endOfBrackets(from start: Int) -> Int? {
    var open = 0
    var offset = start
    while offset < text.count {
      switch text[offset] {
      case 0x22:
        offset = endOfString(from: offset)
        continue
      case 0x7B, 0x5B: open += 1
      case 0x7D, 0x5D:
        open -= 1
        if open == 0 { return offset + 1 }
      default: break
      }
      offset += 1
    }
    return nil
  }

  /// The first offset from one on that holds no space and no tab.
  private func endOfBlanks(from start: Int) -> Int {
    var offset = start
    while text[offset] == 0x20 || text[offset] == 0x09 { offset += 1 }
    return offset
  }

  /// Where the string at an offset ends, in its line.
  private func endOfString(from start: Int) -> Int {
    var offset = start + 1
    while offset < text.count {
      switch text[offset] {
      case 0x22: return offset + 1
      case 0x0A, 0x0D: return offset
      case 0x5C: offset += 2
      default: offset += 1
      }
    }
    return text.count
  }

  /// A closing bracket that begins its line further left than the line of the bracket that it closes, so
  /// that the latter was most likely to be closed before; the first in the file.
  func misplacedPair() -> (opened: Int, closed: Int)? {
    var open: [(offset: Int, indent: Int)] = []
    var line = 0
    var offset = 0
    // Where the first character of the line is.
    var first = endOfBlanks(from: 0)
    while offset < text.count {
      switch text[offset] {
      case 0x22:
        offset = endOfString(from: offset)
        continue
      case 0x7B, 0x5B: open.append((offset, first - line))
      case 0x7D, 0x5D:
        guard let last = open.popLast() else { return nil }
        if offset == first, first - line < last.indent { return (last.offset, offset) }
      case 0x0A, 0x0D:
        line = offset + 1
        first = endOfBlanks(from: line)
      default: break
      }
      offset += 1
    }
    return nil
  }
}
