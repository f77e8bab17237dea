/// A text as search and comparison see it: without case, accents and widths.
struct FoldedText: Hashable, Sendable {
  /// The folded text in UTF-8.
  let bytes: ContiguousArray<UInt8>

  /// Folds a text.
  ///
  /// - Complexity: linear.
  init(_ text: String) {
    var bytes = ContiguousArray<UInt8>()
    bytes.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars {
      let value = scalar.value
      if value < 0x80 {
        let byte = UInt8(truncatingIfNeeded: value)
        bytes.append(byte >= 0x41 && byte <= 0x5A ? byte + 0x20 : byte)
      } else {
        bytes.append(contentsOf: FoldedText.folded(scalar).utf8)
      }
    }
    self.bytes = bytes
  }

  private init(bytes: ContiguousArray<UInt8>) {
    self.bytes = bytes
  }

  private static func folded(_ scalar: Unicode.Scalar) -> String {
    switch scalar.value {
    // Accents of their own, vowel points, and what is not to be seen.
    case 0x0300...0x036F, 0x0483...0x0489, 0x0591...0x05BD, 0x05BF, 0x05C1...0x05C2,
      0x05C4...0x05C5, 0x05C7, 0x0640, 0x064B...0x065F, 0x0670, 0xAD, 0x200B...0x200F, 0x2060,
      0xFE00...0xFE0F, 0xFEFF:
      ""
    case 0x3000: " "
    // The wide forms of ASCII.
    case 0xFF01...0xFF5E: FoldedText.small(scalar.value - 0xFEE0)
    default: LetterFolds.fold(of: scalar) ?? scalar.properties.lowercaseMapping
    }
  }

  private static func small(_ ascii: UInt32) -> String {
    let value = ascii >= 0x41 && ascii <= 0x5A ? ascii + 0x20 : ascii
    return Unicode.Scalar(value).map { String($0) } ?? ""
  }

  /// The words of the text, without what is between them.
  var words: [FoldedText] {
    bytes.split { $0 == 0x20 || ($0 >= 0x09 && $0 <= 0x0D) }.map {
      FoldedText(bytes: ContiguousArray($0))
    }
  }

  /// The text, for what compares texts.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Whether another text occurs in this one; the empty text occurs everywhere.
  ///
  /// - Complexity: linear in the length of this text, for texts that repeat little.
  func contains(_ other: FoldedText) -> Bool {
    let wanted = other.bytes
    guard let first = wanted.first else { return true }
    let last = bytes.count - wanted.count
    guard last >= 0 else { return false }
    return bytes.withUnsafeBufferPointer { bytes in
      wanted.withUnsafeBufferPointer { wanted in
        var start = 0
        while start <= last {
          if bytes[start] == first {
            var length = 1
            while length < wanted.count, bytes[start + length] == wanted[length] { length += 1 }
            if length == wanted.count { return true }
          }
          start += 1
        }
        return false
      }
    }
  }
}

extension FoldedText: Comparable {
  /// Orders texts by their bytes.
  static func < (left: FoldedText, right: FoldedText) -> Bool {
    left.bytes.withUnsafeBufferPointer { left in
      right.bytes.withUnsafeBufferPointer { right in
        let count = min(left.count, right.count)
        var index = 0
        while index < count, left[index] == right[index] { index += 1 }
        return index < count ? left[index] < right[index] : left.count < right.count
      }
    }
  }
}
