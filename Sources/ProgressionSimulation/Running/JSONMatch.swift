import ProgressionModel
import ProgressionText

/// Comparing what a scenario writes with what happened.
enum JSONMatch {
  /// Objects of amounts, which are compared whole.
  private static let wholeKeys = ["price", "prices", "missing"]

  /// Whether a value is as expected: of an object the keys that the expectation gives are
  /// compared, of a list every element, amounts whole.
  static func matches(_ actual: JSONValue, expected: JSONValue) -> Bool {
    switch (actual.kind, expected.kind) {
    case (.object, .object):
      for member in expected.members where !member.isIgnored {
        guard let value = actual[member.key] else { return false }
        guard matches(value, expected: member.value, under: member.key) else { return false }
      }
      return true
    case (.array, .array):
      let actual = Array(actual.elements)
      let expected = Array(expected.elements)
      return actual.count == expected.count
        && zip(actual, expected).allSatisfy { matches($0, expected: $1) }
    default:
      return isEqual(actual, expected) || isSameInstant(actual, expected)
    }
  }

  /// Whether both are the same instant, which changes have as seconds and scenarios as text.
  private static func isSameInstant(_ actual: JSONValue, _ expected: JSONValue) -> Bool {
    guard let expected = instant(expected.string) else { return false }
    return expected == actual.integer ?? instant(actual.string)
  }

  private static func instant(_ text: String?) -> Int64? {
    text.flatMap { try? Instants.parse($0) }
  }

  /// Whether the value of a key is as expected.
  static func matches(_ actual: JSONValue, expected: JSONValue, under key: String) -> Bool {
    wholeKeys.contains(key) ? isEqual(actual, expected) : matches(actual, expected: expected)
  }

  /// Whether two values are the same, whatever the order of keys.
  static func isEqual(_ left: JSONValue, _ right: JSONValue) -> Bool {
    CanonicalJSON.write(left) == CanonicalJSON.write(right)
  }
}
