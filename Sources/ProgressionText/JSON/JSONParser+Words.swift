extension JSONParser {
  /// The end of the word or number at an offset.
  func endOfWord(from start: Int) -> Int {
    var offset = start
    while JSONCharacters.isPartOfWord(text[offset]) {
      if text[offset] < 0x80 {
        offset += 1
        continue
      }
      guard let (scalar, length) = text.scalar(at: offset),
        !JSONCharacters.isDoubleQuote(scalar), !JSONCharacters.isSingleQuote(scalar),
        JSONCharacters.nameOfForeignSpace(scalar) == nil, scalar.value != 0xFEFF
      else { return offset }
      offset += length
    }
    return offset
  }

  /// Reports a word that is no value and goes on behind it.
  mutating func recoverWord() {
    let start = position
    var end = endOfWord(from: start)
    position = end
    var word = text.text(start..<end)
    nodes.append(JSONNode(.null, start, end))
    // What made a good word no good is reported when it is read: white space of another kind, a quote,
    // bytes that are no UTF-8.
    if ["true", "false", "null"].contains(word) { return }
    if text[end] >= 0x80, text.lengthOfScalar(at: end) == 0 { return }
    let shown = quoted(start, end)
    if let meant = JSONWords.meant(by: word) {
      report(
        .jsonWord, start, end, "\(shown) is no value of JSON: write `\(meant)`",
        fix: fix("write `\(meant)`", start, end, meant))
    } else if JSONWords.isNotANumber(word) {
      report(.jsonWord, start, end, "JSON has no \(shown)")
    } else if let meant = NameSuggestion.nearest(to: word, in: ["true", "false", "null"]) {
      report(
        .jsonWord, start, end, "\(shown) is no value of JSON",
        help: ["did you mean `\(meant)`?"])
    } else {
      end = endOfWords(from: end)
      if text[end] == 0x22, endsToken(end + 1) {
        reportUnopenedString(start, end)
        return
      }
      position = end
      word = text.text(start..<end)
      // A file that begins with a word is no JSON at all, and quotes would not make it one.
      report(
        .jsonWord, start, end,
        "\(quoted(start, end)) is no value of JSON: text stands in double quotes",
        fix: depth > 0 ? fix("put it in double quotes", start, end, "\"" + word + "\"") : nil)
    }
  }

  /// The end of the words that follow in the same line, up to what may be a key.
  private func endOfWords(from start: Int) -> Int {
    var end = start
    while true {
      var next = end
      while text[next] == 0x20 { next += 1 }
      guard next > end, JSONCharacters.isPartOfWord(text[next]), !looksLikeMember(at: next) else {
        return end
      }
      let wordEnd = endOfWord(from: next)
      if wordEnd == next { return end }
      end = wordEnd
    }
  }

  /// Reports characters that belong to nothing and goes on behind them.
  mutating func recoverCharacters(_ due: StaticString) {
    let start = position
    while position < text.count, text[position] > 0x20, text[position] != 0x22,
      !JSONCharacters.isStructural(text[position])
    {
      position += 1
    }
    // The caller found a character that belongs to nothing, so at least that one is gone over.
    if position == start { position += 1 }
    report(
      .jsonCharacter, start, position, "\(quoted(start, position)) cannot stand here: \(due) is due"
    )
  }

  /// Whether a key and a colon stand at an offset.
  func looksLikeMember(at start: Int) -> Bool {
    var offset = start
    if text[offset] == 0x22 {
      offset += 1
      let line = text.endOfLine(from: offset)
      while offset < line, text[offset] != 0x22 { offset += text[offset] == 0x5C ? 2 : 1 }
      guard offset < line else { return false }
      offset += 1
    } else {
      offset = endOfWord(from: offset)
      guard offset > start else { return false }
    }
    return text[text.endOfSpace(from: offset)] == 0x3A
  }

  /// Whether a value begins at an offset, well or badly written.
  func looksLikeValue(at offset: Int) -> Bool {
    let byte = text[offset]
    if byte == 0x22 || byte == 0x7B || byte == 0x5B || JSONCharacters.isPartOfWord(byte) {
      return true
    }
    return byte == 0x27 || byte == 0x60
  }
}
