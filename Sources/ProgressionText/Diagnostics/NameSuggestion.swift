/// Finds the name that somebody probably meant.
public enum NameSuggestion {
  /// The candidate nearest to a name, or `nil` when none is near.
  ///
  /// Distance counts inserted, deleted and replaced characters and swapped neighbours. Near is less
  /// than 4 and less than half the length of the longer name; names that differ only in the case of
  /// ASCII letters are always near. Of equally near candidates the first wins. Where none is near, the
  /// first is taken whose last part after a `.`, `-`, `_` or `/` is the name, as in `event.war` for
  /// `war`. The name itself is never suggested.
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
    if left == right { return nil }
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
