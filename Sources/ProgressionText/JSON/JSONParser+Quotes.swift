extension JSONParser {
  /// Ends a string that is not closed in its line; the position is at the end of the line or file.
  mutating func recoverUnclosedString(_ kind: JSONNode.Kind, from start: Int) {
    if let (offset, length) = typographicEnd(from: start + 1) {
      position = offset + length
      reportTypographic(offset, position)
      appendString(kind, from: start, hasEscapes: false)
      return
    }
    var end = position
    while end > start + 1, text[end - 1] == 0x20 || text[end - 1] == 0x09 { end -= 1 }
    if position >= text.count {
      report(
        .jsonUnclosedString, start, end, "the string is not closed before the end of the file")
    } else {
      reportUnclosed(kind, from: start, to: end)
    }
    appendString(kind, from: start, hasEscapes: false)
    forgiveNext()
    isEndForgiven = true
  }

  /// Reports a string that goes on to the end of its line; a key was to end before its colon, a value
  /// before the comma at the end.
  private mutating func reportUnclosed(_ kind: JSONNode.Kind, from start: Int, to end: Int) {
    let message = "the string is not closed before the end of its line"
    var last = end
    if kind == .key {
      last = start + 1
      while last < end, text[last] != 0x3A { last += 1 }
    } else {
      while last > start + 1, text[last - 1] == 0x2C || text[last - 1] == 0x20 { last -= 1 }
    }
    if last < end, last > start + 1 {
      report(
        .jsonUnclosedString, start, last, message, fix: fix("add the quote", last, last, "\""))
    } else {
      report(
        .jsonUnclosedString, start, end, message,
        help: ["close it with `\"`; a line end inside a string is written `\\n`"])
    }
  }

  /// Reports a string without its first quote, which ends in the quote at an offset, and goes over it.
  mutating func reportUnopenedString(_ start: Int, _ end: Int) {
    position = end + 1
    report(
      .jsonQuote, start, position, "the quote before this text is missing",
      fix: fix("add the quote", start, start, "\""))
  }

  private mutating func reportTypographic(_ start: Int, _ end: Int) {
    report(
      .jsonQuote, start, end, "the string is closed by \(quoted(start, end)): write `\"`",
      fix: fix("write `\"`", start, end, "\""))
  }

  /// Where the double quote of another script begins that ends at an offset.
  private func typographicQuote(before end: Int, from first: Int) -> Int? {
    var start = end - 1
    while start > first, text[start] & 0xC0 == 0x80 { start -= 1 }
    guard start >= first, text[start] >= 0x80, let (scalar, length) = text.scalar(at: start),
      start + length == end, JSONCharacters.isDoubleQuote(scalar)
    else { return nil }
    return start
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
  func endsToken(_ offset: Int) -> Bool {
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
    let inner = plainContent(content..<contentEnd)
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

  /// The content of a string in other quotes; a single quote in it needs no backslash.
  private func plainContent(_ range: Range<Int>) -> String {
    var bytes: ContiguousArray<UInt8> = []
    for offset in range {
      let isNeedless =
        text[offset] == 0x5C && text[offset + 1] == UInt8(ascii: "'")
        && offset + 1 < range.upperBound
      if !isNeedless { bytes.append(text[offset]) }
    }
    return String(decoding: bytes, as: UTF8.self)
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

  /// Takes back the end of a string that should have ended before, as in `"a, "b": 1`; `false` where the
  /// string at the position is none like that.
  ///
  /// Such a string ends in what stands between strings, and what follows is the rest of the next one.
  mutating func recoverMissingQuote() -> Bool {
    let start = position
    guard start == tokenEnd, !isForgiven, text[start - 1] == 0x22,
      JSONCharacters.isPartOfWord(text[start]), nodes.count > 0
    else { return false }
    let string = nodes[nodes.count - 1]
    let isKey = string.isA(.key) || string.isA(.escapedKey)
    guard isKey || string.isString else { return false }
    let content = string.content
    guard content.upperBound == start - 1 else { return false }
    var end = content.upperBound
    while end > content.lowerBound,
      text[end - 1] == 0x20 || JSONCharacters.isStructural(text[end - 1])
    {
      end -= 1
    }
    let next = text.endOfSpace(from: end)
    guard end > content.lowerBound, next < content.upperBound else { return false }
    let line = text.endOfLine(from: start)
    var closing = start
    while closing < line, text[closing] != 0x22 { closing += 1 }
    guard closing < line, endsToken(closing + 1) else { return false }
    let isNextKey = text[text.endOfSpace(from: closing + 1)] == 0x3A
    guard isKey ? text[next] == 0x3A && !isNextKey : isNextKey == frame.isObject else {
      return false
    }
    if let quote = typographicQuote(before: end, from: content.lowerBound) {
      reportTypographic(quote, end)
    } else {
      report(
        .jsonUnclosedString, content.lowerBound - 1, end,
        "the quote at the end of this string is missing", fix: fix("add the quote", end, end, "\""))
    }
    position = end
    return true
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
