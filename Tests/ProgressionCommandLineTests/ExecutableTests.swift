import Foundation
import Testing

/// The real executable, as a shell calls it.
@Suite(.enabled(if: Executable.path != nil))
struct ExecutableTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let name: String
    /// What the shell runs; `$0` is the executable.
    let script: String
    let code: Int32
    let output: String
    let errors: String
    var testDescription: String { name }
  }

  static let cases: [Case] = [
    Case(
      name: "version", script: "\"$0\" --version", code: 0, output: "progression 0.1.0\n",
      errors: ""),
    Case(
      name: "missing file", script: "\"$0\" run nowhere", code: 2, output: "",
      errors: "error: there is no file or folder `nowhere`\n"),
    Case(
      name: "an error in a pack", script: "\"$0\" check wrong.json > checked", code: 1, output: "",
      errors: "wrong.json:1:1"),
    Case(
      name: "what it makes it can play",
      script: "\"$0\" new game > /dev/null && \"$0\" run game | tail -n 1", code: 0,
      output: "5 scenarios passed\n", errors: ""),
    // The reader has gone before anything is written.
    Case(
      name: "a closed pipe",
      script: "{ sleep 0.3; \"$0\" explain-code --format json; echo $? >&2; } | true", code: 0,
      output: "", errors: "0\n"),
    Case(
      name: "a full disk", script: "test -e /dev/full || exit 2; \"$0\" --help > /dev/full",
      code: 2,
      output: "", errors: ""),
    Case(
      name: "no descriptors", script: "\"$0\" --version >&- 2>&-", code: 2, output: "", errors: ""),
  ]

  @Test("from a shell", arguments: cases)
  func shell(_ test: Case) throws {
    let answer = try Executable.shell(test.script)
    #expect(answer.code == test.code)
    #expect(answer.output == test.output)
    #expect(
      test.errors.isEmpty || answer.errors.contains(test.errors), "\(answer.errors)")
    #expect(!answer.errors.contains("Fatal error") && !answer.errors.contains("Crash"))
  }

  struct Typed: CustomTestStringConvertible, Sendable {
    let words: String
    let offers: String
    var testDescription: String { words }
  }

  static let typed: [Typed] = [
    Typed(words: "progression che", offers: "check"),
    Typed(words: "progression run --fo", offers: "--format"),
    Typed(words: "progression run --format j", offers: "json junit"),
    Typed(words: "progression run --format = j", offers: "json junit"),
    Typed(words: "progression explain game summit/", offers: "summit/1 summit/2"),
    Typed(words: "progression status ga", offers: "game"),
  ]

  @Test("bash completes", .enabled(if: Executable.has("/bin/bash")), arguments: typed)
  func bash(_ test: Typed) throws {
    let answer = try Executable.shell(
      """
      "$0" new game > /dev/null
      PATH="$(dirname "$0"):$PATH" exec /bin/bash -c '
        source <(progression completions bash)
        COMP_WORDS=(\(test.words))
        COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
        _progression
        echo "${COMPREPLY[@]}"
      '
      """)
    #expect(answer.output == "\(test.offers)\n", "\(answer.errors)")
  }
}

/// The executable that was built beside these tests.
enum Executable {
  /// Its path; `nil` where the tests run from elsewhere.
  static let path: String? = {
    let tests = URL(filePath: CommandLine.arguments[0]).resolvingSymlinksInPath()
    let path = tests.deletingLastPathComponent().appending(path: "progression").path
    return has(path) ? path : nil
  }()

  static func has(_ path: String) -> Bool {
    FileManager.default.isExecutableFile(atPath: path)
  }

  /// Runs a shell script in an empty folder, with the executable as `$0`.
  static func shell(_ script: String) throws -> (code: Int32, output: String, errors: String) {
    let terminal = try Terminal(["wrong.json": "[]"])
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", script, try #require(path)]
    process.currentDirectoryURL = terminal.folder
    // Into files: a pipe that nobody reads could fill up.
    for name in ["output", "errors"] { try terminal.write("", to: ".\(name)") }
    process.standardOutput = FileHandle(
      forWritingAtPath: terminal.folder.appending(path: ".output").path)
    process.standardError = FileHandle(
      forWritingAtPath: terminal.folder.appending(path: ".errors").path)
    try process.run()
    process.waitUntilExit()
    return (
      process.terminationStatus, try terminal.text(".output"), try terminal.text(".errors")
    )
  }
}
