import Testing

@testable import ProgressionBenchmarks

struct MedianTests {
  @Test("the middle of an odd and of an even number of values, and of none")
  func middle() {
    #expect(Median.of([3, 1, 2]) == 2)
    #expect(Median.of([4, 1, 2, 100]) == 3)
    #expect(Median.of([]) == 0)
  }
}
