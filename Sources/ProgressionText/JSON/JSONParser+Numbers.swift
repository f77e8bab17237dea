extension JSONParser {
  /// Reads a number that is no short integer: a long one, with a fraction or exponent, or malformed.
  mutating func readLongNumber(from start: Int) {
    var end = start
    if text[end] == 0x2D { end += 1 }
    let whole = skipDigits(&end)
    var isValid = whole > 0 && (whole == 1 || text[end - whole] != 0x30)
    if isValid, text[end] == 0x2E {
      end += 1
      isValid = skipDigits(&end) > 0
    }
    if isValid, text[end] | 0x20 == UInt8(ascii: "e") {
      end += 1
      if text[end] == 0x2B || text[end] == 0x2D { end += 1 }
      isValid = skipDigits(&end) > 0
    }
    guard isValid, endOfWord(from: end) == end else {
      recoverNumber(from: start)
      return
    }
    position = end
    let written = text.copy(start..<end)
    let isInteger = JSONIntegers.value(written, 0..<written.count) != nil
    nodes.append(JSONNode(isInteger ? .integer : .number, start, end))
  }

  private func skipDigits(_ offset: inout Int) -> Int {
    let start = offset
    while text[offset] &- 0x30 <= 9 { offset += 1 }
    return offset - start
  }

  /// Reports a malformed number and goes on behind it.
  private mutating func recoverNumber(from start: Int) {
    let end = endOfWord(from: start)
    position = end
    let written = text.text(start..<end)
    let shown = quoted(start, end)
    nodes.append(JSONNode(.number, start, end))
    // Bytes that are no UTF-8 are reported when they are read.
    if text[end] >= 0x80, text.lengthOfScalar(at: end) == 0 { return }
    let isNegative = text[start] == 0x2D
    let body = isNegative || text[start] == 0x2B ? start + 1 : start
    let first = text[body]
    let second = text[body + 1] | 0x20
    let message: String
    var fix: Fix?
    if text[start] == 0x2B {
      message = "\(shown) is no number of JSON: a number has no `+` before it"
      fix = self.fix("remove the `+`", start, start + 1, "")
    } else if body == end {
      message = "`-` is no number: its digits must follow at once"
      forgiveNext()
    } else if first == 0x2E {
      message = "\(shown) is no number of JSON: a digit must stand before the point"
    } else if first == 0x30, second == UInt8(ascii: "x") {
      message = "\(shown) is no number of JSON: there is no hexadecimal"
      fix = decimal(of: body + 2, end, isNegative: isNegative).map {
        self.fix("write `\($0)`", start, end, $0)
      }
    } else if first == 0x30, second == UInt8(ascii: "b") || second == UInt8(ascii: "o") {
      message = "\(shown) is no number of JSON: there is no binary and no octal"
    } else if first == 0x30, second >= 0x30, second <= 0x39 {
      message = "\(shown) is no number of JSON: there are no leading zeros"
    } else if first &- 0x30 > 9 {
      let isName = JSONWords.isNotANumber(text.text(body..<end))
      message = isName ? "JSON has no \(shown)" : "\(shown) is no number"
    } else {
      (message, fix) = explain(written, shown, start, end)
    }
    report(.jsonNumber, start, end, message, fix: fix)
  }

  /// What is wrong with a number that begins well.
  private func explain(
    _ written: String, _ shown: String, _ start: Int, _ end: Int
  ) -> (message: String, fix: Fix?) {
    var offset = start + (text[start] == 0x2D ? 1 : 0)
    _ = skipDigits(&offset)
    if text[offset] == UInt8(ascii: "_") {
      let plain = String(decoding: written.utf8.filter { $0 != UInt8(ascii: "_") }, as: UTF8.self)
      return (
        "\(shown) is no number of JSON: digits are not grouped",
        fix("write `\(plain)`", start, end, plain)
      )
    }
    if text[offset] == 0x2E {
      offset += 1
      if skipDigits(&offset) == 0 {
        return ("\(shown) is no number of JSON: a digit must follow the point", nil)
      }
    }
    if text[offset] | 0x20 == UInt8(ascii: "e") {
      offset += 1
      if text[offset] == 0x2B || text[offset] == 0x2D { offset += 1 }
      if skipDigits(&offset) == 0, offset == end {
        return ("\(shown) is no number of JSON: a digit must follow the exponent", nil)
      }
    }
    return (
      "\(shown) is no number: text stands in double quotes",
      fix("put it in double quotes", start, end, "\"" + written + "\"")
    )
  }

  /// The decimal digits of hexadecimal ones, or `nil` when they are none or do not fit.
  private func decimal(of start: Int, _ end: Int, isNegative: Bool) -> String? {
    guard start < end, let value = Int64(text.text(start..<end), radix: 16), value >= 0 else {
      return nil
    }
    return (isNegative ? "-" : "") + "\(value)"
  }
}
