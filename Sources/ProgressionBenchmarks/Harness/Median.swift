/// The middle of numbers, which one disturbed sample does not move.
enum Median {
  /// The middle number, or the mean of the two middle ones; 0 of nothing.
  static func of(_ values: [Double]) -> Double {
    if values.isEmpty { return 0 }
    let sorted = values.sorted()
    let middle = sorted.count / 2
    return sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
  }
}
