/// Finds the name that somebody probably meant.
public enum NameSuggestion {
  /// The candidate nearest to a name, or `nil` when none is near.
  ///
  /// Distance counts inserted, deleted and replaced characters and swapped neighbours. Near is less
  /// than 4 and less than half the length of the longer name; names that differ only in the case of
  /// ASCII letters are always near. Of equally near candidates the first wins. Where none is near, the
  /// first is taken whose last part after a `.`, `-`, `_` or `/` is the name, as in `event.war` for
  /// `war`. The name itself is never suggested, nor one that differs only in its numbers.
  ///
  /// - Complexity: linear in the number of candidates, each by the length of both names at most.
  public static func nearest(to name: String, in candidates: some Sequence<String>) -> String? {
    let wanted = Array(name.unicodeScalars)
    var best: String?
    var bestDistance = 4
    for candidate in candidates {
      guard let distance = distance(wanted, Array(candidate.unicodeScalars), below: bestDistance)
      else { continue }
      best = candidate
      bestDistance = distance
      if distance == 1 { break }
    }
    if best != nil || wanted.count < 2 { return best }
    for candidate in candidates where endsInPart(candidate, name) { return candidate }
    return nil
  }

  /// Whether a name is most likely another one with a slip of the hand: with letters in another case, or
  /// with one letter too many, missing, wrong or swapped with its neighbour, in a word of four or more.
  ///
  /// What differs in a digit, or in a short part such as the `a` of `coin-a`, is a name of its own.
  ///
  /// - Complexity: linear in the lengths of the names.
  public static func isSlip(_ name: String, of meant: String) -> Bool {
    let (left, right) = (Array(name.unicodeScalars), Array(meant.unicodeScalars))
    if left == right { return false }
    if left.count == right.count, isSameButForCase(left, right) { return true }
    let shorter = min(left.count, right.count)
    var start = 0
    while start < shorter, left[start] == right[start] { start += 1 }
    var after = 0
    while after < shorter - start, left[left.count - 1 - after] == right[right.count - 1 - after] {
      after += 1
    }
    let wrong = left[start..<left.count - after]
    let due = right[start..<right.count - after]
    let isSwap = wrong.count == 2 && due.count == 2 && wrong.elementsEqual(due.reversed())
    guard isSwap || max(wrong.count, due.count) == 1 else { return false }
    for scalar in wrong where isDigit(scalar) { return false }
    for scalar in due where isDigit(scalar) { return false }
    return lengthOfWord(around: start, in: right) >= 4
  }

  /// Whether a name is another one in another spelling: with letters in another case, with other, more
  /// or fewer of `-`, `_`, `.` and spaces, or with one letter doubled, not doubled or swapped with its
  /// neighbour in a word of four or more.
  ///
  /// Any other letter may make another word of it, as `king` is one beside `ring`.
  ///
  /// - Complexity: linear in the lengths of the names.
  public static func isSpelling(_ name: String, of meant: String) -> Bool {
    if name == meant { return false }
    let (left, right) = (spelling(of: name), spelling(of: meant))
    if left == right { return true }
    guard isSlip(name, of: meant) else { return false }
    if left.count == right.count { return left.sorted() == right.sorted() }
    return withoutDoubles(left) == withoutDoubles(right)
  }

  /// The letters in one case and without what stands between words; between numbers it stays.
  private static func spelling(of name: String) -> [UInt32] {
    var spelling: [UInt32] = []
    var isBetween = false
    for scalar in name.unicodeScalars {
      if scalar == "/" || !isSeparator(scalar) && scalar != " " {
        if isBetween, isDigit(scalar), let last = spelling.last, last >= 0x30, last <= 0x39 {
          spelling.append(0x2D)
        }
        spelling.append(lowercased(scalar))
        isBetween = false
      } else {
        isBetween = true
      }
    }
    return spelling
  }

  private static func withoutDoubles(_ letters: [UInt32]) -> [UInt32] {
    var single: [UInt32] = []
    for letter in letters where single.last != letter { single.append(letter) }
    return single
  }

  /// The length of the word at a position of a name; of what is between words, the one behind.
  private static func lengthOfWord(around position: Int, in name: [Unicode.Scalar]) -> Int {
    var first = position
    while first > 0, !isSeparator(name[first - 1]) { first -= 1 }
    var last = position
    if last < name.count, isSeparator(name[last]) { last += 1 }
    while last < name.count, !isSeparator(name[last]) { last += 1 }
    return last - first
  }

  /// Whether two names have numbers and differ in nothing else: `level-9` never means `level-1`.
  private static func differInNumbers(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Bool {
    guard left.contains(where: { isDigit($0) }), right.contains(where: { isDigit($0) }) else {
      return false
    }
    return left.filter { !isDigit($0) } == right.filter { !isDigit($0) }
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= 0x30 && scalar.value <= 0x39
  }

  private static func isSeparator(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "." || scalar == "-" || scalar == "_" || scalar == "/"
  }

  private static func endsInPart(_ candidate: String, _ name: String) -> Bool {
    guard candidate.hasSuffix(name) else { return false }
    switch candidate.utf8.dropLast(name.utf8.count).last {
    case UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "/"): return true
    default: return false
    }
  }

  /// The distance of two names if they are near, not the same, and nearer than a bound.
  private static func distance(
    _ left: [Unicode.Scalar], _ right: [Unicode.Scalar], below bound: Int
  ) -> Int? {
    let longer = max(left.count, right.count)
    guard longer - min(left.count, right.count) < bound else { return nil }
    if left == right || differInNumbers(left, right) { return nil }
    if left.count == right.count, isSameButForCase(left, right) { return bound > 1 ? 1 : nil }
    let limit = min(bound, (longer + 1) / 2)
    guard limit > 1 else { return nil }
    // Rows of the usual table; two old ones, since a swap looks back two.
    var older = [Int](repeating: 0, count: right.count + 1)
    var old = Array(0...right.count)
    var row = old
    for i in 0..<left.count {
      row[0] = i + 1
      var least = row[0]
      for j in 0..<right.count {
        var value = min(old[j + 1], row[j]) + 1
        value = min(value, old[j] + (left[i] == right[j] ? 0 : 1))
        if i > 0, j > 0, left[i] == right[j - 1], left[i - 1] == right[j] {
          value = min(value, older[j - 1] + 1)
        }
        row[j + 1] = value
        least = min(least, value)
      }
      if least >= limit { return nil }
      (older, old, row) = (old, row, older)
    }
    let distance = old[right.count]
    return distance < limit ? distance : nil
  }

  private static func isSameButForCase(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Bool
  {
    for (one, other) in zip(left, right) where lowercased(one) != lowercased(other) {
      return false
    }
    return true
  }

  private static func lowercased(_ scalar: Unicode.Scalar) -> UInt32 {
    scalar.value >= 0x41 && scalar.value <= 0x5A ? scalar.value + 0x20 : scalar.value
  }
}
