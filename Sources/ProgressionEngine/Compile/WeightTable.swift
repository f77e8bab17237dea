/// The weights of inputs, each once: nearly all are 1, and of the others there are few.
struct WeightTable {
  private(set) var values: ContiguousArray<Int64> = [1]
  private var places: [Int64: Int32] = [1: 0]

  /// The place of a weight, which is there afterwards.
  mutating func place(of weight: Int64) -> Int32 {
    if weight == 1 { return 0 }
    if let place = places[weight] { return place }
    let place = Int32(clamping: values.count)
    values.append(weight)
    places[weight] = place
    return place
  }
}
