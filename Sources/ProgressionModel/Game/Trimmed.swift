extension RangeReplaceableCollection {
  /// The elements without room for more, for what is kept long and does not grow any more.
  ///
  /// - Complexity: O(n) for n elements.
  package func trimmed() -> Self {
    var exact = Self()
    exact.reserveCapacity(count)
    exact.append(contentsOf: self)
    return exact
  }
}
