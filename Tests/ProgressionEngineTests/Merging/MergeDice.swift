import ProgressionModel
import ProgressionReference

/// Draws for random plays; the same seed draws the same for ever.
struct MergeDice {
  private var random: ReferenceRandom

  init(seed: UInt64) { random = ReferenceRandom(seed: seed) }

  mutating func number(_ range: ClosedRange<Int64>) -> Int64 {
    range.lowerBound + Int64(random.next() % UInt64(range.upperBound - range.lowerBound + 1))
  }

  mutating func place(in count: Int) -> Int { Int(number(0...Int64(count) - 1)) }

  mutating func chance(_ percent: Int64) -> Bool { number(0...99) < percent }

  mutating func pick<Element>(_ elements: [Element]) -> Element? {
    elements.isEmpty ? nil : elements[place(in: elements.count)]
  }
}
