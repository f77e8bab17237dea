extension JSONParser {
  /// Checks what is known of the whole file before reading it; `false` when it is not read.
  mutating func checkStart() -> Bool {
    let most = min(limits.maximumBytes, Int64(JSONNode.maximumBytes))
    guard text.count <= most else {
      report(
        .jsonTooLarge, 0, 0, "the file has \(text.count) bytes, and at most \(most) are read")
      return false
    }
    if text.starts("\u{FEFF}", at: 0) {
      report(
        .jsonByteOrderMark, 0, 3, "the file begins with a byte order mark (the bytes EF BB BF)",
        help: ["save the file as UTF-8 without it"],
        fix: fix("remove the byte order mark", 0, 3, ""))
      position = 3
      // What is left may well be empty; that is no second cause.
      forgiveNext()
      return true
    }
    return checkUTF16()
  }

  /// UTF-16 is told by its mark or by a zero beside the first character.
  private mutating func checkUTF16() -> Bool {
    let first = text[0]
    let second = text[1]
    let isMarked = first == 0xFF && second == 0xFE || first == 0xFE && second == 0xFF
    let isPlain = text.count > 1 && (first == 0) != (second == 0) && text.count % 2 == 0
    guard isMarked || isPlain else { return true }
    report(
      .jsonEncoding, 0, min(2, text.count), "the file is in UTF-16 and not in UTF-8",
      help: ["save the file as UTF-8"])
    return false
  }

  /// Whether the file is no text at all, judged by its first bytes.
  var isBinary: Bool {
    let sample = min(text.count, 4096)
    var junk = 0
    var offset = 0
    while offset < sample {
      let byte = text[offset]
      if byte == 0 { return true }
      if byte < 0x80 {
        let isText = byte >= 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D || byte == 0x0C
        junk += isText ? 0 : 1
        offset += 1
      } else {
        let length = text.lengthOfScalar(at: offset)
        junk += length == 0 ? 1 : 0
        offset += max(length, 1)
      }
    }
    // A few bad bytes are a text in another encoding.
    return junk > 8 && junk * 8 > sample
  }

  /// Reports bytes that are no UTF-8, once in a file, and gives the offset after them.
  mutating func reportEncoding(at offset: Int) -> Int {
    var end = offset
    while end < text.count, text[end] >= 0x80, text.lengthOfScalar(at: end) == 0 { end += 1 }
    if isEncodingReported { return end }
    isEncodingReported = true
    if isBinary {
      reportBinary(at: offset)
      return end
    }
    let byte = DisplayText.hexadecimal(UInt32(text[offset]))
    report(
      .jsonEncoding, offset, end, "the file is not in UTF-8: the byte \(byte) cannot stand here",
      help: ["save the file as UTF-8; further bytes of this kind are not reported"])
    return end
  }

  mutating func reportBinary(at offset: Int) {
    report(
      .jsonBinary, offset, offset + 1, "the file is not a text",
      help: ["rules are text, in UTF-8"])
    isStopped = true
  }
}
