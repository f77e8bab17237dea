extension JSONParser {
  /// Goes on where a value is due and none that is well written begins.
  mutating func recoverValue(_ state: State) -> State {
    if position >= text.count { return recoverEnd() }
    if recoverAnywhere() { return state }
    switch text[position] {
    case 0x5D, 0x7D: return recoverCloser(state)
    case 0x2C: return recoverCommaForValue(state)
    case 0x3A: return recoverColonForValue(state)
    case 0x2B where isNumber(position + 1), 0x2E where isNumber(position + 1):
      readLongNumber(from: position)
    default:
      if recoverQuoted(.string) { break }
      if JSONCharacters.isPartOfWord(text[position]) {
        recoverWord()
      } else {
        recoverCharacters("a value")
        forgiveNext()
      }
    }
    frame.count += 1
    if depth == 0 { isEndForgiven = true }
    return afterValue
  }

  /// Whether a digit, a point, a sign or the word for infinity comes next.
  private func isNumber(_ offset: Int) -> Bool {
    switch text[offset] {
    case 0x30...0x39, 0x2B, 0x2D, 0x2E, UInt8(ascii: "I"): true
    default: false
    }
  }

  private mutating func recoverCloser(_ state: State) -> State {
    switch state {
    case .root:
      reportUnopened()
      position += 1
      isEndForgiven = true
      return .root
    case .element: reportTrailingComma()
    case .memberValue: reportMissingValue()
    default: break
    }
    return closeAny()
  }

  mutating func reportUnopened() {
    report(
      .jsonClosingBracket, position, position + 1,
      "\(quoted(position, position + 1)) closes nothing: no bracket is open")
  }

  /// Reports the comma before the closing bracket at the position, where that is forbidden.
  mutating func reportTrailingComma() {
    guard dialect == .strict, !isForgiven else { return }
    // A bracket that does not fit is a worse mistake and is reported by itself.
    guard frame.isObject == (text[position] == 0x7D) else { return }
    report(
      .jsonTrailingComma, separator, separator + 1,
      "there cannot be a comma before \(quoted(position, position + 1))",
      fix: fix("remove the comma", separator, separator + 1, ""))
  }

  mutating func reportMissingValue() {
    guard !isForgiven, !frame.isConfused else { return }
    report(.jsonMissingValue, tokenEnd, tokenEnd, "\(lastKey) has no value")
    forgiveToken()
  }

  /// Excuses also what the token at the position would be reported for.
  private mutating func forgiveToken() {
    forgivenAt = tokenEnd
  }

  private mutating func recoverCommaForValue(_ state: State) -> State {
    let start = position
    switch state {
    case .memberValue:
      reportMissingValue()
      separator = position
      position += 1
      return .key
    case .root:
      report(.jsonExtraComma, start, start + 1, "there cannot be a comma before the value")
      isEndForgiven = true
    default: reportExtraCommas(isFirst: state == .firstElement, "element")
    }
    skipCommas()
    return state == .root ? .root : .element
  }

  /// Reports commas with nothing before them.
  mutating func reportExtraCommas(isFirst: Bool, _ what: StaticString) {
    if isForgiven { return }
    var end = position
    var next = position
    while text[next] == 0x2C {
      end = next + 1
      next = text.endOfSpace(from: end)
    }
    report(
      .jsonExtraComma, position, position + 1,
      isFirst
        ? "there is no \(what) before the comma" : "there is no \(what) between two commas",
      fix: fix("remove what is too much", position, end, ""))
  }

  /// Goes over commas in a row and excuses what follows from them.
  mutating func skipCommas() {
    var offset = position
    while text[offset] == 0x2C {
      separator = offset
      position = offset + 1
      offset = text.endOfSpace(from: position)
    }
    forgiveNext()
  }

  private mutating func recoverColonForValue(_ state: State) -> State {
    let start = position
    position += 1
    if !frame.isConfused || depth == 0 {
      switch state {
      case .memberValue:
        report(
          .jsonExtraColon, start, start + 1, "there are two colons after \(lastKey)",
          fix: fix("remove one", start, start + 1, ""))
      case .root:
        report(.jsonExtraColon, start, start + 1, "there cannot be a colon before the value")
        isEndForgiven = true
      default: reportColonInArray(start)
      }
    }
    return state
  }

  mutating func reportColonInArray(_ start: Int) {
    report(
      .jsonExtraColon, start, start + 1, "there cannot be a colon in an array",
      related: [opened(frame)], help: ["members with keys stand in `{` and `}`"])
    frame.isConfused = true
  }
}
