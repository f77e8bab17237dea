import Foundation
import ProgressionKit
import Testing

/// Every block of JSON in the README and the reference pages, in its order on the page: rule packs
/// are read, scenarios play the pack before them, commands are sent to a player of it, and the
/// outcomes and saved states that follow are what comes of that.
struct ReferencePageTests {
  static let pages = [
    "RuleLanguage", "Time", "Money", "Quests", "CommandsAndOutcomes", "Scenarios", "SavedState",
  ]

  @Test(
    "what the pages show is so",
    arguments: ["README.md"]
      + pages.map { "Sources/ProgressionKit/ProgressionKit.docc/\($0).md" })
  func blocks(_ page: String) throws {
    let frames = try MarkdownPage(page).frames.filter { $0.info == "json" }
    #expect(!frames.isEmpty)
    var reader = try PageReader()
    for frame in frames {
      try reader.read(frame.text, at: "\(page):\(frame.line)")
    }
  }
}

/// Goes through the blocks of a page.
struct PageReader {
  private var pack: String
  private var engine: Engine
  private var player: PlayerAccount
  private var answer: String?

  /// A page that shows scenarios before any pack plays the shared example.
  init() throws {
    pack = try String(
      contentsOf: Repository.root.appending(path: "Rules/falling-sky/rules.json"),
      encoding: .utf8)
    engine = try Engine(bytes: pack.utf8)
    player = engine.newAccount()
  }

  mutating func read(_ text: String, at place: String) throws {
    let file = SourceFile(name: place, text: text)
    var sources = Sources()
    let reading = JSONReader.read(file, as: sources.add(file))
    guard let json = reading.document?.root, reading.diagnostics.isEmpty else {
      // What is no value by itself is a part of an object.
      let whole = JSONReader.read(SourceFile(name: place, text: "{\(text)}"), as: FileID(index: 0))
      #expect(whole.diagnostics.isEmpty, "\(place) is no JSON, nor a part of an object")
      return
    }
    if json["formatVersion"] != nil {
      try readPack(text, at: place)
    } else if json["scenarios"] != nil {
      try PagePlay.play(text, with: ["rules.json": pack], at: place)
    } else if json["outcome"] != nil {
      #expect(try canonical(#require(answer)) == canonical(text), "\(place): \(answer ?? "")")
    } else if json["zones"] != nil {
      try compareZones(json, at: place)
    } else if json["playthroughs"] != nil {
      try compareAccount(text, at: place)
    } else if json["schema"] != nil {
      try compareState(text, at: place)
    } else if CommandReader.isCommand(json) {
      do {
        answer = try engine.apply(Command(json: text, from: .store), to: &player, as: .store).json
      } catch {
        answer = error.json
      }
    } else {
      Issue.record("\(place) is neither a pack nor anything that is played with one")
    }
  }

  private mutating func readPack(_ text: String, at place: String) throws {
    let pack = RulePack(bytes: text.utf8, named: place)
    #expect(pack.findingsOnPage.isEmpty, "\(pack.report())")
    self.pack = text
    engine = try pack.engine()
    player = engine.newAccount()
  }

  private func compareZones(_ json: JSONValue, at place: String) throws {
    var writer = JSONWriter(style: .compact)
    try ZoneTables(json: json).write(to: &writer)
    #expect(try canonical(writer.text) == canonical(json.sourceText), "\(place)")
  }

  private func compareState(_ text: String, at place: String) throws {
    let saved = String(decoding: engine.encode(player.current), as: UTF8.self)
    #expect(try canonical(text) == saved, "\(place): the state is \(saved)")
    #expect(try engine.decode(Array(text.utf8)) == player.current, "\(place)")
  }

  private func compareAccount(_ text: String, at place: String) throws {
    let saved = String(decoding: engine.encode(player), as: UTF8.self)
    #expect(try canonical(text) == saved, "\(place): the account is \(saved)")
    #expect(try engine.decodeAccount(text.utf8) == player, "\(place)")
  }

  private func canonical(_ text: String) throws -> String {
    let reading = JSONReader.read(SourceFile(name: "json", text: text), as: FileID(index: 0))
    return String(decoding: CanonicalJSON.write(try #require(reading.document).root), as: UTF8.self)
  }
}
