/// SplitMix64: the same seed draws the same numbers everywhere.
public struct ReferenceRandom: RandomNumberGenerator, Sendable {
  private var state: UInt64

  /// Starts a sequence.
  public init(seed: UInt64) {
    state = seed
  }

  /// The next 64 bits.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }

  /// A number from 0 on below another; 0 where there is none.
  public mutating func below(_ bound: Int) -> Int { bound > 0 ? Int(next() % UInt64(bound)) : 0 }

  /// A number of the range; its first where it is empty.
  mutating func int(_ range: ClosedRange<Int64>) -> Int64 {
    let width = UInt64(bitPattern: range.upperBound &- range.lowerBound) &+ 1
    guard width != 0 else { return Int64(bitPattern: next()) }
    return range.lowerBound &+ Int64(bitPattern: next() % width)
  }

  mutating func count(_ range: ClosedRange<Int>) -> Int {
    Int(int(Int64(range.lowerBound)...Int64(range.upperBound)))
  }

  /// True in so many of a hundred draws.
  mutating func chance(_ percent: Int64) -> Bool {
    int(0...99) < percent
  }

  mutating func pick<Element>(_ elements: [Element]) -> Element? {
    elements.isEmpty ? nil : elements[count(0...elements.count - 1)]
  }

  mutating func pick<Element>(_ elements: [Element], upTo limit: Int) -> [Element] {
    let shuffled = shuffle(elements)
    return Array(shuffled.prefix(count(1...max(limit, 1))))
  }

  /// The elements in another order; unlike the library's, the same for ever.
  mutating func shuffle<Element>(_ elements: [Element]) -> [Element] {
    var elements = elements
    for place in stride(from: elements.count - 1, to: 0, by: -1) {
      elements.swapAt(place, count(0...place))
    }
    return elements
  }
}
