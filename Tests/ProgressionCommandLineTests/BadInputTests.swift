import Foundation
import ProgressionCommandLine
import Testing

/// What is not there, not readable or no JSON: one clear message, exit code 2 or 1, nothing
/// written, never a trap.
struct BadInputTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let name: String
    /// The bytes of the file `bad.json`, or `nil` for none.
    var bytes: [UInt8]?
    let words: [String]
    let code: ExitCode
    /// What standard error contains.
    let message: String
    var testDescription: String { "\(name): \(words.joined(separator: " "))" }

    init(
      _ name: String, _ bytes: [UInt8]?, _ words: String, _ code: ExitCode, _ message: String
    ) {
      self.name = name
      self.bytes = bytes
      self.words = words.split(separator: " ").map(String.init)
      self.code = code
      self.message = message
    }

    init(_ name: String, _ words: String, _ code: ExitCode, _ message: String) {
      self.init(name, nil, words, code, message)
    }

    init(_ name: String, text: String, _ words: String, _ code: ExitCode, _ message: String) {
      self.init(name, Array(text.utf8), words, code, message)
    }
  }

  static let deep = String(repeating: "[", count: 100_000)
  static let junk: [UInt8] = (0..<2_000).map { UInt8(truncatingIfNeeded: $0 &* 97 &+ 131) }

  static let missing: [Case] = [
    Case("missing file", "run nowhere.json", .failure, "there is no file or folder `nowhere.json`"),
    Case("missing file", "check nowhere", .failure, "there is no file or folder `nowhere`"),
    Case("missing file", "status nowhere", .failure, "there is no file or folder `nowhere`"),
    Case("missing file", "explain nowhere a", .failure, "there is no file or folder `nowhere`"),
    Case("no Rules here", "run", .failure, "there is no folder `Rules` here"),
    Case("no Rules here", "check", .failure, "there is no folder `Rules` here"),
    Case("folder without packs", "run empty", .failure, "there are no scenarios in the folder"),
    Case("folder without packs", "check empty", .failure, "there are no rule packs or scenarios"),
    Case("folder without packs", "status empty", .failure, "`empty` has no rules.json"),
    Case(
      "directory for a file", "status Game --state Game", .failure, "`Game` is a folder, not a file"
    ),
    Case("device", "status /dev/null", .failure, "`/dev/null` is neither a file nor a folder"),
    Case("device", "run /dev/zero", .failure, "`/dev/zero` is neither a file nor a folder"),
    Case("missing state", "status Game --state no", .failure, "there is no file or folder `no`"),
    Case("pack for scenarios", "run Game/rules.json", .failure, "has no scenarios"),
  ]

  static let content: [Case] = [
    Case("binary junk", junk, "check bad.json", .findings, "bad.json:1:"),
    Case("binary junk", junk, "run bad.json", .failure, "bad.json:1:"),
    Case("binary junk", junk, "status bad.json", .failure, "bad.json:1:"),
    Case("empty", [], "check bad.json", .findings, "bad.json:1:1"),
    Case("empty", [], "run bad.json", .failure, "bad.json:1:1"),
    Case(
      "truncated", text: "{\"formatVersion\": 1, \"worlds\": [{\"id\": ", "check bad.json",
      .findings, "bad.json:1:"),
    Case(
      "truncated", text: "{\"rules\": \"Game\", \"scenarios\": [{", "run bad.json", .failure,
      "bad.json:1:"),
    Case(
      "truncated", text: "{\"rules\": \"Game\", \"scenarios\": [{", "check bad.json", .findings,
      "bad.json:1:"),
    Case("deep", text: deep, "check bad.json", .findings, "bad.json:1:201"),
    Case("deep", text: deep, "run bad.json", .failure, "bad.json:1:201"),
    Case("deep", text: deep, "status bad.json", .failure, "bad.json:1:201"),
    Case("deep", text: deep, "status Game --state bad.json", .failure, "bad.json:1:201"),
    Case("no object", text: "[]", "check bad.json", .findings, "bad.json:1:1"),
    Case("no object", text: "3", "status bad.json", .findings, "bad.json:1:1"),
    Case(
      "wrong formatVersion", text: "{\"formatVersion\": 2, \"id\": \"a\", \"version\": \"1\"}",
      "check bad.json", .findings, "bad.json:1:19"),
    Case(
      "wrong formatVersion", text: "{\"formatVersion\": 2, \"id\": \"a\", \"version\": \"1\"}",
      "status bad.json", .findings, "bad.json:1:19"),
    Case(
      "level that is not there",
      text: """
        {"rules": "Game", "scenarios": [{"name": "a", "steps": [{"complete": "medow/1"}]}]}
        """, "run bad.json", .failure, "bad.json:1:70"),
    Case(
      "level that is not there",
      text: """
        {"rules": "Game", "scenarios": [{"name": "a", "steps": [{"complete": "medow/1"}]}]}
        """, "check bad.json", .findings, "bad.json:1:70"),
    Case(
      "rules that are not there", text: "{\"rules\": \"nowhere\", \"scenarios\": []}",
      "run bad.json", .failure, "bad.json:1:11"),
    Case(
      "rules that are not there", text: "{\"rules\": \"nowhere\", \"scenarios\": []}",
      "check bad.json", .findings, "bad.json:1:11"),
    Case("rules missing", text: "{\"scenarios\": []}", "run bad.json", .failure, "bad.json:1:1"),
    Case("state", text: "{}", "status Game --state bad.json", .failure, "bad.json"),
    Case("given", "status Game --given {", .failure, "--given:1:"),
    Case("given", "status Game --given {\"completed\":[\"medow/1\"]}", .failure, "--given:1:15"),
    Case("given", "status Game --given []", .failure, "--given:1:1"),
  ]

  @Test("one clear message", arguments: missing + content)
  func message(_ test: Case) throws {
    let terminal = try Terminal(["Game/rules.json": Samples.rules])
    try terminal.makeFolder("empty")
    if let bytes = test.bytes { try terminal.write(Data(bytes), to: "bad.json") }
    let before = terminal.contents
    let answer = terminal.run(test.words)
    #expect(answer.code == test.code)
    #expect(answer.errors.contains(test.message), "\(answer.errors)")
    #expect(terminal.contents == before)
  }

  @Test("a file of 100 MB is refused before it is read", arguments: ["check", "run", "status"])
  func large(_ command: String) throws {
    let terminal = try Terminal()
    let path = terminal.folder.appending(path: "large.json").path
    #expect(FileManager.default.createFile(atPath: path, contents: nil))
    // A file with a hole: it takes no room and no time.
    let handle = try #require(FileHandle(forWritingAtPath: path))
    try handle.truncate(atOffset: 100 << 20)
    try handle.close()
    let answer = terminal.run(command, "large.json")
    #expect(answer.code == .failure)
    #expect(
      answer.errors == """
        error: `large.json` has 104857600 bytes; nothing above 67108864 bytes is read

        """)
  }

  @Test("a file that may not be read")
  func unreadable() throws {
    let terminal = try Terminal(Samples.files)
    let path = terminal.folder.appending(path: "Rules/sample/rules.json").path
    try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: path)
    // The superuser reads everything.
    guard !FileManager.default.isReadableFile(atPath: path) else { return }
    let answer = terminal.run("status", "Rules/sample")
    #expect(answer.code == .failure)
    #expect(answer.errors == "error: `Rules/sample/rules.json` cannot be read\n")
  }

  @Test("a link that leads in a circle ends")
  func circle() throws {
    let terminal = try Terminal(Samples.files)
    try FileManager.default.createSymbolicLink(
      at: terminal.folder.appending(path: "Rules/again"),
      withDestinationURL: terminal.folder.appending(path: "Rules"))
    #expect(terminal.run("run").output.hasSuffix("2 scenarios passed\n"))
  }

  @Test("a name cannot write to the terminal")
  func controls() throws {
    let answer = try Terminal().run("run", "a\u{1B}[31mb\nc")
    #expect(answer.code == .failure)
    #expect(!answer.errors.contains("\u{1B}"))
    #expect(answer.errors.split(separator: "\n").count == 1)
  }
}
