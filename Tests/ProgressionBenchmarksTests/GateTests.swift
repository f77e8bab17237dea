import ProgressionKit
import Testing

@testable import ProgressionBenchmarks

/// The gates: read, written as Swift, and wrong answers found.
struct GateTests {
  @Test("the built-in source is what the program writes of its own conditions")
  func source() throws {
    for source in HandWritten.all {
      let conditions = try source.conditions.split(separator: "\n").map {
        try GateReader.condition($0)
      }
      #expect(GateCondition.digest(conditions) == source.digest)
      let path = "Sources/ProgressionBenchmarks/Generated/GatesOf\(conditions.count).swift"
      let file = try FileSystem.read(Folder.repository + path)
      #expect(try GateSource.file(conditions).utf8.elementsEqual(file.bytes), "\(path)")
    }
  }

  @Test("a condition is read as it is written")
  func conditions() throws {
    let text =
      #"{"any":[{"all":[{"flag":"w0.d3"},{"not":{"flag":"w0.owned"}}]},"#
      + #"{"count":[{"counter":"w0.s1","atLeast":2},{"flag":"w0.d1"},{"flag":"w0.d2"}],"atLeast":2}]}"#
    let condition = try GateReader.condition(text)
    #expect(condition.json == text)
    #expect(
      try condition.swift(isFlat: false)
        == "((w[0].levels[3].isDone && !w[0].owned) || atLeastTwo("
        + "w[0].levels[1].stars.isAtLeast(2), w[0].levels[1].isDone, w[0].levels[2].isDone))")
    var player = GatePlayer()
    #expect(!condition.holds(for: player))
    player.flags = ["w0.d1": true]
    player.counters = ["w0.s1": 2]
    #expect(condition.holds(for: player))
  }

  @Test("what is no condition of this workload is refused")
  func wrongConditions() {
    for text in ["{}", "[]", "{", #"{"stars": "all"}"#, #"{"counter": "a"}"#, #"{"flag": 1}"#] {
      #expect(throws: BenchmarkFailure.self) { try GateReader.condition(text) }
    }
    #expect(throws: BenchmarkFailure.self) {
      try GateCondition.count([.flag("w0.d1")], atLeast: 1).swift(isFlat: true)
    }
    #expect(throws: BenchmarkFailure.self) {
      try GateCondition.flag("met-king").swift(isFlat: true)
    }
  }
}
