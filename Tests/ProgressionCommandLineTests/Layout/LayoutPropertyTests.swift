import Foundation
import ProgressionKit
import ProgressionReference
import Testing

/// A layout changes nothing that means something, and is one that stays.
struct LayoutPropertyTests {
  static var packs: Int {
    ProcessInfo.processInfo.environment["PROGRESSION_LONG"] == nil ? 12 : 300
  }

  private static func laidOut(_ text: String) -> String? {
    var sources = Sources()
    let file = SourceFile(name: "rules.jsonc", text: text)
    let result = SourceLayout.format(file, in: &sources, dialect: .withComments)
    return result.bytes.map { String(decoding: $0, as: UTF8.self) }
  }

  /// The digest of the rules; of a pack with errors what is wrong with it.
  private static func meaning(_ text: String) throws -> String {
    let pack = RulePack(bytes: text.utf8, named: "rules.jsonc")
    let findings = pack.diagnostics.map { "\($0.code): \($0.message)" }.sorted()
    let fingerprint = pack.game == nil ? "" : try pack.engine(zones: zones).fingerprint
    return ([fingerprint] + findings).joined(separator: "\n")
  }

  /// Fixed offsets will do: only names and digests are compared.
  private static let zones = ZoneTables(
    ReferenceZone.samples.compactMap { zone in
      ZoneTable(name: zone.name, initialOffset: zone.initial, transitions: [])
    })

  /// The values of a text with the members of each object in the order of their keys.
  private static func canonical(_ text: String) throws -> ReferenceJSON {
    try ReferenceJSON(parsing: JSONPieces(text).tokens.joined()).canonical
  }

  /// Compares a text with its layout.
  private static func check(_ text: String, _ plain: String, _ name: String) throws {
    let once = try #require(laidOut(text), "\(name): \(text)")
    #expect(laidOut(once) == once, "\(name): \(text)")
    #expect(try canonical(once) == canonical(plain), "\(name)")
    let before = JSONPieces(text)
    let after = JSONPieces(once)
    #expect(after.comments.sorted() == before.comments.sorted(), "\(name): \(text)")
    #expect(
      after.tokens.filter { $0 != "," }.sorted() == before.tokens.filter { $0 != "," }.sorted())
    #expect(!once.contains("\r") && !once.contains(" \n") && once.hasSuffix("\n"), "\(name)")
  }

  @Test("random packs with random white space and comments mean what they meant")
  func packs() throws {
    for seed in 1...UInt64(Self.packs) {
      var random = ReferenceRandom(seed: seed)
      let profile: GeneratorProfile = [.mixed, .money, .quests][Int(seed % 3)]
      let plain = PackGenerator(seed: seed, size: 1 + random.below(30), profile: profile).pack()
        .line
      let text = JSONPieces(plain).scrambled(&random, hasComments: seed % 2 == 0)
      try Self.check(text, plain, "pack \(seed)")
      let once = try #require(Self.laidOut(text))
      #expect(try Self.meaning(once) == Self.meaning(plain), "pack \(seed)")
    }
  }

  @Test("white space alone decides nothing but where empty lines are")
  func whiteSpace() throws {
    for seed in 1...UInt64(Self.packs) {
      var random = ReferenceRandom(seed: seed)
      let plain = PackGenerator(seed: seed, size: 1 + random.below(20)).pack().line
      let text = JSONPieces(plain).scrambled(&random, hasComments: false)
      let lines = { (text: String?) in text?.split(separator: "\n") }
      #expect(lines(Self.laidOut(text)) == lines(Self.laidOut(plain)), "pack \(seed)")
    }
  }

  @Test("shipped files with random white space and comments stay as they are")
  func shipped() throws {
    let isLong = ProcessInfo.processInfo.environment["PROGRESSION_LONG"] != nil
    for (number, path) in Shipped.files.enumerated() where isLong || number % 10 == 0 {
      let plain = try Shipped.text(path)
      var random = ReferenceRandom(seed: UInt64(plain.utf8.count))
      let text = JSONPieces(plain).scrambled(&random, hasComments: true)
      try Self.check(text, plain, path)
    }
  }

  @Test("shipped files are in the canonical layout")
  func isCanonical() throws {
    #expect(Shipped.files.count > 90)
    for path in Shipped.files {
      let text = try Shipped.text(path)
      #expect(Self.laidOut(text) == text, "\(path)")
    }
  }
}

/// The rule packs and scenarios of this repository.
enum Shipped {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// Their paths from the root.
  static let files: [String] = ["Rules", "Sources/Examples"].flatMap { folder in
    let base = root.appending(path: folder).path
    let found = FileManager.default.enumerator(atPath: base)?.compactMap { $0 as? String } ?? []
    return found.filter { $0.hasSuffix(".json") }.map { "\(folder)/\($0)" }.sorted()
  }

  static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  static func path(_ path: String) -> String { root.appending(path: path).path }
}
