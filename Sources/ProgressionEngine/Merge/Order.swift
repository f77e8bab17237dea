import ProgressionModel
import ProgressionText

/// How two things are ordered; a merge must choose alike whatever comes first.
enum Order {
  case before
  case same
  case after

  static func of<Value: Comparable>(_ left: Value, _ right: Value) -> Order {
    left < right ? .before : right < left ? .after : .same
  }

  /// By UTF-8 bytes.
  static func of(_ left: String, _ right: String) -> Order {
    left.precedesInBytes(right) ? .before : right.precedesInBytes(left) ? .after : .same
  }

  static func of(_ left: Bool, _ right: Bool) -> Order {
    of(left ? 1 : 0, right ? 1 : 0)
  }

  /// Element by element; the end comes before everything.
  static func of<Element>(
    _ left: [Element], _ right: [Element], by order: (Element, Element) -> Order
  ) -> Order {
    for (one, other) in zip(left, right) {
      let result = order(one, other)
      if result != .same { return result }
    }
    return of(left.count, right.count)
  }

  /// What nothing has yet comes before everything.
  static func of<Value>(
    _ left: Value?, _ right: Value?, by order: (Value, Value) -> Order
  ) -> Order {
    if let left, let right { return order(left, right) }
    return of(left != nil, right != nil)
  }

  /// This order, or where that decides nothing the next one.
  func then(_ next: @autoclosure () -> Order) -> Order {
    self == .same ? next() : self
  }
}

extension Order {
  /// By what they say in canonical JSON.
  static func of(_ left: [Change], _ right: [Change]) -> Order {
    if left == right { return .same }
    return of(left, right) { one, other in
      of(
        bytes { one.write(to: &$0, order: .canonical) },
        bytes { other.write(to: &$0, order: .canonical) })
    }
  }

  static func of(_ left: Change.Cause, _ right: Change.Cause) -> Order {
    if left == right { return .same }
    return of(
      bytes { left.write(to: &$0, order: .canonical) },
      bytes { right.write(to: &$0, order: .canonical) })
  }

  private static func bytes(_ write: (inout JSONWriter) -> Void) -> ContiguousArray<UInt8> {
    var writer = JSONWriter(style: .compact)
    write(&writer)
    return writer.finish()
  }

  private static func of(
    _ left: ContiguousArray<UInt8>, _ right: ContiguousArray<UInt8>
  ) -> Order {
    left.lexicographicallyPrecedes(right)
      ? .before : right.lexicographicallyPrecedes(left) ? .after : .same
  }

  /// Texts before numbers of writers.
  static func of(_ left: CommandID, _ right: CommandID) -> Order {
    switch (left, right) {
    case (.opaque(let left), .opaque(let right)): of(left, right)
    case (.opaque, .writer): .before
    case (.writer, .opaque): .after
    case (.writer(let left, let number), .writer(let right, let other)):
      of(left, right).then(of(number, other))
    }
  }

  static func of(_ left: Digest128, _ right: Digest128) -> Order {
    of(left.high, right.high).then(of(left.low, right.low))
  }
}

extension Array {
  /// Two lists in one order as one, each element once; of two that are the same `join` makes one.
  ///
  /// Complexity: O(n).
  func merged(
    with other: [Element], by order: (Element, Element) -> Order,
    joining join: (Element, Element) -> Element
  ) -> [Element] {
    var result: [Element] = []
    result.reserveCapacity(Swift.max(count, other.count))
    var (left, right) = (startIndex, other.startIndex)
    while left < endIndex, right < other.endIndex {
      switch order(self[left], other[right]) {
      case .before:
        result.append(self[left])
        left += 1
      case .after:
        result.append(other[right])
        right += 1
      case .same:
        result.append(join(self[left], other[right]))
        left += 1
        right += 1
      }
    }
    result += self[left...]
    result += other[right...]
    return result
  }
}
