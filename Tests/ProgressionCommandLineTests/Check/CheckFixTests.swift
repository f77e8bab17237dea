import Foundation
import ProgressionCommandLine
import Testing

/// `check --fix`: what it writes, what it leaves alone, what it says.
struct CheckFixTests {
  static let broken =
    "{ 'formatVersion': 1, \"id\": \"a\" \"version\": \"1\",\n  \"titel\": \"A\" }"
  static let mended =
    "{ \"formatVersion\": 1, \"id\": \"a\", \"version\": \"1\",\n  \"title\": \"A\" }"

  @Test("applies fixes until none is left, shows them and reports what is left")
  func rounds() throws {
    let terminal = try Terminal(["a.json": Self.broken])
    let answer = terminal.run("check", "a.json", "--fix")
    #expect(answer.code == .success)
    #expect(try terminal.text("a.json") == Self.mended)
    #expect(
      answer.errors == """
        a.json:1:3: fixed: use plain double quotes [json-quote]
        a.json:1:32: fixed: add the comma [json-missing-comma]
        1 - { 'formatVersion': 1, "id": "a" "version": "1",
        1 + { "formatVersion": 1, "id": "a", "version": "1",
        a.json:2:3: fixed: write `title` [unknown-key]
        2 -   "titel": "A" }
        2 +   "title": "A" }
        made 3 fixes in 1 file

        """)
    #expect(answer.output.contains("0 errors"))
    #expect(terminal.contents == ["a.json"])
    let again = terminal.run("check", "a.json", "--fix")
    #expect(again.errors == "" && again.code == .success)
  }

  @Test("a dry run shows the first round and writes nothing")
  func dry() throws {
    let terminal = try Terminal(["a.json": Self.broken])
    let answer = terminal.run("check", "a.json", "--fix", "--dry-run")
    #expect(answer.code == .findings)
    #expect(try terminal.text("a.json") == Self.broken)
    #expect(answer.errors.contains("a.json:1:32: would fix: add the comma [json-missing-comma]\n"))
    #expect(answer.errors.contains("would make 2 fixes in 1 file; more may follow\n"))
    #expect(terminal.run("check", "a.json", "--dry-run").code == .failure)
  }

  @Test("the document on standard output tells what is left; the fixes are beside it")
  func document() throws {
    let terminal = try Terminal(["a.json": Self.broken.replacing("\"1\"", with: "1")])
    let answer = terminal.run("check", "a.json", "--fix", "--format", "line")
    #expect(answer.code == .findings)
    #expect(answer.output.hasPrefix("a.json:1:45: error: `version` is a string"))
    #expect(answer.errors.contains("made 3 fixes in 1 file"))
  }

  @Test(
    "line ends, byte order marks and what is beside a fix stay",
    arguments: [
      (
        "{\r\n  'formatVersion': 1,\r\n\t\"id\": \"a\",\r\n  \"version\": \"1\"\r\n}\r\n", "'", "\""
      ),
      ("{ \"formatVersion\": 1, \"id\": \"a\", \"version\": \"1\", }", ", }", " }"),
      ("{ \"formatVersion\": 1, \"id\": \"a\", \"version\": \"🚀\", 'title': \"é\" }", "'", "\""),
    ])
  func kept(_ text: String, _ wrong: String, _ right: String) throws {
    let terminal = try Terminal(["a.json": text])
    #expect(terminal.run("check", "a.json", "--fix").code == .success)
    #expect(try terminal.text("a.json") == text.replacing(wrong, with: right))
  }

  @Test("a link stays a link, permissions stay, a read-only file stays as it is")
  func files() throws {
    let terminal = try Terminal(["real/a.json": Self.broken, "b.json": Self.broken])
    let manager = FileManager.default
    let link = terminal.folder.appending(path: "a.json").path
    let target = terminal.folder.appending(path: "real/a.json").path
    try manager.createSymbolicLink(atPath: link, withDestinationPath: "real/a.json")
    try manager.setAttributes([.posixPermissions: 0o640], ofItemAtPath: target)
    let other = terminal.folder.appending(path: "b.json").path
    try manager.setAttributes([.posixPermissions: 0o444], ofItemAtPath: other)
    let answer = terminal.run("check", "a.json", "b.json", "--fix")
    #expect(answer.code == .failure)
    #expect(try manager.destinationOfSymbolicLink(atPath: link) == "real/a.json")
    #expect(try terminal.text("real/a.json") == Self.mended)
    let mode = try manager.attributesOfItem(atPath: target)[.posixPermissions] as? Int
    #expect(mode == 0o640)
    #expect(try terminal.text("b.json") == Self.broken)
    #expect(answer.errors.contains("error: `b.json` is not written: it is read-only"))
    #expect(answer.errors.contains("b.json:1:3: error:"))
  }

  @Test("all files of a pack, and scenarios; a file of two packs is mended once")
  func several() throws {
    var files = Samples.files
    files["Rules/sample/scenarios/passing.json"] = Samples.passing.replacing(
      "\"steps\": [", with: "\"steps\" [")
    files["Rules/other/rules.json"] = """
      { "formatVersion": 1, "id": "other", "version": "1", "include": ["more.json"] }
      """
    files["Rules/other/more.json"] = "{ \"flags\": [ \"a\", ] }\n"
    files["Rules/other/rules-2.json"] = files["Rules/other/rules.json"]
    let terminal = try Terminal(files)
    let answer = terminal.run("check", "Rules", "Rules/other/rules-2.json", "--fix")
    #expect(answer.code == .success, "\(answer.errors)")
    #expect(answer.errors.contains("made 3 fixes in 2 files"))
    #expect(try terminal.text("Rules/other/more.json") == "{ \"flags\": [ \"a\" ] }\n")
    #expect(try terminal.text("Rules/sample/scenarios/passing.json") == Samples.passing)
  }

  @Test("a fix at the end of a file without a line end, and a file with a thousand fixes")
  func edges() throws {
    let members = (1...1_000).map { "  'x-\($0)': \($0)" }.joined(separator: ",\n")
    let terminal = try Terminal([
      "end.json": "{ \"formatVersion\": 1, \"id\": \"a\", \"version\": '1'}",
      "many.json": "{ \"formatVersion\": 1, \"id\": \"a\", \"version\": \"1\",\n\(members)\n}",
    ])
    #expect(terminal.run("check", "end.json", "--fix").code == .success)
    #expect(try terminal.text("end.json").hasSuffix("\"version\": \"1\"}"))
    // Reading stops after 100 errors, so that it takes ten rounds.
    let answer = terminal.run("check", "many.json", "--fix")
    #expect(answer.code == .success)
    #expect(answer.errors.hasSuffix("made 1000 fixes in 1 file\n"))
    #expect(try !terminal.text("many.json").contains("'"))
  }
}
