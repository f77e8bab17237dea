extension JSONParser {
  /// Reads the string or key that begins at `start` and whose plain bytes end at an offset.
  mutating func readLongString(_ kind: JSONNode.Kind, from start: Int, plainUntil end: Int) {
    position = end
    var hasEscapes = false
    var isControlReported = false
    while true {
      let byte = text[position]
      if byte == 0x22 {
        position += 1
        appendString(kind, from: start, hasEscapes: hasEscapes)
        return
      }
      if byte == 0x5C {
        hasEscapes = true
        readEscape()
      } else if byte >= 0x80 {
        readBeyondASCII()
      } else if byte == 0x0A || byte == 0x0D || position >= text.count {
        recoverUnclosedString(kind, from: start)
        return
      } else {
        if !isControlReported { reportControl(at: position) }
        isControlReported = true
        position += 1
      }
      position = text.endOfPlain(from: position)
    }
  }

  private mutating func readBeyondASCII() {
    while text[position] >= 0x80 {
      let length = text.lengthOfScalar(at: position)
      position = length == 0 ? reportEncoding(at: position) : position + length
    }
  }

  /// Appends a string or key that ends at the position.
  mutating func appendString(_ kind: JSONNode.Kind, from start: Int, hasEscapes: Bool) {
    guard kind == .key else {
      nodes.append(JSONNode(hasEscapes ? .escapedString : .string, start, position))
      return
    }
    let node = JSONNode(hasEscapes ? .escapedKey : .key, start, position)
    var fingerprint = text.fingerprint(node.content.lowerBound, node.content.upperBound)
    if hasEscapes {
      let raw = text.copy(node.content)
      fingerprint = JSONEscapes.decoded(raw, 0..<raw.count).withUnsafeBufferPointer {
        JSONBytes($0).fingerprint(0, $0.count)
      }
    }
    appendKey(node, fingerprint)
  }

  private mutating func reportControl(at offset: Int) {
    let scalar = Unicode.Scalar(text[offset])
    let point = DisplayText.codePoint(scalar)
    if scalar == "\t" {
      report(
        .jsonControlCharacter, offset, offset + 1, "a tab in a string is written `\\t`",
        fix: fix("write `\\t`", offset, offset + 1, "\\t"))
    } else {
      let escape = "\\u00" + (scalar.value < 16 ? "0" : "") + DisplayText.hexadecimal(scalar.value)
      report(
        .jsonControlCharacter, offset, offset + 1,
        "the control character \(point) in a string is written `\(escape)`")
    }
  }

  /// Reads the escape at the position.
  private mutating func readEscape() {
    let start = position
    let letter = text[start + 1]
    if JSONEscapes.plain(letter) != nil {
      position += 2
    } else if letter == UInt8(ascii: "u") {
      readUnicodeEscape()
    } else if letter == 0x0A || letter == 0x0D || start + 1 >= text.count {
      // The string ends here unclosed, which is reported as that.
      position += 1
    } else {
      recoverEscape(letter)
    }
  }

  private mutating func readUnicodeEscape() {
    let start = position
    guard let unit = hexadecimal(at: start + 2) else {
      position += 2
      while position < start + 6, JSONEscapes.hexadecimalDigit(text[position]) != nil {
        position += 1
      }
      // A file that is cut off here has an unclosed string, which is reported as that.
      if position >= text.count { return }
      report(
        .jsonEscape, start, position,
        "\(quoted(start, position)) needs four hexadecimal digits after `\\u`")
      return
    }
    position += 6
    switch unit & 0xFC00 {
    case 0xD800:
      if text[position] == 0x5C, text[position + 1] == UInt8(ascii: "u") {
        // A malformed second half is reported when it is read.
        guard let low = hexadecimal(at: position + 2) else { return }
        if low & 0xFC00 == 0xDC00 {
          position += 6
          return
        }
      }
      report(
        .jsonSurrogate, start, position,
        "\(quoted(start, position)) is a first surrogate without the second")
    case 0xDC00:
      report(
        .jsonSurrogate, start, position,
        "\(quoted(start, position)) is a second surrogate without the first")
    default: break
    }
  }

  private func hexadecimal(at offset: Int) -> UInt32? {
    let digits = text.copy(min(offset, text.count)..<min(offset + 4, text.count))
    return JSONEscapes.hexadecimal(digits, 0, digits.count)
  }

  private mutating func recoverEscape(_ letter: UInt8) {
    let start = position
    if letter < 0x20 || letter == 0x7F {
      position += 2
      let point = DisplayText.codePoint(Unicode.Scalar(letter))
      report(
        .jsonEscape, start, position,
        "a backslash cannot stand before the control character \(point)")
      return
    }
    let length = letter < 0x80 ? 1 : text.lengthOfScalar(at: start + 1)
    position += 1 + length
    // Bytes that are no UTF-8 are found when the string goes on.
    if length == 0 { return }
    let escape = quoted(start, position)
    switch letter {
    case UInt8(ascii: "'"):
      report(
        .jsonEscape, start, position, "\(escape) is no escape of JSON: `'` needs none",
        fix: fix("remove the backslash", start, start + 1, ""))
    case UInt8(ascii: "x"), UInt8(ascii: "U"), UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "a"), UInt8(ascii: "v"), UInt8(ascii: "e"):
      report(
        .jsonEscape, start, position,
        "\(escape) is no escape of JSON: write `\\u` and four hexadecimal digits")
    default:
      report(
        .jsonEscape, start, position,
        "\(escape) is no escape of JSON: a backslash is written `\\\\`",
        fix: fix("write `\\\\`", start, start + 1, "\\\\"))
    }
  }
}
