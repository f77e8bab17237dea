extension JSONParser {
  /// Closes by the bracket at the position, whatever is open.
  ///
  /// A bracket that fits one further out closes what is inside; one that fits none, or that would end
  /// the value of a file that goes on, is taken for the one that is due.
  mutating func closeAny() -> State {
    let isObject = text[position] == 0x7D
    if frame.isObject == isObject { return closeMatching() }
    let wasForgiven = isForgiven
    let found = isObject ? "`}`" : "`]`"
    var fitting = outer.count - 1
    while fitting >= 0, outer[fitting].isObject != isObject { fitting -= 1 }
    let isLast = text.endOfSpace(from: position + 1) >= text.count
    if fitting > 0 || (fitting == 0 && isLast) {
      if !wasForgiven { reportUnclosed(before: found, upTo: fitting) }
      while outer.count > fitting { closeInnermost(end: position) }
      isEndForgiven = true
      return closeMatching()
    }
    if !wasForgiven {
      report(
        .jsonClosingBracket, position, position + 1,
        "\(found) where \(frame.isObject ? "`}`" : "`]`") is due", related: [opened(frame)])
    }
    isEndForgiven = true
    return closeMatching()
  }

  private mutating func reportUnclosed(before found: String, upTo fitting: Int) {
    let open = openFrames(from: fitting + 1)
    let missing =
      open.count == 1
      ? (frame.isObject ? "`}` is" : "`]` is") : "\(open.count) closing brackets are"
    report(
      .jsonUnclosedBracket, position, position + 1, "\(missing) missing before \(found)",
      related: places(of: open))
  }

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

  /// The open brackets from a depth on, the innermost last.
  private func openFrames(from first: Int) -> [Frame] {
    var frames: [Frame] = []
    for index in first..<max(first, outer.count) { frames.append(outer[index]) }
    frames.append(frame)
    return frames
  }

  /// Ends the file where it ends.
  mutating func recoverEnd() -> State {
    if depth == 0 {
      if diagnostics.isEmpty { reportEmpty() }
    } else if !isForgiven, diagnostics.last.map({ Int($0.place.end) < tokenEnd }) ?? true {
      // Where the last token is wrong itself, the file was cut off in it.
      let open = openFrames(from: 0)
      let unclosed =
        open.count == 1
        ? (frame.isObject ? "`{` is" : "`[` is") : "\(open.count) brackets are"
      report(
        .jsonUnclosedBracket, tokenEnd, tokenEnd, "the file ends, but \(unclosed) not closed",
        related: places(of: open))
    }
    isStopped = true
    return .end
  }

  private mutating func reportEmpty() {
    let what =
      text.count == 0
      ? "is empty"
      : text.endOfSpace(from: 0) >= text.count ? "holds nothing but white space" : "holds no value"
    report(.jsonEmpty, 0, 0, "the file \(what): a JSON value is due")
  }

  /// Where brackets were opened, the innermost first; of many only some.
  private func places(of frames: [Frame]) -> [Diagnostic.Related] {
    var related: [Diagnostic.Related] = []
    for frame in frames.reversed().prefix(4) { related.append(opened(frame)) }
    return related
  }
}
