import Foundation
import ProgressionKit
import Testing

/// Rule packs from files, folders and memory.
struct RulePackTests {
  static let rules = """
    {"formatVersion": 1, "id": "kit", "version": "1", "worlds": [{"id": "a", "levels": 2}]}
    """

  @Test("a file, a folder with rules.json, a folder with rules.jsonc")
  func paths() throws {
    let folder = try ScratchFolder([
      "one.json": Self.rules, "two/rules.json": Self.rules,
      "three/rules.jsonc": "// comment\n" + Self.rules,
    ])
    for name in ["one.json", "two", "two/", "two/rules.json", "three"] {
      let pack = try RulePack(contentsOf: folder.path(name), named: name)
      #expect(pack.game?.id == "kit", "\(name): \(pack.report())")
      #expect(pack.diagnostics.isEmpty)
    }
    #expect(try RulePack(contentsOf: folder.path("two"), named: "two/").name == "two/rules.json")
  }

  @Test("rules.json comes before rules.jsonc")
  func both() throws {
    let folder = try ScratchFolder(["rules.json": Self.rules, "rules.jsonc": "{}"])
    #expect(try RulePack(contentsOf: folder.url.path).game?.id == "kit")
  }

  struct Unreadable: CustomTestStringConvertible, Sendable {
    let path: String
    let error: FileError
    var testDescription: String { path }
  }

  static let unreadable = [
    Unreadable(path: "nowhere", error: FileError("nowhere", .missing)),
    Unreadable(path: "empty", error: FileError("empty", .hasNoPack)),
    Unreadable(path: "file/rules.json", error: FileError("file/rules.json", .missing)),
  ]

  @Test("what cannot be read says why", arguments: unreadable)
  func throwing(_ test: Unreadable) throws {
    let folder = try ScratchFolder(["file": "", "empty/notes.txt": ""])
    let error = #expect(throws: FileError.self) {
      try RulePack(contentsOf: folder.path(test.path), named: test.path)
    }
    #expect(error == test.error)
  }

  @Test("includes are relative to the main file and stay in its folder")
  func includes() throws {
    let worlds = "{\"worlds\": [{\"id\": \"b\", \"levels\": 1}]}"
    let folder = try ScratchFolder(["pack/more/worlds.json": worlds, "outside.json": worlds])
    func pack(_ include: String) throws -> RulePack {
      try folder.write(
        "{\"formatVersion\": 1, \"id\": \"kit\", \"version\": \"1\", \"include\": [\"\(include)\"]}",
        to: "pack/rules.json")
      return try RulePack(contentsOf: folder.path("pack"), named: "pack")
    }
    #expect(try pack("more/worlds.json").game?.nodes.map(\.id) == ["b", "b/1"])
    for name in [
      "../outside.json", folder.path("outside.json"), "more/../../outside.json", "more",
      "more\\worlds.json", "nowhere.json",
    ] {
      let wrong = try pack(name)
      #expect(wrong.game == nil, "\(name)")
      #expect(wrong.report().contains("pack/rules.json:1:"), "\(name): \(wrong.report())")
    }
  }

  @Test("a wrong pack in an included file is located there")
  func includedPlace() throws {
    let folder = try ScratchFolder([
      "rules.json": """
      {"formatVersion": 1, "id": "kit", "version": "1", "include": ["worlds.json"]}
      """,
      "worlds.json": "{\"worlds\": [\n  {\"id\": \"b\", \"levels\": true}]}",
    ])
    let report = try RulePack(contentsOf: folder.url.path, named: ".").report()
    #expect(report.contains("worlds.json:2:"), "\(report)")
  }

  @Test("the size is checked before anything is read")
  func size() throws {
    let folder = try ScratchFolder(["large.json": ""])
    let handle = try #require(FileHandle(forWritingAtPath: folder.path("large.json")))
    try handle.truncate(atOffset: UInt64(FileSystem.maximumFileSize) + 1)
    try handle.close()
    let error = #expect(throws: FileError.self) {
      try FileSystem.read(folder.path("large.json"), named: "large.json")
    }
    let limit = FileSystem.maximumFileSize
    #expect(error == FileError("large.json", .tooLarge(bytes: limit + 1, limit: limit)))
  }

  @Test("an engine from a file and from bytes")
  func engine() throws {
    let folder = try ScratchFolder(["rules.json": Self.rules])
    let fromFile = try Engine(contentsOf: folder.url.path)
    let fromBytes = try Engine(bytes: Self.rules.utf8)
    #expect(fromFile.fingerprint == fromBytes.fingerprint)
    #expect(throws: PackError.file(FileError(folder.path("x"), .missing))) {
      _ = try Engine(contentsOf: folder.path("x"))
    }
    let error = #expect(throws: PackError.self) {
      _ = try Engine(bytes: "{}".utf8, named: "my.json")
    }
    #expect(error?.description.contains("my.json:1:") == true)
  }
}
