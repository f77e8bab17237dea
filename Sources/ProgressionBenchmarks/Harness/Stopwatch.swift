/// Times contenders in turn, round after round.
struct Stopwatch {
  /// How often each contender is timed.
  let rounds: Int
  /// How long one timing shall take at least, in nanoseconds.
  let shortest: Int64

  /// Times a comparison.
  ///
  /// Each round times every contender once, so that what disturbs the machine for a while
  /// disturbs all of them.
  ///
  /// - Throws: What a contender throws.
  func measure(_ comparison: Comparison) throws -> Measurement {
    let calls = try comparison.contenders.map { try callsNeeded(by: $0) }
    var samples = comparison.contenders.map { _ in [Sample]() }
    for _ in 0..<rounds {
      for (index, contender) in comparison.contenders.enumerated() {
        samples[index].append(try sample(contender, calls: calls[index]))
      }
    }
    return Measurement(comparison, samples)
  }

  /// How many calls of the body take long enough; the first calls warm up.
  private func callsNeeded(by contender: Contender) throws -> Int {
    var calls = 1
    while true {
      let cpu = try sample(contender, calls: calls).cpu
      if cpu >= shortest || calls >= 1 << 24 { return calls }
      let needed = cpu > 0 ? Double(shortest) / Double(cpu) * Double(calls) * 1.1 : 0
      calls = max(calls * 2, min(Int(needed), calls * 100))
    }
  }

  private func sample(_ contender: Contender, calls: Int) throws -> Sample {
    var sample = Sample()
    guard let setUp = contender.setUp else {
      let start = Moment.now
      for _ in 0..<calls { try contender.body() }
      sample.add(Int64(calls) * contender.operations, from: start, to: .now)
      return sample
    }
    for _ in 0..<calls {
      try setUp()
      let start = Moment.now
      try contender.body()
      sample.add(contender.operations, from: start, to: .now)
    }
    return sample
  }
}
