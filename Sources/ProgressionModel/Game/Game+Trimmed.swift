extension Game {
  /// The game in tables without room for more.
  ///
  /// - Complexity: O(n) for n entries of its tables.
  package consuming func trimmed() -> Game {
    nodes = nodes.trimmed()
    conditions = conditions.trimmed()
    conditionPlaces = conditionPlaces.trimmed()
    quantities = quantities.trimmed()
    quantityPlaces = quantityPlaces.trimmed()
    return self
  }
}
