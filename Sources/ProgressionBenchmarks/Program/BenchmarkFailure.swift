/// Why there is nothing to measure: wrong usage, or a file that cannot be used.
struct BenchmarkFailure: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
