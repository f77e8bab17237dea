extension JSONParser {
  /// Goes on where a key is due and no string begins.
  mutating func recoverKey(_ state: State) -> State {
    if position >= text.count { return recoverEnd() }
    if recoverAnywhere() { return state }
    let start = position
    switch text[start] {
    case 0x5D, 0x7D:
      if state == .key { reportTrailingComma() }
      return closeAny()
    case 0x2C:
      reportExtraCommas(isFirst: state == .firstKey, "member")
      skipCommas()
      return .key
    case 0x3A:
      report(.jsonKey, start, start + 1, "there is no key before the colon")
      separator = start
      position += 1
      return .memberValue
    case 0x7B where state == .key && followsOpenElement(at: start):
      report(
        .jsonUnclosedBracket, separator, separator + 1, "`}` is missing before this comma",
        related: [opened(frame)], fix: fix("add the `}`", separator, separator, "}"))
      closeInnermost(end: separator)
      return .element
    case 0x7B, 0x5B:
      report(
        .jsonKey, start, start + 1, "a key in double quotes is due, not \(quoted(start, start + 1))"
      )
      // A colon behind it is the same mistake.
      frame.isConfused = true
      return .memberValue
    default: return recoverBareKey()
    }
  }

  private mutating func recoverBareKey() -> State {
    let start = position
    if recoverQuoted(.key) { return .colon }
    guard JSONCharacters.isPartOfWord(text[start]) else {
      recoverCharacters("a key in double quotes")
      forgiveNext()
      return text[text.endOfSpace(from: position)] == 0x3A ? .colon : .comma
    }
    let end = endOfWord(from: start)
    if text[end] == 0x22, text[text.endOfSpace(from: end + 1)] == 0x3A {
      reportUnopenedString(start, end)
      appendKey(JSONNode(.key, start, position), 0)
      return .colon
    }
    position = end
    let next = text[text.endOfSpace(from: end)]
    let isKey = next == 0x3A || next == UInt8(ascii: "=")
    let written = text.text(start..<end)
    report(
      .jsonKey, start, end,
      isKey
        ? "the key \(quoted(start, end)) needs double quotes"
        : "a key in double quotes is due, not \(quoted(start, end))",
      fix: isKey ? fix("add the quotes", start, end, "\"" + written + "\"") : nil)
    guard isKey else {
      forgiveNext()
      return .comma
    }
    appendKey(JSONNode(.key, start, end), 0)
    return .colon
  }

  /// Goes on where a colon is due and there is none.
  mutating func recoverColon() -> State {
    if position >= text.count { return recoverEnd() }
    if recoverAnywhere() || recoverMissingQuote() || recoverInnerQuote() { return .colon }
    let start = position
    switch text[start] {
    case 0x5D, 0x7D:
      reportMissingValue()
      return closeAny()
    case 0x2C: return recoverCommaForColon()
    case UInt8(ascii: "="):
      position += text[start + 1] == UInt8(ascii: ">") ? 2 : 1
      report(
        .jsonMissingColon, start, position,
        "\(quoted(start, position)) where `:` is due after \(lastKey)",
        fix: fix("write `:`", start, position, ":"))
      separator = start
      return .memberValue
    case 0x22 where looksLikeMember(at: start):
      if !isForgiven {
        report(.jsonMissingValue, tokenEnd, tokenEnd, "\(lastKey) has no colon and no value")
      }
      return .key
    case _ where looksLikeValue(at: start):
      if !isForgiven {
        report(
          .jsonMissingColon, tokenEnd, tokenEnd, "a colon is missing after \(lastKey)",
          fix: fix("add the colon", tokenEnd, tokenEnd, ":"))
      }
      return .memberValue
    default:
      recoverCharacters("a colon")
      forgiveNext()
      return .colon
    }
  }

  /// `{"a", …`: the comma stands for a colon, or the key has no value.
  private mutating func recoverCommaForColon() -> State {
    let start = position
    let next = text.endOfSpace(from: start + 1)
    position += 1
    separator = start
    if looksLikeMember(at: next) || text[next] == 0x7D || text[next] == 0x5D {
      position = start
      reportMissingValue()
      position = start + 1
      if text[next] == 0x7D || text[next] == 0x5D { forgiveNext() }
      return .key
    }
    if !isForgiven, !frame.isConfused {
      report(
        .jsonMissingColon, start, start + 1, "`,` where `:` is due after \(lastKey)",
        fix: fix("write `:`", start, start + 1, ":"))
      frame.isConfused = true
    }
    return .memberValue
  }
}
