import ProgressionModel
import Testing

/// The published values, worked out with another program.
struct ChanceTests {
  @Test(
    "hash",
    arguments: [("", 0xf52a_15e9_a9b5_e89b), ("a", 0x02c0_bdbf_4814_20f8)] as [(String, UInt64)])
  func hash(text: String, expected: UInt64) {
    #expect(Chance.hash(text.utf8) == expected)
  }

  @Test("cohort", arguments: [(0, 483), (1, 2985), (42, 5513)] as [(Int64, Int64)])
  func cohort(seed: Int64, expected: Int64) {
    #expect(Chance.cohort(salt: "new-shop", seed: seed) == expected)
  }

  @Test("chest", arguments: [(1, 32), (2, 83), (3, 70)] as [(Int64, Int64)])
  func chest(opening: Int64, expected: Int64) {
    #expect(Chance.chest("wooden", seed: 42, opening: opening, below: 100) == expected)
  }

  @Test("numbers are eight bytes, the highest first, after names that end in a zero")
  func bytes() {
    let cohort = Array("cohort\0new-shop\0".utf8) + [0, 0, 0, 0, 0, 0, 0, 42]
    #expect(Chance.hash(cohort).multipliedFullWidth(by: 10_000).high == 5513)
    let chest =
      Array("chest\0a\0".utf8) + Array(repeating: 255, count: 8) + [128, 0, 0, 0, 0, 0, 0, 0]
    #expect(
      Chance.chest("a", seed: -1, opening: .min, below: 1_000)
        == Int64(Chance.hash(chest).multipliedFullWidth(by: 1_000).high))
  }

  @Test("a pick is below its weight, and 0 where there is none", arguments: Zones.extremes)
  func range(number: Int64) {
    #expect((0..<10_000).contains(Chance.cohort(salt: "", seed: number)))
    for weight in Zones.extremes {
      let pick = Chance.chest("x", seed: number, opening: number, below: weight)
      #expect(weight < 1 ? pick == 0 : (0..<weight).contains(pick))
    }
  }

  @Test("picks are even: each of ten thousandths comes about as often")
  func even() {
    var counts = [Int](repeating: 0, count: 10)
    for seed in Int64(0)..<20_000 {
      counts[Int(Chance.cohort(salt: "even", seed: seed) / 1_000)] += 1
    }
    // The standard deviation is 42.
    for count in counts { #expect((1_800...2_200).contains(count)) }
  }
}
