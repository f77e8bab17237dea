/// How many scenarios ended in which way.
public struct ScenarioSummary: Hashable, Sendable, CustomStringConvertible {
  /// The files that were played.
  public private(set) var files: Int64 = 0
  /// The files that could not be read.
  public private(set) var unreadable: Int64 = 0
  /// The scenarios that passed.
  public private(set) var passed: Int64 = 0
  /// The scenarios that failed.
  public private(set) var failed: Int64 = 0
  /// The scenarios that did not run.
  public private(set) var skipped: Int64 = 0
  /// The scenarios that fail as their mark `todo` says.
  public private(set) var todo: Int64 = 0

  /// Makes a summary of nothing.
  public init() {}

  /// All scenarios, whatever became of them.
  public var scenarios: Int64 { passed + failed + skipped + todo }

  /// Whether nothing failed and every file could be read.
  public var isSuccess: Bool { failed == 0 && unreadable == 0 }

  /// Adds the scenarios of a file.
  public mutating func count(_ file: ScenarioFileResult) {
    if file.problem == nil { files += 1 } else { unreadable += 1 }
    for result in file.results {
      switch result.verdict {
      case .passed: passed += 1
      case .failed: failed += 1
      case .skipped: skipped += 1
      case .todo: todo += 1
      }
    }
  }

  /// The counts as a line, as in `102 scenarios passed, 1 failed, 1 skipped`.
  public var description: String {
    var parts = ["\(passed) \(passed == 1 ? "scenario" : "scenarios") passed"]
    if failed > 0 { parts.append("\(failed) failed") }
    if skipped > 0 { parts.append("\(skipped) skipped") }
    if todo > 0 { parts.append("\(todo) todo") }
    if unreadable > 0 {
      parts.append("\(unreadable) \(unreadable == 1 ? "file" : "files") not readable")
    }
    return parts.joined(separator: ", ")
  }
}
