import Foundation
import ProgressionCommandLine
import Testing

/// `--watch` in a world where each wait is an edit.
struct WatchTests {
  /// What was said, in order, by the threads of a run.
  final class Transcript: @unchecked Sendable {
    var output = ""
    var errors = ""
    var edits: [() throws -> Void] = []
    /// What to do while a change settles.
    var settling: [() throws -> Void] = []
    var failure: (any Error)?
    /// The output of each round.
    var rounds: [String] = []

    /// Makes the next edit; `false` where there is none left.
    func wait(_ milliseconds: Int64) -> Bool {
      let isSettling = milliseconds < 200
      if !isSettling {
        rounds.append(output)
        output = ""
      }
      do {
        if isSettling {
          if !settling.isEmpty { try settling.removeFirst()() }
          return true
        }
        guard !edits.isEmpty else { return false }
        try edits.removeFirst()()
        return true
      } catch {
        failure = error
        return false
      }
    }
  }

  /// Runs a command, with an edit between each two rounds.
  static func run(
    _ terminal: Terminal, _ arguments: [String], _ transcript: Transcript
  ) throws -> Terminal.Answer {
    terminal.stream = ByteStream(
      read: { .end },
      write: { bytes in
        transcript.output += String(decoding: bytes, as: UTF8.self)
        return .written
      })
    terminal.patience = Patience(
      wait: { transcript.wait($0) }, writeErrors: { transcript.errors += $0 })
    let answer = terminal.run(arguments)
    if let failure = transcript.failure { throw failure }
    return answer
  }

  static let another = """
    {"formatVersion": 1, "id": "another", "version": "1.0.0",
     "worlds": [{"id": "w", "levels": 2}]}
    """
  static let anotherScenario = """
    {"rules": "../rules.json", "scenarios": [
      {"name": "it opens", "steps": [{"complete": "w/1", "expect": {"newlyUnlocked": ["w/2"]}}]}]}
    """

  static func terminal() throws -> Terminal {
    var files = Samples.files
    files["Rules/another/rules.json"] = another
    files["Rules/another/scenarios/a.json"] = anotherScenario
    return try Terminal(files)
  }

  @Test("a changed pack plays what uses it, and nothing else")
  func pack() throws {
    let terminal = try Self.terminal()
    let transcript = Transcript()
    transcript.edits = [
      {
        try terminal.write(Self.another.replacing("2", with: "3"), to: "Rules/another/rules.json")
      },
      {},
      { try terminal.write("{}", to: "Rules/notes.json") },
    ]
    let answer = try Self.run(terminal, ["run", "--watch"], transcript)
    #expect(answer.code == .success, "\(transcript.errors)")
    #expect(transcript.rounds.count == 4)
    #expect(transcript.rounds[0].hasSuffix("\n3 scenarios passed\nwatching 4 files\n"))
    #expect(
      transcript.rounds[1] == """

        changed: Rules/another/rules.json
        again: Rules/another/scenarios/a.json
        Rules/another/scenarios/a.json
          passed   it opens

        1 scenario passed
        in all: 3 scenarios passed

        """)
    #expect(transcript.rounds[2] == "")
    #expect(
      transcript.rounds[3] == """

        new: Rules/notes.json
        nothing that is read here depends on that

        """)
  }

  @Test("a pack that is broken for a while is played as it was")
  func broken() throws {
    let terminal = try Self.terminal()
    let transcript = Transcript()
    transcript.edits = [
      { try terminal.write("{ \"formatVersion\": 1, ", to: "Rules/another/rules.json") },
      {
        try terminal.write(
          Self.anotherScenario.replacing("w/2", with: "w/1"), to: "Rules/another/scenarios/a.json")
      },
      { try terminal.write(Self.another, to: "Rules/another/rules.json") },
      { try terminal.write(Self.anotherScenario, to: "Rules/another/scenarios/a.json") },
    ]
    let answer = try Self.run(terminal, ["run", "--watch"], transcript)
    #expect(answer.code == .success)
    #expect(transcript.errors.contains("Rules/another/rules.json:1:"))
    #expect(
      transcript.rounds[1].hasSuffix(
        """
        1 scenario passed
        Rules/another/rules.json has errors: played as it was before
        in all: 3 scenarios passed

        """))
    #expect(transcript.rounds[2].contains("failed   it opens"))
    #expect(transcript.rounds[3].contains("1 failed\nin all: 2 scenarios passed, 1 failed\n"))
    #expect(transcript.rounds[4].hasSuffix("in all: 3 scenarios passed\n"))
  }

  @Test("a scenario file that is broken counts as before, and the exit code tells")
  func brokenScenarios() throws {
    let terminal = try Self.terminal()
    let transcript = Transcript()
    transcript.edits = [{ try terminal.write("{", to: "Rules/another/scenarios/a.json") }]
    let answer = try Self.run(terminal, ["run", "--watch"], transcript)
    #expect(answer.code == .failure)
    #expect(
      transcript.rounds[1].hasSuffix("in all: 3 scenarios passed; 1 file counts as before\n"))
  }

  @Test("new, moved and removed files")
  func files() throws {
    let terminal = try Self.terminal()
    let transcript = Transcript()
    let manager = FileManager.default
    let folder = terminal.folder.appending(path: "Rules/another/scenarios")
    transcript.edits = [
      { try terminal.write(Self.anotherScenario, to: "Rules/another/scenarios/b.json") },
      {
        // As editors save: written beside it and moved there.
        try terminal.write(Self.anotherScenario, to: "Rules/another/scenarios/.a.swp")
        try manager.removeItem(at: folder.appending(path: "a.json"))
        try manager.moveItem(
          at: folder.appending(path: ".a.swp"), to: folder.appending(path: "a.json"))
      },
      { try manager.removeItem(at: folder.appending(path: "b.json")) },
    ]
    _ = try Self.run(terminal, ["run", "--watch", "Rules"], transcript)
    #expect(transcript.rounds[1].hasPrefix("\nnew: Rules/another/scenarios/b.json\n"))
    #expect(transcript.rounds[1].hasSuffix("in all: 4 scenarios passed\n"))
    #expect(
      transcript.rounds[2].hasPrefix(
        "\nchanged: Rules/another/scenarios/a.json\nagain: Rules/another/scenarios/a.json\n"))
    #expect(
      transcript.rounds[3]
        == "\nremoved: Rules/another/scenarios/b.json\nin all: 3 scenarios passed\n")
  }

  @Test("a file that is written in two steps is read once, whole")
  func halfWritten() throws {
    let terminal = try Self.terminal()
    let transcript = Transcript()
    transcript.edits = [{ try terminal.write("", to: "Rules/another/rules.json") }]
    transcript.settling = [
      { try terminal.write("{ \"formatVersion\"", to: "Rules/another/rules.json") },
      { try terminal.write(Self.another, to: "Rules/another/rules.json") },
    ]
    let answer = try Self.run(terminal, ["run", "--watch"], transcript)
    #expect(answer.code == .success)
    #expect(transcript.errors == "")
    #expect(transcript.rounds.count == 2)
    #expect(transcript.rounds[1].hasSuffix("in all: 3 scenarios passed\n"))
  }

  @Test("check says what is wrong now")
  func check() throws {
    let terminal = try Self.terminal()
    let transcript = Transcript()
    transcript.edits = [
      {
        try terminal.write(
          Self.another.replacing("levels", with: "levls"), to: "Rules/another/rules.json")
      },
      { try terminal.write(Self.another, to: "Rules/another/rules.json") },
    ]
    let answer = try Self.run(terminal, ["check", "--watch"], transcript)
    #expect(answer.code == .success)
    #expect(transcript.rounds[0].contains("Rules/sample/rules.json: Sample 1.0.0"))
    #expect(!transcript.rounds[1].contains("Rules/sample"))
    #expect(transcript.errors.contains("levls"))
    #expect(
      transcript.rounds[1].contains("\nin all: ") && !transcript.rounds[1].contains("in all: 0"))
    #expect(transcript.rounds[2].hasSuffix("in all: 0 errors, 0 warnings\n"))
  }

  @Test("lines for editors are all findings each time, between marks")
  func lines() throws {
    let terminal = try Self.terminal()
    let wrong = "Rules/another/rules.json:2:25: error: a world has no key `levls` [unknown-key]\n"
    let transcript = Transcript()
    transcript.edits = [
      {
        try terminal.write(
          Self.another.replacing("levels", with: "levls"), to: "Rules/another/rules.json")
      },
      { try terminal.write("{", to: "Rules/sample/more.json") },
      { try terminal.write(Self.another, to: "Rules/another/rules.json") },
    ]
    let answer = try Self.run(terminal, ["check", "--watch", "--format", "line"], transcript)
    #expect(answer.code == .success)
    #expect(
      transcript.rounds == [
        "checking\nwatching 4 files\n", "checking\n\(wrong)watching 4 files\n",
        "checking\n\(wrong)watching 5 files\n", "checking\nwatching 5 files\n",
      ])
    #expect(transcript.errors == "")
  }

  @Test("a second main file is told when it comes, and no more when it goes")
  func secondMainFile() throws {
    let terminal = try Self.terminal()
    let transcript = Transcript()
    transcript.edits = [
      { try terminal.write(Self.another, to: "Rules/another/rules.jsonc") },
      {
        try FileManager.default.removeItem(
          at: terminal.folder.appending(path: "Rules/another/rules.jsonc"))
      },
    ]
    _ = try Self.run(terminal, ["check", "--watch", "--format", "line"], transcript)
    #expect(
      transcript.rounds.map { $0.contains("[second-main-file]") } == [false, true, false],
      "\(transcript.rounds)")
  }

  @Test("it ends where nobody reads, and refuses what has an end")
  func ends() throws {
    let terminal = try Self.terminal()
    terminal.stream = ByteStream(read: { .end }, write: { _ in .closed })
    terminal.patience = Patience(wait: { _ in true }, writeErrors: { _ in })
    #expect(terminal.run("run", "--watch").code == .success)
    let json = terminal.run("run", "--watch", "--format", "json")
    #expect(json.code == .failure)
    #expect(json.errors.hasPrefix("error: `--watch` goes on and on"))
    #expect(terminal.run("check", "--watch", "--format", "sarif").code == .failure)
    #expect(terminal.run("run", "--watch", "nowhere").code == .failure)
  }
}

/// The real executable, an editor that renames, and a signal.
@Suite(.enabled(if: Executable.path != nil))
struct WatchExecutableTests {
  @Test("plays again what was saved, and ends on a signal", .timeLimit(.minutes(1)))
  func signal() throws {
    let answer = try Executable.shell(
      """
      "$0" new game > /dev/null
      "$0" run game --watch > log 2>&1 &
      watcher=$!
      waitFor() {
        for i in $(seq 1 100); do
          [ "$(grep -c "$2" log)" -ge "$1" ] && return 0
          sleep 0.1
        done
        return 1
      }
      waitFor 1 watching || echo "it never began"
      sed 's/formatVersion/formatVersoin/' game/rules.json > game/.draft && mv game/.draft game/rules.json
      waitFor 1 'played as it was before' || echo "it did not see the mistake"
      sed 's/formatVersoin/formatVersion/' game/rules.json > game/.draft && mv game/.draft game/rules.json
      waitFor 2 'in all: 5 scenarios passed$' || echo "it did not see the end of it"
      kill -INT $watcher
      wait $watcher
      echo "ended with $?"
      """)
    #expect(answer.output == "ended with 0\n", "\(answer.errors)")
    #expect(answer.errors == "")
  }

  @Test("ends when its reader goes", .timeLimit(.minutes(1)))
  func pipe() throws {
    let answer = try Executable.shell(
      """
      "$0" new game > /dev/null
      { "$0" run game --watch; echo "ended with $?" >&2; } | head -n 1 > /dev/null
      """)
    #expect(answer.errors == "ended with 0\n")
  }
}
