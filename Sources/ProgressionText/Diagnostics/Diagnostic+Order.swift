extension Array where Element == Diagnostic {
  /// The findings by file and place; those of one place in the order in which they were made.
  ///
  /// - Complexity: O(n log n).
  public func inOrderOfPlace() -> [Diagnostic] {
    // The numbers make the order total, since `sort` promises no stability.
    var numbered: [(number: Int, diagnostic: Diagnostic)] = []
    numbered.reserveCapacity(count)
    for (number, diagnostic) in enumerated() {
      numbered.append((number, diagnostic))
    }
    numbered.sort { left, right in
      if left.diagnostic.place != right.diagnostic.place {
        return left.diagnostic.place < right.diagnostic.place
      }
      return left.number < right.number
    }
    return numbered.map { $0.diagnostic }
  }

  /// Whether any finding is an error.
  ///
  /// - Complexity: O(n).
  public var hasErrors: Bool {
    contains { $0.severity == .error }
  }
}
