extension JSONParser {
  /// Closes by the bracket at the position, whatever is open.
  ///
  /// A bracket that fits one further out closes what is inside; one that fits none, or that would end
  /// the value of a file that goes on, is taken for the one that is due.
  mutating func closeAny() -> State {
    let isObject = text[position] == 0x7D
    if frame.isObject == isObject { return closeMatching() }
    if !frame.isObject, isOneTooMany { return skipCloser() }
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

  /// Whether the `}` at the position, in an array, closes nothing: the array goes on with objects, or the
  /// `{` that it belongs to was reported to be missing.
  private var isOneTooMany: Bool {
    let next = text.endOfSpace(from: position + 1)
    let goesOn = text[next] == 0x2C && text[text.endOfSpace(from: next + 1)] == 0x7B
    if frame.isConfused { return goesOn || text[next] == 0x5D }
    return goesOn && tokenEnd > 0 && text[tokenEnd - 1] == 0x7D
  }

  private mutating func skipCloser() -> State {
    if !frame.isConfused, !isForgiven {
      report(
        .jsonClosingBracket, position, position + 1, "this `}` closes nothing: it is one too many",
        related: [opened(frame)], fix: fix("remove it", position, position + 1, ""))
    }
    frame.isConfused = false
    position += 1
    return .comma
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
      if let pair = misplacedPair() {
        report(
          .jsonUnclosedBracket, pair.opened, pair.opened + 1,
          "the bracket that closes this \(quoted(pair.opened, pair.opened + 1)) is missing",
          related: [
            Diagnostic.Related(
              place: place(pair.closed, pair.closed + 1),
              message: "this one closes it instead, and begins further left")
          ])
        isStopped = true
        return .end
      }
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
