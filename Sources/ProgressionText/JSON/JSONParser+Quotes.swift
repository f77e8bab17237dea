extension JSONParser {
  /// Ends a string that is not closed in its line; the position is at the end of the line or file.
  mutating func recoverUnclosedString(_ kind: JSONNode.Kind, from start: Int) {
    if let (offset, length) = typographicEnd(from: start + 1) {
      position = offset + length
      report(
        .jsonQuote, offset, position,
        "the string is closed by \(quoted(offset, position)): write `\"`",
        fix: fix("write `\"`", offset, position, "\""))
      appendString(kind, from: start, hasEscapes: false)
      return
    }
    var end = position
    while end > start + 1, text[end - 1] == 0x20 || text[end - 1] == 0x09 { end -= 1 }
    if position >= text.count {
      report(
        .jsonUnclosedString, start, end, "the string is not closed before the end of the file")
    } else {
      report(
        .jsonUnclosedString, start, end, "the string is not closed before the end of its line",
        help: ["a line end inside a string is written `\\n`"])
    }
    appendString(kind, from: start, hasEscapes: false)
    forgiveNext()
    isEndForgiven = true
  }

  /// The last double quote of another script in this line behind which a string could end.
  private func typographicEnd(from start: Int) -> (offset: Int, length: Int)? {
    var found: (offset: Int, length: Int)?
    var offset = start
    while offset < position {
      guard text[offset] >= 0x80, let (scalar, length) = text.scalar(at: offset) else {
        offset += 1
        continue
      }
      if JSONCharacters.isDoubleQuote(scalar), endsToken(offset + length) {
        found = (offset, length)
      }
      offset += length
    }
    return found
  }

  /// Whether a comma, colon, closing bracket or line end comes next.
  private func endsToken(_ offset: Int) -> Bool {
    var offset = offset
    while text[offset] == 0x20 || text[offset] == 0x09 { offset += 1 }
    switch text[offset] {
    case 0x2C, 0x3A, 0x5D, 0x7D, 0x0A, 0x0D: return true
    default: return offset >= text.count
    }
  }

  /// Reads a string in quotes that JSON has not; `false` when there is none at the position.
  mutating func recoverQuoted(_ kind: JSONNode.Kind) -> Bool {
    let start = position
    guard let (opening, length) = text.scalar(at: start) else { return false }
    let isDouble = JSONCharacters.isDoubleQuote(opening)
    guard isDouble || JSONCharacters.isSingleQuote(opening) else { return false }
    let content = start + length
    let (contentEnd, end) = endOfQuoted(from: content, isDouble: isDouble)
    position = end
    let mark = quoted(start, content)
    var fix: Fix?
    let inner = text.text(content..<contentEnd)
    if contentEnd < end, !inner.utf8.contains(where: { $0 == 0x22 || $0 == 0x5C || $0 < 0x20 }) {
      fix = self.fix("use plain double quotes", start, end, "\"" + inner + "\"")
    }
    report(
      .jsonQuote, start, end,
      opening.value < 0x80
        ? "strings stand in double quotes, not in \(mark)"
        : "\(mark) is no quote of JSON: strings stand in plain double quotes, `\"`", fix: fix)
    appendString(kind, from: start, hasEscapes: false)
    if contentEnd == end { forgiveNext() }
    return true
  }

  /// Where such a string ends: at the first quote of its kind behind which a string could end, else at
  /// the first, else at the end of the line.
  private func endOfQuoted(from start: Int, isDouble: Bool) -> (content: Int, end: Int) {
    let line = text.endOfLine(from: start)
    var first: (content: Int, end: Int)?
    var offset = start
    while offset < line {
      guard let (scalar, length) = text.scalar(at: offset) else {
        offset += 1
        continue
      }
      let isQuote =
        isDouble ? JSONCharacters.isDoubleQuote(scalar) : JSONCharacters.isSingleQuote(scalar)
      if isQuote {
        if endsToken(offset + length) { return (offset, offset + length) }
        if first == nil { first = (offset, offset + length) }
      }
      offset += scalar == "\\" ? 2 : length
    }
    return first ?? (line, line)
  }

  /// Goes over text right behind a string, as in `"The "best" game"`; `false` when there is none.
  mutating func recoverInnerQuote() -> Bool {
    let start = position
    guard start == tokenEnd, !isForgiven, text[start - 1] == 0x22,
      JSONCharacters.isPartOfWord(text[start])
    else { return false }
    report(
      .jsonQuote, start - 1, start, "the string ends at this quote, and text follows it",
      help: ["a quote inside a string is written `\\\"`"])
    let line = text.endOfLine(from: start)
    var offset = start
    while offset < line, !JSONCharacters.isStructural(text[offset]), text[offset] != 0x22 {
      offset += 1
    }
    if text[offset] == 0x22 {
      while offset < line, text[offset] != 0x22 || !endsToken(offset + 1) { offset += 1 }
      if offset < line { offset += 1 }
    }
    position = offset
    forgiveNext()
    return true
  }
}
