import Testing

@testable import ProgressionCommandLine

/// Which files changed, and what is read again for that.
struct WatchPlanTests {
  static func stamp(_ number: Int64) -> FileStamp {
    FileStamp(seconds: number, size: 1, number: 1)
  }

  @Test("what is different between two moments")
  func change() {
    let old = FileSnapshot(stamps: ["a": Self.stamp(1), "b": Self.stamp(1), "c": Self.stamp(1)])
    let new = FileSnapshot(stamps: ["b": Self.stamp(2), "c": Self.stamp(1), "d": Self.stamp(1)])
    #expect(
      FileChange(from: old, to: new) == FileChange(added: ["d"], changed: ["b"], removed: ["a"]))
    #expect(FileChange(from: old, to: old).isEmpty)
  }

  @Test(
    "a file is another by its time, its size and its number",
    arguments: [
      FileStamp(seconds: 2, nanoseconds: 5, size: 7, number: 9),
      FileStamp(seconds: 1, nanoseconds: 6, size: 7, number: 9),
      FileStamp(seconds: 1, nanoseconds: 5, size: 8, number: 9),
      FileStamp(seconds: 1, nanoseconds: 5, size: 7, number: 10),
    ])
  func stamps(_ stamp: FileStamp) {
    let before = FileStamp(seconds: 1, nanoseconds: 5, size: 7, number: 9)
    let change = FileChange(
      from: FileSnapshot(stamps: ["a": before]), to: FileSnapshot(stamps: ["a": stamp]))
    #expect(change == FileChange(changed: ["a"]))
  }

  struct Case: CustomTestStringConvertible, Sendable {
    let name: String
    let change: FileChange
    var found = ["one", "two", "broken"]
    let again: [String]
    var gone: [String] = []
    var testDescription: String { name }
  }

  static let cases: [Case] = [
    Case(name: "a scenario file", change: FileChange(changed: ["one"]), again: ["one", "broken"]),
    Case(
      name: "a pack that both play", change: FileChange(changed: ["rules"]),
      again: ["one", "two", "broken"]),
    Case(
      name: "an included file", change: FileChange(changed: ["included"]),
      again: ["one", "two", "broken"]),
    Case(
      name: "a pack that one upgrades to", change: FileChange(removed: ["next"]),
      again: ["two", "broken"]),
    Case(
      name: "a file that nothing reads is tried for what is broken",
      change: FileChange(added: ["other"]), again: ["broken"]),
    Case(
      name: "a new scenario file", change: FileChange(added: ["three"]),
      found: ["one", "two", "broken", "three"], again: ["broken", "three"]),
    Case(
      name: "removed scenario files", change: FileChange(removed: ["broken", "one"]),
      found: ["two"],
      again: [], gone: ["broken", "one"]),
  ]

  @Test("what is read again", arguments: cases)
  func step(_ test: Case) {
    var plan = WatchPlan()
    plan.read("one", WatchPlan.Reading(["one", "rules", "included"], isWhole: true))
    plan.read("two", WatchPlan.Reading(["two", "rules", "included", "next"], isWhole: true))
    plan.read("broken", WatchPlan.Reading(["broken"], isWhole: false))
    #expect(plan.files == ["one", "two", "rules", "included", "next", "broken"])
    let step = plan.step(after: test.change, found: test.found)
    #expect(step == WatchPlan.Step(again: test.again, gone: test.gone))
    #expect(plan.files.isDisjoint(with: test.gone))
  }
}
