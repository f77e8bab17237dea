import Foundation
import ProgressionCommandLine
import Testing

/// The command `format`.
struct FormatTests {
  private static let ugly =
    "{ \"id\": \"p\",\r\n\"formatVersion\": 1, \"version\": \"1.0.0\",\"worlds\":[] }"
  private static let laidOut = """
    {
      "formatVersion": 1, "id": "p", "version": "1.0.0",
      "worlds": []
    }

    """

  @Test("packs, what they include, and scenarios are laid out; other files are left alone")
  func folder() throws {
    let terminal = try Terminal([
      "Rules/a/rules.json":
        "{\"formatVersion\":1,\"id\":\"a\",\"include\":[\"b.json\",\"no.json\"]}",
      "Rules/a/b.json": "{\"flags\":[\"f\"]}",
      "Rules/a/other.json": "{\"id\":1}",
      "Rules/a/.hidden/rules.json": Self.ugly,
      "Rules/a/tests/one.jsonc": "{\"scenarios\":[],/* why */\"rules\":\"../rules.json\"}",
      "Rules/same/rules.json": Self.laidOut,
    ])
    let check = terminal.run("format", "--check")
    #expect(check.output == "Rules/a/rules.json\nRules/a/b.json\nRules/a/tests/one.jsonc\n")
    #expect(check.errors == "3 of 4 files not in the canonical layout\n")
    #expect(check.code == .findings)
    #expect(try terminal.text("Rules/a/b.json") == "{\"flags\":[\"f\"]}")
    let answer = terminal.run("format")
    #expect(answer.output == check.output)
    #expect(answer.errors == "3 of 4 files laid out anew\n")
    #expect(answer.code == .success)
    #expect(try terminal.text("Rules/a/b.json") == "{\n  \"flags\": [\"f\"]\n}\n")
    #expect(try terminal.text("Rules/a/other.json") == "{\"id\":1}")
    #expect(try terminal.text("Rules/a/.hidden/rules.json") == Self.ugly)
    let again = terminal.run("format", "--check")
    #expect(again.output.isEmpty)
    #expect(again.errors == "0 of 4 files not in the canonical layout\n")
    #expect(again.code == .success)
  }

  @Test(
    "what `new` writes is in the canonical layout", arguments: ["g", "a-game-with-a-long-name"])
  func starter(_ name: String) throws {
    let terminal = try Terminal()
    #expect(terminal.run("new", name).code == .success)
    let answer = terminal.run("format", "--check", name)
    #expect(answer.output.isEmpty)
    #expect(answer.errors == "0 of 3 files not in the canonical layout\n")
  }

  @Test("a folder that is named twice, or with one inside of it, is looked at once")
  func twice() throws {
    let terminal = try Terminal(["Rules/a/rules.json": Self.laidOut])
    for more in ["Rules", "Rules/a", "Rules/a/rules.json"] {
      let answer = terminal.run("format", "--check", "Rules", more)
      #expect(answer.errors == "0 of 1 file not in the canonical layout\n")
      #expect(answer.code == .success)
    }
  }

  @Test("a file in its layout is not written")
  func untouched() throws {
    let terminal = try Terminal(["rules.json": Self.laidOut])
    let path = terminal.folder.appending(path: "rules.json").path
    let past = Date(timeIntervalSince1970: 1_000_000)
    try FileManager.default.setAttributes([.modificationDate: past], ofItemAtPath: path)
    #expect(terminal.run("format", "rules.json").code == .success)
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    #expect(attributes[.modificationDate] as? Date == past)
  }

  @Test("who may read a file, and a link to it, stay")
  func links() throws {
    let terminal = try Terminal(["real/rules.json": Self.ugly])
    let real = terminal.folder.appending(path: "real/rules.json").path
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: real)
    let link = terminal.folder.appending(path: "link.json").path
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "real/rules.json")
    #expect(terminal.run("format", "link.json").code == .success)
    #expect(try terminal.text("real/rules.json") == Self.laidOut)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "real/rules.json")
    let attributes = try FileManager.default.attributesOfItem(atPath: real)
    #expect(attributes[.posixPermissions] as? Int == 0o640)
    #expect(terminal.contents == ["link.json", "real", "real/rules.json"])
  }

  @Test("standard input goes to standard output")
  func filter() throws {
    let terminal = try Terminal()
    terminal.input = Array(("\u{FEFF}// c\n" + Self.ugly).utf8)
    let answer = terminal.run("format", "-")
    #expect(answer.output == "// c\n" + Self.laidOut)
    #expect(answer.code == .success)
    #expect(terminal.run("format", "--check", "-").output == "standard input\n")
    #expect(terminal.run("format", "--check", "-").code == .findings)
    terminal.input = Array(Self.laidOut.utf8)
    #expect(terminal.run("format", "--check", "-").code == .success)
    terminal.input = Array("{".utf8)
    let broken = terminal.run("format", "-")
    #expect(broken.output.isEmpty)
    #expect(broken.errors.contains("standard input:1:2"))
    #expect(broken.code == .findings)
    #expect(terminal.run("format", "-", "rules.json").code == .failure)
  }

  @Test("what is malformed or repeats a key is told and not touched, the rest is laid out")
  func broken() throws {
    let twice = "{\"formatVersion\":1,\"id\":\"a\",\"id\":\"b\"}"
    let terminal = try Terminal([
      "a/rules.json": twice, "b/rules.json": "{\"formatVersion\":1,}", "c/rules.json": Self.ugly,
    ])
    let answer = terminal.run("format", ".")
    #expect(answer.code == .findings)
    #expect(answer.output == "c/rules.json\n")
    #expect(answer.errors.contains("a/rules.json:1:29: error: the key `id` stands twice"))
    #expect(answer.errors.contains("b/rules.json:1:19: error: there cannot be a comma"))
    #expect(answer.errors.hasSuffix("1 of 3 files laid out anew, 2 with errors\n"))
    #expect(try terminal.text("a/rules.json") == twice)
    #expect(try terminal.text("b/rules.json") == "{\"formatVersion\":1,}")
    #expect(try terminal.text("c/rules.json") == Self.laidOut)
  }

  @Test("a pack with errors of meaning is laid out")
  func meaning() throws {
    let terminal = try Terminal(["rules.json": "{\"worlds\":[{\"id\":\"all\",\"levels\":-1}]}"])
    #expect(terminal.run("format", "rules.json").code == .success)
    #expect(
      try terminal.text("rules.json") == """
        {
          "worlds": [{ "id": "all", "levels": -1 }]
        }

        """)
  }

  @Test(
    "what is no rule pack is refused",
    arguments: [
      ("settings.json", "`settings.json` holds no rule pack and no scenarios"),
      ("none.json", "`none.json`"), ("empty", "there are no rule packs or scenarios"),
    ])
  func foreign(_ path: String, _ message: String) throws {
    let terminal = try Terminal(["settings.json": "{\"editor\": 1}"])
    try terminal.makeFolder("empty")
    let answer = terminal.run("format", path)
    #expect(answer.code == .failure)
    #expect(answer.errors.contains(message))
    #expect(try terminal.text("settings.json") == "{\"editor\": 1}")
  }
}
