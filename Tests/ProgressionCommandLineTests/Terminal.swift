import Foundation
import ProgressionCommandLine
import Testing

/// The program with a world of its own: a folder that goes away, and captured streams.
final class Terminal {
  /// What one call answered.
  struct Answer {
    let code: ExitCode
    let output: String
    let errors: String
  }

  /// The working directory.
  let folder: URL
  var environment: [String: String] = [:]
  var isTerminal = false
  var input: [UInt8] = []
  var stream = ByteStream.empty
  var patience = Patience.none

  /// A world with these files, by path from the working directory.
  init(_ files: [String: String] = [:]) throws {
    folder = FileManager.default.temporaryDirectory
      .appending(path: "progression-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (path, text) in files { try write(text, to: path) }
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  func write(_ text: String, to path: String) throws {
    try write(Data(text.utf8), to: path)
  }

  func write(_ data: Data, to path: String) throws {
    let file = folder.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
  }

  func makeFolder(_ path: String) throws {
    try FileManager.default.createDirectory(
      at: folder.appending(path: path), withIntermediateDirectories: true)
  }

  func text(_ path: String) throws -> String {
    try String(contentsOf: folder.appending(path: path), encoding: .utf8)
  }

  func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: folder.appending(path: path).path)
  }

  /// Everything in the working directory, hidden files too.
  var contents: [String] {
    let found = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    return (found ?? []).sorted()
  }

  @discardableResult
  func run(_ arguments: String...) -> Answer { run(arguments) }

  @discardableResult
  func run(_ arguments: [String]) -> Answer {
    let input = input
    var context = Context(
      workingDirectory: folder.path, environment: environment, isOutputTerminal: isTerminal,
      isErrorTerminal: isTerminal, readInput: { input }, stream: stream,
      patience: patience)
    let code = Program.run(arguments, in: &context)
    return Answer(code: code, output: context.output, errors: context.errors)
  }
}

/// A rule pack and scenarios that tests change.
enum Samples {
  static let rules = """
    {
      "formatVersion": 1, "id": "sample", "version": "1.0.0", "title": "Sample",
      "currencies": { "coins": { "title": "Coins", "initial": 20 } },
      "worlds": [
        { "id": "meadow", "title": "Meadow", "levels": 2 },
        { "id": "canyon", "title": "Canyon", "levels": 2, "unlock": { "completed": "$previous" } }
      ],
      "features": {
        "shop": { "title": "Shop", "unlock": { "price": { "coins": 50 } } },
        "secret": {
          "title": "Secret", "unlock": { "completed": "canyon" },
          "visible": { "completed": "meadow" }
        }
      }
    }
    """

  static let passing = """
    {
      "rules": "../rules.json",
      "scenarios": [
        { "name": "the next level opens",
          "steps": [ { "complete": "meadow/1", "expect": { "newlyUnlocked": ["meadow/2"] } } ] },
        { "name": "canyon is locked",
          "steps": [ { "select": "canyon", "expectRejected": "locked" } ] }
      ]
    }
    """

  static let failing = """
    {
      "rules": "../rules.json",
      "scenarios": [
        { "name": "canyon opens too early",
          "steps": [
            { "complete": "meadow/1",
              "expect": { "status": { "canyon": "unlocked" } } }
          ] }
      ]
    }
    """

  /// A folder `Rules/sample` with the pack and the passing scenarios.
  static var files: [String: String] {
    ["Rules/sample/rules.json": rules, "Rules/sample/scenarios/passing.json": passing]
  }
}
