/// A value of an attribute.
public enum AttributeValue: Hashable, Sendable {
  case int(Int64)
  case text(String)
  case version(Version)

  /// The type of the value.
  public var kind: Attribute.Kind {
    switch self {
    case .int: .int
    case .text: .text
    case .version: .version
    }
  }

  /// Whether `self` comes before `other`; values of different types and texts have no order.
  public func isLess(than other: AttributeValue) -> Bool {
    switch (self, other) {
    case (.int(let left), .int(let right)): left < right
    case (.version(let left), .version(let right)): left < right
    default: false
    }
  }
}

extension AttributeValue: CustomStringConvertible {
  /// The value as a pack writes it, without quotes.
  public var description: String {
    switch self {
    case .int(let value): "\(value)"
    case .text(let value): value
    case .version(let value): value.description
    }
  }
}

/// A version: numbers separated by dots, compared number by number.
///
/// Missing numbers are zeros: `1.2` equals `1.2.0`.
public struct Version: Sendable, CustomStringConvertible {
  /// The numbers, without trailing zeros.
  public let numbers: [Int64]
  /// The version as written.
  public let description: String

  /// Reads `1`, `1.2`, `1.2.3` and so on; `nil` for anything else, and for a number beyond 64 bits.
  public init?(_ text: String) {
    var numbers: [Int64] = []
    var current: Int64?
    for byte in text.utf8 {
      if byte == UInt8(ascii: ".") {
        guard let number = current else { return nil }
        numbers.append(number)
        current = nil
      } else if byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") {
        let (product, tooLarge) = (current ?? 0).multipliedReportingOverflow(by: 10)
        let (sum, overflow) = product.addingReportingOverflow(Int64(byte - UInt8(ascii: "0")))
        if tooLarge || overflow { return nil }
        current = sum
      } else {
        return nil
      }
    }
    guard let last = current else { return nil }
    numbers.append(last)
    while numbers.last == 0 { numbers.removeLast() }
    self.numbers = numbers
    self.description = text
  }
}

extension Version: Hashable, Comparable {
  /// Whether the numbers are the same, however many zeros follow.
  public static func == (left: Version, right: Version) -> Bool {
    left.numbers == right.numbers
  }

  /// Orders versions number by number.
  public static func < (left: Version, right: Version) -> Bool {
    left.numbers.lexicographicallyPrecedes(right.numbers)
  }

  /// Feeds the numbers to `hasher`.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(numbers)
  }
}
