/// Names among which many are looked for that somebody misspelt.
///
/// An outline of each name tells most of those that cannot be near without comparing letters.
package struct NameSearch: Sendable {
  private struct Outline: Sendable {
    /// Which characters the name has, letters in any case; the last bit is for all rare ones.
    var characters: UInt64 = 0
    var length = 0

    init(_ name: String) {
      for scalar in name.unicodeScalars {
        length += 1
        characters |= 1 << Outline.bit(of: scalar.value)
      }
    }

    private static func bit(of value: UInt32) -> UInt32 {
      switch value {
      case 0x61...0x7A: value - 0x61
      case 0x41...0x5A: value - 0x41
      case 0x30...0x39: 26 + value - 0x30
      case 0x2D...0x2F: 36 + value - 0x2D
      case 0x5F: 39
      default: 40
      }
    }

    /// Whether another name may be near this one; each edit changes two of the characters at most.
    func mayBeNear(_ other: Outline) -> Bool {
      let limit = min(4, (max(length, other.length) + 1) / 2)
      let difference = length > other.length ? length - other.length : other.length - length
      guard difference < max(limit, 1) else { return false }
      return (characters ^ other.characters).nonzeroBitCount <= 2 * max(limit - 1, 0)
    }

    /// Whether another name may have this one for its last part.
    func mayEnd(_ other: Outline) -> Bool {
      length >= 2 && other.length > length && characters & ~other.characters == 0
    }
  }

  private let names: [String]
  private let outlines: [Outline]

  /// Makes a search.
  ///
  /// - Complexity: linear in the length of all names.
  package init(_ names: [String]) {
    self.names = names
    outlines = names.map { Outline($0) }
  }

  /// The name that `NameSuggestion` gives among those wanted.
  ///
  /// - Parameters:
  ///   - name: what was written.
  ///   - effort: how many more names may be compared letter by letter; without any left the answer is `nil`.
  ///   - isWanted: whether the name with this number may be meant.
  /// - Returns: the nearest name, or `nil` when none is near.
  /// - Complexity: linear in the number of names.
  package func nearest(
    to name: String, effort: inout Int, among isWanted: (Int) -> Bool
  ) -> String? {
    guard effort > 0 else { return nil }
    let wanted = Outline(name)
    var candidates: [String] = []
    for (number, outline) in outlines.enumerated()
    where (wanted.mayBeNear(outline) || wanted.mayEnd(outline)) && isWanted(number) {
      candidates.append(names[number])
    }
    effort -= candidates.count
    return NameSuggestion.nearest(to: name, in: candidates)
  }
}
