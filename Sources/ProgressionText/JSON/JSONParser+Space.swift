extension JSONParser {
  /// Skips comments and white space where comments are allowed.
  mutating func skipComments() {
    while text[position] == 0x2F, isCommentStart(position) {
      skipComment()
      position = text.endOfSpace(from: position)
    }
  }

  func isCommentStart(_ offset: Int) -> Bool {
    text[offset] == 0x2F && (text[offset + 1] == 0x2F || text[offset + 1] == 0x2A)
  }

  /// Skips the comment at the position and checks its bytes.
  private mutating func skipComment() {
    let start = position
    let isLine = text[position + 1] == 0x2F
    position += 2
    while position < text.count {
      let byte = text[position]
      if byte >= 0x80 {
        let length = text.lengthOfScalar(at: position)
        position = length == 0 ? reportEncoding(at: position) : position + length
        continue
      }
      if isLine, byte == 0x0A || byte == 0x0D { return }
      position += 1
      if !isLine, byte == 0x2A, text[position] == 0x2F {
        position += 1
        return
      }
    }
    if isLine { return }
    report(.jsonComment, start, start + 2, "the comment is not closed: `*/` is missing")
    forgiveNext()
    isEndForgiven = true
    tokenEnd = position
  }

  /// Goes over what belongs to no token, wherever it stands; `false` when there is nothing of the kind.
  ///
  /// That is comments, characters that look like white space, control characters and bytes that are no
  /// text.
  mutating func recoverAnywhere() -> Bool {
    let wasForgiven = isForgiven
    guard recoverOutsideTokens() else { return false }
    if wasForgiven { forgiveNext() }
    return true
  }

  private mutating func recoverOutsideTokens() -> Bool {
    let start = position
    let byte = text[start]
    if isCommentStart(start) {
      reportComment()
      return true
    }
    if byte == UInt8(ascii: "#") {
      position = text.endOfLine(from: start)
      report(.jsonComment, start, start + 1, "`#` begins no comment in JSON", help: commentHelp)
      return true
    }
    if byte < 0x20 || byte == 0x7F {
      recoverControl()
      return true
    }
    if byte < 0x80 { return false }
    guard let (scalar, length) = text.scalar(at: start) else {
      position = reportEncoding(at: start)
      return true
    }
    return recoverForeignSpace(scalar, length)
  }

  private var commentHelp: [String] {
    switch dialect {
    case .strict: ["comments, `//` or `/* */`, are allowed only in a file named `.jsonc`"]
    case .withComments: ["write `//`"]
    }
  }

  private mutating func reportComment() {
    let start = position
    let count = diagnostics.count
    report(
      .jsonComment, start, start + 2, "JSON has no comments",
      help: [
        "comments are allowed only in a file named `.jsonc`; elsewhere use a key such as `\"$comment\"`"
      ])
    skipComment()
    // That the same comment is not closed either is no second cause.
    while diagnostics.count > count + 1 { diagnostics.removeLast() }
  }

  private mutating func recoverControl() {
    let start = position
    if text[start] == 0 || isBinary {
      position = start + 1
      reportBinary(at: start)
      return
    }
    while text[position] < 0x20 || text[position] == 0x7F, position < text.count,
      text.endOfSpace(from: position) == position
    {
      position += 1
    }
    let scalar = Unicode.Scalar(text[start])
    let name = JSONCharacters.nameOfForeignSpace(scalar)?.description ?? "control character"
    report(
      .jsonCharacter, start, position,
      "the \(name) \(DisplayText.codePoint(scalar)) cannot stand here",
      help: ["white space is spaces, tabs and line ends"])
  }

  private mutating func recoverForeignSpace(_ scalar: Unicode.Scalar, _ length: Int) -> Bool {
    let start = position
    if scalar.value == 0xFEFF {
      position += length
      report(
        .jsonByteOrderMark, start, position, "a byte order mark (U+FEFF) cannot stand here",
        fix: fix("remove it", start, position, ""))
      return true
    }
    guard let name = JSONCharacters.nameOfForeignSpace(scalar) else { return false }
    while let (other, length) = text.scalar(at: position), other == scalar { position += length }
    report(
      .jsonCharacter, start, position,
      "the \(name) \(DisplayText.codePoint(scalar)) cannot stand here",
      help: ["white space is spaces, tabs and line ends"],
      fix: fix("write a space", start, position, " "))
    return true
  }
}
