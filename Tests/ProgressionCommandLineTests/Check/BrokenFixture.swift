import Foundation
import ProgressionCommandLine
import Testing

/// Input with a mistake that a person makes, and all that the program says about it.
///
/// `Tests/Fixtures/broken` holds rule packs, `NAME.json`, `NAME.jsonc` or a folder, for `check`. Each
/// folder in `Tests/Fixtures/broken-elsewhere` holds what other commands read: `command.txt` has the
/// command line, a word on a line, and `input.txt` is standard input. Beside each is `NAME.txt` with
/// what is printed.
///
/// A run with `PROGRESSION_RECORD=1` in the environment writes those anew; the difference is then
/// reviewed before it is committed.
struct BrokenFixture: CustomTestStringConvertible, Sendable {
  /// The file or folder, as the command line names it.
  let name: String
  /// The folder that it is in.
  let home: URL
  /// Whether the folder itself says how it is run.
  let hasCommand: Bool

  var testDescription: String { name }

  private static let fixtures = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Fixtures")

  private static let isRecording =
    ProcessInfo.processInfo.environment["PROGRESSION_RECORD"] == "1"

  /// Those that `check` is run on.
  static let packs = all(in: "broken", hasCommand: false)

  /// Those of other commands.
  static let others = all(in: "broken-elsewhere", hasCommand: true)

  private static func all(in folder: String, hasCommand: Bool) -> [BrokenFixture] {
    let home = fixtures.appending(path: folder)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: home.path)) ?? []
    return names.sorted().filter { !$0.hasSuffix(".txt") && !$0.hasPrefix(".") }
      .map { BrokenFixture(name: $0, home: home, hasCommand: hasCommand) }
  }

  /// Files with a reviewed text that belong to no fixture.
  static var orphans: [String] {
    (packs + others).reduce(into: texts) { $0.remove($1.golden.path) }.sorted()
  }

  private static var texts: Set<String> {
    var paths: Set<String> = []
    for home in ["broken", "broken-elsewhere"].map({ fixtures.appending(path: $0) }) {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: home.path)) ?? []
      for name in names where name.hasSuffix(".txt") {
        paths.insert(home.appending(path: name).path)
      }
    }
    return paths
  }

  private var golden: URL {
    let title = name.split(separator: ".").first.map(String.init) ?? name
    return home.appending(path: "\(title).txt")
  }

  /// What the program prints now: the findings, the results, and the answers of a stream.
  func text() throws -> String {
    guard hasCommand else {
      var context = Context(workingDirectory: home.path)
      _ = Program.run(["check", name], in: &context)
      return context.errors + context.output
    }
    let folder = home.appending(path: name)
    let terminal = try Terminal()
    for file in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
      try terminal.write(try Data(contentsOf: folder.appending(path: file)), to: file)
    }
    let input = [UInt8]((try? Data(contentsOf: folder.appending(path: "input.txt"))) ?? Data())
    let stream = MemoryStream(input)
    terminal.input = input
    terminal.stream = stream.stream
    let words = try terminal.text("command.txt").split(separator: "\n").map(String.init)
    let answer = terminal.run(words)
    return answer.errors + answer.output + stream.text
  }

  /// The reviewed text; what `text` is now where texts are recorded.
  func reviewed(recording text: String) throws -> String {
    if Self.isRecording { try Data(text.utf8).write(to: golden) }
    return String(decoding: try Data(contentsOf: golden), as: UTF8.self)
  }

  /// Whether the reviewed text offers a fix.
  var hasFix: Bool {
    (try? String(decoding: Data(contentsOf: golden), as: UTF8.self))?.contains("\nfix: ") == true
  }

  /// The codes that the reviewed text names, at the end of a sentence or in JSON.
  func codes() throws -> Set<String> {
    let text = String(decoding: try Data(contentsOf: golden), as: UTF8.self)
    var codes: Set<String> = []
    for match in text.matches(of: /\[([a-z-]+)\]\n/) { codes.insert(String(match.1)) }
    for match in text.matches(of: /"code":"([a-z-]+)"/) { codes.insert(String(match.1)) }
    return codes
  }
}
