import Foundation
import ProgressionKit
import Testing

@testable import ProgressionCommandLine

/// Real processes: killed at any moment, and two at once.
@Suite(.enabled(if: Executable.path != nil), .serialized)
struct TrackCrashTests {
  static let isLong = ProcessInfo.processInfo.environment["PROGRESSION_LONG"] != nil
  static let kills = isLong ? 500 : 25

  @Test("after every kill the journal loads and holds every confirmed entry")
  func kill() throws {
    let terminal = try Terminal()
    let path = terminal.folder.appending(path: "data").path
    let store = TrackStore(folder: DurableFolder(path: path, name: "data"))
    try Tracker(terminal, ["new", "Run"]).finish()
    let clock = ContinuousClock()
    let start = clock.now
    for number in 1...5 { try Tracker(terminal, ["add", "note", "first \(number)"]).finish() }
    let usual = (clock.now - start) / 5
    var random = SystemRandomNumberGenerator()
    var confirmed = Set((1...5).map { "first \($0)" })
    var killed = 0
    var number = 0
    // Some have ended before they are killed: those do not count.
    while killed < Self.kills, number < 8 * Self.kills {
      number += 1
      let name = "entry \(number)"
      let tracker = try Tracker(terminal, ["add", "note", name])
      let share = Double.random(in: 0...1, using: &random)
      Thread.sleep(forTimeInterval: usual / .seconds(1) * share)
      if tracker.kill() { killed += 1 }
      if try tracker.output().contains("added note") { confirmed.insert(name) }
      let journal = try store.load().journal
      let found = Set(journal.entries.map(\.name))
      #expect(confirmed.isSubset(of: found), "lost after kill \(number)")
      // What was written and not said may be there, and then stays.
      confirmed.formUnion(found)
    }
    #expect(killed == Self.kills)
    try Tracker(terminal, ["add", "note", "last"]).finish()
    #expect(try store.load().journal.entries.last?.name == "last")
  }

  @Test("two processes that write at once lose nothing")
  func two() throws {
    let terminal = try Terminal()
    try Tracker(terminal, ["new", "Run"]).finish()
    let count = Self.isLong ? 60 : 12
    let writers = try ["a", "b"].map { writer in
      try Tracker(
        terminal,
        shell: """
          for n in $(seq \(count)); do
            "$0" track add note "\(writer) $n" --folder data --wait 60 || exit 1
          done
          """)
    }
    for writer in writers { try writer.finish() }
    let path = terminal.folder.appending(path: "data").path
    let journal = try TrackStore(folder: DurableFolder(path: path, name: "data")).load().journal
    let expected = ["a", "b"].flatMap { writer in (1...count).map { "\(writer) \($0)" } }
    #expect(Set(journal.entries.map(\.name)) == Set(expected))
    #expect(journal.entryCount == Int64(2 * count))
  }
}

/// A run of the executable in a terminal's folder, with its data in `data`.
private final class Tracker {
  private let process = Process()
  private let terminal: Terminal
  private let file: String

  convenience init(_ terminal: Terminal, _ words: [String]) throws {
    let executable = try #require(Executable.path)
    try self.init(terminal, executable, ["track"] + words + ["--folder", "data"])
  }

  convenience init(_ terminal: Terminal, shell script: String) throws {
    try self.init(terminal, "/bin/sh", ["-c", script, try #require(Executable.path)])
  }

  private init(_ terminal: Terminal, _ program: String, _ arguments: [String]) throws {
    self.terminal = terminal
    file = ".output-\(UUID().uuidString)"
    try terminal.write("", to: file)
    process.executableURL = URL(filePath: program)
    process.arguments = arguments
    process.currentDirectoryURL = terminal.folder
    let output = try FileHandle(forWritingTo: terminal.folder.appending(path: file))
    process.standardOutput = output
    process.standardError = output
    try process.run()
  }

  /// Waits for a good end.
  func finish() throws {
    process.waitUntilExit()
    let text = try output()
    #expect(process.terminationStatus == 0, "\(text)")
  }

  /// Kills the process; `false` where it had ended by itself.
  func kill() -> Bool {
    sendKill(process.processIdentifier)
    process.waitUntilExit()
    return process.terminationReason == .uncaughtSignal
  }

  func output() throws -> String { try terminal.text(file) }
}

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

private func sendKill(_ process: Int32) {
  guard process > 0 else { return }
  _ = kill(process, SIGKILL)
}
