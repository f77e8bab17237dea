extension JSONParser {
  /// Goes on where a comma or the closing bracket is due and there is neither.
  mutating func recoverComma() -> State {
    if position >= text.count { return recoverEnd() }
    if recoverAnywhere() || recoverMissingQuote() || recoverInnerQuote() { return .comma }
    let start = position
    switch text[start] {
    case 0x5D, 0x7D: return closeAny()
    case 0x3A: return recoverColonForComma()
    case UInt8(ascii: ";"):
      report(
        .jsonMissingComma, start, start + 1, "`;` where `,` is due",
        fix: fix("write `,`", start, start + 1, ","))
      separator = start
      position += 1
      forgiveNext()
      return frame.isObject ? .key : .element
    case _ where isForgiven && !isWellWritten(start):
      // The rest of a string that should have ended in the line before.
      position = text.endOfLine(from: start)
      forgiveNext()
      return .comma
    case _ where looksLikeValue(at: start) || isQuote(start): return recoverMissingComma()
    default:
      recoverCharacters("a comma")
      forgiveNext()
      return .comma
    }
  }

  private func isQuote(_ offset: Int) -> Bool {
    guard let (scalar, _) = text.scalar(at: offset) else { return false }
    return JSONCharacters.isDoubleQuote(scalar) || JSONCharacters.isSingleQuote(scalar)
  }

  /// Whether what begins at the position can be part of a good file.
  private func isWellWritten(_ offset: Int) -> Bool {
    switch text[offset] {
    case 0x22, 0x7B, 0x5B, 0x2D, 0x30...0x39: true
    default:
      isWord("true", offset) || isWord("false", offset) || isWord("null", offset)
        || looksLikeMember(at: offset)
    }
  }

  private mutating func recoverMissingComma() -> State {
    let isMember = frame.isObject && (looksLikeMember(at: position) || isQuote(position))
    if !isForgiven {
      let what = frame.isObject ? "members" : "elements"
      report(
        .jsonMissingComma, tokenEnd, tokenEnd,
        frame.isObject && !isMember
          ? "a comma or `}` is due after the value of \(lastKey)"
          : "a comma is missing between two \(what)",
        fix: isMember || !frame.isObject
          ? fix("add the comma", tokenEnd, tokenEnd, ",") : nil)
    }
    if !frame.isObject { return .element }
    // A value without a key takes the place of the one before it.
    return isMember ? .key : .memberValue
  }

  private mutating func recoverColonForComma() -> State {
    let start = position
    position += 1
    separator = start
    if !frame.isObject {
      if !frame.isConfused { reportColonInArray(start) }
      forgiveNext()
      return .element
    }
    if looksLikeMember(at: text.endOfSpace(from: position)) {
      report(
        .jsonMissingComma, start, start + 1, "`:` where `,` is due",
        fix: fix("write `,`", start, start + 1, ","))
      return .key
    }
    if !frame.isConfused {
      report(.jsonExtraColon, start, start + 1, "there is a second colon after \(lastKey)")
    }
    return .memberValue
  }

  /// Goes on where the file should have ended.
  mutating func recoverAfterEnd() -> State {
    if recoverAnywhere() { return .end }
    if !isEndForgiven { reportTextAfterEnd() }
    isStopped = true
    return .end
  }

  private mutating func reportTextAfterEnd() {
    let start = position
    switch text[start] {
    case 0x5D, 0x7D: reportUnopened()
    case 0x3A:
      report(
        .jsonTextAfterEnd, start, start + 1, "a colon follows the end of the value",
        help: ["members with keys stand in `{` and `}`"])
    case 0x2C:
      let isObject = text[tokenEnd - 1] == 0x7D
      report(
        .jsonTextAfterEnd, start, start + 1, "a comma follows the end of the value",
        related: [
          Diagnostic.Related(place: place(tokenEnd - 1, tokenEnd), message: "the value ends here")
        ],
        help: [
          isObject
            ? "if the file goes on, this `}` is one too many or stands too early"
            : "a file holds one value; several stand in `[` and `]`"
        ])
    default:
      report(
        .jsonTextAfterEnd, start, max(endOfWord(from: start), start + 1),
        "there is text after the end of the value", help: ["a file holds one value"])
    }
  }
}
